#include "tfx/core/handle_data.h"

#include <mutex>
#include <unordered_map>

#include "tfx/core/symbol.h"
#include "tfx/proto/core/framework/tensor_shape.pb.h"

namespace tfx {
namespace {

// By the ids of handles.
struct Known {
  std::mutex mutex;
  std::unordered_map<int64_t, std::string> data;
};

// Never destroyed: variables may live as long as the program.
Known& known() {
  static Known& all = *new Known;
  return all;
}

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

std::string serialize(const TensorShape& shape) {
  proto::TensorShapeProto message;
  message.set_unknown_rank(!shape.known_rank());
  if (shape.known_rank()) {
    for (const int64_t dim : shape.as_list()) message.add_dim()->set_size(dim);
  }
  return message.SerializeAsString();
}

// HandleData { bool is_set = 1; repeated HandleShapeAndType shape_and_type = 2;
// } with HandleShapeAndType { TensorShapeProto shape = 1; DataType dtype = 2;
// }, a message that the C API takes and does not define.
std::string serialize(DType dtype, const TensorShape& shape) {
  std::string shape_and_type;
  append_message(shape_and_type, '\x0a', serialize(shape));
  shape_and_type += '\x10';
  append_varint(shape_and_type,
                static_cast<uint64_t>(dtype.as_datatype_enum()));
  std::string data = "\x08\x01";
  append_message(data, '\x12', shape_and_type);
  return data;
}

}  // namespace

HandleData::HandleData(const Tensor& handle, DType dtype,
                       const TensorShape& shape)
    : id_(handle.id()) {
  std::string data = serialize(dtype, shape);
  const std::lock_guard lock(known().mutex);
  known().data.emplace(id_, std::move(data));
}

HandleData::~HandleData() {
  const std::lock_guard lock(known().mutex);
  known().data.erase(id_);
}

std::string handle_data_of(const Tensor& tensor) {
  if (const Symbol* symbol = tensor.symbol()) {
    return std::string(symbol->graph->graph.handle_data(symbol->output).view());
  }
  const std::lock_guard lock(known().mutex);
  const auto found = known().data.find(tensor.id());
  return found == known().data.end() ? std::string() : found->second;
}

}  // namespace tfx
