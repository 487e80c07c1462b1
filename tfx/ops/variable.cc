#include "tfx/ops/variable.h"

#include <atomic>
#include <optional>
#include <ostream>

#include "tfx/core/array_format.h"
#include "tfx/core/device.h"
#include "tfx/core/errors.h"
#include "tfx/core/func_graph.h"
#include "tfx/core/handle_data.h"
#include "tfx/core/name_scope.h"
#include "tfx/ops/variable_scope.h"
#include "tfx/raw_ops/resource_variable_ops.h"

namespace tfx {
namespace {

// With this shared_name TensorFlow creates a separate resource for each handle
// op, and frees it with the last handle.
constexpr const char* kAnonymous = "cd2c89b7-88b7-44c8-ad83-06c2a9158347";

int64_t next_id() {
  static std::atomic<int64_t> next{1};
  return next++;
}

Tensor to_initial_value(const TensorLike& value, DType dtype) {
  try {
    return value.to_tensor(dtype);
  } catch (const ValueError& error) {
    throw ValueError(std::string("initial_value: ") + error.what());
  }
}

void check_may_be_made() {
  const FuncGraph* const graph = FuncGraph::current();
  if (graph == nullptr || graph->allows_variables()) return;
  throw ValueError(
      "tf.function only supports singleton tf.Variables created on the first "
      "call. Make sure the tf.Variable is only created once or created outside "
      "tf.function. See "
      "https://www.tensorflow.org/guide/function#creating_tfvariables for more "
      "information.");
}

// A variable in a function is created while tracing, not when the function
// runs. So its initial value is evaluated now.
Tensor value_now(const Tensor& value) {
  const FuncGraph* const graph = FuncGraph::current();
  if (graph == nullptr || !value.is_symbolic()) return value;
  return graph->evaluate(value);
}

}  // namespace

struct Variable::State : internal::Counted {
  Tensor handle;
  std::string name;
  DType dtype;
  TensorShape shape;
  bool trainable = true;
  VariableSynchronization synchronization = {};
  VariableAggregation aggregation = {};
  Callable<Tensor(const Tensor&)> constraint;
  int64_t id = next_id();
  // Whether it is known to have a value. Needed because TensorFlow reads an
  // unassigned variable as an empty tensor.
  std::atomic<bool> initialized = false;
  std::optional<HandleData> handle_data;

