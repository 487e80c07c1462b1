// Sessions: state, run options, run metadata, partial runs.
#include <string>
#include <utility>

#include "tests/c/testing.h"
#include "tfx/c/errors.h"
#include "tfx/c/session.h"
#include "tfx/proto/core/framework/step_stats.pb.h"
#include "tfx/proto/core/protobuf/config.pb.h"

namespace tfx::c {
namespace {

using errors::InvalidArgumentError;
using Floats = std::vector<float>;

// A variable v, and what is done to it.
struct Counter {
  Counter() {
    v = OperationBuilder(graph, "VarHandleOp", "v")
            .set_type("dtype", DataType::kFloat32)
            .set_shape("shape", ShapeView({}))
            .finish()
            .output(0);
    const Output zero = constant(graph, "zero", Tensor::scalar(0.0F));
    x = placeholder(graph, "x");
    init = assign("AssignVariableOp", "init", zero);
    add = assign("AssignAddVariableOp", "add", x);
    read = OperationBuilder(graph, "ReadVariableOp", "read")
               .add_input(v)
               .set_type("dtype", DataType::kFloat32)
               .finish()
               .output(0);
  }

  Operation assign(ZString op_type, ZString name, Output value) {
    return OperationBuilder(graph, op_type, name)
        .add_input(v)
        .add_input(value)
        .set_type("dtype", DataType::kFloat32)
        .finish();
  }

