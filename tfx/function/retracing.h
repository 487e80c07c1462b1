// Private: detects functions that are traced too often.
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

// As Python's _FrequentTracingDetector, it warns if at least five of the last
// calls (about ten) were traced, at most twice. Thread-safe.
class RetracingDetector {
 public:
  void called_without_tracing() {
    untraced_.fetch_add(1, std::memory_order_relaxed);
  }
  // `arguments` are those of the new trace, `before` those of the previous one;
  // null if it is the function's first.
  void called_with_tracing(const std::string& function,
                           const std::vector<ArgumentRecord>& arguments,
                           const std::vector<ArgumentRecord>* before);

 private:
  // Calls since the last trace.
  std::atomic<int64_t> untraced_ = 0;
  std::mutex mutex_;
  // For each trace, the number of calls from it until the next trace.
  std::deque<int64_t> calls_per_tracing_;
  int64_t call_count_ = 0;
  int warnings_ = 0;
};

// "argument 1 is Literal[3], it was Literal[2]"; empty if nothing differs.
std::string difference(const std::vector<ArgumentRecord>& arguments,
                       const std::vector<ArgumentRecord>& before);

}  // namespace tfx::internal

#endif  // TFX_FUNCTION_RETRACING_H_
