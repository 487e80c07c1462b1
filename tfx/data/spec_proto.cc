#include "tfx/data/spec_proto.h"

#include <utility>
#include <vector>

#include "tfx/core/errors.h"
#include "tfx/core/op_definition.h"
#include "tfx/data/dataset_spec.h"
#include "tfx/data/optional.h"
#include "tfx/proto/core/framework/tensor_shape.pb.h"
#include "tfx/proto/core/framework/types.pb.h"
#include "tfx/proto/core/protobuf/struct.pb.h"
#include "tfx/ragged/ragged_tensor_spec.h"
#include "tfx/sparse/sparse_tensor.h"

namespace tfx::data::internal {
namespace {

using Value = proto::StructuredValue;
using TypeProto = proto::TypeSpecProto;

void write_shape(const TensorShape& shape, proto::TensorShapeProto& message) {
  if (!shape.known_rank()) {
    message.set_unknown_rank(true);
    return;
  }
  for (const int64_t size : shape.as_list()) {
    message.add_dim()->set_size(size);
  }
}

proto::DataType dtype_number(DType dtype) {
  return static_cast<proto::DataType>(dtype.as_datatype_enum());
}

DType dtype_of_number(int number) {
  return DType(static_cast<c::DataType>(number));
}

// The fields of a type, in order.
class FieldWriter {
 public:
  FieldWriter(TypeProto& type, TypeProto::TypeSpecClass type_class,
              const char* name, size_t components)
      : fields_(*type.mutable_type_state()->mutable_tuple_value()) {
    type.set_type_spec_class(type_class);
    type.set_type_spec_class_name(name);
    type.set_num_flat_components(static_cast<int>(components));
  }

  void add(const TensorShape& shape) {
    write_shape(shape, *next().mutable_tensor_shape_value());
  }
  void add(DType dtype) { next().set_tensor_dtype_value(dtype_number(dtype)); }
  void add(int64_t number) { next().set_int64_value(number); }
  Value& next() { return *fields_.add_values(); }

