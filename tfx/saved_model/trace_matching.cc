#include "tfx/saved_model/trace_matching.h"

#include <algorithm>
#include <variant>

#include "tfx/core/errors.h"
#include "tfx/proto/core/protobuf/saved_object_graph.pb.h"
#include "tfx/proto/core/protobuf/struct.pb.h"
#include "tfx/saved_model/structured_value.h"

namespace tfx::saved_model {
namespace {

using Value = proto::StructuredValue;
using internal::TreeKind;

// Whether an argument may be a tuple, list or dict of this size.
bool may_be(const StructureLike& argument, TreeKind kind, size_t size) {
  if (argument.is_leaf() || argument.size() != size) return false;
  if (argument.is_sequence()) return kind != TreeKind::kDict;
  return kind == (argument.is_tuple()  ? TreeKind::kTuple
                  : argument.is_list() ? TreeKind::kList
                                       : TreeKind::kDict);
}

// A number as Python compares it: True == 1 == 1.0.
std::optional<double> number_of(const Literal& literal) {
  const Literal::Value& value = literal.value();
  if (const bool* flag = std::get_if<bool>(&value)) return *flag ? 1.0 : 0.0;
  if (const int64_t* whole = std::get_if<int64_t>(&value)) {
    return static_cast<double>(*whole);
  }
  if (const double* real = std::get_if<double>(&value)) return *real;
  return std::nullopt;
}

bool equals(const Value& expected, const Literal& literal) {
  switch (expected.kind_case()) {
    case Value::kBoolValue:
      return number_of(literal) == (expected.bool_value() ? 1.0 : 0.0);
    case Value::kInt64Value:
      return number_of(literal) == static_cast<double>(expected.int64_value());
    case Value::kFloat64Value:
      return number_of(literal) == expected.float64_value();
    default: {
      const auto* const text = std::get_if<std::string>(&literal.value());
      if (text == nullptr) return false;
      return *text == (expected.has_string_value() ? expected.string_value()
                                                   : repr(expected));
    }
  }
}

// Goes through what is expected and what is given side by side, and collects
// the tensors.
class Matcher {
 public:
  Matcher(const std::vector<DType>& inputs, bool convert)
      : inputs_(inputs), convert_(convert) {}

  std::vector<Tensor> take_tensors() { return std::move(tensors_); }

  // NOLINTNEXTLINE(misc-no-recursion): as deep as the structure.
  bool match(const Value& expected, const StructureLike& argument) {
    switch (expected.kind_case()) {
      case Value::kTensorSpecValue:
        return match_tensor(expected.tensor_spec_value(), argument);
      case Value::kBoundedTensorSpecValue:
        return match_tensor(expected.bounded_tensor_spec_value(), argument);
      case Value::kTypeSpecValue:
        return match_composite(expected.type_spec_value(), argument);
      case Value::kListValue:
        return match_all(expected.list_value().values(), argument,
                         TreeKind::kList);
      case Value::kTupleValue:
        return match_all(expected.tuple_value().values(), argument,
                         TreeKind::kTuple);
      case Value::kNamedTupleValue:
        return match_named_tuple(expected.named_tuple_value(), argument);
      case Value::kDictValue:
        return match_dict(expected, argument);
      case Value::kNoneValue:
        return argument.is_none();
      default:
        return argument.literal() != nullptr &&
               equals(expected, *argument.literal());
    }
  }

 private:
  template <typename Spec>
  bool match_tensor(const Spec& spec, const StructureLike& argument) {
    if (argument.tensor() == nullptr && !convert_) return false;
    const DType dtype = read_dtype(spec.dtype());
    Tensor tensor;
    try {
      tensor = argument.to_tensor(dtype);
    } catch (const TypeError&) {
      return false;
    } catch (const ValueError&) {
      return false;
    }
    if (tensor.dtype() != dtype ||
        !read_shape(spec.shape()).is_compatible_with(tensor.shape())) {
      return false;
    }
    tensors_.push_back(tensor);
    return true;
  }

  // The components of a sparse or ragged tensor.
  bool match_composite(const proto::TypeSpecProto& spec,
                       const StructureLike& argument) {
    std::vector<Tensor> components;
    if (argument.composite().has_value()) {
      components = argument.composite().components();
    } else if (!argument.is_leaf() && !argument.is_dict()) {
      for (const StructureLike& element : argument) {
        components.push_back(element.tensor() == nullptr ? Tensor()
                                                         : *element.tensor());
      }
    }
    if (static_cast<int>(components.size()) != spec.num_flat_components()) {
      return false;
    }
    for (const Tensor& component : components) {
      if (!component.has_value() || tensors_.size() >= inputs_.size() ||
          component.dtype() != inputs_[tensors_.size()]) {
        return false;
      }
      tensors_.push_back(component);
    }
    return true;
  }

  template <typename Values>
  // NOLINTNEXTLINE(misc-no-recursion): as deep as the structure.
  bool match_all(const Values& expected, const StructureLike& argument,
                 TreeKind kind) {
    if (!may_be(argument, kind, static_cast<size_t>(expected.size()))) {
      return false;
    }
    for (int i = 0; i < expected.size(); ++i) {
      if (!match(expected[i], argument.children()[static_cast<size_t>(i)])) {
        return false;
      }
    }
    return true;
  }

