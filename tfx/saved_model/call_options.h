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
// A graph that spans several devices always runs in the pool; so does, in calls
// with a timeout, one that has operations that TensorFlow can interrupt. For
// other calls with a timeout, "the caller's thread" is the one that makes the
// call for it.
enum class Threads { kAuto, kCaller, kPool };

// The options of a call.
struct CallOptions {
  ByName by_name{};
  // A longer call ends with DeadlineExceededError, whatever it is doing; with a
  // timeout of 0 or less, nothing runs. In a session, calls without a timeout
  // have that of ConfigProto.operation_timeout_in_ms, if it is set.
  //
  // The call is made by a thread of tfx, for which the caller waits: this takes
  // some 5 µs. At the end of the time the caller leaves it. TensorFlow then
  // interrupts loops and what waits (for queues, datasets, other processes).
  // All other operations run to their end, as if there were no timeout: they
  // may still change variables, and they keep the model and the inputs until
  // then. Memory that was lent to an input must stay until its deleter is
  // called.
  //
  // While 64 calls of a model are overdue so, its further calls with a timeout
  // wait for one of them, and may end with DeadlineExceededError unstarted.
  //
  // Asynchronous operations that the caller's thread has started before are
  // waited for, without a limit. In a function being traced nothing runs, and a
  // timeout throws ValueError.
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
