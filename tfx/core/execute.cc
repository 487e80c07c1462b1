#include "tfx/core/execute.h"

#include <optional>
#include <type_traits>

#include "tfx/c/eager_op.h"
#include "tfx/core/attr_setter.h"
#include "tfx/core/cancellation_scope.h"
#include "tfx/core/context.h"
#include "tfx/core/device.h"
#include "tfx/core/errors.h"
#include "tfx/core/graph_builder.h"
#include "tfx/core/observer.h"

namespace tfx {
namespace {

// More than any op has but for lists, which say their length otherwise.
constexpr size_t kManyOutputs = 64;

// The operation that a thread builds on, again and again. Taken while in use:
// an op may call back and run others, which then have one of their own.
class KeptOp {
 public:
  ~KeptOp() {
    of_thread_ = nullptr;
    is_gone_ = true;
  }

  // Null if it is taken, or not there (yet, or any more: tensors are used to
  // the very end of a thread).
  static c::EagerOp* take() {
    if (of_thread_ == nullptr || of_thread_->is_taken_) return nullptr;
    of_thread_->is_taken_ = true;
    return &*of_thread_->op_;
  }
  static void give_back() { of_thread_->is_taken_ = false; }
  // One that failed is not used again.
  static void discard() {
    of_thread_->op_.reset();
    of_thread_->is_taken_ = false;
    of_thread_ = nullptr;
  }
  // Keeps `op` if the thread has none.
  static void keep(c::EagerOp op) {
    if (of_thread_ != nullptr || is_gone_) return;
    thread_local KeptOp kept;
    kept.op_.emplace(std::move(op));
    of_thread_ = &kept;
  }

 private:
  // Plain, so that looking at them costs nothing.
  static constinit thread_local KeptOp* of_thread_;
  static constinit thread_local bool is_gone_;

