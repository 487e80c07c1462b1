#include "tfx/config/context_settings.h"

#include <catch2/catch.hpp>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "tests/config/golden.h"
#include "tfx/core/errors.h"

namespace tfx::config {
namespace {

using Devices = std::vector<PhysicalDevice>;

PhysicalDevice physical(const std::string& type, int index) {
  return {"/physical_device:" + type + ":" + std::to_string(index), type};
}

const PhysicalDevice kCpu = physical("CPU", 0);
const Devices kGpus = {physical("GPU", 0), physical("GPU", 1),
                       physical("GPU", 2), physical("GPU", 3)};
const PhysicalDevice kNobody = physical("GPU", 7);

// Those of a machine with four GPUs.
class Machine {
 public:
  explicit Machine(const Devices& others = kGpus, const Devices& pluggable = {})
      : settings_(
            [others, pluggable] {
              PhysicalDevices devices{{kCpu}, pluggable};
              devices.all.insert(devices.all.end(), others.begin(),
                                 others.end());
              return devices;
            },
            [this] { return initialized; }) {}

  ContextSettings* operator->() { return &settings_; }
  bool initialized = false;

 private:
  ContextSettings settings_;
};

TEST_CASE("settings come to the ConfigProto that Python makes of them") {
  Golden golden("context_settings");
  const auto check = [&](const std::string& name,
                         const std::function<void(Machine&)>& set) {
    golden.check_config(name, [&] {
      Machine machine;
      set(machine);
      return machine->config();
    });
  };
  const auto split_two = [](Machine& m) {
    m->set_visible_devices({kGpus[0], kGpus[1]}, "GPU");
    m->set_logical_devices(kGpus[0],
                           {{.memory_limit = 2048}, {.memory_limit = 2048}});
  };
  check("default", [](Machine&) {});
  check("two_visible", [](Machine& m) {
    m->set_visible_devices({kGpus[0], kGpus[1]}, "GPU");
  });
  check("other_two_visible", [](Machine& m) {
    m->set_visible_devices({kGpus[3], kGpus[1]}, "GPU");
  });
  check("one_visible",
        [](Machine& m) { m->set_visible_devices({kGpus[2]}, "GPU"); });
  check("only_gpus_visible",
        [](Machine& m) { m->set_visible_devices(kGpus, {}); });
  check("no_gpu", [](Machine& m) { m->set_visible_devices({}, "GPU"); });
  check("growth", [](Machine& m) {
    for (const auto& gpu : kGpus) m->set_memory_growth(gpu, true);
  });
  check("no_growth", [](Machine& m) {
    for (const auto& gpu : kGpus) m->set_memory_growth(gpu, false);
  });
  check("growth_of_one",
        [](Machine& m) { m->set_memory_growth(kGpus[0], true); });
  check("growth_of_the_visible", [](Machine& m) {
    m->set_memory_growth(kGpus[0], true);
    m->set_visible_devices({kGpus[0]}, "GPU");
  });
  check("memory_limit", [](Machine& m) {
    m->set_logical_devices(kGpus[0], {{.memory_limit = 1024}});
  });
  check("split", split_two);
  check("split_and_growth", [&](Machine& m) {
    m->set_memory_growth(kGpus[1], true);
    split_two(m);
  });
  check("priorities", [](Machine& m) {
    m->set_logical_devices(
        kGpus[1], {{.memory_limit = 512, .experimental_priority = 0},
                   {.memory_limit = 256.5, .experimental_priority = -1}});
  });
  check("one_priority", [](Machine& m) {
    m->set_logical_devices(kGpus[1],
                           {{.memory_limit = 512, .experimental_priority = 1},
                            {.memory_limit = 256}});
  });
  check("ordinals", [](Machine& m) {
    m->set_logical_devices(
        kGpus[1], {{.memory_limit = 512, .experimental_device_ordinal = 3},
                   {.memory_limit = 256, .experimental_device_ordinal = 1}});
  });
  check("one_ordinal", [](Machine& m) {
    m->set_logical_devices(
        kGpus[1], {{.memory_limit = 512, .experimental_device_ordinal = 3},
                   {.memory_limit = 256}});
  });
  check("logical_cpus", [](Machine& m) {
    m->set_logical_devices(kCpu, {{}, {}, {}, {}});
  });
  check("jit", [](Machine& m) { m->jit = true; });
  check("no_jit", [](Machine& m) { m->jit = false; });
  check("threads", [](Machine& m) {
    m->set_intra_op_parallelism_threads(2);
    m->set_inter_op_parallelism_threads(3);
  });
  check("placement", [](Machine& m) {
    m->soft_device_placement = false;
    m->log_device_placement = true;
  });
  check("optimizers", [](Machine& m) {
    m->set_optimizer_options({.layout_optimizer = true,
                              .constant_folding = false,
                              .disable_model_pruning = true,
                              .auto_mixed_precision_mkl = true,
                              .min_graph_nodes = 10});
    m->set_optimizer_options({.remapping = false});
  });

  const Devices xpus = {physical("XPU", 0), physical("XPU", 1)};
  Machine pluggable(xpus, xpus);
  pluggable->set_memory_growth(xpus[1], true);
  pluggable->set_visible_devices({xpus[1]}, "XPU");
  golden.check_config("pluggable", [&] { return pluggable->config(); });
  golden.check_config("pluggable_split", [&] {
    pluggable->set_logical_devices(xpus[0], {{.memory_limit = 1}});
    return pluggable->config();
  });

  // A configuration was given to begin with.
  const auto check_base = [&](const std::string& name, const std::string& gpus,
                              std::map<std::string, int> counts,
                              const Devices& others = kGpus) {
    golden.check_config(name, [&] {
      Machine machine(others);
      machine->set_base({.device_count = counts,
                         .intra_op_parallelism_threads = 5,
                         .gpu_options = {.per_process_gpu_memory_fraction = 0.4,
                                         .allow_growth = true,
                                         .visible_device_list = gpus}});
      return machine->config();
    });
  };
  check_base("base", "", {});
  check_base("base_without_gpus", "9", {}, {});
  check_base("base_visible", "2,0", {});
  check_base("base_count", "2,0", {{"GPU", 1}});
  check_base("base_no_gpu", "", {{"GPU", 0}});
  check_base("base_cpus", "", {{"CPU", 3}});
  check_base("base_no_cpu", "", {{"CPU", 0}});
  check_base("base_bad_index", "0,4", {});
  check_base("base_no_index", "0,x", {});
}

TEST_CASE("wrong settings, and late ones, get Python's errors") {
  Golden golden("context_errors");
  Machine m;
  const auto check = [&](const std::string& name,
                         const std::function<void()>& function) {
    golden.check(name, [&] {
      function();
      return "None";
    });
  };
  check("visible_nobody", [&] { m->set_visible_devices({kNobody}, "GPU"); });
  check("visible_type", [&] { m->set_visible_devices({kGpus[0]}, "CPU"); });
  check("growth_nobody", [&] { m->set_memory_growth(kNobody, true); });
  check("growth_cpu", [&] { m->set_memory_growth(kCpu, true); });
  check("get_growth_nobody", [&] { m->memory_growth(kNobody); });
  check("get_growth_cpu", [&] { m->memory_growth(kCpu); });
  check("split_nobody",
        [&] { m->set_logical_devices(kNobody, {{.memory_limit = 1}}); });
  check("get_split_nobody", [&] { m->logical_devices(kNobody); });
  check("split_cpu_limit",
        [&] { m->set_logical_devices(kCpu, {{.memory_limit = 1}}); });
  check("split_cpu_priority",
        [&] { m->set_logical_devices(kCpu, {{.experimental_priority = 1}}); });
  check("split_cpu_ordinal", [&] {
    m->set_logical_devices(kCpu, {{.experimental_device_ordinal = 1}});
  });
  check("split_gpu_without_limit", [&] {
    m->set_logical_devices(kGpus[0], {LogicalDeviceConfiguration{}});
  });
  m->set_logical_devices(kGpus[0], {{.memory_limit = 1}});
  check("growth_of_split", [&] { m->set_memory_growth(kGpus[0], true); });
  m.initialized = true;
  check("late_visible", [&] { m->set_visible_devices({}, "GPU"); });
  check("late_growth", [&] { m->set_memory_growth(kGpus[1], true); });
  check("late_split",
        [&] { m->set_logical_devices(kGpus[0], {{.memory_limit = 2}}); });
  check("late_intra", [&] { m->set_intra_op_parallelism_threads(9); });
  check("late_inter", [&] { m->set_inter_op_parallelism_threads(9); });
  check("same_visible", [&] { m->set_visible_devices(kGpus, "GPU"); });
  check("same_split",
        [&] { m->set_logical_devices(kGpus[0], {{.memory_limit = 1}}); });
}

TEST_CASE("what was set is there to be read") {
  Machine m;
  CHECK(!m->memory_growth(kGpus[1]).has_value());
  m->set_memory_growth(kGpus[1], false);
  CHECK(m->memory_growth(kGpus[1]) == false);
  CHECK(!m->logical_devices(kGpus[0]).has_value());
  m->set_logical_devices(kGpus[0], {{.memory_limit = 7}});
  CHECK(m->logical_devices(kGpus[0])->at(0).memory_limit == 7);
  m->set_visible_devices({kGpus[2], kGpus[1]}, "GPU");
  CHECK(m->visible_devices("GPU") == Devices{kGpus[2], kGpus[1]});
  CHECK(m->visible_devices({}) == Devices{kCpu, kGpus[2], kGpus[1]});
  CHECK(m->physical_devices("GPU") == kGpus);
  // Python: {'disable_model_pruning': False, 'disable_meta_optimizer': False}.
  CHECK(m->optimizer_options() ==
        optimizer::ExperimentalOptions{.disable_model_pruning = false,
                                       .disable_meta_optimizer = false});
}

TEST_CASE("a library that does not tell its devices keeps them all") {
  ContextSettings settings([] { return std::nullopt; }, [] { return false; });
  CHECK_THROWS_AS(settings.physical_devices({}), errors::UnimplementedError);
  CHECK_THROWS_AS(settings.set_visible_devices({}, "GPU"),
                  errors::UnimplementedError);
  settings.set_intra_op_parallelism_threads(3);
  CHECK(settings.config() == ConfigProto{.intra_op_parallelism_threads = 3,
                                         .allow_soft_placement = true});
}

}  // namespace
}  // namespace tfx::config
