// A TensorFlow that somebody else has brought into this process.
#ifndef THIRD_PARTY_TENSORFLOW_LOADER_IN_PROCESS_H_
#define THIRD_PARTY_TENSORFLOW_LOADER_IN_PROCESS_H_

#include <string>

namespace tfx::libtensorflow {

struct InProcess {
  void* handle = nullptr;  // dlopen's; null if there is no TensorFlow
  std::string path;
};

// Python may have imported TensorFlow, another copy of tfx may have loaded it,
// or the program may be linked with it. A second one would register the same
// messages and ops again, for which TensorFlow ends the process.
InProcess find_in_process();

}  // namespace tfx::libtensorflow

#endif  // THIRD_PARTY_TENSORFLOW_LOADER_IN_PROCESS_H_
