// Private: signatures out of a MetaGraphDef.
#ifndef TFX_SAVED_MODEL_SIGNATURE_READER_H_
#define TFX_SAVED_MODEL_SIGNATURE_READER_H_

#include <vector>

#include "tfx/saved_model/signature_info.h"

namespace tfx::proto {
class MetaGraphDef;
}

namespace tfx::saved_model {

// By name, without those that stand for no function of the model but for the
// operations that initialise or train it.
std::vector<SignatureInfo> read_signatures(
    const proto::MetaGraphDef& meta_graph);

}  // namespace tfx::saved_model

#endif  // TFX_SAVED_MODEL_SIGNATURE_READER_H_
