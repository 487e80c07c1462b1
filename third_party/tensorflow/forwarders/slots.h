// The function table that the loader fills and the generated forwarders call.
#ifndef THIRD_PARTY_TENSORFLOW_FORWARDERS_SLOTS_H_
#define THIRD_PARTY_TENSORFLOW_FORWARDERS_SLOTS_H_

#include <atomic>
#include <cstddef>

namespace tfx::libtensorflow {

using Entry = void (*)();

struct Slot {
  const char* name;
  // Calls resolve(), then its answer.
  Entry first;
  // Target of the forwarder of that name: `first`, then libtensorflow. Stays
  // `first` if the library lacks the function, and is that again in a child of
  // fork().
  std::atomic<Entry> entry;
};

// Hidden, so that a forwarder reads its slot without a look-up.
extern __attribute__((visibility("hidden"))) Slot slots[];
extern const size_t slot_count;

// Loads libtensorflow if necessary and returns the target of slot `index`.
// Throws LoadError if the library is not there or does not have that function,
// and in a process that was forked from one with TensorFlow in it.
Entry resolve(size_t index);

// The same for a function that deletes an object: null in a forked process.
Entry resolve_deleter(size_t index);

}  // namespace tfx::libtensorflow

#endif  // THIRD_PARTY_TENSORFLOW_FORWARDERS_SLOTS_H_
