#include "tfx/core/handle_data.h"

#include "tfx/core/symbol.h"
#include "tfx/proto/core/framework/resource_handle.pb.h"

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
  proto::ResourceHandleProto handle;
  const bool parsed =
      handle.ParseFromString(std::string(tensor.host().resource_handle()));
  return parsed ? of_resource(handle) : std::string();
}

}  // namespace tfx
