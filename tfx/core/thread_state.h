// Private: what a thread is in the middle of: scopes, traces, observers.
//
// All of tfx's per-thread state that decides what a call means is here; caches
// such as spare memory are not. Who inherits it:
//
//   a call, a gradient function    everything
//   the body of a function that    everything but the graph, its seeds and the
//   is being traced                name scope, which are the function's
//   tf::init_scope                 everything but the graph and its seeds, and
//                                  no observer that joined before it
//   a callback from TensorFlow     nothing (FreshThreadState), even where
//   (a kernel)                     TensorFlow calls it on the caller's thread
//   a new thread                   nothing
#ifndef TFX_CORE_THREAD_STATE_H_
#define TFX_CORE_THREAD_STATE_H_

#include <cstdint>
#include <utility>

namespace tfx {

class CancellationScope;
class DeviceScope;
class ExecutionObserver;
class FuncGraph;
class GraphSeeds;
class NameScope;
class Tape;
class VariableCreatorScope;
class VariableObserver;

namespace internal {

class CallBeingTraced;
class TraceRecording;

// Plain pointers: reading one is one load, and a fresh state is all zeros.
// Pointers in the plural are lists: the member that joined last
// (tfx/core/thread_list.h).
struct ThreadState {
  // The graph that execute() adds to; null if it runs operations.
  FuncGraph* graph = nullptr;
  // Its number, which tensors note when they are made; 0 without a graph.
  int64_t graph_number = 0;
  // The seeds of that graph; null if the process's count.
  GraphSeeds* seeds = nullptr;
  // How many tf::init_scope are open, one inside the other.
  int init_scope_depth = 0;
  // Functions run as the C++ code they are made of.
  bool functions_run_eagerly = false;

  ExecutionObserver* execution_observers = nullptr;
  VariableObserver* variable_observers = nullptr;
  Tape* tapes = nullptr;
  CancellationScope* cancellation_scopes = nullptr;
  DeviceScope* device_scopes = nullptr;
  NameScope* name_scopes = nullptr;
  VariableCreatorScope* variable_creator_scopes = nullptr;
  TraceRecording* recordings = nullptr;
  CallBeingTraced* calls_being_traced = nullptr;

  // The state that this one hides, if it is a FreshThreadState's.
  ThreadState* hidden = nullptr;
};

// Not inline: a program and libtfx.so have one between them.
extern constinit thread_local ThreadState thread_state;

// Hides the thread's state, for code that is not part of what the thread does.
class [[nodiscard]] FreshThreadState {
 public:
  FreshThreadState() : outer_(std::exchange(thread_state, ThreadState())) {
    thread_state.hidden = &outer_;
  }
  ~FreshThreadState() { thread_state = outer_; }
  FreshThreadState(const FreshThreadState&) = delete;
  FreshThreadState& operator=(const FreshThreadState&) = delete;

 private:
  ThreadState outer_;
};

// Gives one field another value for as long as it lives.
template <typename T>
class [[nodiscard]] ThreadStateScope {
 public:
  ThreadStateScope(T ThreadState::*field, T value)
      : field_(field),
        outer_(std::exchange(thread_state.*field, std::move(value))) {}
  ~ThreadStateScope() { thread_state.*field_ = outer_; }
  ThreadStateScope(const ThreadStateScope&) = delete;
  ThreadStateScope& operator=(const ThreadStateScope&) = delete;

 private:
  T ThreadState::*const field_;
  const T outer_;
};

}  // namespace internal
}  // namespace tfx

#endif  // TFX_CORE_THREAD_STATE_H_
