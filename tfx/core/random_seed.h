// tf.random.set_seed, and the seeds that operations of random numbers run with.
//
// Each has two: the global seed, and its own. An operation that is given no
// seed of its own gets the next of a series that the global seed decides, the
// same as in Python, so that a program has the same numbers in both. All of it
// may be used from any thread; the global seed is the process's.
#ifndef TFX_CORE_RANDOM_SEED_H_
#define TFX_CORE_RANDOM_SEED_H_

#include <cstdint>
#include <optional>

#include "tfx/core/thread_state.h"

namespace tfx {

// The attributes `seed` and `seed2` of an operation. (0, 0) lets TensorFlow
// choose numbers that are never the same.
struct Seeds {
  int64_t seed = 0;
  int64_t seed2 = 0;
};

// The seeds for an operation that runs now, with the seed it was given, if any.
Seeds get_seed(std::optional<int64_t> op_seed);

// The global seed that counts here; none if none was set.
std::optional<int64_t> global_seed();

// The seeds of a function being traced: the global seed where it was begun, and
// for its operations 0, 1, 2, … Used by one thread.
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

// While it lives, all functions here are about `seeds` on this thread, or about
// the process's if that is null. Scopes nest.
class [[nodiscard]] GraphSeedsScope
    : private internal::ThreadStateScope<GraphSeeds*> {
 public:
  explicit GraphSeedsScope(GraphSeeds* seeds)
      : ThreadStateScope(&internal::ThreadState::seeds, seeds) {}
};

namespace random {

// Starts all random numbers of the process anew, from this seed: those of
// operations without a seed of their own, and of those with one. None makes
// them never the same again. In a function being traced it is that function's
// global seed, from there on.
void set_seed(std::optional<int64_t> seed);

}  // namespace random
}  // namespace tfx

#endif  // TFX_CORE_RANDOM_SEED_H_
