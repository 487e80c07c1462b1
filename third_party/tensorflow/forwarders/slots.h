// The function table that the loader fills and the generated forwarders call.
#ifndef THIRD_PARTY_TENSORFLOW_FORWARDERS_SLOTS_H_
#define THIRD_PARTY_TENSORFLOW_FORWARDERS_SLOTS_H_

#include <atomic>
#include <cstddef>

namespace tfx::libtensorflow {

using Entry = void (*)();

struct Slot {
  const char* name;
  // Target of the forwarder of that name: first the loader, then libtensorflow.
  // Stays the loader if the library lacks the function.
  std::atomic<Entry> entry;
};

// Hidden, so that a forwarder reads its slot without a look-up.
extern __attribute__((visibility("hidden"))) Slot slots[];
extern const size_t slot_count;

// Loads libtensorflow if necessary and returns the target of slot `index`.
// Throws LoadError if the library is not there or does not have that function.
Entry resolve(size_t index);

}  // namespace tfx::libtensorflow

#endif  // THIRD_PARTY_TENSORFLOW_FORWARDERS_SLOTS_H_
