#include "tfx/saved_model/signature_reader.h"

#include <algorithm>
#include <string>

#include "tfx/proto/core/framework/tensor.pb.h"
#include "tfx/proto/core/protobuf/meta_graph.pb.h"
#include "tfx/saved_model/structured_value.h"

namespace tfx::saved_model {
namespace {

void append(std::vector<TensorInfo>& tensors, const std::string& name,
            const proto::TensorInfo& info) {
  if (info.has_coo_sparse()) {
    const auto& sparse = info.coo_sparse();
    const TensorShape one = {kNone};
    tensors.push_back({name + "_indices", tfx::int64, TensorShape{kNone, kNone},
                       sparse.indices_tensor_name()});
    tensors.push_back({name + "_values", read_dtype(info.dtype()), one,
                       sparse.values_tensor_name()});
    tensors.push_back({name + "_dense_shape", tfx::int64, one,
                       sparse.dense_shape_tensor_name()});
    return;
  }
  if (info.has_composite_tensor()) {
    int number = 0;
    for (const auto& component : info.composite_tensor().components()) {
      append(tensors, name + "_component_" + std::to_string(number++),
             component);
    }
    return;
  }
  tensors.push_back({name, read_dtype(info.dtype()),
                     read_shape(info.tensor_shape()), info.name()});
}

template <typename Map>
std::vector<TensorInfo> read_tensors(const Map& map) {
  std::vector<TensorInfo> tensors;
  for (const auto& [name, info] : map) append(tensors, name, info);
  std::sort(tensors.begin(), tensors.end(),
            [](const auto& a, const auto& b) { return a.name < b.name; });
  return tensors;
}

}  // namespace

std::vector<SignatureInfo> read_signatures(
    const proto::MetaGraphDef& meta_graph) {
  std::vector<SignatureInfo> signatures;
  for (const auto& [name, definition] : meta_graph.signature_def()) {
    if (name == "__saved_model_init_op" || name == "__saved_model_train_op") {
      continue;
    }
    SignatureInfo signature{.name = name,
                            .inputs = read_tensors(definition.inputs()),
                            .outputs = read_tensors(definition.outputs()),
                            .method_name = definition.method_name()};
    for (TensorInfo& input : signature.inputs) {
      const auto value = definition.defaults().find(input.name);
      if (value == definition.defaults().end()) continue;
      input.default_value =
          c::Tensor::from_proto(value->second.SerializeAsString());
    }
    signatures.push_back(std::move(signature));
  }
  std::sort(signatures.begin(), signatures.end(),
            [](const auto& a, const auto& b) { return a.name < b.name; });
  return signatures;
}

}  // namespace tfx::saved_model
