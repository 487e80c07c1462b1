// tfx in a shared library of which other programs see one function. Only the C
// API, so that nothing else has to be compiled for a shared library.
#include <cmath>
#include <exception>
#include <iostream>
#include <memory>
#include <string>

#include "tensorflow/c/c_api.h"
#include "tensorflow/c/eager/c_api.h"
#include "tensorflow/c/tf_tstring.h"
#include "third_party/tensorflow/libtensorflow.h"

namespace {

template <typename T, void (*kDelete)(T*)>
struct Delete {
  void operator()(T* object) const { kDelete(object); }
};
template <typename T, void (*kDelete)(T*)>
using Owned = std::unique_ptr<T, Delete<T, kDelete>>;

using Status = Owned<TF_Status, TF_DeleteStatus>;
using Tensor = Owned<TF_Tensor, TF_DeleteTensor>;
using Handle = Owned<TFE_TensorHandle, TFE_DeleteTensorHandle>;
using Op = Owned<TFE_Op, TFE_DeleteOp>;
using Context = Owned<TFE_Context, TFE_DeleteContext>;
using Options = Owned<TFE_ContextOptions, TFE_DeleteContextOptions>;

void print(TFE_Context* context, const std::string& text, TF_Status* status) {
  const Tensor tensor(
      TF_AllocateTensor(TF_STRING, nullptr, 0, sizeof(TF_TString)));
  auto* string = static_cast<TF_TString*>(TF_TensorData(tensor.get()));
  TF_StringInit(string);
  TF_StringCopy(string, text.data(), text.size());
  const Handle input(TFE_NewTensorHandle(tensor.get(), status));
  const Op op(TFE_NewOp(context, "PrintV2", status));
  TFE_OpAddInput(op.get(), input.get(), status);
  int count = 0;
  TFE_Execute(op.get(), nullptr, &count, status);
}

float square_root(float number) {
  const Status status(TF_NewStatus());
  const Options options(TFE_NewContextOptions());
  const Context context(TFE_NewContext(options.get(), status.get()));
  print(context.get(), "I0000 root of " + std::to_string(number), status.get());
  const Tensor tensor(TF_AllocateTensor(TF_FLOAT, nullptr, 0, sizeof(float)));
  *static_cast<float*>(TF_TensorData(tensor.get())) = number;
  const Handle input(TFE_NewTensorHandle(tensor.get(), status.get()));
  const Op op(TFE_NewOp(context.get(), "Sqrt", status.get()));
  TFE_OpAddInput(op.get(), input.get(), status.get());
  TFE_TensorHandle* output = nullptr;
  int count = 1;
  TFE_Execute(op.get(), &output, &count, status.get());
  const Handle owned(output);
  if (TF_GetCode(status.get()) != TF_OK) return NAN;
  const Tensor result(TFE_TensorHandleResolve(output, status.get()));
  return *static_cast<const float*>(TF_TensorData(result.get()));
}

}  // namespace

// NaN if anything goes wrong, for which std::cout has the reason.
extern "C" float plugin_square_root(float number) {
  try {
    return square_root(number);
  } catch (const std::exception& e) {
    std::cout << e.what() << std::endl;
    return NAN;
  }
}
