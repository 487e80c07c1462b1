#include "tfx/c/file_system.h"

#include <cstdint>
#include <memory>
#include <string>
#include <utility>

#include "tensorflow/c/env.h"
#include "tfx/c/errors.h"
#include "tfx/c/status.h"
#include "third_party/tensorflow/libtensorflow.h"

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
  WritableFile file(path);
  file.append(bytes);
  file.close();
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

void delete_file(ZString path) {
  Status status;
  TF_DeleteFile(path.c_str(), status.get());
  status.check();
}

FileStatistics file_statistics(ZString path) {
  TF_FileStatistics statistics;
  Status status;
  TF_FileStat(path.c_str(), &statistics, status.get());
  status.check();
  return {statistics.length, statistics.mtime_nsec, statistics.is_directory};
}

std::vector<std::string> list_directory(ZString path) {
  struct Done {
    void operator()(TF_StringStream* stream) const noexcept {
      TF_StringStreamDone(stream);
    }
  };
  Status status;
  const std::unique_ptr<TF_StringStream, Done> stream(
      TF_GetChildren(path.c_str(), status.get()));
  status.check();
  std::vector<std::string> names;
  const char* name = nullptr;
  while (TF_StringStreamNext(stream.get(), &name)) names.emplace_back(name);
  return names;
}

WritableFile::WritableFile(ZString path) : file_(nullptr) {
  Status status;
  TF_NewWritableFile(path.c_str(), &file_, status.get());
  status.check();
}

WritableFile::WritableFile(WritableFile&& other) noexcept
    : file_(std::exchange(other.file_, nullptr)) {}

WritableFile& WritableFile::operator=(WritableFile&& other) noexcept {
  std::swap(file_, other.file_);
  return *this;
}

WritableFile::~WritableFile() {
  if (file_ == nullptr) return;
  try {
    Status status;
    TF_CloseWritableFile(file_, status.get());
  } catch (const libtensorflow::LoadError&) {
    // A child of fork(): the parent writes it.
  }
}

TF_WritableFileHandle* WritableFile::open_file() const {
  if (file_ == nullptr) {
    throw errors::FailedPreconditionError(
        "the file has been closed, or its WritableFile moved from");
  }
  return file_;
}

void WritableFile::append(std::string_view bytes) {
  Status status;
  TF_AppendWritableFile(open_file(), bytes.data(), bytes.size(), status.get());
  status.check();
}

void WritableFile::flush() {
  Status status;
  TF_FlushWritableFile(open_file(), status.get());
  status.check();
}

void WritableFile::close() {
  TF_WritableFileHandle* const file = open_file();
  // Closing frees the handle, even if it fails.
  file_ = nullptr;
  Status status;
  TF_CloseWritableFile(file, status.get());
  status.check();
}

}  // namespace tfx::c
