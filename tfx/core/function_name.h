// Names for functions that the eager runtime knows.
#ifndef TFX_CORE_FUNCTION_NAME_H_
#define TFX_CORE_FUNCTION_NAME_H_

#include <string>
#include <string_view>

namespace tfx {

// The name of a function, where an attribute wants one.
struct FunctionName {
  std::string_view name;
};

// "__inference_<name>_<number>", with a number that no other has in this
// process. Characters that no function's name may have become underscores.
std::string unique_function_name(std::string_view name,
                                 std::string_view prefix = "__inference_");

}  // namespace tfx

#endif  // TFX_CORE_FUNCTION_NAME_H_
