#include "tfx/core/execute_function.h"

#include <string_view>
#include <vector>

#include "tfx/core/context.h"
#include "tfx/core/execute.h"

namespace tfx {

void execute_function(const std::string& name, std::span<const Tensor> inputs,
                      std::span<Tensor> outputs) {
  const std::vector<Argument> arguments(inputs.begin(), inputs.end());
  const std::string_view config = Context::instance().function_config();
  const Attr attrs[] = {{"config_proto", config}};
  execute({name.c_str(), arguments, attrs}, outputs);
}

}  // namespace tfx
