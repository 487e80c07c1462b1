#include "tfx/core/op_definition.h"

#include <algorithm>
#include <map>
#include <memory>
#include <mutex>
#include <utility>

#include "tfx/c/graph.h"
#include "tfx/core/errors.h"
#include "tfx/proto/core/framework/op_def.pb.h"

namespace tfx {

TensorShape read_shape(const proto::TensorShapeProto& shape) {
  if (shape.unknown_rank()) return TensorShape::unknown();
  std::vector<int64_t> dims;
  for (const auto& dim : shape.dim()) {
    dims.push_back(std::max(dim.size(), kNone));
  }
  return dims;
}

namespace {

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
    for (const auto& shape : list.shape()) shapes.push_back(read_shape(shape));
    return shapes;
  }
  std::vector<std::string> strings(list.s().begin(), list.s().end());
  for (const auto& function : list.func()) strings.push_back(function.name());
  return strings;
}

OwnedAttr own(const std::string& type, const proto::AttrValue& value) {
  if (type == "bool") return value.b();
  if (type == "int") return value.i();
  if (type == "float") return value.f();
  if (type == "string") return value.s();
  if (type == "type") return dtype_of_number(value.type());
  if (type == "shape") return read_shape(value.shape());
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
  for (const auto& input : op.input_arg()) {
    definition->inputs.push_back(
        {.name = input.name(),
         .is_list =
             !input.number_attr().empty() || !input.type_list_attr().empty(),
         .is_type_list = !input.type_list_attr().empty(),
         .type_attr = input.type_attr(),
         .dtype = dtype_of_number(input.type())});
  }
  for (const auto& attr : op.attr()) {
    definition->attr_types[attr.name()] = attr.type();
    for (const int number : attr.allowed_values().list().type()) {
      definition->allowed_types[attr.name()].push_back(dtype_of_number(number));
    }
    if (attr.has_default_value()) {
      definition->defaults.set(attr.name(),
                               own(attr.type(), attr.default_value()));
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

OwnedAttr read_attr(c::Operation operation, std::string_view name) {
  const std::string op = operation.op_type();
  const auto& types = op_definition(op).attr_types;
  const auto type = types.find(name);
  if (type == types.end()) {
    throw LookupError(op + " has no attribute " + std::string(name));
  }
  proto::AttrValue value;
  value.ParseFromString(operation.attr_value(type->first).str());
  return own(type->second, value);
}

}  // namespace tfx
