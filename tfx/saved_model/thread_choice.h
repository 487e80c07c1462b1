// Threads::kAuto: whether calls run in their caller's thread, by how long they
// took. Any thread may ask and tell; nobody waits.
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
  // Whether the next call of this thread is to be timed.
  bool is_due() const;
  void took(std::chrono::nanoseconds time);

 private:
  const bool fixed_;
  std::atomic<bool> in_pool_;
  // Calls in a row that spoke for the other way; while there are any, all are
  // timed. The first call builds the graph: it counts like any other, one.
  std::atomic<int> votes_{1};
};

}  // namespace tfx::saved_model

#endif  // TFX_SAVED_MODEL_THREAD_CHOICE_H_
