#include "tfx/saved_model/function_parameters.h"

#include <algorithm>
#include <optional>
#include <stdexcept>

#include "tfx/core/errors.h"
#include "tfx/core/python_repr.h"
#include "tfx/proto/core/framework/tensor.pb.h"
#include "tfx/proto/core/protobuf/saved_object_graph.pb.h"
#include "tfx/proto/core/protobuf/struct.pb.h"
#include "tfx/saved_model/structured_value.h"

namespace tfx::saved_model {
namespace {

using Value = proto::StructuredValue;

const Value& field_of(const Value& named_tuple, std::string_view name) {
  for (const auto& field : named_tuple.named_tuple_value().values()) {
    if (field.key() == name) return field.value();
  }
  return Value::default_instance();
}

std::vector<const Value*> elements_of(const Value& sequence) {
  std::vector<const Value*> elements;
  for (const Value& value : sequence.list_value().values()) {
    elements.push_back(&value);
  }
  for (const Value& value : sequence.tuple_value().values()) {
    elements.push_back(&value);
  }
  return elements;
}

Tensor tensor_of(const proto::TensorProto& tensor) {
  return Tensor(c::Tensor::from_proto(tensor.SerializeAsString()));
}

// A default value. What no argument can be (a dtype, say) is its text, which
// equals that of the same value in a trace.
// NOLINTNEXTLINE(misc-no-recursion): as deep as the structure.
StructureLike argument_of(const Value& value) {
  switch (value.kind_case()) {
    case Value::kNoneValue:
    case Value::KIND_NOT_SET:
      return {};
    case Value::kBoolValue:
      return value.bool_value();
    case Value::kInt64Value:
      return value.int64_value();
    case Value::kFloat64Value:
      return value.float64_value();
    case Value::kStringValue:
      return value.string_value();
    case Value::kTensorValue:
      return tensor_of(value.tensor_value());
    case Value::kNumpyValue:
      return tensor_of(value.numpy_value());
    case Value::kDictValue: {
      std::vector<StructureLike::Item> items;
      for (const auto& [key, field] : fields_of(value)) {
        items.emplace_back(key, argument_of(*field));
      }
      return StructureLike::dict(std::move(items));
    }
    case Value::kListValue:
    case Value::kTupleValue: {
      std::vector<StructureLike> elements;
      for (const Value* element : elements_of(value)) {
        elements.push_back(argument_of(*element));
      }
      return value.has_list_value() ? StructureLike::list(std::move(elements))
                                    : StructureLike::tuple(std::move(elements));
    }
    default:
      return repr(value);
  }
}

std::string named_repr(const std::vector<NamedArgument>& named) {
  std::string text;
  for (const NamedArgument& argument : named) {
    text += (text.empty() ? "" : ", ") + internal::str_repr(argument.name) +
            ": " + argument.value.repr();
  }
  return "{" + text + "}";
}

// What is wrong with arguments, in the words of Python's inspect.
class Misfit : public TypeError {
  using TypeError::TypeError;
};

// What input_signature declares is converted to that.
void cast(StructureLike& argument, const proto::TensorSpecProto& spec) {
  const DType dtype = read_dtype(spec.dtype());
  Tensor tensor;
  try {
    tensor = argument.to_tensor(dtype);
  } catch (const std::invalid_argument& error) {
    throw Misfit(error.what());
  }
  if (tensor.dtype() != dtype ||
      !read_shape(spec.shape()).is_compatible_with(tensor.shape())) {
    throw Misfit("Can not cast TensorSpec(shape=" + tensor.shape().str() +
                 ", dtype=" + tensor.dtype().repr() +
                 ", name=" + internal::str_repr(spec.name()) + ") to " +
                 read_spec(spec).repr());
  }
  argument = tensor;
}

}  // namespace

FunctionParameters::FunctionParameters(const proto::FunctionSpec& spec) {
  const Value& arguments = spec.fullargspec();
  for (const Value* name : elements_of(field_of(arguments, "args"))) {
    positional_.push_back({name->string_value()});
  }
  if (!positional_.empty() &&
      (spec.is_method() || positional_[0].name == "self")) {
    positional_.erase(positional_.begin());
  }
  const auto defaults = elements_of(field_of(arguments, "defaults"));
  for (size_t i = 0; i < std::min(defaults.size(), positional_.size()); ++i) {
    positional_[positional_.size() - 1 - i].default_value =
        defaults[defaults.size() - 1 - i];
  }
  const auto constraints = elements_of(spec.input_signature());
  for (size_t i = 0; i < std::min(constraints.size(), positional_.size());
       ++i) {
    positional_[i].constraint = constraints[i];
  }
  varargs_ = field_of(arguments, "varargs").string_value();
  varkw_ = field_of(arguments, "varkw").string_value();
  const auto named_defaults = fields_of(field_of(arguments, "kwonlydefaults"));
  for (const Value* name : elements_of(field_of(arguments, "kwonlyargs"))) {
    const auto found = named_defaults.find(name->string_value());
    named_.push_back({name->string_value(), nullptr,
                      found == named_defaults.end() ? nullptr : found->second});
  }
}

StructureLike FunctionParameters::Parameter::value() const {
  if (default_value == nullptr) {
    throw Misfit("missing a required argument: '" + name + "'");
  }
  return argument_of(*default_value);
}

size_t FunctionParameters::find_positional(const std::string& name) const {
  return static_cast<size_t>(
      std::ranges::find(positional_, name, &Parameter::name) -
      positional_.begin());
}

std::vector<StructureLike> FunctionParameters::place(
    const std::vector<StructureLike>& positional,
    const std::vector<NamedArgument>& named) const {
  if (positional.size() > positional_.size() && varargs_.empty()) {
    throw Misfit("too many positional arguments");
  }
  std::vector<std::optional<StructureLike>> places(positional.begin(),
                                                   positional.end());
  places.resize(std::max(places.size(), positional_.size()));
  for (const NamedArgument& argument : named) {
    const size_t index = find_positional(argument.name);
    if (index == positional_.size()) continue;
    if (places[index]) {
      throw Misfit("multiple values for argument '" + argument.name + "'");
    }
    places[index] = argument.value;
  }
  std::vector<StructureLike> placed;
  for (size_t i = 0; i < places.size(); ++i) {
    placed.push_back(places[i] ? *places[i] : positional_[i].value());
  }
  return placed;
}

std::vector<NamedArgument> FunctionParameters::name_others(
    const std::vector<NamedArgument>& named) const {
  std::vector<NamedArgument> others;
  for (const Parameter& parameter : named_) {
    const auto given =
        std::ranges::find(named, parameter.name, &NamedArgument::name);
    others.push_back({parameter.name,
                      given == named.end() ? parameter.value() : given->value});
  }
  for (const NamedArgument& argument : named) {
    if (find_positional(argument.name) < positional_.size()) continue;
    if (std::ranges::find(named_, argument.name, &Parameter::name) !=
        named_.end()) {
      continue;
    }
    if (varkw_.empty()) {
      throw Misfit("got an unexpected keyword argument '" + argument.name +
                   "'");
    }
    others.push_back(argument);
  }
  return others;
}

void FunctionParameters::cast_to_signature(
    std::vector<StructureLike>& positional) const {
  for (size_t i = 0; i < positional_.size(); ++i) {
    const Value* const constraint = positional_[i].constraint;
    if (constraint == nullptr || !constraint->has_tensor_spec_value()) continue;
    cast(positional[i], constraint->tensor_spec_value());
  }
}

BoundArguments FunctionParameters::bind(
    const std::vector<StructureLike>& positional,
    const std::vector<NamedArgument>& named) const {
  try {
    BoundArguments bound{place(positional, named), name_others(named)};
    cast_to_signature(bound.positional);
    return bound;
  } catch (const Misfit& misfit) {
    throw TypeError(std::string("Binding inputs to tf.function failed due to "
                                "`") +
                    misfit.what() + "`. Received args: " +
                    StructureLike::tuple(positional).repr() + " and kwargs: " +
                    named_repr(named) + " for signature: " + str() + ".");
  }
}

std::vector<std::string> FunctionParameters::named() const {
  std::vector<std::string> names;
  for (const Parameter& each : named_) names.push_back(each.name);
  return names;
}

std::string FunctionParameters::name(size_t index) const {
  if (index < positional_.size()) return positional_[index].name;
  return varargs_ + "_" + std::to_string(index - positional_.size());
}

std::string FunctionParameters::Parameter::str() const {
  if (constraint == nullptr) {
    return name + (default_value == nullptr ? "" : "=<captured_default_value>");
  }
  return name + ": " + repr(*constraint) +
         (default_value == nullptr ? "" : " = <captured_default_value>");
}

std::string FunctionParameters::str() const {
  std::vector<std::string> parts;
  for (const Parameter& each : positional_) parts.push_back(each.str());
  if (!varargs_.empty()) {
    parts.push_back("*" + varargs_);
  } else if (!named_.empty()) {
    parts.emplace_back("*");
  }
  for (const Parameter& each : named_) parts.push_back(each.str());
  if (!varkw_.empty()) parts.push_back("**" + varkw_);
  std::string text;
  for (const std::string& part : parts) {
    text += (text.empty() ? "" : ", ") + part;
  }
  return "(" + text + ")";
}

}  // namespace tfx::saved_model
