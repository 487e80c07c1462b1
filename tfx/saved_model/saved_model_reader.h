// Private: what saved_model.pb says before anything is loaded.
#ifndef TFX_SAVED_MODEL_SAVED_MODEL_READER_H_
#define TFX_SAVED_MODEL_SAVED_MODEL_READER_H_

#include <string>
#include <string_view>
#include <vector>

namespace tfx::proto {
class SavedModel;
}

namespace tfx::saved_model {

// The bytes of a file: local, or of a file system that TensorFlow knows
// ("ram://…"). Throws NotFoundError.
std::string read_file(const std::string& path);

// Throws NotFoundError if there is no saved_model.pb or saved_model.pbtxt,
// DataLossError if it is none.
proto::SavedModel read_saved_model(const std::string& directory);

// The tags of each graph, without a look at the graphs. Throws as above.
using TagSets = std::vector<std::vector<std::string>>;
TagSets read_tag_sets(const std::string& directory);

}  // namespace tfx::saved_model

#endif  // TFX_SAVED_MODEL_SAVED_MODEL_READER_H_
