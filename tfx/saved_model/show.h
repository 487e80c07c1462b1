// show(): the contents of a SavedModel, as text.
#ifndef TFX_SAVED_MODEL_SHOW_H_
#define TFX_SAVED_MODEL_SHOW_H_

#include <string>

namespace tfx::saved_model {

// The output of Python's `saved_model_cli show --all`: graphs, signatures, ops,
// functions. Ops are sorted by name (Python prints an unordered set). The model
// is read but not loaded, so its ops need not be registered. Throws
// OSError if there is no SavedModel or it is damaged, and PermissionDeniedError
// if it may not be read.
std::string show(const std::string& directory);

}  // namespace tfx::saved_model

#endif  // TFX_SAVED_MODEL_SHOW_H_
