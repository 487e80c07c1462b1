// Files through TensorFlow's file systems: local ones, "ram://…" in memory,
// and those of loaded libraries (env.h).
#ifndef TFX_C_FILE_SYSTEM_H_
#define TFX_C_FILE_SYSTEM_H_

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "tfx/c/zstring.h"

extern "C" struct TF_WritableFileHandle;

namespace tfx::c {

bool file_exists(ZString path);
// Its parent must be there; that it is there already is no error.
void create_directory(ZString path);
// Throws what TensorFlow reports; what is there already is replaced.
void write_file(ZString path, std::string_view bytes);
// With all that is in it. Throws if something could not be deleted.
void delete_recursively(ZString directory);
void delete_file(ZString path);

struct FileStatistics {
  int64_t length = 0;
  int64_t mtime_nsec = 0;  // when it was last changed, since 1970
  bool is_directory = false;
};
// Throws NotFoundError if there is nothing.
FileStatistics file_statistics(ZString path);
// The names of what is in a directory, in any order.
std::vector<std::string> list_directory(ZString path);

// A file that is written from its beginning (TF_WritableFileHandle). What has
// been written is sure to be there when it is closed.
class WritableFile {
 public:
  // Makes it, or empties it.
  explicit WritableFile(ZString path);
  WritableFile(WritableFile&& other) noexcept;
  WritableFile& operator=(WritableFile&& other) noexcept;
  // Closes it; what goes wrong then is lost.
  ~WritableFile();

  void append(std::string_view bytes);
  // So that others may read it.
  void flush();
  void close();

 private:
  TF_WritableFileHandle* file_;
};

}  // namespace tfx::c

#endif  // TFX_C_FILE_SYSTEM_H_
