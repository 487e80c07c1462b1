// What shape inference may know of the values behind a handle.
//
// The C API does not tell it of handles that the eager runtime gave out. So
// their owners do, as in Python.
#ifndef TFX_CORE_HANDLE_DATA_H_
#define TFX_CORE_HANDLE_DATA_H_

#include <cstdint>
#include <string>

#include "tfx/core/dtypes.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_shape.h"

namespace tfx {

// While it lives, functions that capture `handle` know what it refers to: a
// value of this dtype and shape. May be made and destroyed on any thread.
class HandleData {
 public:
  HandleData(const Tensor& handle, DType dtype, const TensorShape& shape);
  ~HandleData();
  HandleData(const HandleData&) = delete;
  HandleData& operator=(const HandleData&) = delete;

 private:
  int64_t id_;
};

// Of a tensor of resources or variants: dtypes and shapes of what it refers to,
// as a serialised CppShapeInferenceResult.HandleData; empty if nothing is
// known.
std::string handle_data_of(const Tensor& tensor);

}  // namespace tfx

#endif  // TFX_CORE_HANDLE_DATA_H_