  // NOLINTNEXTLINE(misc-no-recursion): as deep as the structure.
  bool match_named_tuple(const proto::NamedTupleValue& expected,
                         const StructureLike& argument) {
    proto::RepeatedPtrField<Value> values;
    for (const auto& field : expected.values()) *values.Add() = field.value();
    return match_all(values, argument, TreeKind::kTuple);
  }

  // NOLINTNEXTLINE(misc-no-recursion): as deep as the structure.
  bool match_dict(const Value& expected, const StructureLike& argument) {
    const auto fields = fields_of(expected);
    if (!may_be(argument, TreeKind::kDict, fields.size())) return false;
    return std::ranges::all_of(fields, [&](const auto& item) {
      return argument.contains(item.first) &&
             match(*item.second, argument[item.first]);
    });
  }

  const std::vector<DType>& inputs_;
  const bool convert_;
  std::vector<Tensor> tensors_ = {};
};

// Takes as many results as there are tensors in the structure.
class Packer {
 public:
  explicit Packer(std::span<const Tensor> results) : rest_(results) {}

  // NOLINTNEXTLINE(misc-no-recursion): as deep as the structure.
  Structure pack(const Value& signature) {
    switch (signature.kind_case()) {
      case Value::kTensorSpecValue:
      case Value::kBoundedTensorSpecValue:
        return next();
      case Value::kTypeSpecValue: {
        std::vector<Structure> components;
        const int count = signature.type_spec_value().num_flat_components();
        for (int i = 0; i < count; ++i) components.emplace_back(next());
        return count == 1 ? components[0]
                          : Structure::tuple(std::move(components));
      }
      case Value::kListValue:
        return Structure::list(pack_all(signature.list_value().values()));
      case Value::kTupleValue:
        return Structure::tuple(pack_all(signature.tuple_value().values()));
      case Value::kNamedTupleValue: {
        std::vector<Structure> children;
        for (const auto& field : signature.named_tuple_value().values()) {
          children.push_back(pack(field.value()));
        }
        return Structure::tuple(std::move(children));
      }
      case Value::kDictValue: {
        std::vector<Structure::Item> items;
        for (const auto& [key, field] : fields_of(signature)) {
          items.emplace_back(key, pack(*field));
        }
        return Structure::dict(std::move(items));
      }
      default:
        return {};
    }
  }

 private:
  template <typename Values>
  // NOLINTNEXTLINE(misc-no-recursion): as deep as the structure.
  std::vector<Structure> pack_all(const Values& values) {
    std::vector<Structure> children;
    for (const Value& value : values) children.push_back(pack(value));
    return children;
  }

  Tensor next() {
    if (rest_.empty()) {
      throw errors::DataLossError(
          "a function of the model returned fewer tensors than it declares");
    }
    const Tensor result = rest_[0];
    rest_ = rest_.subspan(1);
    return result;
  }

  std::span<const Tensor> rest_;
};

StructureLike named_dict(const BoundArguments& arguments) {
  std::vector<StructureLike::Item> items;
  for (const NamedArgument& argument : arguments.named) {
    items.emplace_back(argument.name, argument.value);
  }
  return StructureLike::dict(std::move(items));
}

}  // namespace

std::optional<std::vector<Tensor>> match_trace(const RestoredTrace& trace,
                                               const BoundArguments& arguments,
                                               bool convert) {
  const auto& signature = trace.saved->canonicalized_input_signature();
  if (signature.tuple_value().values_size() != 2) return std::nullopt;
  Matcher matcher(trace.function->inputs, convert);
  if (!matcher.match(signature.tuple_value().values(0),
                     StructureLike::tuple(arguments.positional)) ||
      !matcher.match(signature.tuple_value().values(1),
                     named_dict(arguments))) {
    return std::nullopt;
  }
  std::vector<Tensor> tensors = matcher.take_tensors();
  if (tensors.size() != trace.input_count()) return std::nullopt;
  return tensors;
}

Structure pack_results(const Value& signature,
                       std::span<const Tensor> results) {
  return Packer(results).pack(signature);
}

std::string describe_traces(std::span<const RestoredTrace* const> traces) {
  std::string text;
  int number = 0;
  for (const RestoredTrace* trace : traces) {
    const auto& values =
        trace->saved->canonicalized_input_signature().tuple_value().values();
    if (values.size() != 2) continue;
    const auto& positional = values[0].tuple_value().values();
    text += std::string(text.empty() ? "" : "\n\n") + "Option " +
            std::to_string(++number) + ":\n  Positional arguments (" +
            std::to_string(positional.size()) + " total):\n    * ";
    bool is_first = true;
    for (const Value& value : positional) {
      text += (is_first ? "" : "\n    * ") + repr(value);
      is_first = false;
    }
    text += "\n  Keyword arguments: " + repr(values[1]);
  }
  return text;
}

}  // namespace tfx::saved_model
