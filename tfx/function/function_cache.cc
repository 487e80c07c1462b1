#include "tfx/function/function_cache.h"

#include <algorithm>
#include <atomic>
#include <map>
#include <mutex>
#include <shared_mutex>
#include <thread>
#include <utility>

#include "tfx/core/context.h"
#include "tfx/core/errors.h"
#include "tfx/function/graph_function.h"
#include "tfx/function/retracing.h"

namespace tfx::internal {
namespace {

std::vector<TensorSpec> specs_of(const Encoded& call) {
  std::vector<TensorSpec> specs;
  specs.reserve(call.tensors.size());
  for (const Tensor& tensor : call.tensors) {
    specs.push_back(TensorSpec::from_tensor(tensor));
  }
  for (const ComponentShape& each : call.component_shapes) {
    specs[each.tensor] = {each.shape, specs[each.tensor].dtype()};
  }
  return specs;
}

bool is_supertype_of(std::span<const TensorSpec> general,
                     std::span<const TensorSpec> special) {
  return std::ranges::equal(general, special,
                            [](const TensorSpec& a, const TensorSpec& b) {
                              return a.is_supertype_of(b);
                            });
}

bool same_dtypes(std::span<const TensorSpec> a, std::span<const TensorSpec> b) {
  return std::ranges::equal(a, b, {}, &TensorSpec::dtype, &TensorSpec::dtype);
}

std::string list_of(std::span<const TensorSpec> specs) {
  std::string text;
  for (const TensorSpec& spec : specs) {
    text += (text.empty() ? "" : ", ") + spec.repr();
  }
  return "(" + text + (specs.size() == 1 ? ",)" : ")");
}

constinit thread_local bool eager_functions = false;

// Says which thread is tracing.
class TracingMark {
 public:
  explicit TracingMark(std::atomic<std::thread::id>& thread) : thread_(thread) {
    thread_ = std::this_thread::get_id();
  }
  ~TracingMark() { thread_ = std::thread::id(); }
  TracingMark(const TracingMark&) = delete;
  TracingMark& operator=(const TracingMark&) = delete;

 private:
  std::atomic<std::thread::id>& thread_;
};

}  // namespace

bool functions_run_eagerly() {
  return eager_functions || Context::instance().functions_run_eagerly();
}

EagerFunctions::EagerFunctions()
    : outer_(std::exchange(eager_functions, true)) {}

EagerFunctions::~EagerFunctions() { eager_functions = outer_; }

std::vector<Tensor> TracedCall::call(std::vector<Tensor> arguments) const {
  for (const auto& capture : function_->trace().graph().captures()) {
    arguments.push_back(capture.outer);
  }
  return function_->call(std::move(arguments));
}

class FunctionCache::Traces {
 public:
  Traces(FunctionOptions options, std::shared_ptr<RetracingDetector> detector)
      : options_(std::move(options)), detector_(std::move(detector)) {}

  using Calls = std::vector<std::shared_ptr<const TracedCall>>;

  const std::string& name() const { return options_.name; }
  int tracing_count() const;
  Calls all() const;
  std::shared_ptr<const TracedCall> find(const Encoded& call,
                                         const CallBody& body, Purpose purpose);

 private:
  // Throws TypeError if the tensors do not fit the input signature.
  void check_signature(std::span<const TensorSpec> specs) const;
  std::shared_ptr<const TracedCall> find_traced(
      const std::string& key, std::span<const TensorSpec> specs) const;
  std::vector<TensorSpec> specs_to_trace(const std::string& key,
                                         std::vector<TensorSpec> specs) const;
  std::shared_ptr<const TracedCall> trace_call(std::vector<TensorSpec> specs,
                                               const CallBody& body);
  std::shared_ptr<const TracedCall> trace_if_new(const std::string& key,
                                                 std::vector<TensorSpec> specs,
                                                 const CallBody& body,
                                                 Purpose purpose);

