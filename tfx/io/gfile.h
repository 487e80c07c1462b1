// tf.io.gfile: files and folders of this machine, in memory ("ram://…") and
// elsewhere, wherever TensorFlow has a file system.
//
// These do their work at once, also while a function is traced. What the
// operating system or TensorFlow reports throws, as the class Python raises.
//
// TensorFlow's C API can neither copy nor rename, nor list the schemes of its
// file systems: copy() and rename() do it themselves with files of this
// machine, others are read and written; and there is no
// get_registered_schemes().
#ifndef TFX_IO_GFILE_H_
#define TFX_IO_GFILE_H_

#include <concepts>
#include <string>
#include <string_view>
#include <vector>

#include "tfx/c/file_system.h"
#include "tfx/core/callable.h"

namespace tfx::errors {
class OpError;
}  // namespace tfx::errors

namespace tfx::io::gfile {

// Throws UnimplementedError if there is no such file system.
bool exists(const std::string& path);
// False if there is nothing, or it cannot be looked at.
bool isdir(const std::string& path);
// length, mtime_nsec, is_directory. Throws NotFoundError if there is nothing.
using c::FileStatistics;
FileStatistics stat(const std::string& path);

// The names of what is in a folder, in any order. Throws NotFoundError if it is
// none.
std::vector<std::string> listdir(const std::string& path);
// The paths of files that a pattern ("dir/*.txt"), or one of several, has.
std::vector<std::string> glob(const std::string& pattern);
std::vector<std::string> glob(const std::vector<std::string>& patterns);

// That it is there already is no error.
void mkdir(const std::string& path);
// With those that it is in.
void makedirs(const std::string& path);
void remove(const std::string& path);
// With all that is in it.
void rmtree(const std::string& path);

struct OverwriteOptions {
  // Otherwise what is there already throws AlreadyExistsError.
  bool overwrite = false;
};
void copy(const std::string& src, const std::string& dst,
          const OverwriteOptions& options = {});
void rename(const std::string& src, const std::string& dst,
            const OverwriteOptions& options = {});

namespace internal {

std::string join(std::string path, const std::vector<std::string>& paths);

}  // namespace internal

// Parts of a path with slashes between them; one that begins with a slash
// begins it anew.
template <std::convertible_to<std::string>... T>
std::string join(const std::string& path, const T&... paths) {
  return internal::join(path, {std::string(paths)...});
}

struct WalkOptions {
  // Whether a folder comes before those in it, or after.
  bool topdown = true;
  // Is told of a folder that cannot be listed, which is passed over otherwise.
  Callable<void(const errors::OpError& error)> onerror = {};
};
struct WalkEntry {
  std::string dirname;
  std::vector<std::string> subdirs = {};
  std::vector<std::string> files = {};
};
// A folder and all in it, folder by folder. Unlike Python's it has been walked
// when this returns: changing `subdirs` leaves nothing out.
std::vector<WalkEntry> walk(const std::string& top,
                            const WalkOptions& options = {});

}  // namespace tfx::io::gfile

#endif  // TFX_IO_GFILE_H_
