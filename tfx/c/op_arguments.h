// Private to tfx/c: an op's inputs, and the attributes that they determine.
#ifndef TFX_C_OP_ARGUMENTS_H_
#define TFX_C_OP_ARGUMENTS_H_

#include <string>
#include <vector>

#include "tfx/c/zstring.h"

namespace tfx::c {

struct OpArgument {
  std::string name;
  // Names of attributes, or empty: the type of the input or of all list
  // elements, the length of the list, the types of a list of mixed types.
  std::string type_attr;
  std::string number_attr;
  std::string type_list_attr;

  bool is_list() const {
    return !number_attr.empty() || !type_list_attr.empty();
  }
};

// The op's arguments, or null if `op_type` is not an op (a function). Never
// freed. Thread-safe.
const std::vector<OpArgument>* arguments_of_op(ZString op_type);

}  // namespace tfx::c

#endif  // TFX_C_OP_ARGUMENTS_H_