 private:
  proto::TupleValue& fields_;
};

void write_spec(const StructuredSpec& spec, Value& value);

// NOLINTNEXTLINE(misc-no-recursion): as deep as the structure.
void write_type(const TypeSpec& spec, Value& value) {
  if (const auto* tensor = spec.get_if<TensorSpec>()) {
    auto& message = *value.mutable_tensor_spec_value();
    message.set_name(tensor->name());
    message.set_dtype(dtype_number(tensor->dtype()));
    write_shape(tensor->shape(), *message.mutable_shape());
    return;
  }
  TypeProto& type = *value.mutable_type_spec_value();
  const size_t components = spec.component_specs().size();
  if (const auto* sparse = spec.get_if<SparseTensorSpec>()) {
    FieldWriter fields(type, TypeProto::SPARSE_TENSOR_SPEC, "SparseTensorSpec",
                       components);
    fields.add(sparse->shape());
    fields.add(sparse->dtype());
  } else if (const auto* ragged = spec.get_if<RaggedTensorSpec>()) {
    FieldWriter fields(type, TypeProto::RAGGED_TENSOR_SPEC, "RaggedTensorSpec",
                       components);
    fields.add(ragged->shape());
    fields.add(ragged->dtype());
    fields.add(ragged->ragged_rank());
    fields.add(ragged->row_splits_dtype());
  } else if (const auto* dataset = spec.get_if<DatasetSpec>()) {
    FieldWriter fields(type, TypeProto::DATA_DATASET_SPEC, "DatasetSpec",
                       components);
    write_spec(dataset->element_spec(), fields.next());
    fields.add(dataset->dataset_shape());
  } else if (const auto* optional = spec.get_if<OptionalSpec>()) {
    FieldWriter fields(type, TypeProto::OPTIONAL_SPEC, "OptionalSpec",
                       components);
    write_spec(optional->value_spec(), fields.next());
  } else {
    throw TypeError("a dataset has no elements of type " + spec.repr());
  }
}

// NOLINTNEXTLINE(misc-no-recursion): as deep as the structure.
void write_spec(const StructuredSpec& spec, Value& value) {
  if (const TypeSpec* type = spec.type_spec()) return write_type(*type, value);
  if (spec.is_none()) {
    FieldWriter(*value.mutable_type_spec_value(),
                TypeProto::REGISTERED_TYPE_SPEC, "tf.NoneTensorSpec", 0);
  } else if (spec.is_dict()) {
    auto& fields = *value.mutable_dict_value()->mutable_fields();
    for (size_t i = 0; i < spec.size(); ++i) {
      write_spec(spec.children()[i], fields[spec.keys()[i]]);
    }
  } else if (spec.is_list()) {
    auto& list = *value.mutable_list_value();
    for (const StructuredSpec& child : spec) {
      write_spec(child, *list.add_values());
    }
  } else {
    auto& tuple = *value.mutable_tuple_value();
    for (const StructuredSpec& child : spec) {
      write_spec(child, *tuple.add_values());
    }
  }
}

StructuredSpec read_spec(const Value& value);

// NOLINTNEXTLINE(misc-no-recursion): as deep as the structure.
StructuredSpec read_type(const TypeProto& type) {
  const auto& fields = type.type_state().tuple_value().values();
  const auto expect = [&](int count) {
    if (fields.size() == count) return;
    throw ValueError("a " + type.type_spec_class_name() + " has " +
                     std::to_string(fields.size()) + " fields, not " +
                     std::to_string(count));
  };
  switch (type.type_spec_class()) {
    case TypeProto::SPARSE_TENSOR_SPEC:
      expect(2);
      return SparseTensorSpec(read_shape(fields[0].tensor_shape_value()),
                              dtype_of_number(fields[1].tensor_dtype_value()));
    case TypeProto::RAGGED_TENSOR_SPEC:
      expect(4);
      return RaggedTensorSpec(read_shape(fields[0].tensor_shape_value()),
                              dtype_of_number(fields[1].tensor_dtype_value()),
                              fields[2].int64_value(),
                              dtype_of_number(fields[3].tensor_dtype_value()));
    case TypeProto::DATA_DATASET_SPEC:
      expect(2);
      return DatasetSpec(read_spec(fields[0]),
                         read_shape(fields[1].tensor_shape_value()));
    case TypeProto::OPTIONAL_SPEC:
      expect(1);
      return OptionalSpec(read_spec(fields[0]));
    default:
      if (type.type_spec_class_name() == "tf.NoneTensorSpec") return {};
      throw ValueError("a dataset has no elements of type " +
                       type.type_spec_class_name());
  }
}

template <typename Values>
// NOLINTNEXTLINE(misc-no-recursion): as deep as the structure.
std::vector<StructuredSpec> read_all(const Values& values) {
  std::vector<StructuredSpec> specs;
  for (const Value& value : values) specs.push_back(read_spec(value));
  return specs;
}

// NOLINTNEXTLINE(misc-no-recursion): as deep as the structure.
StructuredSpec read_spec(const Value& value) {
  switch (value.kind_case()) {
    case Value::kNoneValue:
      return {};
    case Value::kTensorSpecValue: {
      const auto& tensor = value.tensor_spec_value();
      return TensorSpec(read_shape(tensor.shape()),
                        dtype_of_number(tensor.dtype()), tensor.name());
    }
    case Value::kTypeSpecValue:
      return read_type(value.type_spec_value());
    case Value::kTupleValue:
      return StructuredSpec::tuple(read_all(value.tuple_value().values()));
    case Value::kListValue:
      return StructuredSpec::list(read_all(value.list_value().values()));
    case Value::kNamedTupleValue: {
      std::vector<StructuredSpec> children;
      for (const auto& pair : value.named_tuple_value().values()) {
        children.push_back(read_spec(pair.value()));
      }
      return StructuredSpec::tuple(std::move(children));
    }
    case Value::kDictValue: {
      std::vector<StructuredSpec::Item> items;
      for (const auto& [key, field] : value.dict_value().fields()) {
        items.emplace_back(key, read_spec(field));
      }
      return StructuredSpec::dict(std::move(items));
    }
    default:
      throw ValueError(
          "the type of a dataset's elements is not of a known "
          "kind");
  }
}

}  // namespace

std::string serialize_spec(const StructuredSpec& spec) {
  Value value;
  write_spec(spec, value);
  return value.SerializeAsString();
}

StructuredSpec parse_spec(const std::string& bytes) {
  Value value;
  if (!value.ParseFromString(bytes)) {
    throw ValueError("the type of a dataset's elements cannot be read");
  }
  return read_spec(value);
}

}  // namespace tfx::data::internal
