// NamedArgument: a keyword argument for a function of a loaded model.
#ifndef TFX_SAVED_MODEL_NAMED_ARGUMENT_H_
#define TFX_SAVED_MODEL_NAMED_ARGUMENT_H_

#include <string>

#include "tfx/core/structure_like.h"

namespace tfx::saved_model {

// name=value
struct NamedArgument {
  std::string name;
  StructureLike value;
};

}  // namespace tfx::saved_model

#endif  // TFX_SAVED_MODEL_NAMED_ARGUMENT_H_
