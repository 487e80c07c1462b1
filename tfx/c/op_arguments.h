// Private to tfx/c: what inputs an op takes, and which attributes these decide.
#ifndef TFX_C_OP_ARGUMENTS_H_
#define TFX_C_OP_ARGUMENTS_H_

#include <string>
#include <vector>

#include "tfx/c/zstring.h"

namespace tfx::c {

struct OpArgument {
  std::string name;
  // Attributes, or empty: the type of the input or of each in the list, the
  // number of inputs in the list, the types of a list of several.
  std::string type_attr;
  std::string number_attr;
  std::string type_list_attr;

  bool is_list() const {
    return !number_attr.empty() || !type_list_attr.empty();
  }
};

// Of an op, or null for what is none (a function). Valid for ever.
const std::vector<OpArgument>* arguments_of_op(ZString op_type);

}  // namespace tfx::c

#endif  // TFX_C_OP_ARGUMENTS_H_
