#include "tfx/saved_model/deadline.h"

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <set>
#include <thread>
#include <utility>

namespace tfx::saved_model {
namespace {

using std::chrono::steady_clock;

// A longer one would not fit the clock.
constexpr std::chrono::hours kLongest{24 * 365};

}  // namespace

class Deadline::Clock {
 public:
  // Never destroyed: calls may go on to the very end of the process.
  static Clock& instance() {
    static auto* const clock = new Clock;
    return *clock;
  }

  void add(Deadline& deadline) {
    const std::lock_guard lock(mutex_);
    const auto place = deadlines_.insert(&deadline).first;
    if (place == deadlines_.begin()) changed_.notify_one();
  }

  void remove(Deadline& deadline) {
    const std::lock_guard lock(mutex_);
    deadlines_.erase(&deadline);
  }

 private:
  struct Earlier {
    bool operator()(const Deadline* a, const Deadline* b) const {
      return std::pair(a->time_, a) < std::pair(b->time_, b);
    }
  };

  Clock() {
    std::thread([this] { run(); }).detach();
  }

  void run() {
    std::unique_lock lock(mutex_);
    for (;;) {
      if (deadlines_.empty()) {
        changed_.wait(lock);
        continue;
      }
      const auto first = deadlines_.begin();
      if (steady_clock::now() < (*first)->time_) {
        // A copy: the deadline may go meanwhile.
        const auto time = (*first)->time_;
        changed_.wait_until(lock, time);
        continue;
      }
      const std::shared_ptr<c::CancellationManager> manager =
          (*first)->manager_;
      (*first)->has_passed_ = true;
      deadlines_.erase(first);
      // Kernels have their say in it, which takes a while.
      lock.unlock();
      manager->start_cancel();
      lock.lock();
    }
  }

  std::mutex mutex_;
  std::condition_variable changed_;
  std::set<Deadline*, Earlier> deadlines_;
};

Deadline::Deadline(std::shared_ptr<c::CancellationManager> manager,
                   std::chrono::milliseconds timeout)
    : manager_(std::move(manager)),
      time_(steady_clock::now() +
            std::min<std::chrono::milliseconds>(timeout, kLongest)) {
  Clock::instance().add(*this);
}

Deadline::~Deadline() { Clock::instance().remove(*this); }

}  // namespace tfx::saved_model
