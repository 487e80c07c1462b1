#include "tfx/saved_model/saved_model_reader.h"

#include <fstream>
#include <iterator>

#include "tfx/c/errors.h"
#include "tfx/c/file_system.h"
#include "tfx/core/execute.h"
#include "tfx/core/tensor.h"
#include "tfx/proto/core/protobuf/saved_model.pb.h"
#include "third_party/tensorflow/messages/text_format.h"

namespace tfx::saved_model {
namespace {

constexpr char kBinary[] = "/saved_model.pb";
constexpr char kText[] = "/saved_model.pbtxt";

std::string find_file(const std::string& directory) {
  for (const char* name : {kBinary, kText}) {
    if (c::file_exists(directory + name)) return directory + name;
  }
  throw errors::NotFoundError("there is no SavedModel in " + directory +
                              ": neither saved_model.pb nor "
                              "saved_model.pbtxt");
}

}  // namespace

std::string read_file(const std::string& path) {
  if (path.find("://") != std::string::npos) {
    const Tensor name(c::Tensor::scalar_string(path));
    return execute_one("ReadFile", {name}).item<std::string>();
  }
  std::ifstream file(path, std::ios::binary);
  std::string bytes(std::istreambuf_iterator<char>(file), {});
  if (!file || file.bad()) {
    throw errors::NotFoundError("cannot read " + path);
  }
  return bytes;
}

proto::SavedModel read_saved_model(const std::string& directory) {
  const std::string path = find_file(directory);
  const std::string bytes = read_file(path);
  proto::SavedModel model;
  const bool parsed = path.ends_with(kText) ? proto::parse_text(bytes, model)
                                            : model.ParseFromString(bytes);
  if (parsed) return model;
  throw errors::DataLossError(path + " is damaged, or no SavedModel");
}

}  // namespace tfx::saved_model
