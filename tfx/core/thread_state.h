// Private: the current scopes, traces and observers of a thread.
//
// All per-thread state of tfx that affects what calls do is here; caches are
// not. Which code sees it:
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

#include "tfx/c/cxx20.h"  // IWYU pragma: keep

namespace tfx {

class CancellationScope;
class DeviceScope;
class ExecutionObserver;
class GraphBuilder;
class GraphSeeds;
class NameScope;
class Tape;
class VariableCreatorScope;
class VariableObserver;

namespace internal {

class CallBeingTraced;
class TraceRecording;

// Plain pointers: reading one is one load, and a fresh state is all zeros.
// Pointers with plural names are lists and point to the member that joined last
// (tfx/core/thread_list.h).
struct ThreadState {
  // The graph that execute() adds to; null in eager mode.
  GraphBuilder* graph = nullptr;
  // Its SymbolicGraph::number, for Tensor::made_in(); 0 without a graph.
  int64_t graph_number = 0;
  // The seeds of that graph; null to use the process's.
  GraphSeeds* seeds = nullptr;
  // The number of nested tf::init_scopes that are open.
  int init_scope_depth = 0;
  // Whether tf.functions call their C++ function instead of a graph.
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

  // The state that this one hides, if a FreshThreadState made it.
  ThreadState* hidden = nullptr;
};

// Not inline: a program and libtfx.so must share one.
extern constinit thread_local ThreadState thread_state;

// Hides the thread's state, for code that TensorFlow happens to call on it.
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

// Gives a field of the thread's state another value while it lives.
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
