// The eager runtime of the process.
#ifndef TFX_CORE_CONTEXT_H_
#define TFX_CORE_CONTEXT_H_

#include <functional>
#include <mutex>
#include <string>
#include <vector>

#include "tfx/c/device_list.h"
#include "tfx/c/eager_context.h"

namespace tfx {

// What the runtime is made with.
struct ContextOptions {
  std::string config;  // a serialised ConfigProto
  c::DevicePlacementPolicy device_policy = c::DevicePlacementPolicy::kSilent;
  bool async = false;
};

// There is one, made when the first operation runs, and never destroyed: any
// thread may use it to the end of the process.
class Context {
 public:
  static Context& instance();

  // Makes the runtime if there is none yet. Throws what TensorFlow reports,
  // and what the source of the options throws; a later call tries again.
  c::EagerContext& eager();
  bool initialized() const;

  // Where the options come from; tf.config is one. It is asked when the runtime
  // is made, and by options(), always under the lock. It must not ask back:
  // of this class it may call initialized() only.
  using OptionsSource = std::function<ContextOptions()>;
  void set_options_source(OptionsSource source);
  // What the source says now. The runtime does not change with it once it is
  // made; calls of functions carry the configuration of their time.
  ContextOptions options();
  // Of these the configuration, for a call of a function: without it
  // TensorFlow does not optimise graphs. Valid for ever.
  const std::string& function_config();
  // Has it made anew; under the lock.
  void forget_function_config();

  // While it is held, the runtime is not being made; eager() may be called
  // only if it is initialized.
  [[nodiscard]] std::unique_lock<std::mutex> lock();

  // tf.config.run_functions_eagerly: functions are called, not traced.
  void run_functions_eagerly(bool run_eagerly);
  bool functions_run_eagerly() const;

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
