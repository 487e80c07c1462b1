#include "tfx/function/cpp_function.h"

#include <algorithm>
#include <map>
#include <memory>
#include <mutex>
#include <shared_mutex>
#include <span>
#include <stdexcept>

#include "tfx/autodiff/backprop.h"
#include "tfx/autodiff/gradient_tape.h"
#include "tfx/autodiff/registry.h"
#include "tfx/autodiff/tape.h"
#include "tfx/c/kernel.h"
#include "tfx/c/op_definition.h"
#include "tfx/core/errors.h"
#include "tfx/core/execute.h"
#include "tfx/core/graph_builder.h"
#include "tfx/core/thread_state.h"
#include "tfx/function/trace.h"

namespace tfx::internal {
namespace {

constexpr const char* kStatefulOp = "TfxCppFunction";
constexpr const char* kStatelessOp = "TfxStatelessCppFunction";

// What is called, and what errors call it.
struct Callee {
  CppCallable func;
  std::vector<DType> Tout;
  std::string name;
  bool differentiable;
};

std::vector<Tensor> call(const Callee& callee, const std::vector<Tensor>& inp) {
  std::vector<Tensor> results = callee.func(inp);
  // A single None is no value.
  if (results.size() == 1 && !results[0].has_value()) results.clear();
  if (results.size() != callee.Tout.size()) {
    throw errors::InvalidArgumentError(
        callee.name + " returns " + std::to_string(results.size()) +
        " values, but expects to see " + std::to_string(callee.Tout.size()) +
        " values.");
  }
  for (size_t i = 0; i < results.size(); ++i) {
    const bool is_right =
        results[i].has_value() && results[i].dtype() == callee.Tout[i];
    if (is_right) continue;
    throw errors::InvalidArgumentError(
        std::to_string(i) + "-th value returned by " + callee.name + " is " +
        (results[i].has_value() ? results[i].dtype().name() : "None") +
        ", but expects " + callee.Tout[i].name());
  }
  return results;
}

// Those that operations of graphs call, by the number that the operations have
// as an attribute.
class Callees {
 public:
  static Callees& instance() {
    static auto* const callees = new Callees;
    return *callees;
  }

  int64_t add(std::shared_ptr<const Callee> callee) {
    const std::unique_lock lock(mutex_);
    callees_.emplace(++last_, std::move(callee));
    return last_;
  }
  void remove(int64_t token) {
    std::shared_ptr<const Callee> removed;
    const std::unique_lock lock(mutex_);
    const auto found = callees_.find(token);
    // Destroyed without the lock: who knows what it holds.
    removed = std::move(found->second);
    callees_.erase(found);
  }
  std::shared_ptr<const Callee> find(int64_t token) const {
    const std::shared_lock lock(mutex_);
    const auto found = callees_.find(token);
    return found == callees_.end() ? nullptr : found->second;
  }

 private:
  mutable std::shared_mutex mutex_;
  std::map<int64_t, std::shared_ptr<const Callee>> callees_;
  int64_t last_ = 0;
};

// A graph's share in a callee.
class Registration {
 public:
  explicit Registration(std::shared_ptr<const Callee> callee)
      : token_(Callees::instance().add(std::move(callee))) {}
  ~Registration() { Callees::instance().remove(token_); }
  Registration(const Registration&) = delete;
  Registration& operator=(const Registration&) = delete;

  int64_t token() const { return token_; }

 private:
  const int64_t token_;
};

class CppFunctionKernel {
 public:
  explicit CppFunctionKernel(const c::KernelConstruction& construction)
      : token_(construction.attr_int("token")) {}

  void compute(c::KernelContext& context) const {
    // A graph that is gone may be restored from its text: looked up each time.
    const auto callee = Callees::instance().find(token_);
    if (callee == nullptr) {
      throw errors::InvalidArgumentError(
          "the C++ function that " + context.node_name() +
          " calls is not in this process, or its graph is gone");
    }
    try {
      compute(*callee, context);
    } catch (const std::invalid_argument& error) {
      throw errors::InvalidArgumentError(error.what());
    } catch (const NotImplementedError& error) {
      throw errors::UnimplementedError(error.what());
    }
  }

 private:
  static void compute(const Callee& callee, c::KernelContext& context) {
    std::vector<Tensor> inp;
    for (int i = 0; i < context.input_count(); ++i) {
      inp.emplace_back(context.input(i));
    }
    // TensorFlow may call this on a thread that traces a function or records a
    // tape, and a function that runs as a graph would wait here for threads
    // that may all be waiting in callbacks.
    const FreshThreadState fresh;
    thread_state.functions_run_eagerly = true;
    const std::vector<Tensor> results = call(callee, inp);
    for (size_t i = 0; i < results.size(); ++i) {
      context.set_output(static_cast<int>(i), results[i].host());
    }
  }

