#include "tfx/core/context.h"

#include <atomic>
#include <set>
#include <utility>

#include "tfx/proto/core/protobuf/config.pb.h"

namespace tfx {
namespace {

ContextOptions default_options() {
  proto::ConfigProto config;
  // As Python: an op goes where it can run if it cannot run where asked.
  config.set_allow_soft_placement(true);
  return {.config = config.SerializeAsString()};
}

}  // namespace

struct Context::State {
  std::mutex mutex;
  OptionsSource source = default_options;
  std::atomic<c::EagerContext*> eager{nullptr};
  std::atomic<bool> functions_run_eagerly{false};
  std::atomic<const std::string*> function_config{nullptr};
  // All that there have been: they are few, and calls may still look at them.
  std::set<std::string> function_configs;
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
  const ContextOptions wanted = s.source();
  c::EagerContextOptions options;
  options.set_config(wanted.config);
  options.set_device_placement_policy(wanted.device_policy);
  options.set_async(wanted.async);
  auto* made = new c::EagerContext(options);
  s.eager.store(made, std::memory_order_release);
  return *made;
}

bool Context::initialized() const { return state().eager.load() != nullptr; }

void Context::set_options_source(OptionsSource source) {
  State& s = state();
  const std::lock_guard lock(s.mutex);
  s.source = std::move(source);
  s.function_config.store(nullptr, std::memory_order_release);
}

ContextOptions Context::options() {
  State& s = state();
  const std::lock_guard lock(s.mutex);
  return s.source();
}

const std::string& Context::function_config() {
  State& s = state();
  if (const auto* made = s.function_config.load(std::memory_order_acquire)) {
    return *made;
  }
  const std::lock_guard lock(s.mutex);
  const auto& made = *s.function_configs.insert(s.source().config).first;
  s.function_config.store(&made, std::memory_order_release);
  return made;
}

void Context::forget_function_config() {
  state().function_config.store(nullptr, std::memory_order_release);
}

std::unique_lock<std::mutex> Context::lock() {
  return std::unique_lock(state().mutex);
}

void Context::run_functions_eagerly(bool run_eagerly) {
  state().functions_run_eagerly = run_eagerly;
}

bool Context::functions_run_eagerly() const {
  return state().functions_run_eagerly;
}

}  // namespace tfx
