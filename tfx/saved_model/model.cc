#include "tfx/saved_model/model.h"

#include <numeric>
#include <utility>

#include "tfx/core/errors.h"
#include "tfx/proto/core/protobuf/meta_graph.pb.h"

namespace tfx::saved_model {
namespace {

std::vector<int> all_of(const std::vector<TensorInfo>& tensors) {
  std::vector<int> places(tensors.size());
  std::iota(places.begin(), places.end(), 0);
  return places;
}

}  // namespace

// Plans refer to their signature, which therefore must not move any more.
void Model::add_signatures(std::vector<SignatureInfo> infos) {
  signatures.reserve(infos.size());
  for (SignatureInfo& info : infos) {
    signatures.push_back({std::move(info), nullptr});
    ModelSignature& signature = signatures.back();
    signature.plan = std::make_unique<const Plan>(
        *this, signature.info, all_of(signature.info.inputs),
        all_of(signature.info.outputs));
  }
}

proto::MetaGraphDef Model::parse_meta_graph() const {
  proto::MetaGraphDef meta_graph;
  if (!meta_graph_def) return meta_graph;
  const std::string_view bytes = meta_graph_def.view();
  if (!meta_graph.ParseFromArray(bytes.data(),
                                 static_cast<int>(bytes.size()))) {
    throw errors::DataLossError("the MetaGraphDef of " + directory +
                                " cannot be parsed");
  }
  return meta_graph;
}

}  // namespace tfx::saved_model
