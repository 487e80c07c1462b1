#include "tfx/function/graph_function.h"

#include <algorithm>
#include <exception>
#include <mutex>
#include <unordered_map>
#include <utility>

#include "tfx/autodiff/tape.h"
#include "tfx/core/context.h"
#include "tfx/core/errors.h"
#include "tfx/core/execute_function.h"
#include "tfx/core/function_name.h"
#include "tfx/function/differentiated.h"

namespace tfx::internal {
namespace {

// AttrValue { b: true }
constexpr std::string_view kTrue = "\x28\x01";

// Of the mask of outputs whose gradients may be None.
constexpr uint64_t kAll = ~uint64_t{0};

// All that are alive.
struct NamedFunctions {
  static NamedFunctions& instance() {
    static auto* const functions = new NamedFunctions;
    return *functions;
  }
  std::mutex mutex = {};
  std::unordered_map<std::string, const GraphFunction*> by_name = {};
};

}  // namespace

GraphFunction::GraphFunction(std::shared_ptr<Trace> trace,
                             std::vector<Tensor> outputs,
                             const std::string& base, const std::string& prefix,
                             GraphFunctionOptions options)
    : trace_(std::move(trace)),
      outputs_(std::move(outputs)),
      base_(base),
      options_(std::move(options)),
      name_(unique_function_name(base, prefix)),
      is_of_runtime_(false) {
  c::Function function = trace_->graph().to_function(name_, outputs_);
  if (options_.jit_compile) function.set_attr("_XlaMustCompile", kTrue);
  Context::instance().eager().add_function(function);
  make_findable();
}

GraphFunction::GraphFunction(const std::string& name,
                             std::shared_ptr<Trace> trace,
                             GraphFunctionOptions options)
    : trace_(std::move(trace)),
      outputs_(trace_->outputs()),
      base_(name),
      options_(std::move(options)),
      name_(name),
      is_of_runtime_(true) {}

std::shared_ptr<const GraphFunction> GraphFunction::of_runtime(
    const std::string& name, std::shared_ptr<Trace> trace,
    GraphFunctionOptions options, bool is_findable) {
  std::shared_ptr<const GraphFunction> function(
      new GraphFunction(name, std::move(trace), std::move(options)));
  if (is_findable) function->make_findable();
  return function;
}

void GraphFunction::make_findable() const {
  auto& [mutex, by_name] = NamedFunctions::instance();
  const std::lock_guard lock(mutex);
  by_name.emplace(name_, this);
}

std::shared_ptr<const GraphFunction> GraphFunction::find(
    const std::string& name) {
  auto& [mutex, by_name] = NamedFunctions::instance();
  const std::lock_guard lock(mutex);
  const auto found = by_name.find(name);
  // One that is about to go has no owner any more.
  return found == by_name.end() ? nullptr
                                : found->second->weak_from_this().lock();
}

GraphFunction::~GraphFunction() {
  {
    auto& [mutex, by_name] = NamedFunctions::instance();
    const std::lock_guard lock(mutex);
    const auto found = by_name.find(name_);
    if (found != by_name.end() && found->second == this) by_name.erase(found);
  }
  if (is_of_runtime_) return;
  try {
    Context::instance().eager().remove_function(name_);
  } catch (const std::exception&) {
    // It is in nobody's way.
  }
}

std::vector<Tensor> GraphFunction::captured() const {
  std::vector<Tensor> captured;
  for (const auto& capture : trace_->graph().captures()) {
    captured.push_back(capture.outer);
  }
  return captured;
}

std::shared_ptr<const GraphFunction> GraphFunction::with_outputs(
    std::vector<Tensor> outputs, const std::string& prefix,
    GraphFunctionOptions options) const {
  return std::make_shared<GraphFunction>(trace_, std::move(outputs), base_,
                                         prefix, std::move(options));
}

std::vector<Tensor> GraphFunction::run(std::span<const Tensor> inputs) const {
  std::vector<Tensor> results(outputs_.size());
  execute_function(name_, inputs, results);
  return results;
}

std::vector<Tensor> GraphFunction::add_call(
    std::span<const Tensor> inputs) const {
  const std::vector<DType> in = dtypes_of(inputs);
  const std::vector<DType> out = dtypes_of(outputs_);
  const Argument arguments[] = {TensorSpan(inputs)};
  std::vector<Attr> attrs = {{"Tin", std::span<const DType>(in)},
                             {"Tout", std::span<const DType>(out)},
                             {"f", FunctionName{name_}}};
  // The call is compiled even if what is around it is not.
  if (options_.jit_compile) attrs.push_back({"_XlaMustCompile", true});
  std::vector<Tensor> results(outputs_.size());
  execute({trace_->graph().is_stateful() ? "StatefulPartitionedCall"
                                         : "PartitionedCall",
           arguments, attrs},
          results);
  for (size_t i = 0; i < results.size(); ++i) {
    results[i].set_shape(outputs_[i].shape());
  }
  GraphBuilder::current()->keep(shared_from_this());
  return results;
}

std::vector<Tensor> GraphFunction::call(std::vector<Tensor> inputs) const {
  announce_variables(*trace_);
  if (GraphBuilder::current() != nullptr) return add_call(inputs);
  const int order = Tape::watched_order(inputs);
  if (order == 0) return run(inputs);
  std::vector<Tensor> results;
  {
    const StopRecording told_below;
    results = forward_of_order(order).run(inputs);
  }
  Tape::record(
      name_, inputs, results,
      [self = shared_from_this(), inputs, results](
          const RecordedOp& /*op*/, std::span<const Gradient> grads) {
        return self->go_back(grads, inputs, results);
      },
      kAll);
  results.resize(outputs_.size());
  return results;
}

// What gives out all that derivatives of this order need, or of as high an
// order as there are any: run later for it, effects would happen again, and
// random numbers would be others.
const GraphFunction& GraphFunction::forward_of_order(int order) const {
  const GraphFunction* function = this;
  for (; order > 0 && function->find_way_back(); --order) {
    function = function->differentiated_->forward.get();
  }
  return *function;
}

bool GraphFunction::find_way_back() const {
  std::call_once(differentiated_once_, [this] {
    const std::lock_guard lock(trace_->mutex());
    try {
      differentiated_ = differentiate(*this);
    } catch (const LookupError&) {
      // Nobody may ask for it.
      obstacle_ = std::current_exception();
    }
  });
  return obstacle_ == nullptr;
}

const Differentiated& GraphFunction::differentiated() const {
  if (!find_way_back()) std::rethrow_exception(obstacle_);
  return *differentiated_;
}

std::vector<Gradient> GraphFunction::go_back(
    std::span<const Gradient> grads, std::span<const Tensor> inputs,
    std::span<const Tensor> results) const {
  // A gradient of a gradient arrives at what backward needed, too, and so on.
  const GraphFunction* function = this;
  const auto is_outputs_alone = [&] {
    return std::ranges::all_of(grads.subspan(function->outputs_.size()),
                               &Gradient::is_none);
  };
  while (!is_outputs_alone()) {
    function = function->differentiated().forward.get();
  }
  const Differentiated& gradient = function->differentiated();
  const std::span<const Gradient> wanted =
      grads.first(function->outputs_.size());
  if (gradient.forward->outputs().size() <= results.size()) {
    return gradient.go_back(wanted, inputs, results);
  }
  // More than the tapes that watched when it was called could ask for.
  return gradient.go_back(
      wanted, inputs, gradient.forward->call({inputs.begin(), inputs.end()}));
}

}  // namespace tfx::internal
