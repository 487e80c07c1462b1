// Private: cancels calls after a timeout.
#ifndef TFX_SAVED_MODEL_DEADLINE_H_
#define TFX_SAVED_MODEL_DEADLINE_H_

#include <atomic>
#include <chrono>
#include <memory>

#include "tfx/c/cancellation.h"

namespace tfx::saved_model {

// Cancels `manager` after `timeout`, unless this is destroyed before. A single
// thread, started by the first Deadline, watches all of them.
class Deadline {
 public:
  Deadline(std::shared_ptr<c::CancellationManager> manager,
           std::chrono::milliseconds timeout);
  ~Deadline();
  Deadline(const Deadline&) = delete;
  Deadline& operator=(const Deadline&) = delete;

  bool has_passed() const { return has_passed_.load(); }

 private:
  class Clock;

  const std::shared_ptr<c::CancellationManager> manager_;
  const std::chrono::steady_clock::time_point time_;
  std::atomic<bool> has_passed_{false};
};

}  // namespace tfx::saved_model

#endif  // TFX_SAVED_MODEL_DEADLINE_H_
