#include "tfx/saved_model/plan.h"

#include <algorithm>
#include <string>

#include "tfx/core/errors.h"

namespace tfx::saved_model {
namespace {

// A longer timeout would not fit the clock.
constexpr std::chrono::hours kLongest{24 * 365};

}  // namespace

void Plan::check(std::span<const Tensor> values, size_t results) const {
  if (values.size() != inputs_.size() || results != output_count_) {
    throw TypeError("signature '" + signature_.name + "' was prepared for " +
                    std::to_string(inputs_.size()) + " inputs and " +
                    std::to_string(output_count_) + " outputs, but was given " +
                    std::to_string(values.size()) + " and " +
                    std::to_string(results));
  }
  for (size_t i = 0; i < values.size(); ++i) {
    if (values[i].dtype() == input(i).dtype) continue;
    throw errors::InvalidArgumentError(
        "cannot compute " + signature_.name + " as input '" + input(i).name +
        "' was expected to be a " + input(i).dtype.name() +
        " tensor but is a " + values[i].dtype().name() +
        " tensor; the signature is " + signature_.type().str());
  }
}

void Plan::run(std::span<const Tensor> values, std::span<Tensor> results,
               const CallOptions& options) const {
  check(values, results.size());
  try {
    execute(values, results, options);
  } catch (const errors::OpError&) {
    rethrow_with_declaration(values);
  }
}

c::Output Plan::find(const c::Graph& graph, const TensorInfo& tensor) const {
  try {
    return graph.output(tensor.tensor_name);
  } catch (const errors::OpError&) {
    throw KeyError("The name '" + tensor.tensor_name +
                   "' refers to a Tensor which does not exist: signature '" +
                   signature_.name + "' calls it '" + tensor.name + "'.");
  }
}

c::Operation Plan::find(const c::Graph& graph,
                        const std::string& operation) const {
  if (const c::Operation found = graph.find(operation)) return found;
  throw KeyError("The name '" + operation +
                 "' refers to an Operation not in the graph.");
}

Plan::Places Plan::find(const c::Graph& graph,
                        std::span<const int> outputs) const {
  Places places;
  auto& [feeds, fetches, targets] = places.part;
  for (size_t i = 0; i < inputs_.size(); ++i) {
    const c::Output feed = find(graph, input(i));
    const auto known = std::ranges::find(feeds, feed);
    if (known == feeds.end()) {
      feeds.push_back(feed);
      places.inputs.push_back(i);
    } else {
      places.same.emplace_back(
          places.inputs[static_cast<size_t>(known - feeds.begin())], i);
    }
  }
  for (const int output : outputs) {
    fetches.push_back(
        find(graph, signature_.outputs[static_cast<size_t>(output)]));
  }
  for (const std::string& operation : signature_.operations) {
    targets.push_back(find(graph, operation));
  }
  return places;
}

void Plan::check_same(std::span<const Tensor> values, size_t one,
                      size_t other) const {
  const Tensor& a = values[one];
  const Tensor& b = values[other];
  if (a.is(b)) return;
  const bool is_known = !a.is_symbolic() && !b.is_symbolic();
  if (is_known && a.shape() == b.shape()) {
    const bool is_same =
        a.dtype() == tfx::string
            ? a.host().strings() == b.host().strings()
            : std::ranges::equal(a.host().bytes(), b.host().bytes());
    if (is_same) return;
  }
  throw ValueError("inputs '" + input(one).name + "' and '" +
                   input(other).name + "' of signature '" + signature_.name +
                   "' are one tensor of its graph, " + input(one).tensor_name +
                   ", but were given different values");
}

std::optional<Plan::Limit> Plan::limit_for(
    const CallOptions& options,
    std::chrono::milliseconds default_timeout) const {
  std::chrono::milliseconds timeout = default_timeout;
  if (options.timeout) {
    timeout = *options.timeout;
    if (timeout.count() <= 0) {
      throw errors::DeadlineExceededError("signature '" + signature_.name +
                                          "' was called without time left");
    }
  } else if (options.run_options && options.run_options->timeout_in_ms > 0) {
    timeout = std::chrono::milliseconds(options.run_options->timeout_in_ms);
  }
  if (timeout.count() <= 0) return std::nullopt;
  return Limit{timeout,
               std::chrono::steady_clock::now() +
                   std::min<std::chrono::milliseconds>(timeout, kLongest)};
}

void Plan::check_finished(BoundedCalls::End end, const Limit& limit) const {
  const std::string time = std::to_string(limit.timeout.count()) + " ms";
  switch (end) {
    case BoundedCalls::End::kFinished:
      return;
    case BoundedCalls::End::kOverdue:
      throw errors::DeadlineExceededError("signature '" + signature_.name +
                                          "' did not finish within " + time);
    case BoundedCalls::End::kNotStarted:
      throw errors::DeadlineExceededError(
          "signature '" + signature_.name + "' was not started within " + time +
          ": " + std::to_string(BoundedCalls::kMostOverdue) +
          " calls of the model that did not finish in time are still running");
    case BoundedCalls::End::kClosed:
      throw errors::CancelledError("the model has been closed");
  }
}

void Plan::rethrow_with_declaration(std::span<const Tensor> values) const {
  std::string differences;
  for (size_t i = 0; i < values.size(); ++i) {
    const TensorShape shape = values[i].shape();
    if (input(i).shape.is_compatible_with(shape)) continue;
    differences +=
        "; '" + input(i).name + "' was given with shape " + shape.str();
  }
  if (differences.empty()) throw;
  try {
    throw;
  } catch (const errors::OpError& error) {
    errors::throw_error(error.code(),
                        error.message() + "\n\t [[signature '" +
                            signature_.name + "' " + signature_.type().str() +
                            differences + "]]",
                        error.payloads());
  }
}

}  // namespace tfx::saved_model
