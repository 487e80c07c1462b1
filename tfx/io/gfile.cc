#include "tfx/io/gfile.h"

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <string_view>
#include <system_error>

#include "tfx/c/errors.h"
#include "tfx/core/func_graph.h"
#include "tfx/io/files.h"
#include "tfx/io/gfile_file.h"

namespace tfx::io::gfile {
namespace {

constexpr std::string_view kFileScheme = "file://";

// The path for the operating system; none for other file systems.
std::optional<std::string> local_path(const std::string& path) {
  if (path.starts_with(kFileScheme)) return path.substr(kFileScheme.size());
  if (path.find("://") != std::string::npos) return std::nullopt;
  return path;
}

void check_free(const std::string& path, const OverwriteOptions& options) {
  if (!options.overwrite && exists(path)) {
    throw errors::AlreadyExistsError("file already exists");
  }
}

// Maps errno of renaming and copying to TensorFlow's error codes.
errors::Code code_of(int error) {
  switch (error) {
    case EINVAL:
    case ENAMETOOLONG:
      return errors::Code::kInvalidArgument;
    case ENOENT:
      return errors::Code::kNotFound;
    case EEXIST:
      return errors::Code::kAlreadyExists;
    case EPERM:
    case EACCES:
    case EROFS:
      return errors::Code::kPermissionDenied;
    case ENOTEMPTY:
    case EISDIR:
    case ENOTDIR:
    case EBUSY:
    case ETXTBSY:
      return errors::Code::kFailedPrecondition;
    case ENOSPC:
    case EDQUOT:
    case EMFILE:
    case EMLINK:
    case ENFILE:
    case ENOMEM:
      return errors::Code::kResourceExhausted;
    case EXDEV:
      return errors::Code::kUnimplemented;
    default:
      return errors::Code::kUnknown;
  }
}

void check_system(const std::error_code& error, const std::string& path) {
  if (error) {
    errors::throw_error(code_of(error.value()), path + "; " + error.message());
  }
}

std::string parent_of(const std::string& path) {
  const size_t slash = path.find_last_of('/');
  if (slash == std::string::npos) return "";
  // "ram://" is not a folder.
  if (slash > 0 && path[slash - 1] == '/') return "";
  return path.substr(0, slash);
}

std::string full_path(const std::string& parent, const std::string& item) {
  return item.starts_with('/') ? join(parent, "") + item : join(parent, item);
}

void append(std::vector<std::string>& all, std::vector<std::string> more) {
  std::ranges::move(more, std::back_inserter(all));
}

void walk_into(const std::string& top, const WalkOptions& options,
               std::vector<WalkEntry>& entries) {
  WalkEntry here{.dirname = top};
  try {
    for (std::string& item : listdir(top)) {
      (isdir(full_path(top, item)) ? here.subdirs : here.files)
          .push_back(std::move(item));
    }
  } catch (const errors::NotFoundError& error) {
    if (options.onerror) options.onerror(error);
    return;
  }
  const std::vector<std::string> subdirs = here.subdirs;
  if (options.topdown) entries.push_back(here);
  for (const std::string& subdir : subdirs) {
    walk_into(full_path(top, subdir), options, entries);
  }
  if (!options.topdown) entries.push_back(std::move(here));
}

}  // namespace

bool exists(const std::string& path) {
  try {
    stat(path);
  } catch (const errors::UnimplementedError&) {
    throw;
  } catch (const errors::OpError&) {
    return false;
  }
  return true;
}

bool isdir(const std::string& path) {
  try {
    return stat(path).is_directory;
  } catch (const errors::OpError&) {
    return false;
  }
}

FileStatistics stat(const std::string& path) {
  return c::file_statistics(path);
}

std::vector<std::string> listdir(const std::string& path) {
  if (!isdir(path)) {
    throw errors::NotFoundError("Could not find directory " + path);
  }
  return c::list_directory(path);
}

std::vector<std::string> glob(const std::string& pattern) {
  const InitScope at_once;
  return matching_files(pattern).host().strings();
}

std::vector<std::string> glob(const std::vector<std::string>& patterns) {
  std::vector<std::string> all;
  for (const std::string& pattern : patterns) append(all, glob(pattern));
  return all;
}

std::vector<std::string> glob(std::initializer_list<const char*> patterns) {
  return glob(std::vector<std::string>(patterns.begin(), patterns.end()));
}

void mkdir(const std::string& path) { c::create_directory(path); }

void makedirs(const std::string& path) {
  if (path.empty()) return;
  if (exists(path)) {
    if (isdir(path)) return;
    throw errors::FailedPreconditionError(path + " is not a directory");
  }
  makedirs(parent_of(path));
  if (!path.ends_with('/')) mkdir(path);
}

void remove(const std::string& path) { c::delete_file(path); }

void rmtree(const std::string& path) { c::delete_recursively(path); }

void copy(const std::string& src, const std::string& dst,
          const OverwriteOptions& options) {
  check_free(dst, options);
  const auto from = local_path(src);
  const auto to = local_path(dst);
  if (!from || !to) {
    GFile file(src, "rb");
    const std::string bytes = file.read();
    c::write_file(dst, bytes);
    return;
  }
  std::error_code error;
  // Throws NotFoundError if the file is missing.
  if (stat(src).is_directory) {
    error = std::make_error_code(std::errc::invalid_argument);
  } else if (isdir(dst)) {
    error = std::make_error_code(std::errc::is_a_directory);
  } else {
    using Options = std::filesystem::copy_options;
    std::filesystem::copy_file(*from, *to, Options::overwrite_existing, error);
  }
  check_system(error, dst);
}

void rename(const std::string& src, const std::string& dst,
            const OverwriteOptions& options) {
  check_free(dst, options);
  // Throws NotFoundError if the file is missing.
  stat(src);
  const auto from = local_path(src);
  const auto to = local_path(dst);
  if (!from || !to) {
    // "ram://" appends to an existing file, so delete it first. There, any
    // prefix of a file's name also exists, as a folder.
    if (exists(dst) && !isdir(dst)) remove(dst);
    copy(src, dst, {.overwrite = true});
    remove(src);
    return;
  }
  std::error_code error;
  std::filesystem::rename(*from, *to, error);
  check_system(error, src);
}

std::vector<WalkEntry> walk(const std::string& top,
                            const WalkOptions& options) {
  std::vector<WalkEntry> entries;
  walk_into(top, options, entries);
  return entries;
}

std::string internal::join(std::string path,
                           const std::vector<std::string>& paths) {
  for (const std::string& part : paths) {
    if (part.starts_with('/')) {
      path = part;
    } else if (path.empty() || path.ends_with('/')) {
      path += part;
    } else {
      path += "/" + part;
    }
  }
  return path;
}

}  // namespace tfx::io::gfile
