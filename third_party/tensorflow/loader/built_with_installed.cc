#include "third_party/tensorflow/loader/built_with.h"

namespace tfx::libtensorflow {

const char* const built_with_library = "";

}  // namespace tfx::libtensorflow
