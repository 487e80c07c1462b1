// A SavedModel, loaded into a session.
#ifndef TFX_C_SAVED_MODEL_H_
#define TFX_C_SAVED_MODEL_H_

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "tfx/c/buffer.h"
#include "tfx/c/graph.h"
#include "tfx/c/session.h"
#include "tfx/c/zstring.h"

namespace tfx::c {

struct SavedModel {
  Graph graph;
  Session session;
  // A serialised MetaGraphDef; its signatures name what to feed and fetch.
  Buffer meta_graph_def;
};

struct SavedModelOptions {
  SessionOptions session_options = {};
  std::string_view run_options = {};  // for restoring: serialised RunOptions
};

// Loads the graph of `directory` whose tags are exactly `tags` (usually
// {"serve"}), restores its variables and runs its initializers.
//
// Throws PermissionDeniedError if `directory` may not be read, and
// NotFoundError if there is no SavedModel, if no graph has these tags
// (the error lists the available tag sets), or if the model has a saver but its
// variables are missing, which C accepts.
// Wraps TF_LoadSessionFromSavedModel.
SavedModel load_saved_model(const std::string& directory,
                            std::span<const std::string> tags,
                            const SavedModelOptions& options = {});
// With the tags {"serve"}.
SavedModel load_saved_model(const std::string& directory);

}  // namespace tfx::c

#endif  // TFX_C_SAVED_MODEL_H_
