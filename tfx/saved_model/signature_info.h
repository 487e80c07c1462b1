// What a signature says of itself: names, dtypes, shapes.
#ifndef TFX_SAVED_MODEL_SIGNATURE_INFO_H_
#define TFX_SAVED_MODEL_SIGNATURE_INFO_H_

#include <string>
#include <string_view>
#include <vector>

#include "tfx/c/tensor.h"
#include "tfx/core/dtypes.h"
#include "tfx/core/tensor_shape.h"

namespace tfx::saved_model {

// An input or output. A sparse one counts as three, NAME_indices, NAME_values
// and NAME_dense_shape, as in Python; any other composite one as
// NAME_component_0 and so on.
struct TensorInfo {
  std::string name = {};
  DType dtype = {};
  // As the signature declares it. Nothing holds a model to it: a call with
  // another shape runs if the graph takes it, as in Python.
  TensorShape shape = TensorShape::unknown();
  // In the graph: "serving_default_x:0".
  std::string tensor_name = {};
  // Fed if a call does not name the input; empty if it has to.
  c::Tensor default_value = {};

  // "TensorSpec(shape=(None, 2), dtype=tf.float32, name='x')"
  std::string spec() const;
};

struct SignatureInfo {
  std::string name = {};
  // Both by name.
  std::vector<TensorInfo> inputs = {};
  std::vector<TensorInfo> outputs = {};
  // "tensorflow/serving/predict"
  std::string method_name = {};

  // Where the name is in a list of theirs; -1 if it is not.
  static int find(const std::vector<TensorInfo>& tensors,
                  std::string_view name);
  // "(*, x: TensorSpec(…)) -> Dict[['y', TensorSpec(…)]]"
  std::string str() const;
};

// "'a', 'b'"; "none" if there are none.
std::string quoted_names(const std::vector<TensorInfo>& tensors);

}  // namespace tfx::saved_model

#endif  // TFX_SAVED_MODEL_SIGNATURE_INFO_H_
