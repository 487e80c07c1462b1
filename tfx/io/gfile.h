// tf.io.gfile: local files and folders, files in memory ("ram://…") and on any
// other file system of TensorFlow.
//
// These functions run immediately, also while a function is traced. Errors of
// the operating system or of TensorFlow throw the exceptions that Python
// raises.
//
// TensorFlow's C API can neither copy nor rename files nor list its file
// systems. copy() and rename() therefore call the operating system for local
// files, and read and write others. get_registered_schemes() is not
// implemented.
#ifndef TFX_IO_GFILE_H_
#define TFX_IO_GFILE_H_

#include <concepts>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "tfx/c/file_system.h"
#include "tfx/core/by_name.h"
#include "tfx/core/callable.h"

namespace tfx::errors {
class OpError;
}  // namespace tfx::errors

namespace tfx::io::gfile {

// Throws UnimplementedError if the file system is unknown.
bool exists(const std::string& path);
// False if the path does not exist or cannot be accessed.
bool isdir(const std::string& path);
// length, mtime_nsec, is_directory. Throws NotFoundError if the path does not
// exist.
using c::FileStatistics;
FileStatistics stat(const std::string& path);

// The names of a folder's entries, in unspecified order. Throws NotFoundError
// if it is not a folder.
std::vector<std::string> listdir(const std::string& path);
// The paths of files that match the pattern ("dir/*.txt"), or one of several.
std::vector<std::string> glob(const std::string& pattern);
std::vector<std::string> glob(const std::vector<std::string>& patterns);
std::vector<std::string> glob(std::initializer_list<const char*> patterns);

// An existing folder is not an error.
void mkdir(const std::string& path);
// Creates parent folders too.
void makedirs(const std::string& path);
void remove(const std::string& path);
// Deletes a folder and its contents.
void rmtree(const std::string& path);

struct OverwriteOptions {
  ByName by_name{};
  // If false, an existing destination throws AlreadyExistsError.
  bool overwrite = false;
};
void copy(const std::string& src, const std::string& dst,
          const OverwriteOptions& options = {});
void rename(const std::string& src, const std::string& dst,
            const OverwriteOptions& options = {});

namespace internal {

std::string join(std::string path, const std::vector<std::string>& paths);

}  // namespace internal

// Joins parts with slashes. A part that begins with a slash discards the parts
// before it.
template <std::convertible_to<std::string>... T>
std::string join(const std::string& path, const T&... paths) {
  return internal::join(path, {std::string(paths)...});
}

struct WalkOptions {
  ByName by_name{};
  // Whether a folder comes before or after its subfolders.
  bool topdown = true;
  // Called for a folder that cannot be listed; without it such folders are
  // skipped.
  Callable<void(const errors::OpError& error)> onerror = {};
};
struct WalkEntry {
  std::string dirname;
  std::vector<std::string> subdirs = {};
  std::vector<std::string> files = {};
};
// All folders below `top`, and `top` itself. Unlike Python's generator the walk
// is complete on return, so changing `subdirs` has no effect.
std::vector<WalkEntry> walk(const std::string& top,
                            const WalkOptions& options = {});

}  // namespace tfx::io::gfile

#endif  // TFX_IO_GFILE_H_
