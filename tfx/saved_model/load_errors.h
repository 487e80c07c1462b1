// Private: completes what TensorFlow reports about a model that it cannot load.
#ifndef TFX_SAVED_MODEL_LOAD_ERRORS_H_
#define TFX_SAVED_MODEL_LOAD_ERRORS_H_

#include <string>

namespace tfx::saved_model {

// Call these only in a catch block of an OpError. They rethrow it as the same
// class, with what its message lacks: the damaged file, what to do about an op
// that is not registered, and what was being loaded.
[[noreturn]] void rethrow_for_model(const std::string& directory);
// A graph that is none becomes a DataLossError. `path` is empty for a graph in
// memory.
[[noreturn]] void rethrow_for_graph(const std::string& path);

// What TensorFlow says of bytes that are no graph.
inline constexpr char kInvalidGraph[] = "Invalid GraphDef";

// Throws NotFoundError if there is no checkpoint whose files have this prefix.
void check_checkpoint(const std::string& prefix);

}  // namespace tfx::saved_model

#endif  // TFX_SAVED_MODEL_LOAD_ERRORS_H_
