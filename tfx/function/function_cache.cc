#include "tfx/function/function_cache.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <mutex>
#include <shared_mutex>
#include <utility>

#include "tfx/core/context.h"
#include "tfx/core/device.h"
#include "tfx/core/errors.h"
#include "tfx/core/thread_list.h"
#include "tfx/function/graph_function.h"
#include "tfx/function/retracing.h"
#include "tfx/trackable/trackable.h"

namespace tfx::internal {
namespace {

std::vector<TensorSpec> specs_of(const Encoded& call) {
  std::vector<TensorSpec> specs;
  specs.reserve(call.tensors.size());
  auto given = call.specs.begin();
  for (const Tensor& tensor : call.tensors) {
    specs.push_back(tensor.has_value() ? TensorSpec::from_tensor(tensor)
                                       : *given++);
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

}  // namespace

// A call that this thread is tracing, one inside the other.
class CallBeingTraced
    : private ThreadList<CallBeingTraced, &ThreadState::calls_being_traced> {
 public:
  CallBeingTraced(const void* function, const std::string& key,
                  const std::vector<TensorSpec>& specs)
      : function_(function), key_(key), specs_(specs) {
    join();
  }

  // Throws RuntimeError if such a call is being traced, or so many others of
  // the same function that there seems to be no end.
  static void check_ends(const void* function, const std::string& name,
                         const std::string& key,
                         std::span<const TensorSpec> specs);

 private:
  friend ThreadList;

  // Each takes its share of the stack.
  static constexpr int kMostNested = 100;

  const void* const function_;
  const std::string& key_;
  const std::vector<TensorSpec>& specs_;
};

void CallBeingTraced::check_ends(const void* function, const std::string& name,
                                 const std::string& key,
                                 std::span<const TensorSpec> specs) {
  int count = 0;
  for (const CallBeingTraced* call = first(); call != nullptr;
       call = call->next()) {
    if (call->function_ != function) continue;
    if (call->key_ == key && is_supertype_of(call->specs_, specs)) {
      throw RuntimeError("the function '" + name +
                         "' calls itself while it is being traced, with the "
                         "same arguments: a graph cannot be recursive");
    }
    if (++count == kMostNested) {
      throw RuntimeError("the function '" + name + "' calls itself " +
                         std::to_string(kMostNested) +
                         " times over while it is being traced: a graph "
                         "cannot be recursive without end");
    }
  }
}

bool functions_run_eagerly() {
  return thread_state.functions_run_eagerly ||
         Context::instance().functions_run_eagerly();
}

bool TracedCall::is_outdated() const {
  return std::ranges::any_of(arguments_, [](const ArgumentRecord& argument) {
    return std::ranges::any_of(argument.owners,
                               &std::weak_ptr<const void>::expired);
  });
}

bool TracedCall::is_unreachable() const {
  return is_outdated() ||
         std::ranges::any_of(arguments_, [](const ArgumentRecord& argument) {
           return !std::ranges::all_of(argument.identities,
                                       Trackable::is_alive);
         });
}

const std::string& TracedCall::name() const { return function_->name(); }

std::vector<Tensor> TracedCall::captured() const {
  return function_->captured();
}

const std::vector<Variable>& TracedCall::variables() const {
  return function_->trace().variables();
}

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
  const FunctionOptions& options() const { return options_; }
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
                                               const CallBody& body,
                                               bool may_make_variables);
  std::shared_ptr<const TracedCall> trace_if_new(const std::string& key,
                                                 std::vector<TensorSpec> specs,
                                                 const CallBody& body,
                                                 Purpose purpose);
  // Forgets the traces that no call can use, and with them what they captured.
  // Returns them, to be destroyed without the lock.
  Calls remove_unreachable();

  const FunctionOptions options_;
  const std::shared_ptr<RetracingDetector> detector_;
  // Held while tracing, which may take long, and may need another trace of the
  // same function; `mutex_` guards what is below.
  std::recursive_mutex tracing_;
  mutable std::shared_mutex mutex_;
  std::map<std::string, Calls> calls_;
  // The same, in the order in which they were traced.
  Calls all_;
  int tracing_count_ = 0;
};

int FunctionCache::Traces::tracing_count() const {
  const std::shared_lock lock(mutex_);
  return tracing_count_;
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
    if (!is_supertype_of(call->specs(), specs) || call->is_outdated()) continue;
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
    std::vector<TensorSpec> specs, const CallBody& body,
    bool may_make_variables) {
  TracedResult result;
  // Where the function is called says nothing of later calls.
  const DeviceScope anywhere = device(nullptr);
  auto graph = std::make_unique<FuncGraph>(name());
  graph->allow_variables(may_make_variables);
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
  body.was_traced(traced->variables());
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
  if (GraphBuilder::current() != nullptr) purpose = Purpose::kInspect;
  std::vector<TensorSpec> specs = specs_of(call);
  if (options_.input_signature) check_signature(specs);
  // What XLA compiles is traced for it: its graphs hold branches otherwise.
  std::string compiled_key;
  if (FuncGraph::is_compiling()) {
    compiled_key = call.key + "XLA";
  }
  const std::string& key = compiled_key.empty() ? call.key : compiled_key;
  if (auto found = find_traced(key, specs)) {
    if (purpose == Purpose::kCall) detector_->called_without_tracing();
    return found;
  }
  CallBeingTraced::check_ends(this, name(), key, specs);
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
  specs = specs_to_trace(key, std::move(specs));
  const CallBeingTraced mark(this, key, specs);
  const bool is_first = tracing_count() == 0;
  const int64_t last_before = Trackable::last_identity();
  auto traced = trace_call(specs, body, is_first);
  // As in Python, a function that makes variables is traced a second time: what
  // it makes in each trace would not be the same variable in each call.
  const bool made_variables = std::ranges::any_of(
      traced->variables(),
      [&](const Variable& variable) { return variable.id() > last_before; });
  if (made_variables) traced = trace_call(specs, body, false);
  std::shared_ptr<const TracedCall> before;
  Calls removed;
  {
    const std::unique_lock lock(mutex_);
    if (!all_.empty()) before = all_.back();
    removed = remove_unreachable();
    tracing_count_ += made_variables ? 2 : 1;
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

FunctionCache::Traces::Calls FunctionCache::Traces::remove_unreachable() {
  const auto removed_from = [](Calls& calls) {
    const auto rest = std::stable_partition(
        calls.begin(), calls.end(),
        [](const auto& call) { return !call->is_unreachable(); });
    Calls removed(rest, calls.end());
    calls.erase(rest, calls.end());
    return removed;
  };
  Calls removed = removed_from(all_);
  if (removed.empty()) return removed;
  for (auto each = calls_.begin(); each != calls_.end();) {
    removed_from(each->second);
    each = each->second.empty() ? calls_.erase(each) : std::next(each);
  }
  return removed;
}

void throw_no_signature(const std::string& function) {
  throw ValueError(
      "the function '" + function +
      "' has no input_signature: get_concrete_function() has to be "
      "given arguments, or TensorSpecs of them");
}

void throw_other_arguments(const std::string& function, size_t count) {
  throw TypeError("the input_signature of the function '" + function +
                  "' describes " + std::to_string(count) +
                  " tensors, and it does not take that many arguments");
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

const FunctionOptions& FunctionCache::options() const {
  return traces_->options();
}

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
