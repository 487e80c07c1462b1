#include "tfx/core/handle_data.h"

#include <mutex>
#include <shared_mutex>
#include <unordered_map>
#include <utility>

#include "tfx/core/symbol.h"
#include "tfx/proto/core/framework/cpp_shape_inference.pb.h"
#include "tfx/proto/core/framework/tensor_shape.pb.h"

namespace tfx {
namespace {

proto::TensorShapeProto proto_of(const TensorShape& shape) {
  proto::TensorShapeProto proto;
  proto.set_unknown_rank(!shape.known_rank());
  if (!shape.known_rank()) return proto;
  for (const int64_t size : shape.as_list()) proto.add_dim()->set_size(size);
  return proto;
}

std::string serialize(DType dtype, const TensorShape& shape) {
  proto::core::CppShapeInferenceResult::HandleData data;
  data.set_is_set(true);
  auto& shape_and_type = *data.add_shape_and_type();
  *shape_and_type.mutable_shape() = proto_of(shape);
  shape_and_type.set_dtype(
      static_cast<proto::DataType>(dtype.as_datatype_enum()));
  return data.SerializeAsString();
}

// Handle data by the ids of handles.
class HandleDataTable {
 public:
  static HandleDataTable& instance() {
    // Never destroyed: variables may outlive it otherwise.
    static auto& table = *new HandleDataTable;
    return table;
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
  HandleDataTable::instance().add(id_, serialize(dtype, shape));
}

HandleData::~HandleData() { HandleDataTable::instance().remove(id_); }

std::string handle_data_of(const Tensor& tensor) {
  if (const Symbol* symbol = tensor.symbol()) {
    return std::string(symbol->graph->graph.handle_data(symbol->output).view());
  }
  return HandleDataTable::instance().find(tensor.id());
}

}  // namespace tfx
