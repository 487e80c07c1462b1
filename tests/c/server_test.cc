// Servers of a cluster of two tasks, both in this process, on loopback. They
// stay until it ends.
#include "tfx/c/server.h"

#include <string>
#include <utility>

#include "tests/c/testing.h"
#include "tfx/c/errors.h"
#include "tfx/c/session.h"
#include "tfx/proto/core/protobuf/tensorflow_server.pb.h"

namespace tfx::c {
namespace {

proto::ServerDef cluster_of(int tasks) {
  proto::ServerDef server;
  server.set_protocol("grpc");
  server.set_job_name("worker");
  auto* job = server.mutable_cluster()->add_job();
  job->set_name("worker");
  for (int task = 0; task < tasks; ++task) {
    (*job->mutable_tasks())[task] =
        "localhost:" + std::to_string(Server::pick_unused_port());
  }
  return server;
}

TEST_CASE("unused ports are ports") {
  const int port = Server::pick_unused_port();
  CHECK(port > 0);
  CHECK(port < 65536);
}

TEST_CASE("a server that was not started is stopped and dropped") {
  Server server(cluster_of(1).SerializeAsString());
  CHECK_THAT(server.target(), Catch::StartsWith("grpc://localhost:"));
  CHECK_NOTHROW(server.stop());
}

TEST_CASE("a session runs on two servers of a cluster") {
  proto::ServerDef definition = cluster_of(2);
  Server first(definition.SerializeAsString());
  definition.set_task_index(1);
  Server second(definition.SerializeAsString());
  first.start();
  second.start();

  Graph graph;
  const Output x = OperationBuilder(graph, "Placeholder", "x")
                       .set_type("dtype", DataType::kFloat32)
                       .set_device("/job:worker/task:0")
                       .finish()
                       .output(0);
  const Output y = OperationBuilder(graph, "Neg", "y")
                       .add_input(x)
                       .set_device("/job:worker/task:1")
                       .finish()
                       .output(0);
  const Session session(graph, SessionOptions().set_target(first.target()));
  const auto results = session.run({{x, vector<float>({1, 2})}}, {y});
  CHECK(values<float>(results[0]) == std::vector<float>{-1, -2});

  std::vector<std::string> cpus;
  for (const Device& device : session.devices().devices()) {
    if (device.type == "CPU") cpus.push_back(device.name);
  }
  std::sort(cpus.begin(), cpus.end());
  CHECK(cpus ==
        std::vector<std::string>{"/job:worker/replica:0/task:0/device:CPU:0",
                                 "/job:worker/replica:0/task:1/device:CPU:0"});
  CHECK_NOTHROW(Session::reset(SessionOptions().set_target(first.target())));
}

TEST_CASE("a started server cannot be stopped, and may be dropped") {
  {
    Server server(cluster_of(1).SerializeAsString());
    server.start();
    CHECK_THROWS_AS(server.stop(), errors::UnimplementedError);
  }
  SUCCEED("the process is still here");
}

TEST_CASE("definitions that are none, or wrong, are refused") {
  CHECK_THROWS_AS(Server("\xff\xff"), errors::InvalidArgumentError);
  proto::ServerDef definition = cluster_of(1);
  definition.set_task_index(5);
  CHECK_THROWS_AS(Server(definition.SerializeAsString()), errors::OpError);
  definition.set_task_index(0);
  definition.set_protocol("carrier pigeon");
  CHECK_THROWS_AS(Server(definition.SerializeAsString()),
                  errors::NotFoundError);
}

}  // namespace
}  // namespace tfx::c
