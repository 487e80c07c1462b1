// tf.random.set_seed, and the seeds of random operations.
//
// Each operation has two: the global seed and its own. An operation that is
// given no seed of its own gets the next of a series that is determined by the
// global seed, as in Python, so that a program gets the same numbers in both.
// Thread-safe; the global seed is per process.
#ifndef TFX_CORE_RANDOM_SEED_H_
#define TFX_CORE_RANDOM_SEED_H_

#include <cstdint>
#include <optional>

#include "tfx/core/thread_state.h"

namespace tfx {

// The attributes `seed` and `seed2` of an operation. (0, 0) makes TensorFlow
// choose a random seed.
struct Seeds {
  int64_t seed = 0;
  int64_t seed2 = 0;
};

// The seeds for an operation that runs now; `op_seed` is its own, if any.
Seeds get_seed(std::optional<int64_t> op_seed);

// The global seed of the function being traced, or of the process; none if it
// is not set.
std::optional<int64_t> global_seed();

// The seeds of a function being traced: the global seed when tracing began, and
// 0, 1, 2, … for its operations. Used by one thread.
class GraphSeeds {
 public:
  explicit GraphSeeds(std::optional<int64_t> global = global_seed())
      : global_(global) {}

  std::optional<int64_t> global() const { return global_; }
  void set_global(std::optional<int64_t> seed) { global_ = seed; }
  int64_t next() { return next_++; }

 private:
  std::optional<int64_t> global_;
  int64_t next_ = 0;
};

// While it lives, all functions here use `seeds` on this thread, or the
// process's seeds if that is null. Scopes nest.
class [[nodiscard]] GraphSeedsScope
    : private internal::ThreadStateScope<GraphSeeds*> {
 public:
  explicit GraphSeedsScope(GraphSeeds* seeds)
      : ThreadStateScope(&internal::ThreadState::seeds, seeds) {}
};

namespace random {

// Sets the global seed and restarts the process's random numbers, those of
// operations with their own seed too. With none, operations without their own
// seed become unpredictable. In a function being traced, sets that function's
// global seed from there on.
void set_seed(std::optional<int64_t> seed);

}  // namespace random
}  // namespace tfx

#endif  // TFX_CORE_RANDOM_SEED_H_
