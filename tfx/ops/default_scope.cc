#include "tfx/ops/default_scope.h"

namespace tfx::internal {

NameScope default_scope(const std::string& name,
                        std::string_view default_name) {
  return name_scope(name.empty() ? default_name : name);
}

}  // namespace tfx::internal
