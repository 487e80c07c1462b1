// The ConfigProto that results from the settings.
#include <algorithm>
#include <map>
#include <set>

#include "tfx/config/context_settings.h"
#include "tfx/core/errors.h"

namespace tfx::config {
namespace {

// Calls f(option, switch) for every option that is a Toggle or a bool in the
// message.
template <class Options, class Rewriter, class F>
void for_each_switch(Options& from, Rewriter& to, F f) {
  f(from.layout_optimizer, to.layout_optimizer);
  f(from.constant_folding, to.constant_folding);
  f(from.shape_optimization, to.shape_optimization);
  f(from.remapping, to.remapping);
  f(from.arithmetic_optimization, to.arithmetic_optimization);
  f(from.dependency_optimization, to.dependency_optimization);
  f(from.loop_optimization, to.loop_optimization);
  f(from.function_optimization, to.function_optimization);
  f(from.debug_stripper, to.debug_stripper);
  f(from.disable_model_pruning, to.disable_model_pruning);
  f(from.scoped_allocator_optimization, to.scoped_allocator_optimization);
  f(from.pin_to_host_optimization, to.pin_to_host_optimization);
  f(from.implementation_selector, to.implementation_selector);
  f(from.auto_mixed_precision, to.auto_mixed_precision);
  f(from.use_plugin_optimizers, to.use_plugin_optimizers);
  f(from.disable_meta_optimizer, to.disable_meta_optimizer);
  f(from.auto_mixed_precision_onednn_bfloat16,
    to.auto_mixed_precision_onednn_bfloat16);
  f(from.auto_mixed_precision_mkl, to.auto_mixed_precision_mkl);
}

struct Set {
  void operator()(const std::optional<bool>& option, bool& to) const {
    if (option) to = *option;
  }
  void operator()(const std::optional<bool>& option,
                  RewriterConfig::Toggle& to) const {
    if (option) to = *option ? RewriterConfig::ON : RewriterConfig::OFF;
  }
};

struct Get {
  void operator()(std::optional<bool>& option, bool from) const {
    option = from;
  }
  void operator()(std::optional<bool>& option,
                  RewriterConfig::Toggle from) const {
    if (from != RewriterConfig::DEFAULT) option = from == RewriterConfig::ON;
  }
};

struct Update {
  template <class T>
  void operator()(const std::optional<T>& from, std::optional<T>& to) const {
    if (from) to = from;
  }
};

GPUVirtualDevices virtual_devices(const ContextSettings::Logical& logical) {
  GPUVirtualDevices result;
  for (const LogicalDeviceConfiguration& each : logical) {
    result.memory_limit_mb.push_back(
        static_cast<float>(each.memory_limit.value_or(0)));
    if (each.experimental_priority) {
      result.priority.push_back(*each.experimental_priority);
    }
    if (each.experimental_device_ordinal) {
      result.device_ordinal.push_back(*each.experimental_device_ordinal);
    }
  }
  if (!result.priority.empty() && result.priority.size() != logical.size()) {
    throw ValueError("priority must be specified for all virtual devices");
  }
  if (!result.device_ordinal.empty() &&
      result.device_ordinal.size() != logical.size()) {
    throw ValueError(
        "device_ordinals must be specified for all virtual devices");
  }
  return result;
}

}  // namespace

void ContextSettings::set_optimizer_options(
    const optimizer::ExperimentalOptions& options) {
  for_each_switch(options, optimizer_options_, Update());
  Update()(options.min_graph_nodes, optimizer_options_.min_graph_nodes);
}

optimizer::ExperimentalOptions ContextSettings::optimizer_options() {
  const RewriterConfig rewriter = config().graph_options.rewrite_options;
  optimizer::ExperimentalOptions options;
  for_each_switch(options, rewriter, Get());
  if (rewriter.min_graph_nodes != 0) {
    options.min_graph_nodes = rewriter.min_graph_nodes;
  }
  return options;
}

ConfigProto ContextSettings::config() {
  const bool devices_known = discovered();
  ConfigProto config = base_.value_or(ConfigProto());
  if (jit) {
    config.graph_options.optimizer_options.global_jit_level =
        *jit ? OptimizerOptions::ON_1 : OptimizerOptions::OFF;
  }
  if (intra_op_parallelism_threads_) {
    config.intra_op_parallelism_threads = *intra_op_parallelism_threads_;
  }
  if (inter_op_parallelism_threads_) {
    config.inter_op_parallelism_threads = *inter_op_parallelism_threads_;
  }
  config.allow_soft_placement = soft_device_placement.value_or(true);
  if (log_device_placement) {
    config.log_device_placement = *log_device_placement;
  }
  RewriterConfig& rewriter = config.graph_options.rewrite_options;
  for_each_switch(optimizer_options_, rewriter, Set());
  if (optimizer_options_.min_graph_nodes) {
    rewriter.min_graph_nodes = *optimizer_options_.min_graph_nodes;
  }
  // If the devices are unknown, their counts would be 0 and disable them.
  if (devices_known) {
    count_devices(config);
    merge_device_options(config.gpu_options, false);
    merge_device_options(config.pluggable_device_options, true);
  }
  return config;
}

ContextOptions ContextSettings::context_options() {
  return {.config = config().serialize(),
          .device_policy = device_policy,
          .async = async};
}

bool ContextSettings::is_visible(const PhysicalDevice& device) const {
  return std::find(visible_.begin(), visible_.end(), device) != visible_.end();
}

bool ContextSettings::any_logical() const {
  return std::any_of(devices_->begin(), devices_->end(),
                     [](const Device& each) { return each.logical; });
}

void ContextSettings::count_devices(ConfigProto& config) const {
  config.device_count["CPU"] = 0;
  config.device_count["GPU"] = 0;
  for (const Device& each : *devices_) {
    if (!is_visible(each.physical)) continue;
    config.device_count[each.physical.device_type] +=
        each.logical ? static_cast<int>(each.logical->size()) : 1;
  }
}

void ContextSettings::merge_device_options(GPUOptions& options,
                                           bool pluggable) const {
  std::map<std::string, int> index_of_next;
  std::string visible;
  std::vector<GPUVirtualDevices> split;
  std::set<std::optional<bool>> growths;
  for (const Device& each : *devices_) {
    const std::string& type = each.physical.device_type;
    if (pluggable ? !each.pluggable : type != "GPU") continue;
    const std::string index = std::to_string(index_of_next[type]++);
    if (!is_visible(each.physical)) continue;
    growths.insert(each.memory_growth);
    if (!visible.empty()) visible += ',';
    visible += pluggable ? type + ":" + index : index;
    // If any device is split, even a CPU, each GPU gets an entry.
    if (!pluggable && any_logical()) {
      split.push_back(virtual_devices(each.logical.value_or(Logical())));
    }
  }
  if (split.empty() && growths.size() > 1) {
    throw ValueError("Memory growth cannot differ between GPU devices");
  }
  // Merged like messages: values that are not set change nothing.
  if (split.empty() && growths.count(true) == 1) options.allow_growth = true;
  if (!visible.empty()) options.visible_device_list = visible;
  auto& devices = options.experimental.virtual_devices;
  devices.insert(devices.end(), split.begin(), split.end());
}

}  // namespace tfx::config
