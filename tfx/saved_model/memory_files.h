// Private: files in memory that a model uses.
#ifndef TFX_SAVED_MODEL_MEMORY_FILES_H_
#define TFX_SAVED_MODEL_MEMORY_FILES_H_

#include <map>
#include <string>

namespace tfx::saved_model {

// A folder in TensorFlow's file system "ram://"; the destructor deletes it.
// Move-only.
class MemoryFiles {
 public:
  MemoryFiles() = default;
  // Writes `files`, contents by paths in the folder. Throws ValueError for an
  // invalid path or one that leads out of the folder.
  explicit MemoryFiles(const std::map<std::string, std::string>& files);
  ~MemoryFiles();
  MemoryFiles(MemoryFiles&& other) noexcept;
  MemoryFiles& operator=(MemoryFiles&& other) noexcept;

  const std::string& directory() const { return directory_; }

 private:
  std::string directory_ = {};
};

}  // namespace tfx::saved_model

#endif  // TFX_SAVED_MODEL_MEMORY_FILES_H_
