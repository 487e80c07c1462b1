// The TensorFlow that tfx is developed and tested with.
#ifndef THIRD_PARTY_TENSORFLOW_VERSION_H_
#define THIRD_PARTY_TENSORFLOW_VERSION_H_

#define TFX_TF_VERSION "2.21.0"
// Releases of this series are accepted.
#define TFX_TF_SERIES "2.21."

#endif  // THIRD_PARTY_TENSORFLOW_VERSION_H_
