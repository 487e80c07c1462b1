// Private: map() of a function that is too small for threads.
#ifndef TFX_DATA_INLINE_MAP_H_
#define TFX_DATA_INLINE_MAP_H_

#include "tfx/data/dataset.h"
#include "tfx/data/element_call.h"

namespace tfx::data::internal {

Dataset inline_map(const Dataset& dataset, const ElementCall& call);

}  // namespace tfx::data::internal

#endif  // TFX_DATA_INLINE_MAP_H_
