// What the installed TensorFlow says of an op: arguments and default
// attributes.
#ifndef TFX_CORE_OP_DEFINITION_H_
#define TFX_CORE_OP_DEFINITION_H_

#include <string>
#include <string_view>
#include <vector>

#include "tfx/core/attr_map.h"

namespace tfx {

struct OpDefinition {
  std::string name;
  // Attributes that have a default.
  AttrMap defaults;
  bool is_stateful = false;
};

// Throws LookupError if TensorFlow has no such op. Valid for ever.
const OpDefinition& op_definition(std::string_view op);

}  // namespace tfx

#endif  // TFX_CORE_OP_DEFINITION_H_