  void check_initialized();
};

void Variable::State::check_initialized() {
  const InitScope now;
  if (!raw_ops::VarIsInitializedOp(handle).item<bool>()) {
    throw errors::FailedPreconditionError(
        "Could not read variable '" + name +
        "': it has no value yet; assign one first");
  }
  initialized = true;
}

Variable Variable::uninitialized(const VariableOptions& options) {
  if (!options.dtype || !options.shape) {
    throw ValueError(
        "a variable without an initial value needs a dtype and a shape");
  }
  check_may_be_made();
  const InitScope now;
  Variable variable;
  const std::string name =
      current_name_scope() +
      (options.name.empty() ? std::string("Variable") : options.name);
  const bool on_read =
      options.synchronization == VariableSynchronization::ON_READ;
  variable.state_ = internal::Shared<State>(new State);
  State& state = *variable.state_;
  state.handle = raw_ops::VarHandleOp(
      options.dtype, *options.shape,
      {.shared_name = kAnonymous, .debug_name = name, .name = name});
  state.handle_data.emplace(state.handle, options.dtype, *options.shape);
  state.name = name + ":0";
  state.dtype = options.dtype;
  state.shape = *options.shape;
  state.trainable = options.trainable.value_or(!on_read);
  state.synchronization = options.synchronization;
  state.aggregation = options.aggregation;
  state.constraint = options.constraint;
  return variable;
}

Variable::Variable(const TensorLike& initial_value,
                   const VariableOptions& options) {
  if (VariableCreatorScope::is_any_active()) {
    *this = VariableCreatorScope::create(initial_value, options);
    return;
  }
  check_may_be_made();
  const Tensor value =
      value_now(to_initial_value(initial_value, options.dtype));
  const InitScope now;
  VariableOptions completed = options;
  completed.dtype = value.dtype();
  if (!completed.shape) completed.shape = value.shape();
  if (!completed.shape->is_compatible_with(value.shape())) {
    throw ValueError(
        "In this `tf.Variable` creation, the initial value's shape (" +
        value.shape().str() +
        ") is not compatible with the explicitly supplied `shape` argument (" +
        completed.shape->str() + ").");
  }
  *this = uninitialized(completed);
  raw_ops::AssignVariableOp(state_->handle, value);
  state_->initialized = true;
}

Variable::State& Variable::checked() const {
  if (state_ == nullptr) throw ValueError("there is no variable here (None)");
  return *state_;
}

int64_t Variable::id() const { return checked().id; }

std::string Variable::name() const { return checked().name; }

DType Variable::dtype() const { return checked().dtype; }

TensorShape Variable::shape() const { return checked().shape; }

bool Variable::trainable() const { return checked().trainable; }

std::string Variable::device() const { return checked().handle.device(); }

VariableSynchronization Variable::synchronization() const {
  return checked().synchronization;
}

VariableAggregation Variable::aggregation() const {
  return checked().aggregation;
}

const Callable<Tensor(const Tensor&)>& Variable::constraint() const {
  return checked().constraint;
}

const Tensor& Variable::handle() const { return checked().handle; }

void Variable::tell_observers() const {
  VariableObserver::for_each(
      [this](VariableObserver& observer) { observer.accessed(*this); });
}

Tensor Variable::read_value() const {
  State& state = checked();
  if (VariableObserver::any()) tell_observers();
  // Not checked while tracing: it may be assigned before the function runs.
  if (!state.initialized.load(std::memory_order_relaxed) &&
      FuncGraph::current() == nullptr) {
    state.check_initialized();
  }
  return raw_ops::ReadVariableOp(state.handle, state.dtype);
}

np::NDArray Variable::numpy() const { return read_value().numpy(); }

bool Variable::is_initialized() const {
  const InitScope now;
  return raw_ops::VarIsInitializedOp(handle()).item<bool>();
}

Tensor Variable::updates(const TensorLike& value) const {
  if (VariableObserver::any()) tell_observers();
  return value.to_tensor(dtype());
}

const Variable& Variable::assign(const TensorLike& value,
                                 const NameOptions& options) const {
  const Tensor tensor = updates(value);
  const State& state = checked();
  if (!state.shape.is_compatible_with(tensor.shape())) {
    throw ValueError("Cannot assign value to variable ' " + state.name +
                     "': Shape mismatch.The variable shape " +
                     state.shape.str() + ", and the assigned value shape " +
                     tensor.shape().str() + " are incompatible.");
  }
  raw_ops::AssignVariableOp(
      state.handle, tensor,
      {.validate_shape = state.shape.is_fully_defined(), .name = options.name});
  return *this;
}

const Variable& Variable::assign_add(const TensorLike& delta,
                                     const NameOptions& options) const {
  raw_ops::AssignAddVariableOp(handle(), updates(delta),
                               {.name = options.name});
  return *this;
}

const Variable& Variable::assign_sub(const TensorLike& delta,
                                     const NameOptions& options) const {
  raw_ops::AssignSubVariableOp(handle(), updates(delta),
                               {.name = options.name});
  return *this;
}

Tensor Variable::sparse_read(const TensorLike& indices) const {
  if (VariableObserver::any()) tell_observers();
  return raw_ops::ResourceGather(handle(), indices.to_tensor(), dtype());
}

Tensor Variable::gather_nd(const TensorLike& indices) const {
  if (VariableObserver::any()) tell_observers();
  return raw_ops::ResourceGatherNd(handle(), indices.to_tensor(), dtype());
}

void Variable::set_shape(const TensorShape& shape) const {
  State& state = checked();
  state.shape = state.shape.merge_with(shape);
}

std::string Variable::repr() const {
  const State& state = checked();
  std::string text = "<tf.Variable '" + state.name +
                     "' shape=" + state.shape.str() +
                     " dtype=" + state.dtype.name();
  // A variable has no value to show while tracing.
  if (FuncGraph::current() != nullptr) return text + ">";
  std::string value = "numpy=<unavailable>";
  try {
    const DeviceScope scope(device());
    value = value_repr(read_value().host());
  } catch (const errors::OpError&) {
    // An uninitialised variable can be printed, as in Python.
  }
  return text + ", " + value + ">";
}

std::ostream& operator<<(std::ostream& stream, const Variable& variable) {
  return stream << variable.repr();
}

}  // namespace tfx
