// The table between the generated forwarders and the loader that fills it.
#ifndef THIRD_PARTY_TENSORFLOW_FORWARDERS_SLOTS_H_
#define THIRD_PARTY_TENSORFLOW_FORWARDERS_SLOTS_H_

#include <atomic>
#include <cstddef>

namespace tfx::libtensorflow {

using Entry = void (*)();

struct Slot {
  const char* name;
  // Where the forwarder of that name jumps: first into the loader, then into
  // libtensorflow. Stays at the loader for a name that the library lacks.
  std::atomic<Entry> entry;
};

// Hidden, so that a forwarder reads its slot without a look-up.
extern __attribute__((visibility("hidden"))) Slot slots[];
extern const size_t slot_count;

// Loads libtensorflow if need be and returns where slot `index` leads. Throws
// LoadError if the library is not there or does not have that function.
Entry resolve(size_t index);

}  // namespace tfx::libtensorflow

#endif  // THIRD_PARTY_TENSORFLOW_FORWARDERS_SLOTS_H_
