#include "tfx/core/op_definition.h"

#include <map>
#include <memory>
#include <mutex>
#include <utility>

#include "tfx/c/graph.h"
#include "tfx/core/errors.h"
#include "tfx/proto/core/framework/op_def.pb.h"

namespace tfx {
namespace {

TensorShape shape_of(const proto::TensorShapeProto& shape) {
  if (shape.unknown_rank()) return TensorShape::unknown();
  std::vector<int64_t> dims;
  for (const auto& dim : shape.dim()) dims.push_back(dim.size());
  return dims;
}

DType dtype_of_number(int number) {
  return DType(static_cast<c::DataType>(number));
}

OwnedAttr list_value(const std::string& type,
                     const proto::AttrValue::ListValue& list) {
  if (type == "list(bool)") {
    return std::vector<bool>(list.b().begin(), list.b().end());
  }
  if (type == "list(int)") {
    return std::vector<int64_t>(list.i().begin(), list.i().end());
  }
  if (type == "list(float)") {
    return std::vector<float>(list.f().begin(), list.f().end());
  }
  if (type == "list(type)") {
    std::vector<DType> types;
    for (const int number : list.type()) {
      types.push_back(dtype_of_number(number));
    }
    return types;
  }
  if (type == "list(shape)") {
    std::vector<TensorShape> shapes;
    for (const auto& shape : list.shape()) shapes.push_back(shape_of(shape));
    return shapes;
  }
  std::vector<std::string> strings(list.s().begin(), list.s().end());
  for (const auto& function : list.func()) strings.push_back(function.name());
  return strings;
}

OwnedAttr default_value(const proto::OpDef::AttrDef& attr) {
  const proto::AttrValue& value = attr.default_value();
  const std::string& type = attr.type();
  if (type == "bool") return value.b();
  if (type == "int") return value.i();
  if (type == "float") return value.f();
  if (type == "string") return value.s();
  if (type == "type") return dtype_of_number(value.type());
  if (type == "shape") return shape_of(value.shape());
  if (type == "func") return value.func().name();
  if (type == "tensor") {
    return Tensor(c::Tensor::from_proto(value.tensor().SerializeAsString()));
  }
  return list_value(type, value.list());
}

std::unique_ptr<const OpDefinition> read(const std::string& name) {
  proto::OpDef op;
  try {
    op.ParseFromString(c::Graph().op_def(name).str());
  } catch (const errors::NotFoundError&) {
    throw LookupError("TensorFlow has no op called " + name);
  }
  auto definition = std::make_unique<OpDefinition>();
  definition->name = name;
  definition->is_stateful = op.is_stateful();
  for (const auto& attr : op.attr()) {
    if (attr.has_default_value()) {
      definition->defaults.set(attr.name(), default_value(attr));
    }
  }
  return definition;
}

}  // namespace

const OpDefinition& op_definition(std::string_view op) {
  static std::mutex mutex;
  static auto* const known =
      new std::map<std::string, std::unique_ptr<const OpDefinition>,
                   std::less<>>;
  const std::lock_guard lock(mutex);
  const auto found = known->find(op);
  if (found != known->end()) return *found->second;
  const std::string name(op);
  return *known->emplace(name, read(name)).first->second;
}

}  // namespace tfx
