// EagerContext as a task of a cluster, on loopback. What listens stays until
// the process ends.
#include <chrono>
#include <string>
#include <utility>

#include "tests/c/testing.h"
#include "tfx/c/eager_context.h"
#include "tfx/c/eager_op.h"
#include "tfx/c/errors.h"
#include "tfx/c/server.h"
#include "tfx/proto/core/protobuf/tensorflow_server.pb.h"

namespace tfx::c {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

std::string address() {
  return "localhost:" + std::to_string(Server::pick_unused_port());
}

void add_job(proto::ServerDef& definition, const std::string& name) {
  auto* job = definition.mutable_cluster()->add_job();
  job->set_name(name);
  (*job->mutable_tasks())[0] = address();
}

TEST_CASE("an eager op runs on another task") {
  proto::ServerDef definition;
  definition.set_protocol("grpc");
  add_job(definition, "worker");
  add_job(definition, "chief");
  definition.set_job_name("worker");
  Server worker(definition.SerializeAsString());
  worker.start();

  EagerContext context;
  definition.set_job_name("chief");
  context.set_server_def(definition.SerializeAsString(),
                         {.init_timeout = seconds(30)});
  CHECK(context.host_address_space() == "/job:chief/replica:0/task:0");
  CHECK(context.id() != 0);
  CHECK(context.check_alive("/job:worker/replica:0/task:0"));
  EagerOp op(context, "Neg");
  op.set_device("/job:worker/replica:0/task:0/device:CPU:0");
  op.add_input(TensorHandle(vector<float>({1, 2})));
  const TensorHandle there = op.execute_one();
  CHECK(there.device_name() == "/job:worker/replica:0/task:0/device:CPU:0");
  CHECK(values<float>(there.resolve()) == std::vector<float>{-1, -2});
  CHECK_NOTHROW(context.update_server_def(definition.SerializeAsString()));
}

TEST_CASE("bytes that are no ServerDef are refused") {
  EagerContext context;
  CHECK_THROWS_AS(context.set_server_def("\xff\xff"),
                  errors::InvalidArgumentError);
  CHECK_THROWS_AS(context.update_server_def("\xff\xff"),
                  errors::InvalidArgumentError);
  CHECK_THROWS_AS(context.enable_collective_ops("\xff\xff"),
                  errors::InvalidArgumentError);
}

// A cluster of this task alone, with a service that coordinates it.
EagerContext lone_worker() {
  proto::ServerDef definition;
  definition.set_protocol("grpc");
  definition.set_job_name("worker");
  add_job(definition, "worker");
  auto* experimental =
      definition.mutable_default_session_config()->mutable_experimental();
  experimental->set_collective_group_leader("/job:worker/replica:0/task:0");
  auto* coordination = experimental->mutable_coordination_config();
  coordination->set_service_type("standalone");
  coordination->set_service_leader("/job:worker/replica:0/task:0");
  EagerContext context;
  context.enable_collective_ops(definition.SerializeAsString());
  return context;
}

TEST_CASE("the tasks of a cluster share values and meet at barriers") {
  EagerContext context = lone_worker();
  context.insert_config_value("key", "value");
  CHECK(context.config_value("key", seconds(5)) == "value");
  CHECK_THROWS_AS(context.insert_config_value("key", "other"),
                  errors::AlreadyExistsError);
  context.delete_config_value("key");
  CHECK_THROWS_AS(context.config_value("key", milliseconds(50)),
                  errors::DeadlineExceededError);
  CHECK_NOTHROW(context.wait_at_barrier("here", seconds(5)));
}

TEST_CASE("collective ops run in a group, and can be aborted") {
  EagerContext context = lone_worker();
  const auto reduce = [&](int32_t instance) {
    EagerOp op(context, "CollectiveReduceV2");
    op.set_device("/job:worker/replica:0/task:0/device:CPU:0");
    op.add_input(TensorHandle(vector<float>({3})))
        .add_input(TensorHandle(Tensor::scalar<int32_t>(1)))
        .add_input(TensorHandle(Tensor::scalar<int32_t>(1)))
        .add_input(TensorHandle(Tensor::scalar(instance)))
        .add_input_list({})
        .set_string("merge_op", "Add")
        .set_string("final_op", "Id");
    return values<float>(op.execute_one().resolve());
  };
  CHECK(reduce(1) == std::vector<float>{3});
  CHECK_NOTHROW(
      context.check_peer_health("/job:worker/replica:0/task:0", seconds(5)));
  context.abort_collective_ops(errors::Code::kAborted, "enough");
  CHECK_THROWS_AS(reduce(2), errors::AbortedError);
}

TEST_CASE("without a cluster there is none to talk to") {
  EagerContext context;
  CHECK_THROWS_AS(context.insert_config_value("key", "value"), errors::OpError);
  CHECK_THROWS_AS(context.wait_at_barrier("here", milliseconds(50)),
                  errors::OpError);
}

}  // namespace
}  // namespace tfx::c
