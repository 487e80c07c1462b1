#include "tfx/saved_model/node_execution.h"

#include <deque>
#include <optional>
#include <string>

#include "tfx/core/device.h"
#include "tfx/core/errors.h"
#include "tfx/core/execute.h"
#include "tfx/proto/core/framework/tensor.pb.h"
#include "tfx/saved_model/structured_value.h"

namespace tfx::saved_model {
namespace {

// The attributes of a node that its op has. (Others, which begin with an
// underscore, are for those who wrote the node.)
class NodeAttrs {
 public:
  NodeAttrs(const proto::NodeDef& node, const proto::OpDef& op) {
    for (const auto& attr : op.attr()) {
      const auto found = node.attr().find(attr.name());
      if (found == node.attr().end()) continue;
      attrs_.push_back(
          {attr.name().c_str(), value_of(attr.type(), found->second)});
    }
  }
  NodeAttrs(const NodeAttrs&) = delete;
  NodeAttrs& operator=(const NodeAttrs&) = delete;

  std::span<const Attr> get() const { return attrs_; }

 private:
  // Makes a value that attrs_ may view.
  template <typename T>
  std::span<const T> keep(std::deque<std::vector<T>>& kept,
                          std::vector<T> values) {
    return kept.emplace_back(std::move(values));
  }

  AttrValue value_of(const std::string& type, const proto::AttrValue& value) {
    if (type == "bool") return value.b();
    if (type == "int") return int64_t{value.i()};
    if (type == "float") return value.f();
    if (type == "string") return std::string_view(value.s());
    if (type == "type") return read_dtype(value.type());
    if (type == "shape")
      return &shapes_.emplace_back(read_shape(value.shape()));
    if (type == "tensor") {
      return &tensors_.emplace_back(
          c::Tensor::from_proto(value.tensor().SerializeAsString()));
    }
    if (type == "func") return name_of(value.func());
    return list_of(type, value.list());
  }

  AttrValue list_of(const std::string& type,
                    const proto::AttrValue::ListValue& list) {
    if (type == "list(bool)") return span_of<bool>(list.b());
    if (type == "list(int)") {
      return keep(ints_, {list.i().begin(), list.i().end()});
    }
    if (type == "list(float)") return span_of<float>(list.f());
    if (type == "list(string)") {
      return keep(strings_, {list.s().begin(), list.s().end()});
    }
    if (type == "list(type)") {
      std::vector<DType> dtypes;
      for (const int number : list.type()) dtypes.push_back(read_dtype(number));
      return keep(dtypes_, std::move(dtypes));
    }
    if (type == "list(shape)") {
      std::vector<TensorShape> shapes;
      for (const auto& shape : list.shape())
        shapes.push_back(read_shape(shape));
      return keep(shape_lists_, std::move(shapes));
    }
    if (type == "list(func)") {
      std::vector<FunctionName> names;
      for (const auto& function : list.func()) {
        names.push_back(name_of(function));
      }
      return keep(functions_, std::move(names));
    }
    throw NotImplementedError("an attribute is a " + type);
  }

  template <typename T, typename Values>
  static std::span<const T> span_of(const Values& values) {
    return {values.data(), static_cast<size_t>(values.size())};
  }

  static FunctionName name_of(const proto::NameAttrList& function) {
    if (!function.attr().empty()) {
      throw NotImplementedError("the function " + function.name() +
                                " is used with attributes");
    }
    return {function.name()};
  }

  std::deque<TensorShape> shapes_;
  std::deque<c::Tensor> tensors_;
  std::deque<std::vector<int64_t>> ints_;
  std::deque<std::vector<std::string>> strings_;
  std::deque<std::vector<DType>> dtypes_;
  std::deque<std::vector<TensorShape>> shape_lists_;
  std::deque<std::vector<FunctionName>> functions_;
  std::vector<Attr> attrs_;
};

bool is_list(const proto::OpDef::ArgDef& argument) {
  return !argument.number_attr().empty() || !argument.type_list_attr().empty();
}

std::vector<Argument> group(const proto::NodeDef& node, const proto::OpDef& op,
                            std::span<const Tensor> inputs) {
  std::vector<Argument> arguments;
  for (const auto& argument : op.input_arg()) {
    const size_t size = argument_size(node, argument);
    if (size > inputs.size()) break;
    if (is_list(argument)) {
      arguments.emplace_back(TensorSpan(inputs.first(size)));
    } else {
      arguments.emplace_back(inputs[0]);
    }
    inputs = inputs.subspan(size);
  }
  if (!inputs.empty() ||
      arguments.size() != static_cast<size_t>(op.input_arg_size())) {
    throw errors::DataLossError("node " + node.name() +
                                " of the model has not the inputs that " +
                                op.name() + " takes");
  }
  return arguments;
}

}  // namespace

size_t argument_size(const proto::NodeDef& node,
                     const proto::OpDef::ArgDef& argument) {
  if (!is_list(argument)) return 1;
  const bool same_type = !argument.number_attr().empty();
  const auto attr = node.attr().find(same_type ? argument.number_attr()
                                               : argument.type_list_attr());
  if (attr == node.attr().end()) {
    throw errors::DataLossError("node " + node.name() +
                                " of the model does not say how many " +
                                argument.name() + " it has");
  }
  return static_cast<size_t>(same_type ? attr->second.i()
                                       : attr->second.list().type_size());
}

std::vector<Tensor> execute_node(const proto::NodeDef& node,
                                 const proto::OpDef& op,
                                 std::span<const Tensor> inputs) {
  size_t count = 0;
  for (const auto& output : op.output_arg()) {
    count += argument_size(node, output);
  }
  std::vector<Tensor> outputs(count);
  const NodeAttrs attrs(node, op);
  const std::vector<Argument> arguments = group(node, op, inputs);
  std::optional<DeviceScope> device;
  if (!node.device().empty()) device.emplace(node.device());
  execute({node.op().c_str(), arguments, attrs.get(), node.name()}, outputs);
  return outputs;
}

}  // namespace tfx::saved_model
