// Private: the part of show() on functions that are no signatures.
#ifndef TFX_SAVED_MODEL_SHOW_FUNCTIONS_H_
#define TFX_SAVED_MODEL_SHOW_FUNCTIONS_H_

#include <string>

namespace tfx::proto {
class MetaGraphDef;
}

namespace tfx::saved_model {

// The functions that the model's root object has, with the arguments that each
// was traced for.
std::string show_functions(const proto::MetaGraphDef& meta_graph);

}  // namespace tfx::saved_model

#endif  // TFX_SAVED_MODEL_SHOW_FUNCTIONS_H_