  const FunctionOptions options_;
  const std::shared_ptr<RetracingDetector> detector_;
  // Held while tracing, which may take long; `mutex_` guards what is below.
  std::mutex tracing_;
  // Read without it, for a thread to find itself.
  std::atomic<std::thread::id> tracing_thread_;
  mutable std::shared_mutex mutex_;
  std::map<std::string, Calls> calls_;
  // The same, in the order in which they were traced.
  Calls all_;
};

int FunctionCache::Traces::tracing_count() const {
  const std::shared_lock lock(mutex_);
  return static_cast<int>(all_.size());
}

FunctionCache::Traces::Calls FunctionCache::Traces::all() const {
  const std::shared_lock lock(mutex_);
  return all_;
}

void FunctionCache::Traces::check_signature(
    std::span<const TensorSpec> specs) const {
  const std::vector<TensorSpec>& signature = *options_.input_signature;
  if (is_supertype_of(signature, specs)) return;
  std::string why;
  if (signature.size() != specs.size()) {
    why = "there are " + std::to_string(specs.size()) + " tensors and not " +
          std::to_string(signature.size());
  } else {
    for (size_t i = 0; i < specs.size(); ++i) {
      if (signature[i].is_supertype_of(specs[i])) continue;
      why = "Can not cast " + specs[i].repr() + " to " + signature[i].repr();
      break;
    }
  }
  throw TypeError("Binding inputs to tf.function '" + name() +
                  "' failed due to `" + why +
                  "`. Received args: " + list_of(specs) +
                  " for signature: " + list_of(signature) + ".");
}

std::shared_ptr<const TracedCall> FunctionCache::Traces::find_traced(
    const std::string& key, std::span<const TensorSpec> specs) const {
  const std::shared_lock lock(mutex_);
  const auto calls = calls_.find(key);
  if (calls == calls_.end()) return nullptr;
  std::shared_ptr<const TracedCall> found;
  for (const auto& call : calls->second) {
    if (!is_supertype_of(call->specs(), specs)) continue;
    // Of several the most special one.
    if (found == nullptr || is_supertype_of(found->specs(), call->specs())) {
      found = call;
    }
  }
  return found;
}

std::vector<TensorSpec> FunctionCache::Traces::specs_to_trace(
    const std::string& key, std::vector<TensorSpec> specs) const {
  if (options_.input_signature) return *options_.input_signature;
  if (!options_.reduce_retracing) return specs;
  const std::shared_lock lock(mutex_);
  const auto calls = calls_.find(key);
  if (calls == calls_.end()) return specs;
  for (const auto& call : calls->second) {
    if (!same_dtypes(call->specs(), specs)) continue;
    for (size_t i = 0; i < specs.size(); ++i) {
      specs[i] = specs[i].most_specific_common_supertype(call->specs()[i]);
    }
  }
  return specs;
}

std::shared_ptr<const TracedCall> FunctionCache::Traces::trace_call(
    std::vector<TensorSpec> specs, const CallBody& body) {
  TracedResult result;
  auto graph = std::make_unique<FuncGraph>(name());
  graph->allow_variables(tracing_count() == 0);
  graph->set_compiled(options_.jit_compile || graph->is_compiled());
  auto traced = Trace::of(std::move(graph), [&](FuncGraph& building) {
    std::vector<Tensor> arguments;
    for (size_t i = 0; i < specs.size(); ++i) {
      const std::string name = specs[i].name().empty()
                                   ? "args_" + std::to_string(i)
                                   : specs[i].name();
      arguments.push_back(
          building.add_argument(specs[i].dtype(), specs[i].shape(), name));
    }
    result = body.run(arguments);
    return result.tensors;
  });
  std::vector<Tensor> outputs = traced->outputs();
  auto function = std::make_shared<const GraphFunction>(
      std::move(traced), std::move(outputs), name(), "__inference_",
      GraphFunctionOptions{.jit_compile = options_.jit_compile});
  std::vector<ArgumentRecord> arguments = body.arguments(specs);
  return std::make_shared<const TracedCall>(
      std::move(function), std::move(specs), std::move(arguments),
      std::move(result));
}

std::shared_ptr<const TracedCall> FunctionCache::Traces::find(
    const Encoded& call, const CallBody& body, Purpose purpose) {
  // Calls that are themselves traced are made once for many.
  if (FuncGraph::current() != nullptr) purpose = Purpose::kInspect;
  std::vector<TensorSpec> specs = specs_of(call);
  if (options_.input_signature) check_signature(specs);
  // What XLA compiles is traced for it: its graphs hold branches otherwise.
  std::string compiled_key;
  if (FuncGraph::current() != nullptr && FuncGraph::current()->is_compiled()) {
    compiled_key = call.key + "XLA";
  }
  const std::string& key = compiled_key.empty() ? call.key : compiled_key;
  if (auto found = find_traced(key, specs)) {
    if (purpose == Purpose::kCall) detector_->called_without_tracing();
    return found;
  }
  if (tracing_thread_ == std::this_thread::get_id()) {
    throw RuntimeError("the function '" + name() +
                       "' calls itself while it is being traced: a graph "
                       "cannot be recursive");
  }
  return trace_if_new(key, std::move(specs), body, purpose);
}

std::shared_ptr<const TracedCall> FunctionCache::Traces::trace_if_new(
    const std::string& key, std::vector<TensorSpec> specs, const CallBody& body,
    Purpose purpose) {
  const std::lock_guard tracing(tracing_);
  // Another thread may have traced it meanwhile.
  if (auto found = find_traced(key, specs)) {
    if (purpose == Purpose::kCall) detector_->called_without_tracing();
    return found;
  }
  const TracingMark mark(tracing_thread_);
  auto traced = trace_call(specs_to_trace(key, std::move(specs)), body);
  std::shared_ptr<const TracedCall> before;
  {
    const std::unique_lock lock(mutex_);
    if (!all_.empty()) before = all_.back();
    all_.push_back(traced);
    calls_[key].push_back(traced);
  }
  if (purpose == Purpose::kCall) {
    detector_->called_with_tracing(
        name(), traced->arguments(),
        before == nullptr ? nullptr : &before->arguments());
  }
  return traced;
}

std::shared_ptr<RetracingDetector> make_retracing_detector() {
  return std::make_shared<RetracingDetector>();
}

FunctionCache::FunctionCache(FunctionOptions options,
                             std::shared_ptr<RetracingDetector> detector)
    : traces_(
          std::make_unique<Traces>(std::move(options), std::move(detector))) {}

FunctionCache::~FunctionCache() = default;

const std::string& FunctionCache::name() const { return traces_->name(); }

int FunctionCache::tracing_count() const { return traces_->tracing_count(); }

std::vector<std::shared_ptr<const TracedCall>> FunctionCache::all() const {
  return traces_->all();
}

std::shared_ptr<const TracedCall> FunctionCache::find(const Encoded& call,
                                                      const CallBody& body,
                                                      Purpose purpose) {
  return traces_->find(call, body, purpose);
}

}  // namespace tfx::internal
