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
    signature.plan = plan(signature.info, all_of(signature.info.inputs),
                          all_of(signature.info.outputs));
  }
}

std::unique_ptr<const Plan> Model::plan(const SignatureInfo& signature,
                                        std::span<const int> inputs,
                                        std::span<const int> outputs) const {
  return eager == nullptr
             ? plan_in_session(*this, signature, inputs, outputs)
             : plan_in_eager_runtime(*this, signature, inputs, outputs);
}

ObjectGraph Model::objects() const {
  proto::MetaGraphDef meta_graph;
  const std::string_view bytes =
      meta_graph_def ? meta_graph_def.view() : std::string_view();
  if (!meta_graph.ParseFromArray(bytes.data(),
                                 static_cast<int>(bytes.size()))) {
    throw errors::DataLossError("the MetaGraphDef of " + directory +
                                " cannot be parsed");
  }
  return ObjectGraph(std::move(*meta_graph.mutable_object_graph_def()));
}

void Model::throw_not_eager(const std::string& asked) const {
  objects();  // Models without them cannot be loaded otherwise, and say so.
  throw RuntimeError(
      asked +
      " needs the eager runtime, and the model was loaded to be served from a "
      "session. Load it with tf::saved_model::load(" +
      (files.directory().empty() ? "\"" + directory + "\"" : "files") +
      ", {.eager = true})");
}

void Model::close() const {
  calls.close();
  if (eager != nullptr) {
    eager->closing().start_cancel();
  } else {
    session.close();
  }
}

}  // namespace tfx::saved_model
