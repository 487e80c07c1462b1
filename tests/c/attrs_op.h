// An op with an attribute of every kind, for tests of setters and getters.
#ifndef TESTS_C_ATTRS_OP_H_
#define TESTS_C_ATTRS_OP_H_

#include "tfx/c/op_definition.h"

namespace tfx::c {

inline constexpr char kAttrsOp[] = "TfxTestAttrs";

// Attributes are named after their kinds: a_string, string_list, … All have
// defaults, so that a test sets what it is about.
inline void define_attrs_op() {
  static const bool defined = [] {
    OpDefinition(kAttrsOp)
        .attr("a_string: string = 'default'")
        .attr("an_int: int = 1")
        .attr("a_float: float = 1")
        .attr("a_bool: bool = false")
        .attr("a_type: type = DT_FLOAT")
        .attr("a_shape: shape = { unknown_rank: true }")
        .attr("a_tensor: tensor = { dtype: DT_INT32 }")
        .attr("a_function: func = { name: 'default' }")
        .attr("string_list: list(string) = []")
        .attr("int_list: list(int) = []")
        .attr("float_list: list(float) = []")
        .attr("bool_list: list(bool) = []")
        .attr("type_list: list(type) = []")
        .attr("shape_list: list(shape) = []")
        .attr("tensor_list: list(tensor) = []")
        .attr("function_list: list(func) = []")
        .add();
    return true;
  }();
  (void)defined;
}

}  // namespace tfx::c

#endif  // TESTS_C_ATTRS_OP_H_
