#include "tfx/c/kernel.h"

#include <algorithm>
#include <atomic>
#include <memory>

#include "tensorflow/c/kernels.h"
#include "tfx/c/c_layout.h"
#include "tfx/c/errors.h"
#include "tfx/c/graph.h"
#include "tfx/c/tensor_size.h"
#include "tfx/proto/core/framework/op_def.pb.h"

namespace tfx::c {
namespace {

std::string to_string(TF_StringView view) { return {view.data, view.len}; }

struct AttrSize {
  int32_t list = -1;  // -1 if not a list
  int32_t total = 0;
};

AttrSize attr_size(TF_OpKernelConstruction* construction, ZString name) {
  AttrSize size;
  Status status;
  TF_OpKernelConstruction_GetAttrSize(construction, name.c_str(), &size.list,
                                      &size.total, status.get());
  status.check();
  return size;
}

size_t list_size(TF_OpKernelConstruction* construction, ZString name) {
  const AttrSize size = attr_size(construction, name);
  if (size.list < 0) {
    throw errors::InvalidArgumentError(std::string("attribute '") +
                                       name.c_str() + "' is no list");
  }
  return static_cast<size_t>(size.list);
}

// Only some getters return NOT_FOUND for a wrong name.
void check_attr(Status& status) {
  if (status.code() == errors::Code::kNotFound) {
    throw errors::InvalidArgumentError(std::string(status.message()));
  }
  status.check();
}

template <typename T, typename Getter>
T read(TF_OpKernelConstruction* construction, ZString name, Getter getter) {
  T value{};
  Status status;
  getter(construction, name.c_str(), &value, status.get());
  check_attr(status);
  return value;
}

template <typename T, typename Getter>
std::vector<T> read_list(TF_OpKernelConstruction* construction, ZString name,
                         Getter getter) {
  std::vector<T> values(list_size(construction, name));
  Status status;
  getter(construction, name.c_str(), values.data(), count_of(values),
         status.get());
  status.check();
  return values;
}

bool has_type_attr(const proto::OpDef& op, const std::string& name) {
  return std::any_of(op.attr().begin(), op.attr().end(), [&](const auto& attr) {
    return attr.name() == name && attr.type() == "type";
  });
}

bool has_argument(const proto::OpDef& op, const std::string& name) {
  const auto is_it = [&](const auto& arg) { return arg.name() == name; };
  return std::any_of(op.input_arg().begin(), op.input_arg().end(), is_it) ||
         std::any_of(op.output_arg().begin(), op.output_arg().end(), is_it);
}

// C accepts anything, and fails when the kernel is looked up.
void check_options(ZString op_type, const KernelOptions& options) {
  const Buffer definition = Graph().op_def(op_type);
  proto::OpDef op;
  op.ParseFromArray(definition.view().data(),
                    static_cast<int>(definition.size()));
  const std::string of_op = std::string("the op ") + op_type.c_str();
  for (const auto& [attribute, type] : options.type_constraints) {
    if (!has_type_attr(op, attribute)) {
      throw errors::InvalidArgumentError(
          of_op + " has no attribute '" + attribute +
          "' that is a type and could be constrained");
    }
    if (name(type).starts_with("invalid")) {
      throw errors::InvalidArgumentError(
          "'" + attribute + "' cannot be constrained to " + name(type));
    }
  }
  for (const std::string& argument : options.host_memory) {
    if (!has_argument(op, argument)) {
      throw errors::InvalidArgumentError(of_op + " has no argument '" +
                                         argument + "'");
    }
  }
}

}  // namespace

std::string KernelConstruction::node_name() const {
  return to_string(TF_OpKernelConstruction_GetName(construction_));
}

Buffer KernelConstruction::node_def() const {
  Status status;
  Buffer definition(
      TF_OpKernelConstruction_GetNodeDef(construction_, status.get()));
  status.check();
  return definition;
}

bool KernelConstruction::has_attr(ZString name) const {
  Status status;
  const bool has = TF_OpKernelConstruction_HasAttr(construction_, name.c_str(),
                                                   status.get());
  status.check();
  return has;
}

std::string KernelConstruction::attr_string(ZString name) const {
  const AttrSize size = attr_size(construction_, name);
  std::string value(size.total > 0 ? static_cast<size_t>(size.total) : 0, '\0');
  Status status;
  TF_OpKernelConstruction_GetAttrString(
      construction_, name.c_str(), value.data(), value.size(), status.get());
  status.check();
  return value;
}

int64_t KernelConstruction::attr_int(ZString name) const {
  return read<int64_t>(construction_, name,
                       TF_OpKernelConstruction_GetAttrInt64);
}

float KernelConstruction::attr_float(ZString name) const {
  return read<float>(construction_, name, TF_OpKernelConstruction_GetAttrFloat);
}

bool KernelConstruction::attr_bool(ZString name) const {
  return read<TF_Bool>(construction_, name,
                       TF_OpKernelConstruction_GetAttrBool) != 0;
}

DataType KernelConstruction::attr_type(ZString name) const {
  return static_cast<DataType>(read<TF_DataType>(
      construction_, name, TF_OpKernelConstruction_GetAttrType));
}

Tensor KernelConstruction::attr_tensor(ZString name) const {
  return Tensor(read<TF_Tensor*>(construction_, name,
                                 TF_OpKernelConstruction_GetAttrTensor));
}

Buffer KernelConstruction::attr_function(ZString name) const {
  Status status;
  Buffer function(TF_OpKernelConstruction_GetAttrFunction(
      construction_, name.c_str(), status.get()));
  check_attr(status);
  return function;
}

std::vector<std::string> KernelConstruction::attr_string_list(
    ZString name) const {
  const size_t count = list_size(construction_, name);
  // C returns -1 for an empty list, and for one that is not of strings.
  const int32_t total = attr_size(construction_, name).total;
  std::vector<char> storage(total > 0 ? static_cast<size_t>(total) : 0);
  std::vector<char*> starts(count);
  std::vector<size_t> lengths(count);
  Status status;
  TF_OpKernelConstruction_GetAttrStringList(
      construction_, name.c_str(), starts.data(), lengths.data(),
      count_of(starts), storage.data(), storage.size(), status.get());
  status.check();
  std::vector<std::string> values;
  for (size_t i = 0; i < count; ++i) values.emplace_back(starts[i], lengths[i]);
  return values;
}

std::vector<int64_t> KernelConstruction::attr_int_list(ZString name) const {
  return read_list<int64_t>(construction_, name,
                            TF_OpKernelConstruction_GetAttrInt64List);
}

std::vector<float> KernelConstruction::attr_float_list(ZString name) const {
  return read_list<float>(construction_, name,
                          TF_OpKernelConstruction_GetAttrFloatList);
}

std::vector<bool> KernelConstruction::attr_bool_list(ZString name) const {
  const auto values = read_list<TF_Bool>(
      construction_, name, TF_OpKernelConstruction_GetAttrBoolList);
  return {values.begin(), values.end()};
}

std::vector<DataType> KernelConstruction::attr_type_list(ZString name) const {
  std::vector<DataType> types;
  for (const TF_DataType type : read_list<TF_DataType>(
           construction_, name, TF_OpKernelConstruction_GetAttrTypeList)) {
    types.push_back(static_cast<DataType>(type));
  }
  return types;
}

std::vector<Tensor> KernelConstruction::attr_tensor_list(ZString name) const {
  std::vector<Tensor> tensors;
  for (TF_Tensor* tensor : read_list<TF_Tensor*>(
           construction_, name, TF_OpKernelConstruction_GetAttrTensorList)) {
    tensors.emplace_back(tensor);
  }
  return tensors;
}

int KernelContext::input_count() const { return TF_NumInputs(context_); }

int KernelContext::output_count() const { return TF_NumOutputs(context_); }

void KernelContext::check_index(int index, int count, const char* what) const {
  if (index >= 0 && index < count) return;
  throw errors::OutOfRangeError(std::string(what) + " " +
                                std::to_string(index) + " of a kernel with " +
                                std::to_string(count));
}

Tensor KernelContext::input(int index) const {
  check_index(index, input_count(), "input");
  TF_Tensor* tensor = nullptr;
  Status status;
  TF_GetInput(context_, index, &tensor, status.get());
  status.check();
  return Tensor(tensor);
}

DataType KernelContext::input_type(int index) const {
  check_index(index, input_count(), "input");
  return static_cast<DataType>(TF_InputDatatype(context_, index));
}

DataType KernelContext::output_type(int index) const {
  check_index(index, output_count(), "output");
  return static_cast<DataType>(TF_ExpectedOutputDataType(context_, index));
}

void KernelContext::set_output(int index, const Tensor& value) {
  if (!value) throw errors::InvalidArgumentError("the output is empty");
  if (value.type() != output_type(index)) {
    throw errors::InvalidArgumentError(
        "output " + std::to_string(index) + " of '" + node_name() + "' is " +
        name(output_type(index)) + ", but the kernel gave " +
        name(value.type()));
  }
  Status status;
  TF_SetOutput(context_, index, value.get(), status.get());
  status.check();
}

Tensor KernelContext::allocate_output(int index, DataType type,
                                      ShapeView shape) {
  if (type != output_type(index)) {
    throw errors::InvalidArgumentError(
        "output " + std::to_string(index) + " of '" + node_name() + "' is " +
        name(output_type(index)) + ", not " + name(type));
  }
  const size_t size = count_bytes(type, shape);
  Status status;
  Tensor output(TF_AllocateOutput(context_, index, as_c(type), shape.data(),
                                  shape.rank(), size, status.get()));
  status.check();
  return output;
}

Tensor KernelContext::forward_input_or_allocate_output(
    std::span<const int> candidates, int index, ShapeView shape) {
  count_elements(output_type(index), shape);
  for (const int candidate : candidates) {
    check_index(candidate, input_count(), "input");
  }
  int forwarded = -1;
  Status status;
  Tensor output(TF_ForwardInputOrAllocateOutput(
      context_, candidates.data(), count_of(candidates), index, shape.data(),
      shape.rank(), &forwarded, status.get()));
  status.check();
  return output;
}

Tensor KernelContext::allocate_temporary(DataType type, ShapeView shape) {
  count_elements(type, shape);
  TF_AllocatorAttributes attributes{};
  attributes.struct_size = TF_ALLOCATOR_ATTRIBUTES_STRUCT_SIZE;
  Status status;
  Tensor temporary(TF_AllocateTemp(context_, as_c(type), shape.data(),
                                   shape.rank(), &attributes, status.get()));
  status.check();
  return temporary;
}

int64_t KernelContext::step_id() const { return TF_GetStepId(context_); }

int KernelContext::device_id() const { return TF_GetDeviceId(context_); }

std::string KernelContext::device_name() const {
  return to_string(TF_GetDeviceName(context_));
}

std::string KernelContext::node_name() const {
  return to_string(TF_GetOpKernelName(context_));
}

namespace internal {

void fail_construction(TF_OpKernelConstruction* construction) noexcept {
  Status status;
  set_from_current_exception(status.get());
  TF_OpKernelConstruction_Failure(construction, status.get());
}

void fail_computation(TF_OpKernelContext* context) noexcept {
  Status status;
  set_from_current_exception(status.get());
  TF_OpKernelContext_Failure(context, status.get());
}

void add_kernel(ZString op_type, ZString device_type, CreateKernel* create,
                ComputeKernel* compute, DeleteKernel* destroy,
                const KernelOptions& options) {
  check_options(op_type, options);
  std::unique_ptr<TF_KernelBuilder, decltype(&TF_DeleteKernelBuilder)> builder(
      TF_NewKernelBuilder(op_type.c_str(), device_type.c_str(), create, compute,
                          destroy),
      &TF_DeleteKernelBuilder);
  Status status;
  for (const auto& [attribute, type] : options.type_constraints) {
    TF_KernelBuilder_TypeConstraint(builder.get(), attribute.c_str(),
                                    as_c(type), status.get());
    status.check();
  }
  for (const std::string& argument : options.host_memory) {
    TF_KernelBuilder_HostMemory(builder.get(), argument.c_str());
  }
  if (options.priority != 0) {
    TF_KernelBuilder_Priority(builder.get(), options.priority);
  }
  if (!options.label.empty()) {
    TF_KernelBuilder_Label(builder.get(), options.label.c_str());
  }
  // TensorFlow requires a unique name for each; it has no other use.
  static std::atomic<int> count{0};
  const std::string unique_name = std::string(op_type.c_str()) + "/" +
                                  device_type.c_str() + "/tfx" +
                                  std::to_string(count.fetch_add(1));
  TF_RegisterKernelBuilder(unique_name.c_str(), builder.release(),
                           status.get());
  status.check();
}

}  // namespace internal

}  // namespace tfx::c
