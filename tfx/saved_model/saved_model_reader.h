// Private: reads saved_model.pb, without loading the model.
#ifndef TFX_SAVED_MODEL_SAVED_MODEL_READER_H_
#define TFX_SAVED_MODEL_SAVED_MODEL_READER_H_

#include <string>

namespace tfx::proto {
class SavedModel;
}

namespace tfx::saved_model {

// The bytes of a file: local, or in one of TensorFlow's file systems
// ("ram://…"). Throws NotFoundError, PermissionDeniedError or, for what else
// the system reports, UnknownError.
std::string read_file(const std::string& path);

// Throws OSError, as Python does, if there is no saved_model.pb or
// saved_model.pbtxt, or if it cannot be parsed; and what read_file() throws.
proto::SavedModel read_saved_model(const std::string& directory);

}  // namespace tfx::saved_model

#endif  // TFX_SAVED_MODEL_SAVED_MODEL_READER_H_
