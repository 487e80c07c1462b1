// Private: the state of a loaded model, shared by its handles, signatures and
// outputs.
#ifndef TFX_SAVED_MODEL_MODEL_H_
#define TFX_SAVED_MODEL_MODEL_H_

#include <chrono>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "tfx/c/buffer.h"
#include "tfx/c/cancellation.h"
#include "tfx/c/graph.h"
#include "tfx/c/session.h"
#include "tfx/config/config_proto.h"
#include "tfx/saved_model/bounded_calls.h"
#include "tfx/saved_model/call_options.h"
#include "tfx/saved_model/eager_model.h"
#include "tfx/saved_model/graph_model.h"
#include "tfx/saved_model/memory_files.h"
#include "tfx/saved_model/object_graph.h"
#include "tfx/saved_model/plan.h"
#include "tfx/saved_model/signature_info.h"

namespace tfx::proto {
class MetaGraphDef;
}

namespace tfx::saved_model {

// A signature, and the plan for calls with all its inputs and outputs.
struct ModelSignature {
  SignatureInfo info;
  std::unique_ptr<const Plan> plan;
};

// Throws ValueError for options of a session that does not exist.
void check_runtime(bool eager, const ConfigProto& config, Threads threads);

// Runs either in a session or in the eager runtime, as chosen by LoadOptions.
struct Model : std::enable_shared_from_this<Model> {
  // The model's files, if it was loaded from memory. Kept, because operations
  // may read an asset in any call.
  MemoryFiles files = {};
  // The directory of its files; for a frozen graph its file, or empty.
  std::string directory = {};
  // Empty in the eager runtime. The session is mutable so that close() can be
  // const: closing is as thread-safe as calls are.
  c::Graph graph = {};
  mutable c::Session session = c::Session(nullptr);
  // The model in the eager runtime, if it has objects or if it has none. Both
  // null if it runs in a session.
  std::unique_ptr<const EagerModel> eager = {};
  std::unique_ptr<const GraphModel> eager_graph = {};
  // Serialised MetaGraphDef; empty for a frozen graph.
  c::Buffer meta_graph_def = c::Buffer(nullptr);
  std::vector<std::string> tags = {};
  Threads threads = Threads::kAuto;
  // The timeout of calls that have none of their own; 0 if there is none.
  std::chrono::milliseconds timeout{0};
  // Those with a timeout.
  mutable BoundedCalls calls = {};
  // In the order of names. Not changed after loading.
  std::vector<ModelSignature> signatures = {};

  // Adds signatures and makes their plans.
  void add_signatures(std::vector<SignatureInfo> infos);
  // A plan for calls with all inputs and outputs.
  std::unique_ptr<const Plan> plan(const SignatureInfo& signature) const;
  // A plan for calls with these inputs and outputs, given as indices into those
  // of the signature. It refers to this model and to `signature`.
  std::unique_ptr<const Plan> plan(const SignatureInfo& signature,
                                   std::span<const int> inputs,
                                   std::span<const int> outputs) const;
  // The graph whose parts can be run. Throws AttributeError if the model's
  // objects are in the eager runtime.
  const c::Graph& runnable_graph() const;
  // Parsed in each call; empty for a frozen graph.
  proto::MetaGraphDef parse_meta_graph() const;
  // Throws RuntimeError: `asked` needs the eager runtime; the message says how
  // to load the model there.
  [[noreturn]] void throw_not_eager(const std::string& asked) const;
  // Cancels the model's calls in the eager runtime when it is closed; null in a
  // session.
  c::CancellationManager* closing() const;
  // Ends running calls that have a timeout, cancels the others as far as
  // TensorFlow can, and later ones.
  void close() const;
};

}  // namespace tfx::saved_model

#endif  // TFX_SAVED_MODEL_MODEL_H_
