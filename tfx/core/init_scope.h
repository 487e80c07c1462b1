// tf.init_scope: leaves the function being traced, and hides from tapes.
#ifndef TFX_CORE_INIT_SCOPE_H_
#define TFX_CORE_INIT_SCOPE_H_

#include "tfx/core/thread_state.h"

namespace tfx {

// While it lives, this thread's operations run eagerly even if a function is
// being traced, with the seeds of eager operations. Gradient tapes that started
// before do not record them.
class [[nodiscard]] InitScope {
 public:
  InitScope() { ++internal::thread_state.init_scope_depth; }
  ~InitScope() { --internal::thread_state.init_scope_depth; }
  InitScope(const InitScope&) = delete;
  InitScope& operator=(const InitScope&) = delete;

 private:
  using State = internal::ThreadState;
  const internal::ThreadStateScope<GraphBuilder*> graph_{&State::graph,
                                                         nullptr};
  const internal::ThreadStateScope<int64_t> number_{&State::graph_number, 0};
  const internal::ThreadStateScope<GraphSeeds*> seeds_{&State::seeds, nullptr};
};

// `auto scope = tf::init_scope();` is `with tf.init_scope():`.
inline InitScope init_scope() { return {}; }

}  // namespace tfx

#endif  // TFX_CORE_INIT_SCOPE_H_
