#include "tfx/core/execute.h"

#include <array>
#include <optional>
#include <type_traits>

#include "tfx/c/eager_op.h"
#include "tfx/core/context.h"
#include "tfx/core/device.h"
#include "tfx/core/errors.h"

namespace tfx {
namespace {

// More than any op has but for lists, which say their length otherwise.
constexpr size_t kManyOutputs = 64;
// As many as nearly all ops have.
constexpr size_t kFewOutputs = 4;

// The operation that this thread builds on, again and again.
struct KeptOp {
  std::optional<c::EagerOp> op;
  bool in_use = false;
};

// Lends it out. An op may call back and run others: these have one of their
// own, and so does the next after one that failed.
class ReusedOp {
 public:
  ReusedOp(const char* name, const std::string& device) : kept_(kept()) {
    if (kept_.op && !kept_.in_use) {
      kept_.in_use = true;
      op_ = &*kept_.op;
      try {
        op_->reset(name, device);
      } catch (...) {
        give_back();
        throw;
      }
      return;
    }
    own_.emplace(Context::instance().eager(), name);
    if (!device.empty()) own_->set_device(device);
    op_ = &*own_;
  }
  ReusedOp(const ReusedOp&) = delete;
  ReusedOp& operator=(const ReusedOp&) = delete;
  ~ReusedOp() { give_back(); }

  c::EagerOp& get() { return *op_; }
  void succeeded() { succeeded_ = true; }

 private:
  static KeptOp& kept() {
    thread_local KeptOp kept;
    return kept;
  }

  void give_back() {
    if (!own_) {
      kept_.in_use = false;
      if (!succeeded_) kept_.op.reset();
    } else if (succeeded_ && !kept_.op) {
      kept_.op = std::move(own_);
    }
  }

  KeptOp& kept_;
  std::optional<c::EagerOp> own_;
  c::EagerOp* op_;
  bool succeeded_ = false;
};

void add_argument(c::EagerOp& op, const Argument& argument) {
  if (!argument.is_list()) {
    op.add_input(argument.tensors()[0].handle());
    return;
  }
  std::vector<c::TensorHandle> handles;
  for (const Tensor& tensor : argument.tensors()) {
    handles.push_back(tensor.handle().share());
  }
  op.add_input_list(handles);
}

struct SetAttr {
  c::EagerOp& op;
  const char* name;

  void operator()(bool value) const { op.set_bool(name, value); }
  void operator()(int64_t value) const { op.set_int(name, value); }
  void operator()(float value) const { op.set_float(name, value); }
  void operator()(std::string_view value) const { op.set_string(name, value); }
  void operator()(DType value) const {
    op.set_type(name, value.as_datatype_enum());
  }
  void operator()(const TensorShape* value) const {
    op.set_shape(name, value->view());
  }
  void operator()(const c::Tensor* value) const { op.set_tensor(name, *value); }
  void operator()(FunctionName value) const {
    op.set_function(name, value.name);
  }
  void operator()(std::span<const bool> values) const {
    op.set_bool_list(name, values);
  }
  void operator()(std::span<const int64_t> values) const {
    op.set_int_list(name, values);
  }
  void operator()(std::span<const float> values) const {
    op.set_float_list(name, values);
  }
  void operator()(std::span<const std::string> values) const {
    const std::vector<std::string_view> views(values.begin(), values.end());
    op.set_string_list(name, views);
  }
  void operator()(std::span<const DType> values) const {
    static_assert(sizeof(DType) == sizeof(c::DataType));
    op.set_type_list(name, {reinterpret_cast<const c::DataType*>(values.data()),
                            values.size()});
  }
  void operator()(std::span<const TensorShape> values) const {
    std::vector<c::ShapeView> views;
    for (const TensorShape& value : values) views.push_back(value.view());
    op.set_shape_list(name, views);
  }
  void operator()(std::span<const FunctionName> values) const {
    std::vector<c::EagerOp> functions;
    std::vector<const c::EagerOp*> pointers;
    for (const FunctionName value : values) {
      functions.emplace_back(Context::instance().eager(),
                             std::string(value.name));
    }
    for (const c::EagerOp& function : functions) pointers.push_back(&function);
    op.set_function_list(name, pointers);
  }
};

std::string describe_inputs(const OpCall& call) {
  std::string text;
  for (const Argument& argument : call.inputs) {
    text += text.empty() ? "" : ", ";
    text += argument.is_list() ? "[" : "";
    bool first = true;
    for (const Tensor& tensor : argument.tensors()) {
      text += first ? "" : ", ";
      text += tensor.has_value()
                  ? tensor.dtype().name() + " " + tensor.shape().str()
                  : "None";
      first = false;
    }
    text += argument.is_list() ? "]" : "";
  }
  return text;
}

[[noreturn]] void rethrow(const OpCall& call, const errors::OpError& error) {
  errors::throw_error(error.code(),
                      error.message() + " [Op:" + call.op +
                          "] inputs: " + describe_inputs(call),
                      error.payloads());
}

size_t execute_eagerly(const OpCall& call, std::span<Tensor> outputs) {
  ReusedOp reused(call.op, current_device());
  c::EagerOp& op = reused.get();
  for (const Argument& argument : call.inputs) add_argument(op, argument);
  for (const Attr& attr : call.attrs) {
    std::visit(SetAttr{op, attr.name}, attr.value);
  }
  std::array<c::TensorHandle, kFewOutputs> few;
  std::vector<c::TensorHandle> many;
  std::span<c::TensorHandle> handles(few);
  if (outputs.size() > few.size()) {
    many.resize(outputs.size());
    handles = many;
  }
  const size_t count = op.execute(handles.first(outputs.size()));
  for (size_t i = 0; i < count; ++i) outputs[i] = Tensor(std::move(handles[i]));
  reused.succeeded();
  return count;
}

}  // namespace

size_t execute(const OpCall& call, std::span<Tensor> outputs) {
  for (const Argument& argument : call.inputs) {
    for (const Tensor& tensor : argument.tensors()) {
      if (!tensor.has_value()) {
        throw ValueError(std::string("an input of ") + call.op +
                         " is None: inputs are " + describe_inputs(call));
      }
    }
  }
  try {
    return execute_eagerly(call, outputs);
  } catch (const errors::OpError& error) {
    rethrow(call, error);
  }
}

std::vector<Tensor> execute(const char* op,
                            std::initializer_list<Argument> inputs,
                            std::initializer_list<Attr> attrs) {
  std::vector<Tensor> outputs(kManyOutputs);
  const size_t count = execute(
      OpCall{
          op, {inputs.begin(), inputs.size()}, {attrs.begin(), attrs.size()}},
      outputs);
  outputs.resize(count);
  return outputs;
}

Tensor execute_one(const char* op, std::initializer_list<Argument> inputs,
                   std::initializer_list<Attr> attrs) {
  Tensor output;
  const size_t count = execute(
      OpCall{
          op, {inputs.begin(), inputs.size()}, {attrs.begin(), attrs.size()}},
      std::span(&output, 1));
  if (count != 1) throw ValueError(std::string(op) + " has no output");
  return output;
}

}  // namespace tfx
