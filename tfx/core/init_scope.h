// tf.init_scope: out of the function that is being traced.
#ifndef TFX_CORE_INIT_SCOPE_H_
#define TFX_CORE_INIT_SCOPE_H_

namespace tfx {

class FuncGraph;

// While it lives, operations of this thread run, whatever is being traced.
class [[nodiscard]] InitScope {
 public:
  InitScope();
  ~InitScope();
  InitScope(const InitScope&) = delete;
  InitScope& operator=(const InitScope&) = delete;

 private:
  FuncGraph* outer_;
};

// `auto scope = tf::init_scope();` is `with tf.init_scope():`.
inline InitScope init_scope() { return {}; }

}  // namespace tfx

#endif  // TFX_CORE_INIT_SCOPE_H_
