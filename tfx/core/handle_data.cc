#include "tfx/core/handle_data.h"

#include "tfx/core/execute.h"
#include "tfx/core/func_graph.h"
#include "tfx/core/symbol.h"
#include "tfx/proto/core/framework/resource_handle.pb.h"
#include "tfx/proto/core/framework/tensor.pb.h"

namespace tfx {
namespace {

void append_varint(std::string& bytes, uint64_t value) {
  for (; value >= 0x80; value >>= 7) {
    bytes += static_cast<char>((value & 0x7f) | 0x80);
  }
  bytes += static_cast<char>(value);
}

// A field that holds a message.
void append_message(std::string& bytes, char tag, const std::string& message) {
  bytes += tag;
  append_varint(bytes, message.size());
  bytes += message;
}

// HandleData { bool is_set = 1; repeated HandleShapeAndType shape_and_type = 2;
// } with HandleShapeAndType { TensorShapeProto shape = 1; DataType dtype = 2;
// }, a message that the C API takes and does not define.
std::string of_resource(const proto::ResourceHandleProto& handle) {
  if (handle.dtypes_and_shapes().empty()) return {};
  std::string data = "\x08\x01";
  for (const auto& each : handle.dtypes_and_shapes()) {
    std::string shape_and_type;
    append_message(shape_and_type, '\x0a', each.shape().SerializeAsString());
    shape_and_type += '\x10';
    append_varint(shape_and_type, static_cast<uint64_t>(each.dtype()));
    append_message(data, '\x12', shape_and_type);
  }
  return data;
}

}  // namespace

std::string handle_data_of(const Tensor& tensor) {
  if (const Symbol* symbol = tensor.symbol()) {
    return std::string(symbol->graph->graph.handle_data(symbol->output).view());
  }
  if (tensor.dtype() != tfx::resource || tensor.rank() != 0) return {};
  // The runtime hands out a resource's address, but writes what it knows of it.
  const InitScope now;
  const Argument arguments[] = {tensor};
  Tensor serialized;
  execute({"SerializeTensor", arguments, {}}, {&serialized, 1});
  proto::TensorProto written;
  if (!written.ParseFromString(std::string(serialized.host().string_at(0)))) {
    return {};
  }
  // The length of the one element, which ends with the first byte below 128,
  // and the element.
  const std::string& content = written.tensor_content();
  size_t start = 0;
  while (start < content.size() &&
         (static_cast<unsigned char>(content[start]) & 0x80) != 0) {
    ++start;
  }
  if (start >= content.size()) return {};
  proto::ResourceHandleProto handle;
  return handle.ParseFromString(content.substr(start + 1)) ? of_resource(handle)
                                                           : std::string();
}

}  // namespace tfx
