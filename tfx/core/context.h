// The eager runtime of the process, as tf.config configures it.
#ifndef TFX_CORE_CONTEXT_H_
#define TFX_CORE_CONTEXT_H_

#include <string>
#include <vector>

#include "tfx/c/device_list.h"
#include "tfx/c/eager_context.h"

namespace tfx {

// There is one, made when the first operation runs, and never destroyed: any
// thread may use it to the end of the process.
class Context {
 public:
  static Context& instance();

  // Makes the runtime if there is none yet. Throws what TensorFlow reports.
  c::EagerContext& eager();
  bool initialized() const;

  // A serialised ConfigProto for the runtime. Throws RuntimeError once it is
  // initialized, as tf.config does.
  void set_config(std::string config_proto);

  std::vector<c::Device> devices() { return eager().devices().devices(); }

  Context(const Context&) = delete;
  Context& operator=(const Context&) = delete;

 private:
  Context() = default;
  ~Context() = default;
  struct State;
  static State& state();
};

}  // namespace tfx

#endif  // TFX_CORE_CONTEXT_H_
