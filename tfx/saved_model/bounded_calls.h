// Private: calls that return when their time is over, whatever their work does.
#ifndef TFX_SAVED_MODEL_BOUNDED_CALLS_H_
#define TFX_SAVED_MODEL_BOUNDED_CALLS_H_

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <exception>
#include <functional>
#include <memory>

namespace tfx::saved_model {

// The calls of a model that have a deadline. Their work is done by threads of
// tfx, for which the callers wait; work that is overdue is left to them.
//
// These threads belong to the process, not to a model. One that has nothing to
// do for ten seconds ends.
class BoundedCalls {
 public:
  using Time = std::chrono::steady_clock::time_point;

  // How many works of a model may be overdue before its next call waits for one
  // of them to end. Otherwise calls of a model that hangs would start threads
  // without end.
  static constexpr size_t kMostOverdue = 64;

  class Work;

  enum class End {
    kFinished,
    // The work goes on.
    kOverdue,
    // It was not started, because of kMostOverdue.
    kNotStarted,
    // close() was called; the work, if it was started, goes on or was
    // cancelled.
    kClosed,
  };

  BoundedCalls();
  BoundedCalls(const BoundedCalls&) = delete;
  BoundedCalls& operator=(const BoundedCalls&) = delete;

  // Has `work` done until `deadline`. Throws what the work throws, and
  // ResourceExhaustedError if no thread can be started.
  End run(const std::shared_ptr<Work>& work, Time deadline);

  // Ends all calls under way, and later ones.
  void close();

  // Has `action` done by another thread, and does not wait for it; if no thread
  // can be started, does it here.
  static void start(std::function<void()> action);

 private:
  struct State;
  struct Thread;
  class Threads;
  class Action;

  const std::shared_ptr<State> state_;
};

// The work of a call. It holds all that it uses, since it may outlive the call.
class BoundedCalls::Work {
 public:
  Work() = default;
  virtual ~Work() = default;
  Work(const Work&) = delete;
  Work& operator=(const Work&) = delete;

  // Does the work. What should not outlive it (the model), it drops at the end:
  // the object itself lives a little longer.
  virtual void run() = 0;

 private:
  friend class BoundedCalls;

  enum class Stage { kAwaited, kFinished, kOverdue, kUnattended };

  // Set when the work has been done: what the caller polls for a moment.
  std::atomic<bool> has_ended_ = false;
  // All others are guarded by the mutex of Threads.
  Stage stage_ = Stage::kUnattended;
  std::exception_ptr error_ = {};
  std::condition_variable changed_ = {};
  std::shared_ptr<State> calls_ = {};
  // Its index in State::awaited.
  size_t place_ = 0;
};

}  // namespace tfx::saved_model

#endif  // TFX_SAVED_MODEL_BOUNDED_CALLS_H_
