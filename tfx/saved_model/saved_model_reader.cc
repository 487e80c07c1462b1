#include "tfx/saved_model/saved_model_reader.h"

#include <sys/stat.h>

#include <cerrno>
#include <fstream>
#include <iterator>
#include <system_error>

#include "tfx/c/file_system.h"
#include "tfx/core/errors.h"
#include "tfx/core/execute.h"
#include "tfx/core/tensor.h"
#include "tfx/proto/core/protobuf/saved_model.pb.h"
#include "third_party/tensorflow/messages/text_format.h"

namespace tfx::saved_model {
namespace {

constexpr char kBinary[] = "/saved_model.pb";
constexpr char kText[] = "/saved_model.pbtxt";

bool is_local(const std::string& path) {
  return path.find("://") == std::string::npos;
}

[[noreturn]] void throw_unreadable(const std::string& path, int error) {
  errors::Code code = errors::Code::kUnknown;
  if (error == ENOENT || error == ENOTDIR) code = errors::Code::kNotFound;
  if (error == EACCES || error == EPERM) {
    code = errors::Code::kPermissionDenied;
  }
  errors::throw_error(code, "cannot read " + path + ": " +
                                std::generic_category().message(error));
}

// TensorFlow does not tell a file that is not there from one that it may not
// see.
bool exists(const std::string& path) {
  if (!is_local(path)) return c::file_exists(path);
  struct stat status {};
  if (stat(path.c_str(), &status) == 0) return true;
  if (errno == ENOENT || errno == ENOTDIR) return false;
  throw_unreadable(path, errno);
}

std::string find_file(const std::string& directory) {
  for (const char* name : {kBinary, kText}) {
    if (exists(directory + name)) return directory + name;
  }
  throw OSError("SavedModel file does not exist at: " + directory +
                "/{saved_model.pbtxt|saved_model.pb}");
}

}  // namespace

std::string read_file(const std::string& path) {
  if (!is_local(path)) {
    const Tensor name(c::Tensor::scalar_string(path));
    return execute_one("ReadFile", {name}).item<std::string>();
  }
  errno = 0;
  std::ifstream file(path, std::ios::binary);
  std::string bytes(std::istreambuf_iterator<char>(file), {});
  if (!file || file.bad()) throw_unreadable(path, errno == 0 ? EIO : errno);
  return bytes;
}

proto::SavedModel read_saved_model(const std::string& directory) {
  const std::string path = find_file(directory);
  const std::string bytes = read_file(path);
  proto::SavedModel model;
  const bool parsed = path.ends_with(kText) ? proto::parse_text(bytes, model)
                                            : model.ParseFromString(bytes);
  if (parsed) return model;
  throw OSError("Cannot parse file " + path +
                ": it is damaged, or no SavedModel");
}

}  // namespace tfx::saved_model
