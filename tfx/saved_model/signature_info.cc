#include "tfx/saved_model/signature_info.h"

namespace tfx::saved_model {

std::string TensorInfo::spec() const {
  return "TensorSpec(shape=" + shape.str() + ", dtype=" + dtype.repr() +
         ", name='" + name + "')";
}

int SignatureInfo::find(const std::vector<TensorInfo>& tensors,
                        std::string_view name) {
  for (size_t i = 0; i < tensors.size(); ++i) {
    if (tensors[i].name == name) return static_cast<int>(i);
  }
  return -1;
}

std::string SignatureInfo::str() const {
  std::string parameters;
  for (const TensorInfo& input : inputs) {
    parameters +=
        (parameters.empty() ? "*, " : ", ") + input.name + ": " + input.spec();
  }
  std::string results;
  for (const TensorInfo& output : outputs) {
    results += (results.empty() ? "['" : ", ['") + output.name + "', " +
               output.spec() + "]";
  }
  return "(" + parameters + ") -> Dict[" + results + "]";
}

std::string quoted_names(const std::vector<TensorInfo>& tensors) {
  std::string names;
  for (const TensorInfo& tensor : tensors) {
    names += (names.empty() ? "'" : ", '") + tensor.name + "'";
  }
  return names.empty() ? "none" : names;
}

}  // namespace tfx::saved_model
