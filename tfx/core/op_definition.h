// An op's definition in the installed TensorFlow: its attributes and their
// defaults.
#ifndef TFX_CORE_OP_DEFINITION_H_
#define TFX_CORE_OP_DEFINITION_H_

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "tfx/c/operation.h"
#include "tfx/core/attr_map.h"

namespace tfx {

namespace proto {
class TensorShapeProto;
}  // namespace proto

// Converts TensorFlow's protobuf message of a shape.
TensorShape read_shape(const proto::TensorShapeProto& shape);

struct InputDefinition {
  std::string name;
  // Several tensors; of one dtype unless is_type_list.
  bool is_list = false;
  bool is_type_list = false;
  // The attribute that has its dtype; if empty, the dtype.
  std::string type_attr;
  DType dtype;
};

struct OpDefinition {
  std::string name;
  std::vector<InputDefinition> inputs;
  // The values that attributes of type "type" may have, if not all.
  std::map<std::string, std::vector<DType>, std::less<>> allowed_types;
  // The default values of attributes that have one.
  AttrMap defaults;
  // The types of all attributes, by name: "list(int)", "func" and so on.
  std::map<std::string, std::string, std::less<>> attr_types;
  bool is_stateful = false;
};

// Throws LookupError if TensorFlow has no such op. The reference stays valid
// forever.
const OpDefinition& op_definition(std::string_view op);

// An attribute of a graph's operation. Throws LookupError if its op has no
// attribute of that name.
OwnedAttr read_attr(c::Operation operation, std::string_view name);

}  // namespace tfx

#endif  // TFX_CORE_OP_DEFINITION_H_
