// Handle data: dtype and shape of the values behind a resource handle, for
// shape inference.
//
// The eager runtime does not reveal them. Code that makes a handle registers
// them here, so that functions that capture it know the shapes of its values.
#ifndef TFX_CORE_HANDLE_DATA_H_
#define TFX_CORE_HANDLE_DATA_H_

#include <cstdint>
#include <string>

#include "tfx/core/dtypes.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_shape.h"

namespace tfx {

// Registers the handle data of a resource for as long as this lives. Any
// thread.
class [[nodiscard]] HandleData {
 public:
  HandleData(const Tensor& handle, DType dtype, const TensorShape& shape);
  ~HandleData();
  HandleData(const HandleData&) = delete;
  HandleData& operator=(const HandleData&) = delete;

 private:
  const int64_t id_;
};

// The handle data of a tensor of resources or variants, as a serialised
// CppShapeInferenceResult.HandleData; empty if nothing is known.
std::string handle_data_of(const Tensor& tensor);

}  // namespace tfx

#endif  // TFX_CORE_HANDLE_DATA_H_
