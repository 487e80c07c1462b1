// Private: features that are put together from several others.
#ifndef TFX_IO_COMPOSITE_FEATURES_H_
#define TFX_IO_COMPOSITE_FEATURES_H_

#include "tfx/io/features.h"

namespace tfx::io {

// Puts the sparse and ragged features together from those that were parsed for
// them, and leaves out what nobody asked for.
ParsedFeatures with_composite_features(const Features& features,
                                       const ParsedFeatures& parsed);

}  // namespace tfx::io

#endif  // TFX_IO_COMPOSITE_FEATURES_H_
