// CallOptions: timeout, threads and run options of a call of a signature.
#ifndef TFX_SAVED_MODEL_CALL_OPTIONS_H_
#define TFX_SAVED_MODEL_CALL_OPTIONS_H_

#include <chrono>
#include <optional>

#include "tfx/config/run_metadata.h"
#include "tfx/config/run_options.h"
#include "tfx/core/by_name.h"

namespace tfx::saved_model {

// The threads that start the operations of a call. (A single large operation,
// such as a matrix product, uses TensorFlow's threads in any case.)
//
// kCaller avoids the hand-over to a pool: a tiny model takes 2.6 µs instead of
// 20, a small MLP 15 instead of 49, and a convolutional net of a millisecond is
// about 7 % faster. kPool runs independent operations in parallel, which pays
// for graphs with wide branches of long operations on idle cores. kAuto
// measures the calls of each signature: it uses the caller's thread until three
// calls in a row took more than 4 ms each, then the pool until three in a row
// took less than 2 ms. Every 64th call of a thread is timed.
//
// A graph that spans several devices always runs in the pool.
enum class Threads { kAuto, kCaller, kPool };

// The options of a call.
struct CallOptions {
  ByName by_name{};
  // Longer calls end with DeadlineExceededError; with a timeout of 0 or less,
  // nothing runs. TensorFlow checks the time only between operations, and only
  // in the pool: calls with a timeout therefore run there (the timeout has no
  // effect in a session with ConfigProto.inter_op_parallelism_threads = -1). In
  // the eager runtime a call is cancelled, also between operations.
  std::optional<std::chrono::milliseconds> timeout = {};
  // `timeout` above overrides the one in here, and an inter_op_thread_pool in
  // here overrides Threads.
  //
  // For a model in the eager runtime, only the timeout is supported; other
  // options throw NotImplementedError. (The eager runtime has one thread pool,
  // no debugger and no tracing of single calls.)
  std::optional<RunOptions> run_options = {};
  // Receives the traces that run_options asked for; empty if there are none.
  RunMetadata* run_metadata = nullptr;

  bool is_default() const {
    return !timeout && !run_options && run_metadata == nullptr;
  }
};

}  // namespace tfx::saved_model

#endif  // TFX_SAVED_MODEL_CALL_OPTIONS_H_
