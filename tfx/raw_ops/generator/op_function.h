// OpFunction: the C++ function for an op definition.
//
// Inputs come first, then attributes without a default, in the order of the
// definition, as in Python. Attributes with a default are fields of an options
// struct. Attributes that are inferred from the inputs (T, N) are left out.
#ifndef TFX_RAW_OPS_GENERATOR_OP_FUNCTION_H_
#define TFX_RAW_OPS_GENERATOR_OP_FUNCTION_H_

#include <string>
#include <string_view>
#include <vector>

#include "tfx/proto/core/framework/op_def.pb.h"

namespace tfx::generator {

// A name in the op definition, and the corresponding C++ name.
struct Name {
  std::string op_def;
  std::string cpp;
};

struct Input {
  Name name;
  bool is_list = false;
};

struct Attribute {
  Name name;
  std::string type;  // as in the definition: "int", "list(shape)"
  // The default as a C++ expression; empty if there is none.
  std::string default_value;
  // Whether it is also the op's own default, so that it need not be passed.
  bool is_op_default = true;
};

struct Output {
  std::string name;
  bool is_list = false;
  // The length of the list, as a C++ expression.
  std::string length;
};

struct OpFunction {
  std::string name;
  std::vector<Input> inputs;
  std::vector<Attribute> required;
  std::vector<Attribute> optional;
  std::vector<Output> outputs;
  // Lines of a comment: types, allowed values and deprecation.
  std::vector<std::string> notes;
};

// The reason why an op has no function; empty if it has one. Left out are
// TensorFlow's internal ops (names that begin with an underscore), and ops with
// reference types, which exist in TensorFlow 1 sessions only.
std::string_view why_left_out(const proto::OpDef& op);
inline bool has_function(const proto::OpDef& op) {
  return why_left_out(op).empty();
}

// Throws std::runtime_error for an unsupported definition.
OpFunction make_function(const proto::OpDef& op);

}  // namespace tfx::generator

#endif  // TFX_RAW_OPS_GENERATOR_OP_FUNCTION_H_
