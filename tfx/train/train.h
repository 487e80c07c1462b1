// tf.train.
#ifndef TFX_TRAIN_TRAIN_H_
#define TFX_TRAIN_TRAIN_H_

// IWYU pragma: begin_exports
#include "tfx/train/example.h"  // Example, SequenceExample
#include "tfx/train/feature.h"  // Feature, Features, BytesList, …
// IWYU pragma: end_exports

#endif  // TFX_TRAIN_TRAIN_H_
