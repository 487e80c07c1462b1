#include "tfx/saved_model/signature_info.h"

#include <utility>

namespace tfx::saved_model {

int SignatureInfo::find(const std::vector<TensorInfo>& tensors,
                        std::string_view name) {
  for (size_t i = 0; i < tensors.size(); ++i) {
    if (tensors[i].name == name) return static_cast<int>(i);
  }
  return -1;
}

FunctionType SignatureInfo::type() const {
  FunctionType type;
  for (const TensorInfo& input : inputs) {
    type.parameters.push_back(
        {input.name, FunctionType::Kind::kKeywordOnly, input.spec()});
  }
  std::vector<StructuredSpec::Item> results;
  for (const TensorInfo& output : outputs) {
    results.emplace_back(output.name, output.spec());
  }
  type.output = StructuredSpec::dict(std::move(results));
  return type;
}

std::string quoted_names(const std::vector<TensorInfo>& tensors) {
  std::string names;
  for (const TensorInfo& tensor : tensors) {
    names += (names.empty() ? "'" : ", '") + tensor.name + "'";
  }
  return names.empty() ? "none" : names;
}

}  // namespace tfx::saved_model
