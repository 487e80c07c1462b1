// Private: notices a function that is traced again and again.
#ifndef TFX_FUNCTION_RETRACING_H_
#define TFX_FUNCTION_RETRACING_H_

#include <atomic>
#include <cstdint>
#include <deque>
#include <mutex>
#include <string>
#include <vector>

#include "tfx/function/signature.h"

namespace tfx::internal {

// Counts as Python's _FrequentTracingDetector does: at most two warnings, each
// when the last calls were traced five times or more. It may be told of calls
// from any thread.
class RetracingDetector {
 public:
  void called_without_tracing() {
    untraced_.fetch_add(1, std::memory_order_relaxed);
  }
  // `arguments` are those of the trace, `before` those of the trace before it,
  // null if the function is new.
  void called_with_tracing(const std::string& function,
                           const std::vector<ArgumentRecord>& arguments,
                           const std::vector<ArgumentRecord>* before);

 private:
  // Since the last trace.
  std::atomic<int64_t> untraced_ = 0;
  std::mutex mutex_;
  // A trace each: that call, and those that used it or others until the next.
  std::deque<int64_t> calls_per_tracing_;
  int64_t call_count_ = 0;
  int warnings_ = 0;
};

// "argument 1 is Literal[3], it was Literal[2]"; empty if nothing differs.
std::string difference(const std::vector<ArgumentRecord>& arguments,
                       const std::vector<ArgumentRecord>& before);

}  // namespace tfx::internal

#endif  // TFX_FUNCTION_RETRACING_H_
