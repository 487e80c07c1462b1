#include <algorithm>
#include <chrono>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tfx/autodiff/tape.h"
#include "tfx/c/operation.h"
#include "tfx/c/session.h"
#include "tfx/core/errors.h"
#include "tfx/core/graph_builder.h"
#include "tfx/proto/core/protobuf/config.pb.h"
#include "tfx/saved_model/bounded_calls.h"
#include "tfx/saved_model/interruptible.h"
#include "tfx/saved_model/model.h"
#include "tfx/saved_model/plan.h"
#include "tfx/saved_model/thread_choice.h"

namespace tfx::saved_model {
namespace {

std::string in_caller_thread() {
  proto::RunOptions options;
  options.set_inter_op_thread_pool(-1);
  return options.SerializeAsString();
}

// A moment later: the caller is to see its own deadline, and then nothing.
std::string with_timeout(BoundedCalls::Time deadline) {
  using std::chrono::milliseconds;
  const auto left = std::chrono::ceil<milliseconds>(
      deadline - std::chrono::steady_clock::now());
  proto::RunOptions options;
  options.set_timeout_in_ms(std::max<int64_t>(left.count(), 0) + 1);
  return options.SerializeAsString();
}

// Room for a call's tensors, on the stack for as many as calls mostly have.
template <typename T>
class Room {
 public:
  explicit Room(size_t size) : size_(size) {
    if (size > kFew) many_.resize(size);
  }
  std::span<T> span() { return {size_ > kFew ? many_.data() : few_, size_}; }

 private:
  static constexpr size_t kFew = 8;
  T few_[kFew] = {};
  std::vector<T> many_ = {};
  size_t size_;
};

// What a call feeds and fetches, and in which threads it runs. Refers to the
// model, and not to the signature: calls that outlive the plan share it.
class Route {
 public:
  // `inputs` has which value of a call each feed is.
  Route(const Model& model, internal::GraphPart part,
        std::vector<size_t> inputs);

  // In the threads that calls have chosen so far.
  void run(std::span<const Tensor> values, std::span<Tensor> results) const;
  void run_with(const std::optional<RunOptions>& options,
                std::span<const Tensor> values, std::span<Tensor> results,
                c::Buffer* metadata) const;
  // For a caller who waits until `deadline`.
  void run_until(BoundedCalls::Time deadline,
                 const std::optional<RunOptions>& options,
                 std::span<const Tensor> values, std::span<Tensor> results,
                 c::Buffer* metadata) const;

 private:
  void run_session(std::string_view run_options, std::span<const Tensor> values,
                   std::span<Tensor> results, c::Buffer* metadata) const;
  // Lets the time that it takes choose the threads of later calls.
  void run_measured(std::string_view run_options,
                    std::span<const Tensor> values, std::span<Tensor> results,
                    c::Buffer* metadata) const;
  bool is_interruptible() const;

  const Model& model_;
  const internal::GraphPart part_;
  const std::vector<size_t> inputs_;
  mutable ThreadChoice threads_;
  const std::string in_caller_thread_ = in_caller_thread();
  // Found out by the first call that needs to know.
  mutable std::once_flag interruptible_once_;
  mutable bool is_interruptible_ = false;
};

Route::Route(const Model& model, internal::GraphPart part,
             std::vector<size_t> inputs)
    : model_(model),
      part_(std::move(part)),
      inputs_(std::move(inputs)),
      threads_(model.threads) {}

void Route::run_session(std::string_view run_options,
                        std::span<const Tensor> values,
                        std::span<Tensor> results, c::Buffer* metadata) const {
  Room<TF_Tensor*> lent(inputs_.size());
  Room<c::Tensor> fetched(results.size());
  for (size_t i = 0; i < inputs_.size(); ++i) {
    lent.span()[i] = values[inputs_[i]].host().get();
  }
  model_.session.run({.feeds = part_.feeds,
                      .values = c::lent(lent.span()),
                      .fetches = part_.fetches,
                      .results = fetched.span(),
                      .targets = part_.targets,
                      .run_options = run_options,
                      .run_metadata = metadata});
  for (size_t i = 0; i < results.size(); ++i) {
    results[i] = Tensor(std::move(fetched.span()[i]));
  }
}

void Route::run_measured(std::string_view run_options,
                         std::span<const Tensor> values,
                         std::span<Tensor> results, c::Buffer* metadata) const {
  if (!threads_.is_due()) {
    return run_session(run_options, values, results, metadata);
  }
  const auto start = std::chrono::steady_clock::now();
  run_session(run_options, values, results, metadata);
  threads_.took(std::chrono::steady_clock::now() - start);
}

void Route::run(std::span<const Tensor> values,
                std::span<Tensor> results) const {
  std::string_view run_options;
  if (!threads_.in_pool()) run_options = in_caller_thread_;
  run_measured(run_options, values, results, nullptr);
}

// Of messages one after the other the last value counts.
void Route::run_with(const std::optional<RunOptions>& options,
                     std::span<const Tensor> values, std::span<Tensor> results,
                     c::Buffer* metadata) const {
  std::string bytes;
  if (!threads_.in_pool()) bytes = in_caller_thread_;
  if (options) bytes += options->serialize();
  run_session(bytes, values, results, metadata);
}

// TensorFlow obeys a timeout only while the operations run in its pool, and
// only if there are some that look for it. Others need not go there.
void Route::run_until(BoundedCalls::Time deadline,
                      const std::optional<RunOptions>& options,
                      std::span<const Tensor> values, std::span<Tensor> results,
                      c::Buffer* metadata) const {
  const bool in_pool = threads_.in_pool() || is_interruptible();
  std::string bytes;
  if (!in_pool) bytes = in_caller_thread_;
  if (options) {
    RunOptions others = *options;
    others.timeout_in_ms = 0;
    bytes += others.serialize();
  }
  if (in_pool) bytes += with_timeout(deadline);
  run_measured(bytes, values, results, metadata);
}

bool Route::is_interruptible() const {
  std::call_once(interruptible_once_, [this] {
    is_interruptible_ = saved_model::is_interruptible(
        model_.graph, part_.fetches, part_.targets);
  });
  return is_interruptible_;
}

// A call with a deadline.
class BoundedRun final : public BoundedCalls::Work {
 public:
  BoundedRun(std::shared_ptr<const Model> model,
             std::shared_ptr<const Route> route, BoundedCalls::Time deadline,
             std::span<const Tensor> values, size_t results,
             const CallOptions& options)
      : model_(std::move(model)),
        route_(std::move(route)),
        deadline_(deadline),
        values_(values.begin(), values.end()),
        results_(results),
        options_(options.run_options),
        has_metadata_(options.run_metadata != nullptr) {}

