// Private: what shape inference may know of the values behind a handle.
#ifndef TFX_CORE_HANDLE_DATA_H_
#define TFX_CORE_HANDLE_DATA_H_

#include <string>

#include "tfx/core/tensor.h"

namespace tfx {

// Of a tensor of resources or variants: dtypes and shapes of what it refers to,
// as a serialised CppShapeInferenceResult.HandleData; empty if nothing is
// known.
std::string handle_data_of(const Tensor& tensor);

}  // namespace tfx

#endif  // TFX_CORE_HANDLE_DATA_H_
