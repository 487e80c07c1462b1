#include "tfx/saved_model/bounded_calls.h"

#include <pthread.h>

#include <mutex>
#include <string>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

#include "tfx/core/errors.h"

namespace tfx::saved_model {
namespace {

using Lock = std::unique_lock<std::mutex>;

constexpr std::chrono::seconds kIdleTime{10};
// About what it takes to put a thread to sleep and to wake it up.
constexpr std::chrono::microseconds kPollTime{30};

// Returns once `flag` is set, or after kPollTime.
void poll(const std::atomic<bool>& flag) {
  using Clock = std::chrono::steady_clock;
  for (const auto end = Clock::now() + kPollTime; Clock::now() < end;) {
    if (flag.load(std::memory_order_acquire)) return;
    std::this_thread::yield();
  }
}

}  // namespace

// The calls of a model. Shared with their works, and so independent of it.
struct BoundedCalls::State {
  bool is_closed = false;
  size_t overdue = 0;
  std::vector<Work*> awaited = {};
  // `overdue` has decreased, or the model is closed.
  std::condition_variable changed = {};

  void add(Work& work) {
    work.place_ = awaited.size();
    awaited.push_back(&work);
  }
  void remove(const Work& work) {
    awaited[work.place_] = awaited.back();
    awaited[work.place_]->place_ = work.place_;
    awaited.pop_back();
  }
};

struct BoundedCalls::Thread {
  // Set when it is given work: what it polls for a moment before it sleeps.
  std::atomic<bool> is_given_work = false;
  // These are guarded by the mutex of Threads. The work is null if it is idle.
  std::shared_ptr<Work> work = {};
  std::condition_variable changed = {};
};

// One mutex guards all calls: each takes it for a few nanoseconds, beside the
// microseconds that it takes to change threads.
class BoundedCalls::Threads {
 public:
  // Never destroyed: overdue work goes on to the very end of the process.
  static Threads& instance() {
    static auto* const threads = new Threads;
    return *threads;
  }

  std::mutex& mutex() { return mutex_; }
  // Gives `work` to an idle thread, or a new one, and releases the lock. Throws
  // ResourceExhaustedError if no thread can be started.
  void start(Lock& lock, std::shared_ptr<Work> work);

 private:
  Threads();
  // What a thread does.
  void serve(const std::shared_ptr<Thread>& thread);
  void do_work(Lock& lock, const std::shared_ptr<Thread>& thread);

  std::mutex mutex_ = {};
  // Those that had work last come last, and get work first.
  std::vector<std::shared_ptr<Thread>> idle_ = {};
};

// Forking copies only the thread that forks.
BoundedCalls::Threads::Threads() {
  pthread_atfork([] { instance().mutex_.lock(); },
                 [] { instance().mutex_.unlock(); },
                 [] {
                   instance().idle_.clear();
                   instance().mutex_.unlock();
                 });
}

void BoundedCalls::Threads::start(Lock& lock, std::shared_ptr<Work> work) {
  const bool is_new = idle_.empty();
  const std::shared_ptr<Thread> thread =
      is_new ? std::make_shared<Thread>() : std::move(idle_.back());
  if (!is_new) idle_.pop_back();
  thread->work = std::move(work);
  // A thread that is woken up under the lock waits for it at once.
  lock.unlock();
  thread->is_given_work.store(true, std::memory_order_release);
  if (!is_new) return thread->changed.notify_one();
  try {
    std::thread([this, thread] { serve(thread); }).detach();
  } catch (const std::system_error& error) {
    throw errors::ResourceExhaustedError(
        std::string("no thread can be started for a call with a deadline: ") +
        error.what());
  }
}

void BoundedCalls::Threads::serve(const std::shared_ptr<Thread>& thread) {
  Lock lock(mutex_);
  const auto has_work = [&] { return thread->work != nullptr; };
  while (thread->changed.wait_for(lock, kIdleTime, has_work)) {
    do_work(lock, thread);
    // Calls often come one after the other.
    lock.unlock();
    poll(thread->is_given_work);
    lock.lock();
  }
  std::erase(idle_, thread);
}

void BoundedCalls::Threads::do_work(Lock& lock,
                                    const std::shared_ptr<Thread>& thread) {
  std::shared_ptr<Work> work = std::move(thread->work);
  thread->is_given_work.store(false, std::memory_order_relaxed);
  lock.unlock();
  std::exception_ptr error;
  try {
    work->run();
  } catch (...) {
    error = std::current_exception();
  }
  lock.lock();
  if (work->stage_ == Work::Stage::kAwaited) {
    work->stage_ = Work::Stage::kFinished;
    work->error_ = std::move(error);
    // Before the caller hears of it, whose next call should find the thread.
    idle_.push_back(thread);
    lock.unlock();
    work->has_ended_.store(true, std::memory_order_release);
    work->changed_.notify_one();
    work.reset();
    lock.lock();
    return;
  }
  if (work->stage_ == Work::Stage::kOverdue) {
    --work->calls_->overdue;
    work->calls_->changed.notify_all();
  }
  lock.unlock();
  // It may hold the last reference to a model: the thread is idle after that.
  error = nullptr;
  work.reset();
  lock.lock();
  idle_.push_back(thread);
}

// Work that no call waits for.
class BoundedCalls::Action final : public Work {
 public:
  explicit Action(std::function<void()> function)
      : function_(std::move(function)) {}
  void run() override { function_(); }

 private:
  const std::function<void()> function_;
};

BoundedCalls::BoundedCalls() : state_(std::make_shared<State>()) {}

BoundedCalls::End BoundedCalls::run(const std::shared_ptr<Work>& work,
                                    Time deadline) {
  Threads& threads = Threads::instance();
  State& calls = *state_;
  Lock lock(threads.mutex());
  const bool may_start = calls.changed.wait_until(lock, deadline, [&] {
    return calls.is_closed || calls.overdue < kMostOverdue;
  });
  if (calls.is_closed) return End::kClosed;
  if (!may_start) return End::kNotStarted;
  work->calls_ = state_;
  work->stage_ = Work::Stage::kAwaited;
  calls.add(*work);
  try {
    threads.start(lock, work);
  } catch (...) {
    if (!lock.owns_lock()) lock.lock();
    calls.remove(*work);
    throw;
  }
  poll(work->has_ended_);
  lock.lock();
  work->changed_.wait_until(lock, deadline, [&] {
    return calls.is_closed || work->stage_ == Work::Stage::kFinished;
  });
  calls.remove(*work);
  if (work->stage_ != Work::Stage::kFinished) {
    work->stage_ = Work::Stage::kOverdue;
    ++calls.overdue;
    return calls.is_closed ? End::kClosed : End::kOverdue;
  }
  const bool is_closed = calls.is_closed;
  lock.unlock();
  if (!work->error_) return End::kFinished;
  try {
    std::rethrow_exception(std::move(work->error_));
  } catch (const errors::CancelledError&) {
    // Closing the model cancels its work, too, which may be the first to end.
    if (!is_closed) throw;
    return End::kClosed;
  }
}

void BoundedCalls::close() {
  const Lock lock(Threads::instance().mutex());
  state_->is_closed = true;
  for (Work* const work : state_->awaited) work->changed_.notify_one();
  state_->changed.notify_all();
}

void BoundedCalls::start(std::function<void()> action) {
  Threads& threads = Threads::instance();
  const auto work = std::make_shared<Action>(std::move(action));
  try {
    Lock lock(threads.mutex());
    threads.start(lock, work);
  } catch (const errors::ResourceExhaustedError&) {
    work->run();
  }
}

}  // namespace tfx::saved_model
