// Private header: features composed of several parsed ones.
#ifndef TFX_IO_COMPOSITE_FEATURES_H_
#define TFX_IO_COMPOSITE_FEATURES_H_

#include "tfx/io/features.h"

namespace tfx::io {

// Builds sparse and ragged features from their parsed parts. Parts that were
// not requested themselves are dropped.
ParsedFeatures with_composite_features(const Features& features,
                                       const ParsedFeatures& parsed);

}  // namespace tfx::io

#endif  // TFX_IO_COMPOSITE_FEATURES_H_
