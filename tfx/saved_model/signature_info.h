// SignatureInfo: the declaration of a signature: names, dtypes, shapes.
#ifndef TFX_SAVED_MODEL_SIGNATURE_INFO_H_
#define TFX_SAVED_MODEL_SIGNATURE_INFO_H_

#include <string>
#include <string_view>
#include <vector>

#include "tfx/c/tensor.h"
#include "tfx/core/dtypes.h"
#include "tfx/core/tensor_shape.h"
#include "tfx/core/tensor_spec.h"
#include "tfx/function/function_type.h"

namespace tfx::saved_model {

// An input or output. As in Python, a composite tensor is several of these. In
// a model of TensorFlow 2 they are NAME, NAME_1, NAME_2; in one of TensorFlow 1
// a sparse tensor is NAME_indices, NAME_values and NAME_dense_shape, and any
// other is NAME_component_0 and so on.
struct TensorInfo {
  std::string name = {};
  DType dtype = {};
  // The declared shape. It is not enforced: a call with another shape runs if
  // the graph accepts it, as in Python.
  TensorShape shape = TensorShape::unknown();
  // The tensor's name in the graph: "serving_default_x:0".
  std::string tensor_name = {};
  // Used if a call does not give the input; empty if the input is required.
  c::Tensor default_value = {};

  TensorSpec spec() const { return {shape, dtype, name}; }
};

struct SignatureInfo {
  std::string name = {};
  // Both sorted by name; those of LoadedModel::prune() as they were given.
  std::vector<TensorInfo> inputs = {};
  std::vector<TensorInfo> outputs = {};
  // "tensorflow/serving/predict"
  std::string method_name = {};
  // Operations that a call runs besides, of LoadedModel::prune().
  std::vector<std::string> operations = {};

  // The index of the tensor with this name; -1 if there is none.
  static int find(const std::vector<TensorInfo>& tensors,
                  std::string_view name);
  // "(*, x: TensorSpec(…)) -> Dict[['y', TensorSpec(…)]]"
  FunctionType type() const;
};

// "'a', 'b'"; "none" if there are none.
std::string quoted_names(const std::vector<TensorInfo>& tensors);

}  // namespace tfx::saved_model

#endif  // TFX_SAVED_MODEL_SIGNATURE_INFO_H_
