// Private: a loaded model, shared by all that was made from it.
#ifndef TFX_SAVED_MODEL_MODEL_H_
#define TFX_SAVED_MODEL_MODEL_H_

#include <memory>
#include <string>
#include <vector>

#include "tfx/c/buffer.h"
#include "tfx/c/graph.h"
#include "tfx/c/session.h"
#include "tfx/saved_model/call_options.h"
#include "tfx/saved_model/memory_files.h"
#include "tfx/saved_model/model_state.h"
#include "tfx/saved_model/plan.h"
#include "tfx/saved_model/signature_info.h"

namespace tfx::proto {
class MetaGraphDef;
}

namespace tfx::saved_model {

// A signature, and the plan of a call with all its inputs and outputs.
struct ModelSignature {
  SignatureInfo info;
  std::unique_ptr<const Plan> plan;
};

struct Model {
  // Where files in memory are, if the model came from there: an operation may
  // read an asset at any call.
  MemoryFiles files = {};
  // Of its files; empty for a frozen graph.
  std::string directory = {};
  c::Graph graph;
  // Empty once the model has moved to the eager runtime. Ending it is const
  // here: that is as safe beside calls as a call.
  mutable c::Session session;
  // Serialised MetaGraphDef; empty for a frozen graph.
  c::Buffer meta_graph_def;
  std::vector<std::string> tags = {};
  Threads threads = Threads::kAuto;
  // By name; never changed once the model is made.
  std::vector<ModelSignature> signatures = {};
  // Declared last: what it has in the eager runtime goes first.
  std::unique_ptr<ModelState> state = std::make_unique<ModelState>();

  // Adds signatures, and makes their plans.
  void add_signatures(std::vector<SignatureInfo> infos);
  // Empty for a frozen graph.
  proto::MetaGraphDef parse_meta_graph() const;
};

}  // namespace tfx::saved_model

#endif  // TFX_SAVED_MODEL_MODEL_H_
