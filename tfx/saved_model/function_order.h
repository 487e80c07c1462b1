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

// Python goes by the names that functions get when they are loaded: what they
// were called, and a number that grows with each function loaded. It loads a
// function after those that it uses.
using FunctionRank = std::pair<std::string, int>;
std::map<std::string, FunctionRank> function_order(
    const proto::FunctionDefLibrary& library);

}  // namespace tfx::saved_model

#endif  // TFX_SAVED_MODEL_FUNCTION_ORDER_H_
