#include "tfx/core/handle_data.h"

#include <mutex>
#include <shared_mutex>
#include <unordered_map>
#include <utility>

#include "tfx/core/symbol.h"
#include "tfx/proto/core/framework/tensor_shape.pb.h"

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

proto::TensorShapeProto proto_of(const TensorShape& shape) {
  proto::TensorShapeProto proto;
  proto.set_unknown_rank(!shape.known_rank());
  if (!shape.known_rank()) return proto;
  for (const int64_t size : shape.as_list()) proto.add_dim()->set_size(size);
  return proto;
}

// HandleData { bool is_set = 1; repeated HandleShapeAndType shape_and_type = 2;
// } with HandleShapeAndType { TensorShapeProto shape = 1; DataType dtype = 2;
// }, a message that the C API takes and does not define.
std::string serialize(DType dtype, const TensorShape& shape) {
  std::string shape_and_type;
  append_message(shape_and_type, '\x0a', proto_of(shape).SerializeAsString());
  shape_and_type += '\x10';
  append_varint(shape_and_type,
                static_cast<uint64_t>(dtype.as_datatype_enum()));
  std::string data = "\x08\x01";
  append_message(data, '\x12', shape_and_type);
  return data;
}

// By the ids of handles.
class Known {
 public:
  static Known& instance() {
    // Never destroyed: variables may outlive it otherwise.
    static Known& known = *new Known;
    return known;
  }

  void add(int64_t id, std::string data) {
    const std::unique_lock lock(mutex_);
    data_.emplace(id, std::move(data));
  }
  void remove(int64_t id) {
    const std::unique_lock lock(mutex_);
    data_.erase(id);
  }
  std::string find(int64_t id) const {
    const std::shared_lock lock(mutex_);
    const auto found = data_.find(id);
    return found == data_.end() ? std::string() : found->second;
  }

 private:
  mutable std::shared_mutex mutex_;
  std::unordered_map<int64_t, std::string> data_;
};

}  // namespace

HandleData::HandleData(const Tensor& handle, DType dtype,
                       const TensorShape& shape)
    : id_(handle.id()) {
  Known::instance().add(id_, serialize(dtype, shape));
}

HandleData::~HandleData() { Known::instance().remove(id_); }

std::string handle_data_of(const Tensor& tensor) {
  if (const Symbol* symbol = tensor.symbol()) {
    return std::string(symbol->graph->graph.handle_data(symbol->output).view());
  }
  return Known::instance().find(tensor.id());
}

}  // namespace tfx
