// tf.init_scope: out of the function that is being traced, and unseen by tapes.
#ifndef TFX_CORE_INIT_SCOPE_H_
#define TFX_CORE_INIT_SCOPE_H_

#include <cstdint>

#include "tfx/core/random_seed.h"

namespace tfx {

class FuncGraph;

// While it lives, operations of this thread run, whatever is being traced, with
// the seeds that operations outside of functions have. Gradient tapes that were
// there before do not see them.
class [[nodiscard]] InitScope {
 public:
  InitScope();
  ~InitScope();
  InitScope(const InitScope&) = delete;
  InitScope& operator=(const InitScope&) = delete;

 private:
  FuncGraph* outer_;
  const int64_t outer_number_;
  const GraphSeedsScope seeds_;
};

// `auto scope = tf::init_scope();` is `with tf.init_scope():`.
inline InitScope init_scope() { return {}; }

}  // namespace tfx

#endif  // TFX_CORE_INIT_SCOPE_H_
