#include "tfx/config/config.h"

#include <catch2/catch.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "tests/config/golden.h"
#include "tfx/core/context.h"
#include "tfx/core/device.h"
#include "tfx/core/errors.h"
#include "tfx/core/execute.h"
#include "tfx/core/literal.h"

namespace tfx {
namespace {

template <class T>
std::string printed(const T& value) {
  std::ostringstream stream;
  stream << value;
  return stream.str();
}

std::string text(const config::experimental::MemoryInfo& info) {
  return "{'current': " + std::to_string(info.current) +
         ", 'peak': " + std::to_string(info.peak) + "}";
}

// One program, one runtime: what happens to it happens in this order.
TEST_CASE("the CPU is split before the runtime is made, and not after") {
  Golden golden("config");
  golden.check("physical",
               [] { return printed(config::list_physical_devices()); });
  golden.check("visible",
               [] { return printed(config::get_visible_devices()); });
  CHECK(config::list_physical_devices("GPU").empty());
  CHECK(!Context::instance().initialized());
  golden.check("configuration", [] {
    return printed(config::LogicalDeviceConfiguration{.memory_limit = 1024});
  });
  golden.check("policy", [] {
    config::experimental::set_device_policy("loud");
    return "";
  });
  golden.check_config("default_config", config::config_proto);

  const config::PhysicalDevice cpu = config::list_physical_devices("CPU").at(0);
  CHECK(!config::get_logical_device_configuration(cpu).has_value());
  config::set_logical_device_configuration(cpu, {{}, {}});
  CHECK(config::get_logical_device_configuration(cpu)->size() == 2);
  CHECK(!Context::instance().initialized());
  golden.check("logical",
               [] { return printed(config::list_logical_devices()); });
  CHECK(Context::instance().initialized());
  CHECK(config::list_logical_devices("CPU").size() == 2);
  CHECK(config::list_logical_devices("GPU").empty());
  golden.check_config("config", config::config_proto);
  golden.check("late", [&] {
    config::set_logical_device_configuration(cpu, {});
    return "";
  });
  CHECK_THROWS_AS(config::set_visible_devices({}, "CPU"), RuntimeError);
  config::set_visible_devices(cpu, "CPU");  // as it is

  for (const std::string name :
       {"CPU:0", "/device:CPU:1", "/job:localhost/cpu:1", "GPU:0", "CPU",
        "CPU:7", "/job:x/CPU:0"}) {
    golden.check("memory_" + name, [&] {
      return text(config::experimental::get_memory_info(name));
    });
  }
  golden.check("details", [] {
    config::experimental::get_device_details({"/physical_device:GPU:7", "GPU"});
    return "";
  });
  CHECK(!config::experimental::get_device_details(cpu).device_name.has_value());

  const auto scope = device(config::list_logical_devices()[1].name);
  CHECK(execute_one("Neg", {Tensor(Literal(1.0).to_tensor())}).device() ==
        "/job:localhost/replica:0/task:0/device:CPU:1");
}

TEST_CASE("memory is counted nowhere on a CPU") {
  CHECK(config::experimental::get_memory_usage("CPU:0") == 0);
  CHECK_NOTHROW(config::experimental::reset_memory_stats("CPU:0"));
  CHECK_THROWS_AS(config::experimental::reset_memory_stats("GPU:0"),
                  ValueError);
}

TEST_CASE("soft placement changes while the runtime runs") {
  Context::instance().eager();
  const Tensor one(Literal(1.0).to_tensor());
  CHECK(config::get_soft_device_placement());
  const auto scope = device("/GPU:3");
  CHECK(execute_one("Neg", {one}).item<float>() == -1);
  config::set_soft_device_placement(false);
  CHECK(!config::get_soft_device_placement());
  CHECK_THROWS_AS(execute_one("Neg", {one}), errors::InvalidArgumentError);
  config::set_soft_device_placement(true);
  CHECK(execute_one("Neg", {one}).item<float>() == -1);
}

TEST_CASE("what functions are compiled with may change at any time") {
  CHECK(config::optimizer::get_jit().empty());
  config::optimizer::set_jit("autoclustering");
  CHECK(config::optimizer::get_jit() == "autoclustering");
  config::optimizer::set_jit(false);
  CHECK(config::optimizer::get_jit().empty());
  config::optimizer::set_jit(true);
  CHECK(config::optimizer::get_jit() == "autoclustering");
  config::optimizer::set_experimental_options({.constant_folding = false});
  CHECK(
      config::optimizer::get_experimental_options() ==
      config::optimizer::ExperimentalOptions{.constant_folding = false,
                                             .disable_model_pruning = false,
                                             .disable_meta_optimizer = false});
  // Calls of functions carry it.
  const auto carried = ConfigProto::parse(Context::instance().options().config);
  CHECK(carried == config::config_proto());
  CHECK(carried.graph_options.rewrite_options.constant_folding ==
        RewriterConfig::OFF);
}

TEST_CASE("functions are told whether to run eagerly") {
  CHECK(!config::functions_run_eagerly());
  config::run_functions_eagerly(true);
  CHECK(config::functions_run_eagerly());
  config::run_functions_eagerly(false);
}

TEST_CASE("the library's switches are the library's") {
  CHECK(config::experimental::tensor_float_32_execution_enabled());
  config::experimental::enable_tensor_float_32_execution(false);
  CHECK(!config::experimental::tensor_float_32_execution_enabled());
  config::experimental::enable_tensor_float_32_execution(true);
}

}  // namespace
}  // namespace tfx