  Graph graph;
  Output v, x, read;
  Operation init, add;
};

TEST_CASE("a variable keeps its value from run to run, in one session") {
  Counter counter;
  const Session session(counter.graph);
  session.run({}, {}, {counter.init});
  session.run({{counter.x, Tensor::scalar(2.0F)}}, {}, {counter.add});
  session.run({{counter.x, Tensor::scalar(3.0F)}}, {}, {counter.add});
  CHECK(values<float>(session.run({}, {counter.read})[0]) == Floats{5});
  const Session other(counter.graph);
  CHECK_THROWS_AS(other.run({}, {counter.read}),
                  errors::FailedPreconditionError);
}

// A dequeue that waits for ever.
Output blocking(Graph& graph) {
  const DataType types[] = {DataType::kFloat32};
  const Output queue = OperationBuilder(graph, "FIFOQueueV2", "queue")
                           .set_type_list("component_types", types)
                           .finish()
                           .output(0);
  return OperationBuilder(graph, "QueueDequeueV2", "dequeue")
      .add_input(queue)
      .set_type_list("component_types", types)
      .finish()
      .output(0);
}

TEST_CASE("a run that takes longer than it may is ended") {
  Graph graph;
  const Output never = blocking(graph);
  const Session session(graph);
  proto::RunOptions options;
  options.set_timeout_in_ms(50);
  const std::string bytes = options.SerializeAsString();
  Tensor result;
  CHECK_THROWS_AS(session.run({.fetches = std::span(&never, 1),
                               .results = std::span(&result, 1),
                               .run_options = bytes}),
                  errors::DeadlineExceededError);
  CHECK_FALSE(result);
}

TEST_CASE("a full trace gives the statistics of every node") {
  Graph graph;
  const Output two = constant(graph, "two", Tensor::scalar(2.0F));
  const Output four = binary(graph, "Mul", "four", two, two);
  const Session session(graph);
  proto::RunOptions options;
  options.set_trace_level(proto::RunOptions::FULL_TRACE);
  options.set_output_partition_graphs(true);
  const std::string bytes = options.SerializeAsString();
  Tensor result;
  Buffer metadata;
  session.run({.fetches = std::span(&four, 1),
               .results = std::span(&result, 1),
               .run_options = bytes,
               .run_metadata = &metadata});
  CHECK(values<float>(result) == Floats{4});
  proto::RunMetadata parsed;
  REQUIRE(parsed.ParseFromString(metadata.str()));
  REQUIRE(parsed.step_stats().dev_stats_size() >= 1);
  CHECK(parsed.step_stats().dev_stats(0).node_stats_size() >= 1);
  CHECK(parsed.partition_graphs_size() == 1);
}

TEST_CASE("run metadata of an earlier run is replaced") {
  Graph graph;
  const Output two = constant(graph, "two", Tensor::scalar(2.0F));
  const Session session(graph);
  Tensor result;
  Buffer metadata("what was there before");
  session.run({.fetches = std::span(&two, 1),
               .results = std::span(&result, 1),
               .run_metadata = &metadata});
  proto::RunMetadata parsed;
  CHECK(parsed.ParseFromString(metadata.str()));
}

TEST_CASE("bytes that are no RunOptions are refused") {
  Graph graph;
  const Output two = constant(graph, "two", Tensor::scalar(2.0F));
  const Session session(graph);
  Tensor result;
  CHECK_THROWS_AS(session.run({.fetches = std::span(&two, 1),
                               .results = std::span(&result, 1),
                               .run_options = "\xff\xff"}),
                  InvalidArgumentError);
}

// sum = a + b, product = sum * c
struct Steps {
  Steps() {
    a = placeholder(graph, "a");
    b = placeholder(graph, "b");
    c = placeholder(graph, "c");
    sum = binary(graph, "AddV2", "sum", a, b);
    product = binary(graph, "Mul", "product", sum, c);
  }
  Graph graph;
  Output a, b, c, sum, product;
};

Tensor feed_and_fetch(const PartialRun& run, std::vector<Output> feeds,
                      std::initializer_list<float> numbers, Output fetch) {
  std::vector<Tensor> fed;
  for (const float number : numbers) fed.push_back(Tensor::scalar(number));
  Tensor result;
  run.run({.feeds = feeds,
           .values = fed,
           .fetches = std::span(&fetch, 1),
           .results = std::span(&result, 1)});
  return result;
}

TEST_CASE("a partial run goes on where it stopped") {
  Steps steps;
  const Session session(steps.graph);
  const Output feeds[] = {steps.a, steps.b, steps.c};
  const Output fetches[] = {steps.sum, steps.product};
  const PartialRun run(session, feeds, fetches);
  const Tensor sum = feed_and_fetch(run, {steps.a, steps.b}, {1, 2}, steps.sum);
  CHECK(values<float>(sum) == Floats{3});
  const Tensor product = feed_and_fetch(run, {steps.c}, {10}, steps.product);
  CHECK(values<float>(product) == Floats{30});
}

TEST_CASE("a partial run moves, and what is left cannot be run") {
  Steps steps;
  const Session session(steps.graph);
  const Output feeds[] = {steps.a, steps.b};
  const Output fetches[] = {steps.sum};
  PartialRun first(session, feeds, fetches);
  const PartialRun second = std::move(first);
  CHECK(values<float>(feed_and_fetch(second, {steps.a, steps.b}, {1, 2},
                                     steps.sum)) == Floats{3});
  CHECK_THROWS_AS(first.run({}),  // NOLINT(bugprone-use-after-move)
                  errors::FailedPreconditionError);
}

TEST_CASE("a partial run refuses what it was not told of") {
  Steps steps;
  const Session session(steps.graph);
  const Output feeds[] = {steps.a, steps.b};
  const Output fetches[] = {steps.sum};
  const PartialRun run(session, feeds, fetches);
  CHECK_THROWS_AS(feed_and_fetch(run, {steps.c}, {1}, steps.sum),
                  InvalidArgumentError);
  Buffer metadata;
  CHECK_THROWS_AS(run.run({.run_metadata = &metadata}), InvalidArgumentError);
  CHECK_THROWS_AS(run.run({.run_options = "x"}), InvalidArgumentError);
  const Output none[1] = {};
  CHECK_THROWS_AS(PartialRun(session, none, fetches), InvalidArgumentError);
  CHECK_THROWS_AS(PartialRun(session, feeds, none), InvalidArgumentError);
}

TEST_CASE("resetting containers clears the variables of local sessions") {
  Counter counter;
  const Session session(counter.graph);
  session.run({}, {}, {counter.init});
  CHECK_NOTHROW(Session::reset(SessionOptions()));
  CHECK_THROWS(session.run({}, {counter.read}));
}

}  // namespace
}  // namespace tfx::c
