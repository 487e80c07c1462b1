#include "tfx/c/file_system.h"

#include <cstdint>
#include <string>

#include "tensorflow/c/env.h"
#include "tfx/c/errors.h"
#include "tfx/c/status.h"

namespace tfx::c {

bool file_exists(ZString path) {
  TF_FileStatistics statistics;
  Status status;
  TF_FileStat(path.c_str(), &statistics, status.get());
  return status.ok();
}

void create_directory(ZString path) {
  Status status;
  TF_CreateDir(path.c_str(), status.get());
  if (status.code() != errors::Code::kAlreadyExists) status.check();
}

void write_file(ZString path, std::string_view bytes) {
  Status status;
  TF_WritableFileHandle* file = nullptr;
  TF_NewWritableFile(path.c_str(), &file, status.get());
  status.check();
  TF_AppendWritableFile(file, bytes.data(), bytes.size(), status.get());
  // Closing frees the handle, whatever became of the bytes.
  Status closing;
  TF_CloseWritableFile(file, closing.get());
  status.check();
  closing.check();
}

void delete_recursively(ZString directory) {
  Status status;
  int64_t files = 0;
  int64_t directories = 0;
  TF_DeleteRecursively(directory.c_str(), &files, &directories, status.get());
  status.check();
  if (files + directories > 0) {
    throw errors::UnknownError("not all of " + std::string(directory.c_str()) +
                               " could be deleted");
  }
}

}  // namespace tfx::c
