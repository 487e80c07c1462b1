#include "tfx/saved_model/model_state.h"

#include <utility>

#include "tfx/autodiff/tape.h"
#include "tfx/core/errors.h"
#include "tfx/core/func_graph.h"
#include "tfx/proto/core/protobuf/meta_graph.pb.h"
#include "tfx/saved_model/memory_files.h"
#include "tfx/saved_model/model.h"

namespace tfx::saved_model {
namespace {

constexpr const char* kVariables = "/variables/variables";

// Writes what the session has into files in memory, as Python's saver would.
MemoryFiles save(const Model& model, const proto::SaverDef& saver) {
  if (saver.save_tensor_name().empty()) {
    throw NotImplementedError(
        "the model has no operation that saves its variables, which its "
        "signatures may have changed: ask for variables or functions before "
        "the first call");
  }
  MemoryFiles files(std::map<std::string, std::string>{{"variables/none", ""}});
  const c::Tensor prefix =
      c::Tensor::scalar_string(files.directory() + kVariables);
  model.session.run(
      {{model.graph.output(saver.filename_tensor_name()), prefix}},
      {model.graph.output(saver.save_tensor_name())});
  return files;
}

}  // namespace

const ModelState::Moved& ModelState::move(const Model& model) {
  const std::lock_guard lock(moving_);
  if (owner_ != nullptr) return *owner_;
  // It happens once, now, and is nothing that anybody computes.
  const InitScope eager;
  const StopRecording no_tapes;
  const proto::MetaGraphDef meta_graph = model.parse_meta_graph();
  gate_.hold();
  try {
    // Before the first call the state is what the model's files say.
    MemoryFiles saved;
    if (gate_.was_used() && has_state(meta_graph.object_graph_def())) {
      saved = save(model, meta_graph.saver_def());
    }
    const std::string& state =
        saved.directory().empty() ? model.directory : saved.directory();
    std::unique_ptr<Moved> moved(new Moved{
        EagerModel(meta_graph, model.directory, state + kVariables), {}});
    for (const ModelSignature& signature : model.signatures) {
      moved->signatures.emplace(&signature.info,
                                moved->model.signature(signature.info));
    }
    owner_ = std::move(moved);
  } catch (...) {
    gate_.open();
    throw;
  }
  moved_.store(owner_.get(), std::memory_order_release);
  gate_.close();
  // Nobody uses the session any more: its copy of the variables goes.
  const std::lock_guard ending(ending_);
  model.session = c::Session(nullptr);
  return *owner_;
}

void ModelState::close(const Model& model) {
  const std::lock_guard lock(ending_);
  is_closed_.store(true);
  closing_.start_cancel();
  if (model.session) model.session.close();
}

}  // namespace tfx::saved_model
