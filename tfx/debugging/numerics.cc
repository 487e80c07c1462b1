#include "tfx/debugging/numerics.h"

#include "tfx/core/name_scope.h"
#include "tfx/debugging/assert.h"
#include "tfx/debugging/report.h"
#include "tfx/raw_ops/array_ops.h"

namespace tfx::debugging {

Tensor check_numerics(const TensorLike& tensor, const std::string& message,
                      const NameOptions& options) {
  return raw_ops::CheckNumerics(tensor.to_tensor(), message,
                                {.name = options.name});
}

Tensor assert_all_finite(const TensorLike& x, const std::string& message,
                         const NameOptions& options) {
  const auto scope = name_scope(options.name, "VerifyFinite");
  const Tensor tensor = x.to_tensor();
  const Tensor checked = check_numerics(tensor, message);
  return internal::with_dependencies({checked}, tensor);
}

}  // namespace tfx::debugging
