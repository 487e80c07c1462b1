// The eager runtime of the process.
#ifndef TFX_CORE_CONTEXT_H_
#define TFX_CORE_CONTEXT_H_

#include <functional>
#include <mutex>
#include <string>
#include <vector>

#include "tfx/c/device_list.h"
#include "tfx/c/eager_context.h"
#include "tfx/core/by_name.h"

namespace tfx {

// The options that the runtime is created with.
struct ContextOptions {
  ByName by_name{};
  std::string config;  // a serialised ConfigProto
  c::DevicePlacementPolicy device_policy = c::DevicePlacementPolicy::kSilent;
  bool async = false;
};

// A singleton. The runtime is created when the first operation runs, and never
// destroyed: any thread may use it until the process ends.
class Context {
 public:
  static Context& instance();

  // Creates the runtime if there is none yet. Throws what TensorFlow reports
  // or the options source throws; a later call tries again.
  c::EagerContext& eager();
  bool initialized() const;

  // A callback that provides the options; tf.config sets one. It is called
  // under the lock, when the runtime is created and by options() and
  // function_config(). Of this class it may call only initialized().
  using OptionsSource = std::function<ContextOptions()>;
  void set_options_source(OptionsSource source);
  // The current options of the source. Later changes do not affect a runtime
  // that exists, but calls of functions use the configuration of their time.
  ContextOptions options();
  // The `config` of these options, for a call of a function: without it
  // TensorFlow does not optimise its graph. The reference stays valid forever.
  const std::string& function_config();
  // Makes function_config() ask the source again. Requires the lock.
  void forget_function_config();

  // Keeps the runtime from being created. While it is held, eager() may be
  // called only if initialized().
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
