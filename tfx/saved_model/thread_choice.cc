#include "tfx/saved_model/thread_choice.h"

namespace tfx::saved_model {

bool ThreadChoice::is_due() const {
  if (fixed_) return false;
  thread_local unsigned calls = 0;
  return ++calls % kTimedOneIn == 0 ||
         votes_.load(std::memory_order_relaxed) > 0;
}

// Threads may count over each other: a vote more or less is no harm.
void ThreadChoice::took(std::chrono::nanoseconds time) {
  if (fixed_) return;
  const bool pool = in_pool();
  const bool wants_pool = pool ? time >= kShort : time > kLong;
  if (wants_pool == pool) {
    votes_.store(0, std::memory_order_relaxed);
    return;
  }
  if (votes_.fetch_add(1, std::memory_order_relaxed) + 1 < kVotes) return;
  in_pool_.store(wants_pool, std::memory_order_relaxed);
  votes_.store(0, std::memory_order_relaxed);
}

}  // namespace tfx::saved_model
