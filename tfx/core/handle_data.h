// What shape inference may know of the values behind a handle.
//
// The eager runtime tells nobody the dtype and shape of a variable's value by
// its handle. Who makes a handle says so here, so that functions which capture
// it know the shapes of what they read.
#ifndef TFX_CORE_HANDLE_DATA_H_
#define TFX_CORE_HANDLE_DATA_H_

#include <cstdint>
#include <string>

#include "tfx/core/dtypes.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_shape.h"

namespace tfx {

// Says of a resource what its values are, as long as this lives. Any thread.
class [[nodiscard]] HandleData {
 public:
  HandleData(const Tensor& handle, DType dtype, const TensorShape& shape);
  ~HandleData();
  HandleData(const HandleData&) = delete;
  HandleData& operator=(const HandleData&) = delete;

 private:
  const int64_t id_;
};

// Of a tensor of resources or variants: dtypes and shapes of what it refers to,
// as a serialised CppShapeInferenceResult.HandleData; empty if nothing is
// known.
std::string handle_data_of(const Tensor& tensor);

}  // namespace tfx

#endif  // TFX_CORE_HANDLE_DATA_H_
