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

void check_runtime(bool eager, const ConfigProto& config, Threads threads) {
  if (!eager || (config == ConfigProto() && threads == Threads::kAuto)) return;
  throw ValueError(
      "`.config` and `.threads` are of a session, which a model that is "
      "loaded with `.eager = true` has not: tf::config is for the eager "
      "runtime");
}

// Plans refer to their signature, which therefore must not move any more.
void Model::add_signatures(std::vector<SignatureInfo> infos) {
  signatures.reserve(infos.size());
  for (SignatureInfo& info : infos) {
    signatures.push_back({std::move(info), nullptr});
    ModelSignature& signature = signatures.back();
    signature.plan = plan(signature.info);
  }
}

std::unique_ptr<const Plan> Model::plan(const SignatureInfo& signature) const {
  return plan(signature, all_of(signature.inputs), all_of(signature.outputs));
}

std::unique_ptr<const Plan> Model::plan(const SignatureInfo& signature,
                                        std::span<const int> inputs,
                                        std::span<const int> outputs) const {
  return closing() == nullptr
             ? plan_in_session(*this, signature, inputs, outputs)
             : plan_in_eager_runtime(*this, signature, inputs, outputs);
}

const c::Graph& Model::runnable_graph() const {
  if (eager_graph != nullptr) return eager_graph->graph();
  if (eager == nullptr) return graph;
  throw AttributeError(
      "a model that was loaded with `.eager = true` has functions, and no "
      "graph whose parts can be run: ask for function(path), or load it "
      "without "
      ".eager");
}

proto::MetaGraphDef Model::parse_meta_graph() const {
  proto::MetaGraphDef meta_graph;
  const std::string_view bytes =
      meta_graph_def ? meta_graph_def.view() : std::string_view();
  if (!meta_graph.ParseFromArray(bytes.data(),
                                 static_cast<int>(bytes.size()))) {
    throw errors::DataLossError("the MetaGraphDef of " + directory +
                                " cannot be parsed");
  }
  return meta_graph;
}

void Model::throw_not_eager(const std::string& asked) const {
  std::string load = "load(files, {.eager = true})";
  if (!meta_graph_def) {
    load = "load_graph" +
           (directory.empty() ? std::string("_def(graph_def")
                              : "(\"" + directory + "\"") +
           ", {…, .eager = true})";
  } else if (files.directory().empty()) {
    load = "load(\"" + directory + "\", {.eager = true})";
  }
  throw RuntimeError(
      asked +
      " needs the eager runtime, and the model was loaded to be served from a "
      "session. Load it with tf::saved_model::" +
      load);
}

c::CancellationManager* Model::closing() const {
  if (eager != nullptr) return &eager->closing();
  return eager_graph == nullptr ? nullptr : &eager_graph->closing();
}

void Model::close() const {
  calls.close();
  if (c::CancellationManager* const eager_calls = closing()) {
    eager_calls->start_cancel();
  } else {
    session.close();
  }
}

}  // namespace tfx::saved_model
