#include "tfx/saved_model/call_gate.h"

#include <chrono>
#include <thread>

namespace tfx::saved_model {
namespace {

size_t number_of_thread() {
  static std::atomic<size_t> next{0};
  thread_local const size_t number = next.fetch_add(1);
  return number;
}

}  // namespace

// A call is counted before it looks at the state, and hold() sets the state
// before it looks at the counts: one of the two sees the other.
CallGate::Pass::Counts* CallGate::enter() {
  Pass::Counts& counts = counts_[number_of_thread() % kThreads];
  for (;;) {
    counts.begun.fetch_add(1);
    const State state = state_.load();
    if (state == State::kOpen) return &counts;
    counts.ended.fetch_add(1);
    if (state == State::kClosed) return nullptr;
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return state_.load() != State::kHeld; });
  }
}

void CallGate::set(State state) {
  {
    const std::lock_guard lock(mutex_);
    state_.store(state);
  }
  changed_.notify_all();
}

void CallGate::hold() {
  set(State::kHeld);
  // What ended is counted first: if as many had begun by then, all are out.
  for (;;) {
    const int64_t ended = sum(&Pass::Counts::ended);
    if (sum(&Pass::Counts::begun) == ended) return;
    std::this_thread::sleep_for(std::chrono::microseconds(50));
  }
}

int64_t CallGate::sum(std::atomic<int64_t> Pass::Counts::*count) const {
  int64_t total = 0;
  for (const Pass::Counts& counts : counts_) total += (counts.*count).load();
  return total;
}

}  // namespace tfx::saved_model
