// Names of functions in the eager runtime.
#ifndef TFX_CORE_FUNCTION_NAME_H_
#define TFX_CORE_FUNCTION_NAME_H_

#include <string>
#include <string_view>

namespace tfx {

// A function's name as the value of an attribute.
struct FunctionName {
  std::string_view name;
};

// "__inference_<name>_<number>", with a process-unique number. Characters that
// are not allowed in function names become underscores.
std::string unique_function_name(std::string_view name,
                                 std::string_view prefix = "__inference_");

}  // namespace tfx

#endif  // TFX_CORE_FUNCTION_NAME_H_