  const int64_t token_;
};

void add_op(const char* op, bool is_stateful) {
  c::OpDefinition definition(op);
  definition.input("input: Tin")
      .output("output: Tout")
      .attr("token: int")
      .attr("Tin: list(type) >= 0")
      .attr("Tout: list(type) >= 0");
  // TensorFlow takes stateful(false) for true.
  if (is_stateful) definition.stateful();
  definition.add();
  c::add_kernel<CppFunctionKernel>(op, "CPU");
}

// Of the gradients of its results: those of the inputs at `places`. The inputs
// come first.
CppCallable gradient_of(const CppCallable& func,
                        const std::vector<size_t>& places, size_t count) {
  return [=](const std::vector<Tensor>& all) {
    const std::vector<Tensor> inp(all.begin(),
                                  all.begin() + static_cast<ptrdiff_t>(count));
    GradientTape tape;
    std::vector<Differentiable> sources;
    for (const size_t place : places) {
      tape.watch(inp[place]);
      sources.emplace_back(inp[place]);
    }
    std::vector<Differentiable> targets;
    for (const Tensor& result : func(inp)) {
      if (is_trainable(result.dtype())) targets.emplace_back(result);
    }
    std::vector<Tensor> gradients;
    for (const Gradient& each : tape.gradient(
             targets, sources,
             {.output_gradients = {all.begin() + static_cast<ptrdiff_t>(count),
                                   all.end()},
             .unconnected_gradients = UnconnectedGradients::ZERO})) {
      gradients.push_back(each.to_tensor());
    }
    return gradients;
  };
}

std::vector<Gradient> go_back(const Callee& callee,
                              const std::vector<Tensor>& inp, bool stateful,
                              std::span<const Gradient> grads) {
  std::vector<size_t> places;
  std::vector<DType> dtypes;
  for (size_t i = 0; i < inp.size(); ++i) {
    if (!is_trainable(inp[i].dtype())) continue;
    places.push_back(i);
    dtypes.push_back(inp[i].dtype());
  }
  std::vector<Tensor> all = inp;
  for (size_t i = 0; i < grads.size(); ++i) {
    if (is_trainable(callee.Tout[i])) all.push_back(grads[i].to_tensor());
  }
  std::vector<Gradient> gradients(inp.size());
  if (places.empty()) return gradients;
  const std::vector<Tensor> found = internal::cpp_function(
      gradient_of(callee.func, places, inp.size()), all, dtypes,
      {.stateful = stateful, .differentiable = true});
  for (size_t i = 0; i < places.size(); ++i) {
    found[i].set_shape(inp[places[i]].shape());
    gradients[places[i]] = found[i];
  }
  return gradients;
}

std::vector<Gradient> call_gradient(const RecordedOp& op,
                                    std::span<const Gradient> grads) {
  const auto callee = Callees::instance().find(op.attr<int64_t>("token"));
  if (callee == nullptr) {
    throw LookupError(
        "the C++ function that a gradient goes through is not in this process, "
        "or its graph is gone");
  }
  if (!callee->differentiable) {
    return std::vector<Gradient>(op.input_count());
  }
  std::vector<Tensor> inp;
  for (size_t i = 0; i < op.input_count(); ++i) inp.push_back(op.input(i));
  return go_back(*callee, inp, op.type() == kStatefulOp, grads);
}

void add_ops() {
  static const bool added = [] {
    for (const char* op : {kStatefulOp, kStatelessOp}) {
      add_op(op, op == kStatefulOp);
      GradientRegistry::instance().add(op, call_gradient, kKeepsInputs);
    }
    return true;
  }();
  (void)added;
}

std::vector<Tensor> add_call(const std::shared_ptr<const Callee>& callee,
                             std::span<const Tensor> inp,
                             const CppFunctionOptions& options) {
  add_ops();
  const auto registration = std::make_shared<const Registration>(callee);
  GraphBuilder::current()->keep(registration);
  const std::vector<DType>& Tout = callee->Tout;
  const std::vector<DType> Tin = dtypes_of(inp);
  const Argument inputs[] = {TensorSpan(inp)};
  const Attr attrs[] = {{"token", registration->token()},
                        {"Tin", std::span<const DType>(Tin)},
                        {"Tout", std::span<const DType>(Tout)}};
  std::vector<Tensor> results(Tout.size());
  execute({.op = options.stateful ? kStatefulOp : kStatelessOp,
           .inputs = inputs,
           .attrs = attrs,
           .name = options.name.empty() ? "CppFunction" : options.name},
          results);
  return results;
}

}  // namespace

std::vector<Tensor> cpp_function(const CppCallable& func,
                                 const std::vector<Tensor>& inp,
                                 const std::vector<DType>& Tout,
                                 const CppFunctionOptions& options) {
  const auto callee = std::make_shared<const Callee>(
      Callee{func, Tout, options.name.empty() ? "cpp_function" : options.name,
             options.differentiable});
  if (GraphBuilder::current() == nullptr) {
    if (options.differentiable) return call(*callee, inp);
    const StopRecording stopped;
    std::vector<Tensor> results = call(*callee, inp);
    // New ones: an input that is returned has gradients.
    for (Tensor& result : results) result = Tensor(result.host());
    return results;
  }
  return add_call(callee, inp, options);
}

void throw_argument_count(size_t takes, size_t given) {
  throw TypeError("the C++ function takes " + std::to_string(takes) +
                  " tensors, and is given " + std::to_string(given));
}

}  // namespace tfx::internal
