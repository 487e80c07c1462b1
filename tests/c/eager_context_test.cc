#include "tfx/c/eager_context.h"

#include <string>
#include <utility>

#include "tests/c/testing.h"
#include "tfx/c/eager_op.h"
#include "tfx/c/errors.h"
#include "tfx/c/executor.h"
#include "tfx/c/function.h"
#include "tfx/proto/core/framework/function.pb.h"
#include "tfx/proto/core/protobuf/config.pb.h"

namespace tfx::c {
namespace {

using errors::InvalidArgumentError;

constexpr char kTask[] = "/job:localhost/replica:0/task:0";

// negate(x) = -x
Function negate() {
  Graph body;
  const Output x = placeholder(body, "x");
  const Output y = unary(body, "Neg", "y", x);
  return Function::from_graph(
      body, {.name = "negate", .inputs = {x}, .outputs = {y}});
}

float call_negate(EagerContext& context, float x) {
  EagerOp op(context, "negate");
  op.add_input(TensorHandle(Tensor::scalar(x)));
  return op.execute_one().resolve().data<float>()[0];
}

TEST_CASE("a context lists its devices") {
  const EagerContext context;
  const DeviceList list = context.devices();
  REQUIRE(list.size() >= 1);
  CHECK(list.at(0).name == std::string(kTask) + "/device:CPU:0");
  CHECK(list.at(0).type == "CPU");
  CHECK_THROWS_AS(list.at(99), InvalidArgumentError);
  CHECK_THROWS_AS(list.at(-1), InvalidArgumentError);
}

TEST_CASE("a ConfigProto makes two CPUs of one, and a value goes between") {
  proto::ConfigProto config;
  (*config.mutable_device_count())["CPU"] = 2;
  EagerContext context(
      EagerContextOptions().set_config(config.SerializeAsString()));
  CHECK(context.devices().size() == 2);
  const std::string second = std::string(kTask) + "/device:CPU:1";
  EagerOp op(context, "Neg");
  op.set_device(second);
  op.add_input(TensorHandle(Tensor::scalar(2.0F)));
  const TensorHandle there = op.execute_one();
  CHECK(there.device_name() == second);
  const TensorHandle here =
      there.copy_to_device(context, std::string(kTask) + "/device:CPU:0");
  CHECK(values<float>(here.resolve()) == std::vector<float>{-2});
}

TEST_CASE("the CPU is split into logical devices") {
  EagerContext context;
  context.set_logical_cpu_devices(3, kTask);
  CHECK(context.devices().size() == 3);
}

TEST_CASE("a context's bytes that are no ConfigProto are refused") {
  EagerContextOptions options;
  CHECK_THROWS_AS(options.set_config("\xff\xff"), InvalidArgumentError);
}

TEST_CASE("a context says where it is") {
  const EagerContext context;
  CHECK(context.host_address_space() == kTask);
  CHECK(context.id() == 0);  // a number only in a cluster
}

TEST_CASE("a context is deleted with an op that was never executed") {
  EagerContext context;
  {
    EagerOp op(context, "Neg");
    op.add_input(TensorHandle(Tensor::scalar(1.0F)));
  }
  CHECK(context.devices().size() >= 1);
}

TEST_CASE("the placement policy is the thread's own") {
  EagerContext context(EagerContextOptions().set_device_placement_policy(
      DevicePlacementPolicy::kExplicit));
  CHECK(context.device_placement_policy() == DevicePlacementPolicy::kExplicit);
  context.set_device_placement_policy(DevicePlacementPolicy::kSilent);
  CHECK(context.device_placement_policy() == DevicePlacementPolicy::kSilent);
}

TEST_CASE("functions are added, found, called and removed") {
  EagerContext context;
  CHECK_FALSE(context.has_function("negate"));
  context.add_function(negate());
  CHECK(context.has_function("negate"));
  CHECK(call_negate(context, 2) == -2);
  CHECK(context.function("negate").name() == "negate");
  proto::FunctionDef definition;
  REQUIRE(definition.ParseFromString(context.function_def("negate").str()));
  CHECK(definition.signature().name() == "negate");
  context.remove_function("negate");
  CHECK_FALSE(context.has_function("negate"));
  CHECK_THROWS_AS(EagerOp(context, "negate"), errors::NotFoundError);
}

TEST_CASE("a function is added as a FunctionDef") {
  EagerContext context;
  const std::string definition = negate().to_function_def().str();
  context.add_function_def(definition);
  CHECK(call_negate(context, 3) == -3);
  CHECK_THROWS_AS(context.add_function_def("\xff\xff"), InvalidArgumentError);
}

TEST_CASE("a function that is not there cannot be looked at or removed") {
  EagerContext context;
  CHECK_THROWS_AS(context.function("nope"), errors::NotFoundError);
  CHECK_THROWS_AS(context.function_def("nope"), errors::NotFoundError);
  CHECK_THROWS_AS(context.remove_function("nope"), errors::OpError);
}

TEST_CASE("a context refuses another function of a name that is taken") {
  EagerContext context;
  context.add_function(negate());
  CHECK_NOTHROW(context.add_function(negate()));
  Graph body;
  const Output x = placeholder(body, "x");
  CHECK_THROWS_AS(context.add_function(Function::from_graph(
                      body, {.name = "negate", .inputs = {x}, .outputs = {x}})),
                  InvalidArgumentError);
  CHECK(call_negate(context, 3) == -3);
}

TEST_CASE("random numbers start anew when the caches are cleared") {
  EagerContext context;
  const auto draw = [&] {
    EagerOp op(context, "RandomUniform");
    op.add_input(TensorHandle(vector<int32_t>({4})))
        .set_int("seed", 1)
        .set_int("seed2", 2)
        .set_type("dtype", DataType::kFloat32);
    return values<float>(op.execute_one().resolve());
  };
  const std::vector<float> first = draw();
  CHECK(draw() != first);
  context.clear_caches();
  CHECK(draw() == first);
}

TEST_CASE("run metadata holds the graphs of functions that ran") {
  EagerContext context;
  context.enable_run_metadata();
  context.add_function(negate());
  call_negate(context, 1);
  proto::RunMetadata metadata;
  REQUIRE(metadata.ParseFromString(context.export_run_metadata().str()));
  CHECK(metadata.function_graphs_size() == 1);
  context.disable_run_metadata();
  REQUIRE(metadata.ParseFromString(context.export_run_metadata().str()));
  CHECK(metadata.function_graphs_size() == 0);
}

TEST_CASE("graphs are collected without the rest of the metadata") {
  EagerContext context;
  context.enable_graph_collection();
  context.start_step();
  context.add_function(negate());
  call_negate(context, 1);
  context.end_step();
  context.disable_graph_collection();
  CHECK(call_negate(context, 4) == -4);
}

TEST_CASE("an asynchronous context reports an error when it is waited for") {
  EagerContext context(EagerContextOptions().set_async(true));
  CHECK(context.executor_for_thread().is_async());
  EagerOp op(context, "CheckNumerics");
  op.add_input(TensorHandle(Tensor::scalar(0.0F / 0.0F)))
      .set_string("message", "oh");
  const TensorHandle result = op.execute_one();
  CHECK_THROWS_AS(result.resolve(), InvalidArgumentError);
  CHECK_THROWS_AS(context.async_wait(), InvalidArgumentError);
  context.executor_for_thread().clear_error();
  CHECK_NOTHROW(context.async_wait());
}

TEST_CASE("ops run as functions and without a log of their placement") {
  EagerContext context;
  context.set_run_eager_op_as_function(true);
  context.set_jit_compile_rewrite(false);
  context.set_log_device_placement(false);
  EagerOp op(context, "Neg");
  op.add_input(TensorHandle(Tensor::scalar(1.0F)));
  CHECK(values<float>(op.execute_one().resolve()) == std::vector<float>{-1});
}

}  // namespace
}  // namespace tfx::c
