// Private: reads the signatures of a MetaGraphDef.
#ifndef TFX_SAVED_MODEL_SIGNATURE_READER_H_
#define TFX_SAVED_MODEL_SIGNATURE_READER_H_

#include <vector>

#include "tfx/saved_model/signature_info.h"

namespace tfx::proto {
class MetaGraphDef;
}

namespace tfx::saved_model {

// Sorted by name. Without the special ones for the operations that initialise
// or train the model.
std::vector<SignatureInfo> read_signatures(
    const proto::MetaGraphDef& meta_graph);

}  // namespace tfx::saved_model

#endif  // TFX_SAVED_MODEL_SIGNATURE_READER_H_
