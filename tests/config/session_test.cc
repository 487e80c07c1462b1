// The messages at their work: sessions and runs of them.
#include "tfx/c/session.h"

#include <catch2/catch.hpp>
#include <span>
#include <string>
#include <vector>

#include "tfx/c/errors.h"
#include "tfx/c/graph.h"
#include "tfx/c/operation_builder.h"
#include "tfx/config/config_proto.h"
#include "tfx/config/run_options.h"
#include "tfx/proto/core/protobuf/config.pb.h"

namespace tfx {
namespace {

TEST_CASE("a session has the devices that its configuration says") {
  const c::Graph graph;
  const ConfigProto config = {.device_count = {{"CPU", 4}}};
  const c::Session session(graph,
                           c::SessionOptions().set_config(config.serialize()));
  CHECK(session.devices().size() == 4);
}

TEST_CASE("a run waits no longer, and tells no less, than its options say") {
  c::Graph graph;
  const c::DataType types[] = {c::DataType::kFloat32};
  const c::Output queue = c::OperationBuilder(graph, "FIFOQueueV2", "queue")
                              .set_type_list("component_types", types)
                              .finish()
                              .output(0);
  const c::Output never = c::OperationBuilder(graph, "QueueDequeueV2", "never")
                              .add_input(queue)
                              .set_type_list("component_types", types)
                              .finish()
                              .output(0);
  const c::Output size = c::OperationBuilder(graph, "QueueSizeV2", "size")
                             .add_input(queue)
                             .finish()
                             .output(0);
  const ConfigProto config = {.inter_op_parallelism_threads = 2};
  const c::Session session(graph,
                           c::SessionOptions().set_config(config.serialize()));
  c::Tensor result;
  const std::string timeout = RunOptions{.timeout_in_ms = 50}.serialize();
  CHECK_THROWS_AS(session.run({.fetches = std::span(&never, 1),
                               .results = std::span(&result, 1),
                               .run_options = timeout}),
                  errors::DeadlineExceededError);

  const std::string trace = RunOptions{.trace_level = RunOptions::FULL_TRACE,
                                       .output_partition_graphs = true}
                                .serialize();
  c::Buffer metadata;
  session.run({.fetches = std::span(&size, 1),
               .results = std::span(&result, 1),
               .run_options = trace,
               .run_metadata = &metadata});
  proto::RunMetadata told;
  REQUIRE(told.ParseFromString(metadata.str()));
  CHECK(told.step_stats().dev_stats_size() >= 1);
  CHECK(told.partition_graphs_size() == 1);
}

}  // namespace
}  // namespace tfx
