// Files through TensorFlow's file systems: local, in memory ("ram://…"), and
// those of loaded plugins (TensorFlow's env.h).
#ifndef TFX_C_FILE_SYSTEM_H_
#define TFX_C_FILE_SYSTEM_H_

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "tfx/c/zstring.h"

extern "C" struct TF_WritableFileHandle;

namespace tfx::c {

bool file_exists(ZString path);  ///< Wraps TF_FileStat
// The parent must exist. An existing directory is not an error.
void create_directory(ZString path);  ///< Wraps TF_CreateDir
// Replaces an existing file. Throws what TensorFlow reports.
void write_file(ZString path, std::string_view bytes);
// Deletes `directory` and its contents. Throws if something could not be
// deleted.
void delete_recursively(ZString directory);  ///< Wraps TF_DeleteRecursively
void delete_file(ZString path);              ///< Wraps TF_DeleteFile

struct FileStatistics {
  int64_t length = 0;
  int64_t mtime_nsec = 0;  // last modification, since 1970
  bool is_directory = false;
};
// Throws NotFoundError if `path` does not exist.
FileStatistics file_statistics(ZString path);  ///< Wraps TF_FileStat
// The names of a directory's entries, unordered.
// Wraps TF_GetChildren.
std::vector<std::string> list_directory(ZString path);

// A new file to write (TF_WritableFileHandle). The data is guaranteed to be in
// the file once it is closed.
class WritableFile {
 public:
  // Creates the file, or truncates an existing one.
  explicit WritableFile(ZString path);  ///< Wraps TF_NewWritableFile
  WritableFile(WritableFile&& other) noexcept;
  WritableFile& operator=(WritableFile&& other) noexcept;
  // Closes the file; errors are ignored.
  ~WritableFile();  ///< Wraps TF_CloseWritableFile

  // These throw FailedPreconditionError once it is closed or moved from.
  void append(std::string_view bytes);  ///< Wraps TF_AppendWritableFile
  // Makes the data visible to readers.
  void flush();  ///< Wraps TF_FlushWritableFile
  void close();  ///< Wraps TF_CloseWritableFile

 private:
  TF_WritableFileHandle* open_file() const;

  TF_WritableFileHandle* file_;
};

}  // namespace tfx::c

#endif  // TFX_C_FILE_SYSTEM_H_
