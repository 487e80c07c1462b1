#include "tfx/c/operation.h"

#include <cstring>
#include <memory>

#include "tfx/c/c_layout.h"
#include "tfx/c/errors.h"
#include "tfx/c/status.h"

namespace tfx::c {
namespace {

void check_index(int index, int count, const Operation& operation,
                 const char* what) {
  if (index >= 0 && index < count) return;
  throw errors::OutOfRangeError(std::string(what) + " " +
                                std::to_string(index) + " of operation '" +
                                operation.name() + "' (" + operation.op_type() +
                                "), which has " + std::to_string(count));
}

// Reads an attribute with one of C's getters, which all take a pointer to a
// value and a status.
template <typename T, typename Getter>
T read(TF_Operation* operation, ZString name, Getter getter) {
  T value{};
  Status status;
  getter(operation, name.c_str(), &value, status.get());
  // Only some getters return NOT_FOUND for a wrong name.
  if (status.code() == errors::Code::kNotFound) {
    throw errors::InvalidArgumentError(std::string(status.message()));
  }
  status.check();
  return value;
}

// Checks that the attribute is a list of `kind`. C's getters do not: they would
// return zeros.
AttrMetadata list_metadata(const Operation& operation, ZString name,
                           AttrKind kind) {
  const AttrMetadata metadata = operation.attr_metadata(name);
  // An empty list may be of any kind.
  const bool fits =
      metadata.is_list && (metadata.list_size == 0 || metadata.kind == kind);
  if (!fits) {
    throw errors::InvalidArgumentError(
        std::string("attribute '") + name.c_str() + "' of operation '" +
        operation.name() + "' is no list of this kind");
  }
  return metadata;
}

template <typename T, typename Getter>
std::vector<T> read_list(const Operation& operation, ZString name,
                         AttrKind kind, Getter getter) {
  const AttrMetadata metadata = list_metadata(operation, name, kind);
  std::vector<T> values(static_cast<size_t>(metadata.list_size));
  Status status;
  getter(operation.get(), name.c_str(), values.data(), count_of(values),
         status.get());
  status.check();
  return values;
}

}  // namespace

TF_Operation* Operation::checked() const {
  check_not_empty(*this, "this");
  return operation_;
}

std::string Operation::name() const { return TF_OperationName(checked()); }

std::string Operation::op_type() const { return TF_OperationOpType(checked()); }

std::string Operation::device() const { return TF_OperationDevice(checked()); }

int Operation::num_outputs() const { return TF_OperationNumOutputs(checked()); }

int Operation::num_inputs() const { return TF_OperationNumInputs(checked()); }

Output Operation::output(int index) const {
  check_index(index, num_outputs(), *this, "output");
  return {*this, index};
}

Output Operation::input(int index) const {
  check_index(index, num_inputs(), *this, "input");
  return from_c(TF_OperationInput({checked(), index}));
}

DataType Operation::output_type(int index) const {
  check_index(index, num_outputs(), *this, "output");
  return static_cast<DataType>(TF_OperationOutputType({checked(), index}));
}

DataType Operation::input_type(int index) const {
  check_index(index, num_inputs(), *this, "input");
  return static_cast<DataType>(TF_OperationInputType({checked(), index}));
}

std::vector<Output> Operation::inputs() const {
  std::vector<Output> all(static_cast<size_t>(num_inputs()));
  TF_OperationAllInputs(checked(), as_c(std::span(all)), count_of(all));
  return all;
}

std::vector<Input> Operation::consumers(int output_index) const {
  check_index(output_index, num_outputs(), *this, "output");
  const TF_Output output{checked(), output_index};
  std::vector<Input> all(
      static_cast<size_t>(TF_OperationOutputNumConsumers(output)));
  TF_OperationOutputConsumers(output, reinterpret_cast<TF_Input*>(all.data()),
                              count_of(all));
  return all;
}

std::vector<Operation> Operation::control_inputs() const {
  std::vector<Operation> all(
      static_cast<size_t>(TF_OperationNumControlInputs(checked())));
  TF_OperationGetControlInputs(
      checked(), reinterpret_cast<TF_Operation**>(all.data()), count_of(all));
  return all;
}

std::vector<Operation> Operation::control_outputs() const {
  std::vector<Operation> all(
      static_cast<size_t>(TF_OperationNumControlOutputs(checked())));
  TF_OperationGetControlOutputs(
      checked(), reinterpret_cast<TF_Operation**>(all.data()), count_of(all));
  return all;
}

int Operation::input_list_length(ZString argument) const {
  Status status;
  const int length =
      TF_OperationInputListLength(checked(), argument.c_str(), status.get());
  status.check();
  return length;
}

int Operation::output_list_length(ZString argument) const {
  Status status;
  const int length =
      TF_OperationOutputListLength(checked(), argument.c_str(), status.get());
  status.check();
  return length;
}

std::vector<std::string> Operation::attr_names() const {
  std::vector<std::string> names;
  const int count = TF_OperationGetNumAttrs(checked());
  for (int i = 0; i < count; ++i) {
    // C writes no terminating zero.
    std::string name(
        static_cast<size_t>(TF_OperationGetAttrNameLength(checked(), i)), '\0');
    Status status;
    TF_OperationGetAttrName(checked(), i, name.data(), status.get());
    status.check();
    names.push_back(std::move(name));
  }
  return names;
}

AttrMetadata Operation::attr_metadata(ZString name) const {
  Status status;
  const TF_AttrMetadata metadata =
      TF_OperationGetAttrMetadata(checked(), name.c_str(), status.get());
  status.check();
  // C does not set the kind of an empty list if the op does not declare it, so
  // it may be outside C's enumeration.
  static_assert(sizeof(AttrKind) == sizeof(metadata.type));
  AttrKind kind;
  std::memcpy(&kind, &metadata.type, sizeof(kind));
  return {metadata.is_list != 0, metadata.list_size, kind, metadata.total_size};
}

bool Operation::has_attr(ZString name) const {
  Status status;
  TF_OperationGetAttrMetadata(checked(), name.c_str(), status.get());
  return status.code() == errors::Code::kOk;
}

std::string Operation::attr_string(ZString name) const {
  const AttrMetadata metadata = attr_metadata(name);
  if (metadata.is_list || metadata.kind != AttrKind::kString) {
    throw errors::InvalidArgumentError(std::string("attribute '") +
                                       name.c_str() + "' of operation '" +
                                       this->name() + "' is no string");
  }
  std::string value(static_cast<size_t>(metadata.total_size), '\0');
  Status status;
  TF_OperationGetAttrString(checked(), name.c_str(), value.data(), value.size(),
                            status.get());
  status.check();
  return value;
}

int64_t Operation::attr_int(ZString name) const {
  return read<int64_t>(checked(), name, TF_OperationGetAttrInt);
}

float Operation::attr_float(ZString name) const {
  return read<float>(checked(), name, TF_OperationGetAttrFloat);
}

bool Operation::attr_bool(ZString name) const {
  return read<unsigned char>(checked(), name, TF_OperationGetAttrBool) != 0;
}

DataType Operation::attr_type(ZString name) const {
  return static_cast<DataType>(
      read<TF_DataType>(checked(), name, TF_OperationGetAttrType));
}

PartialShape Operation::attr_shape(ZString name) const {
  const AttrMetadata metadata = attr_metadata(name);
  if (metadata.is_list || metadata.kind != AttrKind::kShape) {
    throw errors::InvalidArgumentError(std::string("attribute '") +
                                       name.c_str() + "' of operation '" +
                                       this->name() + "' is no shape");
  }
  if (metadata.total_size < 0) return std::nullopt;
  std::vector<int64_t> dims(static_cast<size_t>(metadata.total_size));
  Status status;
  TF_OperationGetAttrShape(checked(), name.c_str(), dims.data(), count_of(dims),
                           status.get());
  status.check();
  return dims;
}

Tensor Operation::attr_tensor(ZString name) const {
  return Tensor(read<TF_Tensor*>(checked(), name, TF_OperationGetAttrTensor));
}

std::vector<std::string> Operation::attr_string_list(ZString name) const {
  const AttrMetadata metadata = list_metadata(*this, name, AttrKind::kString);
  const auto count = static_cast<size_t>(metadata.list_size);
  std::vector<char> storage(
      static_cast<size_t>(count > 0 ? metadata.total_size : 0));
  std::vector<void*> starts(count);
  std::vector<size_t> lengths(count);
  Status status;
  TF_OperationGetAttrStringList(checked(), name.c_str(), starts.data(),
                                lengths.data(), count_of(starts),
                                storage.data(), storage.size(), status.get());
  status.check();
  std::vector<std::string> values;
  for (size_t i = 0; i < count; ++i) {
    values.emplace_back(static_cast<const char*>(starts[i]), lengths[i]);
  }
  return values;
}

std::vector<int64_t> Operation::attr_int_list(ZString name) const {
  return read_list<int64_t>(*this, name, AttrKind::kInt,
                            TF_OperationGetAttrIntList);
}

std::vector<float> Operation::attr_float_list(ZString name) const {
  return read_list<float>(*this, name, AttrKind::kFloat,
                          TF_OperationGetAttrFloatList);
}

std::vector<bool> Operation::attr_bool_list(ZString name) const {
  const auto values = read_list<unsigned char>(*this, name, AttrKind::kBool,
                                               TF_OperationGetAttrBoolList);
  return {values.begin(), values.end()};
}

std::vector<DataType> Operation::attr_type_list(ZString name) const {
  const auto values = read_list<TF_DataType>(*this, name, AttrKind::kType,
                                             TF_OperationGetAttrTypeList);
  std::vector<DataType> types;
  for (const TF_DataType value : values) {
    types.push_back(static_cast<DataType>(value));
  }
  return types;
}

std::vector<PartialShape> Operation::attr_shape_list(ZString name) const {
  const AttrMetadata metadata = list_metadata(*this, name, AttrKind::kShape);
  const auto count = static_cast<size_t>(metadata.list_size);
  std::vector<int64_t> storage(
      static_cast<size_t>(count > 0 ? metadata.total_size : 0));
  std::vector<int64_t*> dims(count);
  std::vector<int> ranks(count);
  Status status;
  TF_OperationGetAttrShapeList(checked(), name.c_str(), dims.data(),
                               ranks.data(), count_of(dims), storage.data(),
                               count_of(storage), status.get());
  status.check();
  std::vector<PartialShape> shapes;
  for (size_t i = 0; i < count; ++i) {
    if (ranks[i] < 0) {
      shapes.emplace_back(std::nullopt);
    } else {
      shapes.emplace_back(std::in_place, dims[i], dims[i] + ranks[i]);
    }
  }
  return shapes;
}

std::vector<Tensor> Operation::attr_tensor_list(ZString name) const {
  const AttrMetadata metadata = list_metadata(*this, name, AttrKind::kTensor);
  std::vector<Tensor> values(static_cast<size_t>(metadata.list_size));
  Status status;
  TF_OperationGetAttrTensorList(checked(), name.c_str(),
                                as_c(std::span(values)), count_of(values),
                                status.get());
  status.check();
  return values;
}

Buffer Operation::attr_value(ZString name) const {
  Buffer value;
  Status status;
  TF_OperationGetAttrValueProto(checked(), name.c_str(), value.get(),
                                status.get());
  status.check();
  return value;
}

Buffer Operation::node_def() const {
  Buffer definition;
  Status status;
  TF_OperationToNodeDef(checked(), definition.get(), status.get());
  status.check();
  return definition;
}

}  // namespace tfx::c
