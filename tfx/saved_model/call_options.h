// How a signature is called, and on which threads.
#ifndef TFX_SAVED_MODEL_CALL_OPTIONS_H_
#define TFX_SAVED_MODEL_CALL_OPTIONS_H_

#include <chrono>
#include <optional>

#include "tfx/config/run_metadata.h"
#include "tfx/config/run_options.h"

namespace tfx::saved_model {

// Where the operations of a call are started. (A big operation, a matrix
// product say, spreads over TensorFlow's threads whichever it is.)
//
// kCaller saves the hand-over to a pool: a tiny model answers in 2.6 µs instead
// of 20, a small MLP in 15 instead of 49, a convolution net of a millisecond
// still some 7 % sooner. kPool starts operations that do not depend on each
// other side by side, which pays for graphs with wide branches of long
// operations on idle cores. kAuto goes by the time a call takes, a signature
// at a time: the caller's thread, until three calls in a row took more than
// 4 ms each; then the pool, until three in a row took less than 2 ms. Every
// 64th call of a thread is timed.
//
// A graph that spans several devices always runs in the pool.
enum class Threads { kAuto, kCaller, kPool };

// What a call may be given beside its inputs.
struct CallOptions {
  // Longer calls end with DeadlineExceededError; without time left nothing is
  // run. TensorFlow looks at the clock between operations only, and only in
  // the pool, where calls with a timeout therefore run (it has no effect in a
  // session with ConfigProto.inter_op_parallelism_threads = -1). A model that
  // has moved to the eager runtime is cancelled, likewise between operations.
  std::optional<std::chrono::milliseconds> timeout = {};
  // The timeout above goes before the one in here. Threads decides where the
  // call runs, unless an inter_op_thread_pool is set.
  //
  // Once the model has moved to the eager runtime, whatever is set here beside
  // a timeout throws NotImplementedError: that runtime has one thread pool and
  // no debugger, and traces no call. (What it gives out as run metadata has no
  // step_stats, and graphs only of functions that run for the first time.)
  std::optional<RunOptions> run_options = {};
  // Set to what run_options asked to be traced; empty if that is nothing.
  RunMetadata* run_metadata = nullptr;

  bool is_default() const {
    return !timeout && !run_options && run_metadata == nullptr;
  }
};

}  // namespace tfx::saved_model

#endif  // TFX_SAVED_MODEL_CALL_OPTIONS_H_
