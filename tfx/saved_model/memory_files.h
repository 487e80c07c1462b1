// Private: files that live in memory while a model uses them.
#ifndef TFX_SAVED_MODEL_MEMORY_FILES_H_
#define TFX_SAVED_MODEL_MEMORY_FILES_H_

#include <map>
#include <string>

namespace tfx::saved_model {

// A folder of TensorFlow's file system "ram://", deleted with this. Move-only.
class MemoryFiles {
 public:
  MemoryFiles() = default;
  // By their paths in the folder. Throws ValueError for a path that leads out
  // of it.
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