  std::optional<c::EagerOp> op_;
  bool is_taken_ = false;
};

constinit thread_local KeptOp* KeptOp::of_thread_ = nullptr;
constinit thread_local bool KeptOp::is_gone_ = false;

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

// Out of line, like all that only failures need: what is inlined makes every
// call longer.
[[noreturn, gnu::noinline]] void throw_none(const OpCall& call) {
  throw ValueError(std::string("an input of ") + call.op +
                   " is None: inputs are " + describe_inputs(call));
}

[[noreturn, gnu::noinline]] void rethrow(const OpCall& call,
                                         const errors::OpError& error) {
  errors::throw_error(error.code(),
                      error.message() + " [Op:" + call.op +
                          "] inputs: " + describe_inputs(call),
                      error.payloads());
}

const c::TensorHandle& handle_of(const OpCall& call, const Tensor& tensor) {
  if (!tensor.has_value()) throw_none(call);
  return tensor.handle();
}

void add_list(c::EagerOp& op, const OpCall& call, TensorSpan list) {
  std::vector<c::TensorHandle> handles;
  for (const Tensor& tensor : list) {
    handles.push_back(handle_of(call, tensor).share());
  }
  op.add_input_list(handles);
}

// Inlined where it is used most, as the next: a call in between is one per cent
// of a small operation.
[[gnu::always_inline]] inline void add_arguments(c::EagerOp& op,
                                                 const OpCall& call) {
  for (const Argument& argument : call.inputs) {
    if (argument.is_list()) {
      add_list(op, call, argument.tensors());
    } else {
      op.add_input(handle_of(call, argument.tensors()[0]));
    }
  }
  for (const Attr& attr : call.attrs) {
    std::visit(AttrSetter<c::EagerOp>{op, attr.name}, attr.value);
  }
}

// Builds on an op that has just been made or reset.
[[gnu::always_inline]] inline size_t run_on(c::EagerOp& op, const OpCall& call,
                                            std::span<Tensor> outputs) {
  add_arguments(op, call);
  // Nearly all ops have one output, or none.
  if (outputs.size() == 1) {
    c::TensorHandle handle;
    const size_t count = op.execute(std::span(&handle, 1));
    if (count == 1) outputs[0] = Tensor(std::move(handle));
    return count;
  }
  std::vector<c::TensorHandle> handles(outputs.size());
  const size_t count = op.execute(std::span(handles));
  for (size_t i = 0; i < count; ++i) outputs[i] = Tensor(std::move(handles[i]));
  return count;
}

[[gnu::noinline]] size_t run_on_new_op(const OpCall& call,
                                       std::span<Tensor> outputs) {
  c::EagerOp op(Context::instance().eager(), call.op);
  if (!current_device().empty()) op.set_device(current_device());
  const size_t count = run_on(op, call, outputs);
  KeptOp::keep(std::move(op));
  return count;
}

size_t run_on_kept_op(const OpCall& call, std::span<Tensor> outputs) {
  c::EagerOp* const op = KeptOp::take();
  if (op == nullptr) return run_on_new_op(call, outputs);
  try {
    op->reset(call.op, current_device());
    const size_t count = run_on(*op, call, outputs);
    KeptOp::give_back();
    return count;
  } catch (...) {
    KeptOp::discard();
    throw;
  }
}

// Not on the kept op, which would outlive the manager.
[[gnu::noinline]] size_t run_cancellable(const CancellationScope& scope,
                                         const OpCall& call,
                                         std::span<Tensor> outputs) {
  c::EagerOp op(Context::instance().eager(), call.op);
  if (!current_device().empty()) op.set_device(current_device());
  op.set_cancellation_manager(scope.manager());
  if (scope.runner() == nullptr) return run_on(op, call, outputs);
  add_arguments(op, call);
  std::vector<c::TensorHandle> handles(outputs.size());
  const size_t count = scope.runner()->run(std::move(op), handles);
  for (size_t i = 0; i < count; ++i) outputs[i] = Tensor(std::move(handles[i]));
  return count;
}

size_t run_eagerly(const OpCall& call, std::span<Tensor> outputs) {
  try {
    if (const auto* const scope = CancellationScope::current()) {
      return run_cancellable(*scope, call, outputs);
    }
    return run_on_kept_op(call, outputs);
  } catch (const errors::OpError& error) {
    rethrow(call, error);
  }
}

size_t add_to_graph(GraphBuilder& graph, const OpCall& call,
                    std::span<Tensor> outputs) {
  for (const Argument& argument : call.inputs) {
    for (const Tensor& tensor : argument.tensors()) {
      if (!tensor.has_value()) throw_none(call);
    }
  }
  return graph.add(call, outputs);
}

}  // namespace

void set_function_list(c::EagerOp& op, const char* name,
                       std::span<const FunctionName> values) {
  std::vector<c::EagerOp> functions;
  std::vector<const c::EagerOp*> pointers;
  for (const FunctionName value : values) {
    functions.emplace_back(Context::instance().eager(),
                           std::string(value.name));
  }
  for (const c::EagerOp& function : functions) pointers.push_back(&function);
  op.set_function_list(name, pointers);
}

size_t execute(const OpCall& call, std::span<Tensor> outputs) {
  size_t count = 0;
  if (GraphBuilder* const graph = GraphBuilder::current()) {
    count = add_to_graph(*graph, call, outputs);
  } else {
    count = run_eagerly(call, outputs);
  }
  if (ExecutionObserver::any()) {
    ExecutionObserver::for_each([&](ExecutionObserver& observer) {
      observer.executed(call, outputs.first(count));
    });
  }
  return count;
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
                   std::initializer_list<Attr> attrs, std::string_view name) {
  Tensor output;
  const size_t count = execute(OpCall{op,
                                      {inputs.begin(), inputs.size()},
                                      {attrs.begin(), attrs.size()},
                                      name},
                               std::span(&output, 1));
  if (count != 1) throw ValueError(std::string(op) + " has no output");
  return output;
}

}  // namespace tfx
