// In place of what @libtensorflow writes: a tfx whose TensorFlow is gone.
#ifndef THIRD_PARTY_TENSORFLOW_LOCATION_H_
#define THIRD_PARTY_TENSORFLOW_LOCATION_H_
#define TFX_BUILT_WITH_LIBRARY "/nonexistent/libtensorflow_cc.so.2"
#endif
