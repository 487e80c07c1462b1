#include "tfx/variables/variable.h"

#include <atomic>
#include <optional>
#include <ostream>
#include <vector>

#include "tfx/core/array_format.h"
#include "tfx/core/device.h"
#include "tfx/core/errors.h"
#include "tfx/core/func_graph.h"
#include "tfx/core/graph_builder.h"
#include "tfx/core/handle_data.h"
#include "tfx/core/name_scope.h"
#include "tfx/raw_ops/resource_variable_ops.h"
#include "tfx/trackable/pending_restore.h"
#include "tfx/trackable/trackable.h"
#include "tfx/variables/variable_scope.h"

namespace tfx {
namespace {

// With this shared_name TensorFlow creates a separate resource for each handle
// op, and frees it with the last handle.
constexpr const char* kAnonymous = "cd2c89b7-88b7-44c8-ad83-06c2a9158347";

// Under which checkpoints save a variable's value.
constexpr const char* kVariableValue = "VARIABLE_VALUE";

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

struct Variable::State final : Trackable {
  State() : Trackable(Kind::kVariable) {}

  std::vector<StateTensor> serialize_to_tensors() const override;
  void restore_from_tensors(std::span<const StateTensor> tensors) override;

  Tensor handle;
  std::string name;
  DType dtype;
  TensorShape shape;
  bool trainable = true;
  VariableSynchronization synchronization = {};
  VariableAggregation aggregation = {};
  Callable<Tensor(const Tensor&)> constraint;
  // Whether it is known to have a value. Needed because TensorFlow reads an
  // unassigned variable as an empty tensor.
  std::atomic<bool> initialized = false;
  std::optional<HandleData> handle_data;
  RestoreMark restore_mark;

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

std::vector<StateTensor> Variable::State::serialize_to_tensors() const {
  // The count is the state's own, so this is another handle to it.
  const Variable variable =
      of(internal::Shared<Trackable>(const_cast<State*>(this)));
  return {{kVariableValue, variable.read_value()}};
}

void Variable::State::restore_from_tensors(
    std::span<const StateTensor> tensors) {
  if (tensors.size() != 1 || tensors[0].name != kVariableValue) {
    throw ValueError("the variable '" + name + "' is restored from its " +
                     kVariableValue);
  }
  restore_mark.clear();
  of(internal::Shared<Trackable>(this)).assign(tensors[0].value);
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

Variable::State& Variable::used() const {
  State& state = checked();
  state.restore_mark.before_use();
  return state;
}

internal::Shared<Trackable> Variable::trackable() const {
  return internal::Shared<Trackable>(state_.get());
}

Variable Variable::of(const internal::Shared<Trackable>& node) {
  Variable variable;
  if (node != nullptr && node->kind() == Trackable::Kind::kVariable) {
    variable.state_ = internal::Shared<State>(dynamic_cast<State*>(node.get()));
  }
  return variable;
}

int64_t Variable::id() const { return checked().identity(); }

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

const Tensor& Variable::handle() const { return used().handle; }

void Variable::tell_observers() const {
  VariableObserver::for_each(
      [this](VariableObserver& observer) { observer.accessed(*this); });
}

Tensor Variable::read_value() const {
  State& state = used();
  if (VariableObserver::any()) tell_observers();
  // Not checked while tracing: it may be assigned before the function runs.
  if (!state.initialized.load(std::memory_order_relaxed) &&
      GraphBuilder::current() == nullptr) {
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
  used();
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
  if (GraphBuilder::current() != nullptr) return text + ">";
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
