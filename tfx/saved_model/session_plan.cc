#include <algorithm>
#include <chrono>
#include <optional>
#include <string>
#include <utility>

#include "tfx/autodiff/tape.h"
#include "tfx/c/operation.h"
#include "tfx/c/session.h"
#include "tfx/core/errors.h"
#include "tfx/core/graph_builder.h"
#include "tfx/proto/core/protobuf/config.pb.h"
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

std::string with_timeout(std::chrono::milliseconds timeout) {
  proto::RunOptions options;
  options.set_timeout_in_ms(timeout.count());
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

// What a call feeds and fetches, and in which threads it runs.
class SessionPlan final : public Plan {
 public:
  // Throws KeyError if the graph has no tensor that the signature names.
  SessionPlan(const Model& model, const SignatureInfo& signature,
              std::span<const int> inputs, std::span<const int> outputs);

 private:
  void execute(std::span<const Tensor> values, std::span<Tensor> results,
               const CallOptions& options) const override;
  // Throws RuntimeError if the call would have to be traced or recorded.
  void check_untraced(std::span<const Tensor> values) const;
  void run_session(c::RunArguments& arguments,
                   const CallOptions& options) const;
  void run_with_options(c::RunArguments& arguments,
                        const CallOptions& options) const;

  const Model& model_;
  std::vector<c::Output> feeds_;
  std::vector<c::Output> fetches_;
  std::vector<c::Operation> targets_;
  // Two names may stand for one tensor, which is fed once: the feed of each
  // input.
  std::vector<int> feed_of_input_;
  mutable ThreadChoice threads_;
  const std::string in_caller_thread_ = in_caller_thread();
};

SessionPlan::SessionPlan(const Model& model, const SignatureInfo& signature,
                         std::span<const int> inputs,
                         std::span<const int> outputs)
    : Plan(signature, inputs, outputs), model_(model), threads_(model.threads) {
  for (size_t i = 0; i < inputs.size(); ++i) {
    const c::Output place = find(model.graph, input(i));
    const auto known = std::find(feeds_.begin(), feeds_.end(), place);
    feed_of_input_.push_back(static_cast<int>(known - feeds_.begin()));
    if (known == feeds_.end()) feeds_.push_back(place);
  }
  for (const int index : outputs) {
    fetches_.push_back(
        find(model.graph, signature.outputs[static_cast<size_t>(index)]));
  }
  for (const std::string& operation : signature.operations) {
    targets_.push_back(find(model.graph, operation));
  }
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
  Room<TF_Tensor*> lent(feeds_.size());
  Room<c::Tensor> fetched(fetches_.size());
  for (size_t i = 0; i < values.size(); ++i) {
    TF_Tensor*& place = lent.span()[static_cast<size_t>(feed_of_input_[i])];
    TF_Tensor* const value = values[i].host().get();
    if (place != nullptr && place != value) {
      const auto first = std::ranges::find(feed_of_input_, feed_of_input_[i]);
      check_same(values, static_cast<size_t>(first - feed_of_input_.begin()),
                 i);
    }
    place = value;
  }
  c::RunArguments arguments{.feeds = feeds_,
                            .values = c::lent(lent.span()),
                            .fetches = fetches_,
                            .results = fetched.span(),
                            .targets = targets_};
  run_session(arguments, options);
  for (size_t i = 0; i < results.size(); ++i) {
    results[i] = Tensor(std::move(fetched.span()[i]));
  }
}

void SessionPlan::run_session(c::RunArguments& arguments,
                              const CallOptions& options) const {
  if (!options.is_default()) return run_with_options(arguments, options);
  if (!threads_.in_pool()) arguments.run_options = in_caller_thread_;
  if (!threads_.is_due()) return model_.session.run(arguments);
  const auto start = std::chrono::steady_clock::now();
  model_.session.run(arguments);
  threads_.took(std::chrono::steady_clock::now() - start);
}

void SessionPlan::run_with_options(c::RunArguments& arguments,
                                   const CallOptions& options) const {
  const std::optional<std::chrono::milliseconds> timeout = time_for(options);
  // Of messages one after the other the last value counts.
  std::string bytes;
  if (!threads_.in_pool() && !timeout) bytes = in_caller_thread_;
  if (options.run_options) bytes += options.run_options->serialize();
  if (timeout) bytes += with_timeout(*timeout);
  arguments.run_options = bytes;
  c::Buffer metadata;
  if (options.run_metadata != nullptr) arguments.run_metadata = &metadata;
  model_.session.run(arguments);
  if (options.run_metadata != nullptr) {
    *options.run_metadata = RunMetadata::parse(metadata.view());
  }
}

}  // namespace

std::unique_ptr<const Plan> plan_in_session(const Model& model,
                                            const SignatureInfo& signature,
                                            std::span<const int> inputs,
                                            std::span<const int> outputs) {
  return std::make_unique<const SessionPlan>(model, signature, inputs, outputs);
}

}  // namespace tfx::saved_model
