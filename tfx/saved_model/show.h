// What is in a SavedModel, as text.
#ifndef TFX_SAVED_MODEL_SHOW_H_
#define TFX_SAVED_MODEL_SHOW_H_

#include <string>

namespace tfx::saved_model {

// What Python's `saved_model_cli show --all` prints: graphs, signatures, ops,
// functions. Ops are in order of their names, where Python's set has none. The
// model is read, not loaded: ops that nobody registered are no obstacle.
// Throws NotFoundError if there is no SavedModel, DataLossError if it is
// damaged.
std::string show(const std::string& directory);

}  // namespace tfx::saved_model

#endif  // TFX_SAVED_MODEL_SHOW_H_
