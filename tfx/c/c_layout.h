// Private to tfx/c: reinterprets C++ values as the C types whose layout they
// share.
#ifndef TFX_C_C_LAYOUT_H_
#define TFX_C_C_LAYOUT_H_

#include <cstddef>
#include <span>
#include <string>

#include "tensorflow/c/c_api.h"
#include "tensorflow/c/eager/c_api.h"
#include "tfx/c/errors.h"
#include "tfx/c/operation.h"
#include "tfx/c/tensor.h"
#include "tfx/c/tensor_handle.h"

namespace tfx::c {

static_assert(sizeof(Operation) == sizeof(TF_Operation*));
static_assert(sizeof(Output) == sizeof(TF_Output));
static_assert(offsetof(Output, index) == offsetof(TF_Output, index));
static_assert(sizeof(Input) == sizeof(TF_Input));
static_assert(sizeof(Tensor) == sizeof(TF_Tensor*));
static_assert(sizeof(TensorHandle) == sizeof(TFE_TensorHandle*));
static_assert(sizeof(DataType) == sizeof(TF_DataType));

inline const TF_Output* as_c(std::span<const Output> outputs) {
  return reinterpret_cast<const TF_Output*>(outputs.data());
}
inline TF_Output* as_c(std::span<Output> outputs) {
  return reinterpret_cast<TF_Output*>(outputs.data());
}
inline TF_Operation* const* as_c(std::span<const Operation> operations) {
  return reinterpret_cast<TF_Operation* const*>(operations.data());
}
inline TF_Tensor* const* as_c(std::span<const Tensor> tensors) {
  return reinterpret_cast<TF_Tensor* const*>(tensors.data());
}
inline TF_Tensor** as_c(std::span<Tensor> tensors) {
  return reinterpret_cast<TF_Tensor**>(tensors.data());
}
inline TFE_TensorHandle** as_c(std::span<TensorHandle> handles) {
  return reinterpret_cast<TFE_TensorHandle**>(handles.data());
}
inline const TF_DataType* as_c(std::span<const DataType> types) {
  return reinterpret_cast<const TF_DataType*>(types.data());
}
inline TF_Output as_c(Output output) {
  return {output.operation.get(), output.index};
}
inline TF_DataType as_c(DataType type) {
  return static_cast<TF_DataType>(type);
}
inline Output from_c(TF_Output output) {
  return {Operation(output.oper), output.index};
}

template <typename T>
int count_of(const T& container) {
  return static_cast<int>(container.size());
}

// C dereferences these pointers unchecked.
inline void check_not_empty(Operation operation, const char* what) {
  if (!operation) {
    throw errors::InvalidArgumentError(std::string(what) +
                                       " is no operation (empty)");
  }
}
// For C functions that check the index too late or not at all.
inline void check_output(Output output, const char* what) {
  check_not_empty(output.operation, what);
  (void)output.operation.output(output.index);
}
inline void check_outputs(std::span<const Output> outputs, const char* what) {
  for (const Output& output : outputs) check_output(output, what);
}
inline void check_not_empty(std::span<const Output> outputs, const char* what) {
  for (const Output& output : outputs) check_not_empty(output.operation, what);
}
inline void check_not_empty(std::span<const Operation> operations,
                            const char* what) {
  for (const Operation operation : operations) check_not_empty(operation, what);
}

}  // namespace tfx::c

#endif  // TFX_C_C_LAYOUT_H_
