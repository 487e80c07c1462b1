#include "tfx/core/context.h"

#include <atomic>
#include <mutex>
#include <optional>
#include <utility>

#include "tfx/core/errors.h"
#include "tfx/proto/core/protobuf/config.pb.h"

namespace tfx {

struct Context::State {
  std::mutex mutex;
  std::optional<std::string> config;
  std::atomic<c::EagerContext*> eager{nullptr};
};

Context& Context::instance() {
  static auto* context = new Context;
  return *context;
}

Context::State& Context::state() {
  static auto* state = new State;
  return *state;
}

c::EagerContext& Context::eager() {
  State& s = state();
  if (auto* made = s.eager.load(std::memory_order_acquire)) return *made;
  const std::lock_guard lock(s.mutex);
  if (auto* made = s.eager.load(std::memory_order_relaxed)) return *made;
  c::EagerContextOptions options;
  proto::ConfigProto defaults;
  // As Python: an op goes where it can run if it cannot run where asked.
  defaults.set_allow_soft_placement(true);
  options.set_config(s.config.value_or(defaults.SerializeAsString()));
  options.set_device_placement_policy(c::DevicePlacementPolicy::kSilent);
  auto* made = new c::EagerContext(options);
  s.eager.store(made, std::memory_order_release);
  return *made;
}

bool Context::initialized() const { return state().eager.load() != nullptr; }

void Context::set_config(std::string config_proto) {
  State& s = state();
  const std::lock_guard lock(s.mutex);
  if (s.eager.load() != nullptr) {
    throw RuntimeError(
        "the runtime's configuration cannot be modified after being "
        "initialized");
  }
  s.config = std::move(config_proto);
}

}  // namespace tfx
