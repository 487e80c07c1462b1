#include "tfx/c/eager_op.h"

#include "tensorflow/c/eager/c_api.h"
#include "tensorflow/c/eager/c_api_experimental.h"
#include "tfx/c/attr_lists.h"
#include "tfx/c/c_layout.h"
#include "tfx/c/cancellation.h"
#include "tfx/c/eager_context.h"
#include "tfx/c/errors.h"
#include "tfx/c/op_arguments.h"
#include "tfx/c/status.h"

namespace tfx::c {

void destroy(TFE_Op* object) noexcept { TFE_DeleteOp(object); }

EagerOp::EagerOp(EagerContext& context, ZString name) {
  adopt(TFE_NewOp(context.get(), name.c_str(), status_.get()));
  status_.check();
}

void EagerOp::reset(ZString name, ZString device) {
  // TensorFlow is faster with a null device than with an empty name.
  const char* const place = *device.c_str() == 0 ? nullptr : device.c_str();
  TFE_OpReset(get(), name.c_str(), place, status_.get());
  status_.check();
  next_argument_ = 0;
  has_list_ = false;
}

std::string EagerOp::name() const {
  Status status;
  const char* name = TFE_OpGetName(get(), status.get());
  status.check();
  return name;
}

std::string EagerOp::device() const {
  Status status;
  const char* device = TFE_OpGetDevice(get(), status.get());
  status.check();
  return device;
}

EagerOp& EagerOp::set_device(ZString device) {
  Status status;
  TFE_OpSetDevice(get(), device.c_str(), status.get());
  status.check();
  return *this;
}

EagerOp& EagerOp::set_cancellation_manager(const CancellationManager& manager) {
  Status status;
  TFE_OpSetCancellationManager(get(), manager.get(), status.get());
  status.check();
  return *this;
}

// C infers attributes from inputs, but mishandles lists: it gets the attributes
// of a second list wrong, and crashes on an empty one. Given a list's elements
// one by one, it stops inferring, and this function takes over.
void EagerOp::infer_attrs(int index, std::span<const TensorHandle> inputs,
                          bool is_list) {
  const auto* const arguments = arguments_of_op(name());
  if (arguments == nullptr) return;
  if (index >= count_of(*arguments)) {
    throw errors::InvalidArgumentError(
        name() + " takes " + std::to_string(arguments->size()) + " arguments");
  }
  const OpArgument& argument = (*arguments)[static_cast<size_t>(index)];
  if (argument.is_list() != is_list) {
    throw errors::InvalidArgumentError(
        "argument '" + argument.name + "' of " + name() +
        (is_list ? " is no list" : " is a list"));
  }
  if (!argument.type_list_attr.empty()) {
    std::vector<DataType> types;
    for (const TensorHandle& input : inputs) types.push_back(input.type());
    set_type_list(argument.type_list_attr, types);
  }
  if (!argument.number_attr.empty()) {
    set_int(argument.number_attr, static_cast<int64_t>(inputs.size()));
  }
  if (!argument.type_attr.empty() && !inputs.empty()) {
    set_type(argument.type_attr, inputs[0].type());
  }
}

EagerOp& EagerOp::add_input(const TensorHandle& input) {
  if (!input) throw errors::InvalidArgumentError("the input is empty");
  const int index = next_argument_++;
  if (has_list_) infer_attrs(index, std::span(&input, 1), false);
  TFE_OpAddInput(get(), input.get(), status_.get());
  status_.check();
  return *this;
}

EagerOp& EagerOp::add_input_list(std::span<const TensorHandle> inputs) {
  for (const TensorHandle& input : inputs) {
    if (!input) throw errors::InvalidArgumentError("an input is empty");
  }
  infer_attrs(next_argument_++, inputs, true);
  has_list_ = true;
  Status status;
  for (const TensorHandle& input : inputs) {
    TFE_OpAddInput(get(), input.get(), status.get());
    status.check();
  }
  return *this;
}

int EagerOp::input_length(ZString argument) const {
  Status status;
  const int length =
      TFE_OpGetInputLength(get(), argument.c_str(), status.get());
  status.check();
  return length;
}

int EagerOp::output_length(ZString argument) const {
  Status status;
  const int length =
      TFE_OpGetOutputLength(get(), argument.c_str(), status.get());
  status.check();
  return length;
}

int EagerOp::flat_input_count() const {
  Status status;
  const int count = TFE_OpGetFlatInputCount(get(), status.get());
  status.check();
  return count;
}

EagerOp& EagerOp::set_string(ZString name, std::string_view value) {
  TFE_OpSetAttrString(get(), name.c_str(), value.data(), value.size());
  return *this;
}

EagerOp& EagerOp::set_int(ZString name, int64_t value) {
  TFE_OpSetAttrInt(get(), name.c_str(), value);
  return *this;
}

EagerOp& EagerOp::set_float(ZString name, float value) {
  TFE_OpSetAttrFloat(get(), name.c_str(), value);
  return *this;
}

EagerOp& EagerOp::set_bool(ZString name, bool value) {
  TFE_OpSetAttrBool(get(), name.c_str(), value ? 1 : 0);
  return *this;
}

EagerOp& EagerOp::set_type(ZString name, DataType value) {
  TFE_OpSetAttrType(get(), name.c_str(), as_c(value));
  return *this;
}

EagerOp& EagerOp::set_shape(ZString name, ShapeView value) {
  Status status;
  TFE_OpSetAttrShape(get(), name.c_str(), value.data(), value.rank(),
                     status.get());
  status.check();
  return *this;
}

EagerOp& EagerOp::set_tensor(ZString name, const Tensor& value) {
  if (!value) throw errors::InvalidArgumentError("the tensor is empty");
  Status status;
  TFE_OpSetAttrTensor(get(), name.c_str(), value.get(), status.get());
  status.check();
  return *this;
}

EagerOp& EagerOp::set_function(ZString name, std::string_view function) {
  TFE_OpSetAttrFunctionName(get(), name.c_str(), function.data(),
                            function.size());
  return *this;
}

EagerOp& EagerOp::set_function(ZString name, const EagerOp& function) {
  TFE_OpSetAttrFunction(get(), name.c_str(), function.get());
  return *this;
}

EagerOp& EagerOp::set_string_list(ZString name,
                                  std::span<const std::string_view> values) {
  const StringListArrays list(values);
  TFE_OpSetAttrStringList(get(), name.c_str(), list.values.data(),
                          list.lengths.data(), count_of(values));
  return *this;
}

EagerOp& EagerOp::set_int_list(ZString name, std::span<const int64_t> values) {
  TFE_OpSetAttrIntList(get(), name.c_str(), values.data(), count_of(values));
  return *this;
}

EagerOp& EagerOp::set_float_list(ZString name, std::span<const float> values) {
  TFE_OpSetAttrFloatList(get(), name.c_str(), values.data(), count_of(values));
  return *this;
}

EagerOp& EagerOp::set_bool_list(ZString name, std::span<const bool> values) {
  TFE_OpSetAttrBoolList(get(), name.c_str(), as_bytes_of_bool(values),
                        count_of(values));
  return *this;
}

EagerOp& EagerOp::set_type_list(ZString name,
                                std::span<const DataType> values) {
  TFE_OpSetAttrTypeList(get(), name.c_str(), as_c(values), count_of(values));
  return *this;
}

EagerOp& EagerOp::set_shape_list(ZString name,
                                 std::span<const ShapeView> values) {
  ShapeListArrays list(values);
  Status status;
  TFE_OpSetAttrShapeList(get(), name.c_str(), list.dims.data(),
                         list.ranks.data(), count_of(values), status.get());
  status.check();
  return *this;
}

EagerOp& EagerOp::set_function_list(ZString name,
                                    std::span<const EagerOp* const> functions) {
  std::vector<const TFE_Op*> raw;
  for (const EagerOp* function : functions) raw.push_back(function->get());
  TFE_OpSetAttrFunctionList(get(), name.c_str(), raw.data(), count_of(raw));
  return *this;
}

EagerOp& EagerOp::set_attr_value(ZString name, std::string_view attr_value) {
  Status status;
  TFE_OpSetAttrValueProto(get(), name.c_str(), attr_value.data(),
                          attr_value.size(), status.get());
  status.check();
  return *this;
}

EagerOp::AttrType EagerOp::attr_type(ZString name) const {
  unsigned char is_list = 0;
  Status status;
  const TF_AttrType type =
      TFE_OpGetAttrType(get(), name.c_str(), &is_list, status.get());
  status.check();
  return {static_cast<AttrKind>(type), is_list != 0};
}

Buffer EagerOp::attrs() const {
  Buffer attrs;
  Status status;
  TFE_OpAttrsSerialize(TFE_OpGetAttrs(get()), attrs.get(), status.get());
  status.check();
  return attrs;
}

EagerOp& EagerOp::add_attrs(const EagerOp& other) {
  TFE_OpAddAttrs(get(), TFE_OpGetAttrs(other.get()));
  return *this;
}

size_t EagerOp::execute(std::span<TensorHandle> results) {
  for (TensorHandle& result : results) {
    if (result) result = TensorHandle();
  }
  int count = count_of(results);
  TFE_Execute(get(), as_c(results), &count, status_.get());
  status_.check();
  return static_cast<size_t>(count);
}

TensorHandle EagerOp::execute_one() {
  TensorHandle result;
  if (execute(std::span(&result, 1)) != 1) {
    throw errors::InvalidArgumentError(name() + " has no result");
  }
  return result;
}

std::vector<TensorHandle> EagerOp::execute(size_t most) {
  std::vector<TensorHandle> results(most);
  const size_t count = execute(std::span(results));
  results.resize(count);
  return results;
}

}  // namespace tfx::c
