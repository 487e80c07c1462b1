// ThreadChoice: implements Threads::kAuto, which chooses between the caller's
// thread and the pool by the time that calls took. Thread-safe and lock-free.
#ifndef TFX_SAVED_MODEL_THREAD_CHOICE_H_
#define TFX_SAVED_MODEL_THREAD_CHOICE_H_

#include <atomic>
#include <chrono>

#include "tfx/saved_model/call_options.h"

namespace tfx::saved_model {

class ThreadChoice {
 public:
  static constexpr std::chrono::microseconds kLong{4000};
  static constexpr std::chrono::microseconds kShort{2000};
  static constexpr int kVotes = 3;
  static constexpr unsigned kTimedOneIn = 64;

  explicit ThreadChoice(Threads threads)
      : fixed_(threads != Threads::kAuto),
        in_pool_(threads == Threads::kPool) {}

  bool in_pool() const { return in_pool_.load(std::memory_order_relaxed); }
  // Whether the next call of this thread should be timed, for took().
  bool is_due() const;
  void took(std::chrono::nanoseconds time);

 private:
  const bool fixed_;
  std::atomic<bool> in_pool_;
  // How many calls in a row suggested to change the choice; while it is not 0,
  // all calls are timed. It starts with 1: the first call is timed, too.
  std::atomic<int> votes_{1};
};

}  // namespace tfx::saved_model

#endif  // TFX_SAVED_MODEL_THREAD_CHOICE_H_
