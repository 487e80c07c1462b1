// OpFunction: how an op's definition becomes a C++ function.
//
// Inputs come first, then attributes that have no default, in the order of the
// definition, as in Python; attributes with a default are fields of an options
// aggregate. What the inputs tell (T, N) is not asked for.
#ifndef TFX_RAW_OPS_GENERATOR_OP_FUNCTION_H_
#define TFX_RAW_OPS_GENERATOR_OP_FUNCTION_H_

#include <string>
#include <string_view>
#include <vector>

#include "tfx/proto/core/framework/op_def.pb.h"

namespace tfx::generator {

// A name from a definition, and the one that C++ code calls it by.
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
  // Whether that is the default of the op too, so that it need not be said.
  bool is_op_default = true;
};

struct Output {
  std::string name;
  bool is_list = false;
  // How long the list is, as a C++ expression.
  std::string length;
};

struct OpFunction {
  std::string name;
  std::vector<Input> inputs;
  std::vector<Attribute> required;
  std::vector<Attribute> optional;
  std::vector<Output> outputs;
  // Lines of a comment: types, and what is wrong with the op.
  std::vector<std::string> notes;
};

// Why there is no function for an op; empty if there is one. Left out is what
// TensorFlow keeps to itself (names that begin with an underscore), and what
// has reference types, which only sessions of TensorFlow 1 have.
std::string_view why_left_out(const proto::OpDef& op);
inline bool has_function(const proto::OpDef& op) {
  return why_left_out(op).empty();
}

// Throws std::runtime_error for a definition that it does not understand.
OpFunction make_function(const proto::OpDef& op);

}  // namespace tfx::generator

#endif  // TFX_RAW_OPS_GENERATOR_OP_FUNCTION_H_
