#include "third_party/tensorflow/loader/built_with.h"

#include "third_party/tensorflow/location.h"

namespace tfx::libtensorflow {

const char* const built_with_library = TFX_BUILT_WITH_LIBRARY;

}  // namespace tfx::libtensorflow
