// Where the build found libtensorflow.
#ifndef THIRD_PARTY_TENSORFLOW_LOADER_BUILT_WITH_H_
#define THIRD_PARTY_TENSORFLOW_LOADER_BUILT_WITH_H_

namespace tfx::libtensorflow {

// The library that tfx was built with; empty in an installed tfx, which runs
// on other machines.
extern const char* const built_with_library;

}  // namespace tfx::libtensorflow

#endif  // THIRD_PARTY_TENSORFLOW_LOADER_BUILT_WITH_H_
