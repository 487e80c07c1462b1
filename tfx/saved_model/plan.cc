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
