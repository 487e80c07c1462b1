#include "tfx/core/callable.h"

#include "tfx/core/errors.h"

namespace tfx::internal {

void throw_none_is_not_callable() {
  throw TypeError("'NoneType' object is not callable");
}

}  // namespace tfx::internal
