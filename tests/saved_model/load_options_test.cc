// What a model's ConfigProto says is done: seen where operations run, and in
// what TensorFlow makes of the graph.
#include "tfx/saved_model/load_options.h"

#include <set>
#include <string>
#include <utility>

#include "tests/saved_model/testing.h"
#include "tfx/core/errors.h"
#include "tfx/ops/constant_op.h"
#include "tfx/proto/core/framework/graph.pb.h"
#include "tfx/proto/core/protobuf/config.pb.h"
#include "tfx/saved_model/load_graph.h"

namespace tfx::saved_model {
namespace {

// The frozen graph, y = x @ [[1, 2], [3, 4]], with the product on a device.
LoadedModel load_placed(const std::string& device, const ConfigProto& config) {
  proto::GraphDef graph;
  REQUIRE(graph.ParseFromString(read(testdata("frozen.pb"))));
  for (proto::NodeDef& node : *graph.mutable_node()) {
    if (node.name() == "product") node.set_device(device);
  }
  return load_graph_def(
      graph.SerializeAsString(),
      {.inputs = {{"x", "x"}}, .outputs = {{"y", "y"}}, .config = config});
}

RunMetadata traced_run(const LoadedModel& model, RunOptions options) {
  RunMetadata metadata;
  const Tensor y = model.signatures()["serving_default"](
      constant({{1.0, 1.0}}),
      {.run_options = std::move(options), .run_metadata = &metadata});
  CHECK(same(y, constant({{4.0, 6.0}})));
  return metadata;
}

std::string device_of_product(const LoadedModel& model) {
  const RunMetadata metadata =
      traced_run(model, {.trace_level = RunOptions::FULL_TRACE});
  for (const DeviceStepStats& device : metadata.step_stats.dev_stats) {
    for (const NodeExecStats& node : device.node_stats) {
      if (node.node_name == "product") return device.device;
    }
  }
  return "none";
}

const std::string kCpu = "/job:localhost/replica:0/task:0/device:CPU:";

TEST_CASE("a session has as many devices as device_count says") {
  CHECK_THROWS_AS(device_of_product(load_placed("/device:CPU:1", {})),
                  errors::InvalidArgumentError);
  const ConfigProto two = {.device_count = {{"CPU", 2}}};
  CHECK(device_of_product(load_placed("/device:CPU:1", two)) == kCpu + "1");
}

TEST_CASE("allow_soft_placement takes another device than there is none of") {
  CHECK_THROWS_AS(device_of_product(load_placed("/device:GPU:0", {})),
                  errors::InvalidArgumentError);
  const ConfigProto soft = {.allow_soft_placement = true};
  CHECK(device_of_product(load_placed("/device:GPU:0", soft)) == kCpu + "0");
}

TEST_CASE("the pools that a call may choose of are the session's") {
  ConfigProto config;
  config.intra_op_parallelism_threads = 1;
  config.inter_op_parallelism_threads = 2;
  config.session_inter_op_thread_pool = {{.num_threads = 1},
                                         {.num_threads = 2}};
  const LoadedModel model = load_placed("", config);
  traced_run(model, {.inter_op_thread_pool = 1});
  CHECK_THROWS_AS(traced_run(model, {.inter_op_thread_pool = 2}),
                  errors::InvalidArgumentError);
}

std::set<std::string> operations_that_run(const ConfigProto& config) {
  const RunMetadata metadata =
      traced_run(load_placed("", config), {.output_partition_graphs = true});
  proto::RunMetadata message;
  REQUIRE(message.ParseFromString(metadata.serialize()));
  std::set<std::string> operations;
  for (const proto::GraphDef& graph : message.partition_graphs()) {
    for (const proto::NodeDef& node : graph.node()) {
      operations.insert(node.op());
    }
  }
  return operations;
}

TEST_CASE("graph_options decide what becomes of the graph") {
  // Optimizers take a default that nothing overrides for a constant: those of
  // the session, and Grappler.
  const std::string given = "PlaceholderWithDefault";
  CHECK_FALSE(operations_that_run({}).contains(given));
  ConfigProto config;
  config.graph_options.optimizer_options.opt_level = OptimizerOptions::L0;
  config.graph_options.rewrite_options.disable_meta_optimizer = true;
  CHECK(operations_that_run(config).contains(given));
}

// Without a GPU the options have nothing to do, and do no harm.
TEST_CASE("options of GPUs are taken") {
  ConfigProto config;
  config.gpu_options.allow_growth = true;
  config.gpu_options.per_process_gpu_memory_fraction = 0.4;
  const LoadedModel model = load(model_path("stateful"), {.config = config});
  CHECK(same(model.signatures()["serving_default"]({{"x", {{1.0, 1.0}}}})["y"],
             constant({{4.0, 6.0}})));
}

TEST_CASE("a configuration may come from a message of the program's own") {
  proto::ConfigProto message;
  (*message.mutable_device_count())["CPU"] = 2;
  const auto config = ConfigProto::parse(message.SerializeAsString());
  CHECK(device_of_product(load_placed("/device:CPU:1", config)) == kCpu + "1");
}

TEST_CASE("a damaged configuration is refused") {
  CHECK_THROWS_AS(ConfigProto::parse("no message"), ValueError);
  const ConfigProto damaged = {.unknown_fields = "no message"};
  CHECK_THROWS_AS(load(model_path("stateful"), {.config = damaged}),
                  ValueError);
  CHECK_THROWS_AS(load_placed("", damaged), ValueError);
}

}  // namespace
}  // namespace tfx::saved_model
