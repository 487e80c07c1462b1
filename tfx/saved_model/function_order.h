// Private: the order in which Python shows the traces of a function.
#ifndef TFX_SAVED_MODEL_FUNCTION_ORDER_H_
#define TFX_SAVED_MODEL_FUNCTION_ORDER_H_

#include <map>
#include <string>
#include <utility>

namespace tfx::proto {
class FunctionDefLibrary;
}

namespace tfx::saved_model {

// Python sorts by the names that functions get when they are loaded: their
// original name and a number, in the order of loading. A function is loaded
// after those that it uses.
using FunctionRank = std::pair<std::string, int>;
std::map<std::string, FunctionRank> function_order(
    const proto::FunctionDefLibrary& library);

}  // namespace tfx::saved_model

#endif  // TFX_SAVED_MODEL_FUNCTION_ORDER_H_
