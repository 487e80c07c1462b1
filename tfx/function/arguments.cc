#include "tfx/function/arguments.h"

#include <atomic>

namespace tfx::internal {

int64_t unique_number() {
  static std::atomic<int64_t> last = 0;
  return ++last;
}

}  // namespace tfx::internal