  void run() override {
    const auto model = std::move(model_);
    const auto route = std::move(route_);
    const auto values = std::move(values_);
    route->run_until(deadline_, options_, values, results_,
                     has_metadata_ ? &metadata_ : nullptr);
  }

  void take(std::span<Tensor> results, RunMetadata* metadata) {
    std::move(results_.begin(), results_.end(), results.begin());
    if (metadata != nullptr) *metadata = RunMetadata::parse(metadata_.view());
  }

 private:
  std::shared_ptr<const Model> model_;
  std::shared_ptr<const Route> route_;
  const BoundedCalls::Time deadline_;
  std::vector<Tensor> values_;
  std::vector<Tensor> results_;
  const std::optional<RunOptions> options_;
  const bool has_metadata_;
  c::Buffer metadata_ = {};
};

class SessionPlan final : public Plan {
 public:
  SessionPlan(const Model& model, const SignatureInfo& signature,
              std::span<const int> inputs, std::span<const int> outputs);

 private:
  void execute(std::span<const Tensor> values, std::span<Tensor> results,
               const CallOptions& options) const override;
  void execute_within(const Limit& limit, std::span<const Tensor> values,
                      std::span<Tensor> results,
                      const CallOptions& options) const;
  // Throws RuntimeError if the call would have to be traced or recorded.
  void check_untraced(std::span<const Tensor> values) const;

  const Model& model_;
  // Inputs that are one tensor of the graph.
  std::vector<std::pair<size_t, size_t>> same_;
  // Shared with calls that may outlive the plan.
  std::shared_ptr<const Route> route_;
};

SessionPlan::SessionPlan(const Model& model, const SignatureInfo& signature,
                         std::span<const int> inputs,
                         std::span<const int> outputs)
    : Plan(signature, inputs, outputs), model_(model) {
  Places places = find(model.graph, outputs);
  same_ = std::move(places.same);
  route_ = std::make_shared<const Route>(model, std::move(places.part),
                                         std::move(places.inputs));
}

void SessionPlan::check_untraced(std::span<const Tensor> values) const {
  const bool is_traced = GraphBuilder::current() != nullptr;
  if (!is_traced && !Tape::is_any_watched(values)) return;
  model_.throw_not_eager(
      "a call of signature '" + signature().name +
      (is_traced ? "' in a function being traced"
                 : "' with a tensor that a GradientTape watches (it does not "
                   "watch tf::stop_gradient(x))"));
}

void SessionPlan::execute(std::span<const Tensor> values,
                          std::span<Tensor> results,
                          const CallOptions& options) const {
  check_untraced(values);
  for (const auto& [one, other] : same_) check_same(values, one, other);
  if (options.is_default() && model_.timeout.count() == 0) {
    return route_->run(values, results);
  }
  if (const std::optional<Limit> limit = limit_for(options, model_.timeout)) {
    return execute_within(*limit, values, results, options);
  }
  c::Buffer metadata;
  route_->run_with(options.run_options, values, results,
                   options.run_metadata == nullptr ? nullptr : &metadata);
  if (options.run_metadata != nullptr) {
    *options.run_metadata = RunMetadata::parse(metadata.view());
  }
}

void SessionPlan::execute_within(const Limit& limit,
                                 std::span<const Tensor> values,
                                 std::span<Tensor> results,
                                 const CallOptions& options) const {
  const auto work = std::make_shared<BoundedRun>(model_.shared_from_this(),
                                                 route_, limit.deadline, values,
                                                 results.size(), options);
  auto end = BoundedCalls::End::kOverdue;
  try {
    end = model_.calls.run(work, limit.deadline);
  } catch (const errors::DeadlineExceededError&) {
    // TensorFlow may notice a little earlier than this thread.
    if (std::chrono::steady_clock::now() < limit.deadline) throw;
  }
  check_finished(end, limit);
  work->take(results, options.run_metadata);
}

}  // namespace

std::unique_ptr<const Plan> plan_in_session(const Model& model,
                                            const SignatureInfo& signature,
                                            std::span<const int> inputs,
                                            std::span<const int> outputs) {
  return std::make_unique<const SessionPlan>(model, signature, inputs, outputs);
}

}  // namespace tfx::saved_model
