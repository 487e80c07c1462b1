// What a traced function computes with the values of its arguments.
//
// Golden files say it of Python's graphs: tools/golden/ops.py writes the same.
#ifndef TESTS_OPS_GOLDEN_GRAPH_H_
#define TESTS_OPS_GOLDEN_GRAPH_H_

#include <set>
#include <string>

#include "tfx/function/concrete_function.h"

namespace tfx {

// "NAME:TYPE" of each operation that depends on the values of the arguments,
// not just on their shapes. Not those that merely hand a result out.
std::set<std::string> value_operations(const ConcreteFunction& function);

}  // namespace tfx

#endif  // TESTS_OPS_GOLDEN_GRAPH_H_
