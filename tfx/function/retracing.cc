#include "tfx/function/retracing.h"

#include "tfx/core/logger.h"

namespace tfx::internal {
namespace {

constexpr int64_t kMaxCallHistory = 10;
constexpr size_t kThreshold = 5;
constexpr int kMaxWarnings = 2;

}  // namespace

std::string difference(const std::vector<ArgumentRecord>& arguments,
                       const std::vector<ArgumentRecord>& before) {
  if (arguments.size() != before.size()) {
    return "it got " + std::to_string(arguments.size()) +
           " arguments, before " + std::to_string(before.size());
  }
  std::string text;
  for (size_t i = 0; i < arguments.size(); ++i) {
    const std::string now = arguments[i].type.trace_type();
    const std::string then = before[i].type.trace_type();
    const bool same_text = now == then;
    if (same_text && arguments[i].key == before[i].key) continue;
    text += (text.empty() ? "" : "; ") + ("argument " + std::to_string(i)) +
            " is " + (same_text ? "another " : "") + now;
    // A text that is the same is one of a variable, or of a C++ type.
    text += same_text ? " than before" : ", it was " + then;
  }
  return text;
}

void RetracingDetector::called_with_tracing(
    const std::string& function, const std::vector<ArgumentRecord>& arguments,
    const std::vector<ArgumentRecord>* before) {
  const std::lock_guard lock(mutex_);
  if (const int64_t untraced = untraced_.exchange(0); untraced > 0) {
    if (calls_per_tracing_.empty()) calls_per_tracing_.push_back(0);
    calls_per_tracing_.back() += untraced;
    call_count_ += untraced;
  }
  ++call_count_;
  calls_per_tracing_.push_back(1);
  while (call_count_ - calls_per_tracing_.front() > kMaxCallHistory) {
    call_count_ -= calls_per_tracing_.front();
    calls_per_tracing_.pop_front();
  }
  if (warnings_ >= kMaxWarnings || calls_per_tracing_.size() < kThreshold) {
    return;
  }
  ++warnings_;
  const std::string why = before == nullptr ? "the tf::function is a new one"
                                            : difference(arguments, *before);
  get_logger().warning(
      std::to_string(calls_per_tracing_.size()) + " out of the last " +
      std::to_string(call_count_) + " calls to '" + function +
      "' triggered tf.function retracing. Tracing is expensive and the "
      "excessive number of tracings could be due to (1) creating tf::function "
      "repeatedly in a loop, (2) passing tensors with different shapes, (3) "
      "passing C++ values or other objects instead of tensors. For (1), "
      "please define your tf::function outside of the loop. For (2), "
      "tf::function has the option .reduce_retracing = true that can avoid "
      "unnecessary retracing. For (3), please refer to "
      "https://www.tensorflow.org/guide/function#controlling_retracing and "
      "https://www.tensorflow.org/api_docs/python/tf/function for more "
      "details. This time " +
      why + ".");
}

}  // namespace tfx::internal
