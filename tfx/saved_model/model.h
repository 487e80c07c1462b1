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
#include "tfx/c/graph.h"
#include "tfx/c/session.h"
#include "tfx/saved_model/bounded_calls.h"
#include "tfx/saved_model/call_options.h"
#include "tfx/saved_model/eager_model.h"
#include "tfx/saved_model/memory_files.h"
#include "tfx/saved_model/object_graph.h"
#include "tfx/saved_model/plan.h"
#include "tfx/saved_model/signature_info.h"

namespace tfx::saved_model {

// A signature, and the plan for calls with all its inputs and outputs.
struct ModelSignature {
  SignatureInfo info;
  std::unique_ptr<const Plan> plan;
};

// Runs either in a session or in the eager runtime, as chosen by LoadOptions.
struct Model : std::enable_shared_from_this<Model> {
  // The model's files, if it was loaded from memory. Kept, because operations
  // may read an asset in any call.
  MemoryFiles files = {};
  // The directory of its files; empty for a frozen graph.
  std::string directory = {};
  // Empty in the eager runtime. The session is mutable so that close() can be
  // const: closing is as thread-safe as calls are.
  c::Graph graph = {};
  mutable c::Session session = c::Session(nullptr);
  // Null if the model runs in a session.
  std::unique_ptr<const EagerModel> eager = {};
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
  // A plan for calls with these inputs and outputs, given as indices into those
  // of the signature. It refers to this model and to `signature`.
  std::unique_ptr<const Plan> plan(const SignatureInfo& signature,
                                   std::span<const int> inputs,
                                   std::span<const int> outputs) const;
  // The model's objects, parsed in each call. Throws ValueError if it has none.
  ObjectGraph objects() const;
  // Throws RuntimeError: `asked` needs the eager runtime; the message says how
  // to load the model there. Throws ValueError if the model has no objects.
  [[noreturn]] void throw_not_eager(const std::string& asked) const;
  // Ends running calls that have a timeout, cancels the others as far as
  // TensorFlow can, and later ones.
  void close() const;
};

}  // namespace tfx::saved_model

#endif  // TFX_SAVED_MODEL_MODEL_H_
