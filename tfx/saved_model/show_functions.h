// Private: the part of show() about functions other than signatures.
#ifndef TFX_SAVED_MODEL_SHOW_FUNCTIONS_H_
#define TFX_SAVED_MODEL_SHOW_FUNCTIONS_H_

#include <string>

namespace tfx::proto {
class MetaGraphDef;
}

namespace tfx::saved_model {

// The functions of the model's root object, with the arguments of each trace.
std::string show_functions(const proto::MetaGraphDef& meta_graph);

}  // namespace tfx::saved_model

#endif  // TFX_SAVED_MODEL_SHOW_FUNCTIONS_H_
