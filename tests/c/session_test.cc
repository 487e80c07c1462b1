#include "tfx/c/session.h"

#include <memory>
#include <string>
#include <thread>
#include <utility>

#include "tests/c/testing.h"
#include "tfx/c/errors.h"
#include "tfx/proto/core/protobuf/config.pb.h"

namespace tfx::c {
namespace {

using errors::InvalidArgumentError;
using Floats = std::vector<float>;

// y = 3 * x + 1
struct Model {
  Model() {
    x = placeholder(graph, "x");
    const Output one = constant(graph, "one", Tensor::scalar(1.0F));
    const Output three = constant(graph, "three", Tensor::scalar(3.0F));
    product = binary(graph, "Mul", "product", x, three);
    y = binary(graph, "AddV2", "y", product, one);
  }
  Graph graph;
  Output x;
  Output product;
  Output y;
};

TEST_CASE("fetches are computed from what is fed") {
  Model model;
  const Session session(model.graph);
  const auto results = session.run({{model.x, vector<float>({1, 2, 3})}},
                                   {model.y, model.product});
  REQUIRE(results.size() == 2);
  CHECK(values<float>(results[0]) == Floats{4, 7, 10});
  CHECK(values<float>(results[1]) == Floats{3, 6, 9});
}

TEST_CASE("what is inside the graph can be fed too") {
  Model model;
  const Session session(model.graph);
  const auto results =
      session.run({{model.product, Tensor::scalar(41.0F)}}, {model.y});
  CHECK(values<float>(results[0]) == Floats{42});
}

TEST_CASE("what is fed cannot be fetched") {
  Model model;
  const Session session(model.graph);
  CHECK_THROWS_AS(session.run({{model.x, Tensor::scalar(1.0F)}}, {model.x}),
                  InvalidArgumentError);
}

TEST_CASE("strings go in and out") {
  Graph graph;
  const Output x = placeholder(graph, "x", DataType::kString);
  const Output upper = unary(graph, "StringUpper", "upper", x);
  const Session session(graph);
  const std::string_view words[] = {"short", "a word of more than 22 bytes"};
  const auto results =
      session.run({{x, Tensor::from_strings({2}, words)}}, {upper});
  CHECK(results[0].strings() ==
        std::vector<std::string>{"SHORT", "A WORD OF MORE THAN 22 BYTES"});
}

TEST_CASE("empty tensors go in and out") {
  Model model;
  const Session session(model.graph);
  const auto results = session.run(
      {{model.x, Tensor::allocate(DataType::kFloat32, {0, 3})}}, {model.y});
  CHECK(results[0].shape() == std::vector<int64_t>{0, 3});
}

TEST_CASE("a run works on arrays of the caller, without a copy") {
  Model model;
  const Session session(model.graph);
  const Output identity = unary(model.graph, "Identity", "same", model.x);
  const Tensor value = vector<float>({2});
  Tensor result = vector<float>({99});
  session.run({.feeds = std::span(&model.x, 1),
               .values = std::span(&value, 1),
               .fetches = std::span(&identity, 1),
               .results = std::span(&result, 1)});
  CHECK(result.data<float>().data() == value.data<float>().data());
}

TEST_CASE("the graph may grow between runs") {
  Model model;
  Session session(model.graph);
  session.run({{model.x, Tensor::scalar(1.0F)}}, {model.y});
  const Output minus = unary(model.graph, "Neg", "minus", model.y);
  session.extend();
  const auto results = session.run({{model.x, Tensor::scalar(1.0F)}}, {minus});
  CHECK(values<float>(results[0]) == Floats{-4});
}

TEST_CASE("the graph may be dropped before the session") {
  auto model = std::make_unique<Model>();
  const Output x = model->x;
  const Output y = model->y;
  const Session session(model->graph);
  model.reset();
  CHECK(values<float>(session.run({{x, Tensor::scalar(3.0F)}}, {y})[0]) ==
        Floats{10});
}

TEST_CASE("a placeholder that is not fed is refused by its name") {
  Model model;
  const Session session(model.graph);
  CHECK_THAT(
      message_of<InvalidArgumentError>([&] { session.run({}, {model.y}); }),
      Catch::Contains("'x'"));
}

TEST_CASE("a value of a wrong type is refused, naming both") {
  Model model;
  const Session session(model.graph);
  const std::string message = message_of<InvalidArgumentError>([&] {
    session.run({{model.x, Tensor::scalar<int32_t>(1)}}, {model.y});
  });
  CHECK_THAT(message, Catch::Contains("int32"));
  CHECK_THAT(message, Catch::Contains("float"));
}

TEST_CASE("a value whose shape does not fit is refused") {
  Graph graph;
  const Output a = placeholder(graph, "a");
  const Output b = placeholder(graph, "b");
  const Output product = binary(graph, "MatMul", "product", a, b);
  const Session session(graph);
  const Tensor wide = Tensor::allocate(DataType::kFloat32, {2, 3});
  CHECK_THROWS_AS(session.run({{a, wide}, {b, wide}}, {product}),
                  InvalidArgumentError);
}

TEST_CASE("one place fed twice is refused") {
  Model model;
  const Session session(model.graph);
  const Tensor one = Tensor::scalar(1.0F);
  CHECK_THROWS_AS(session.run({{model.x, one}, {model.x, one}}, {model.y}),
                  InvalidArgumentError);
}

TEST_CASE("empty values, feeds, fetches and targets never reach C") {
  Model model;
  const Session session(model.graph);
  const Tensor one = Tensor::scalar(1.0F);
  CHECK_THROWS_AS(session.run({{model.x, Tensor()}}, {model.y}),
                  InvalidArgumentError);
  CHECK_THROWS_AS(session.run({{{}, one}}, {model.y}), InvalidArgumentError);
  CHECK_THROWS_AS(session.run({{model.x, one}}, {Output()}),
                  InvalidArgumentError);
  CHECK_THROWS_AS(session.run({}, {}, {Operation()}), InvalidArgumentError);
}

TEST_CASE("outputs that the operations have not are refused") {
  Model model;
  const Session session(model.graph);
  const Tensor one = Tensor::scalar(1.0F);
  CHECK_THROWS_AS(session.run({{model.x, one}}, {{model.y.operation, 5}}),
                  errors::OutOfRangeError);
  CHECK_THROWS_AS(session.run({{{model.x.operation, 5}, one}}, {model.y}),
                  errors::OutOfRangeError);
}

TEST_CASE("numbers of feeds and values, fetches and results must agree") {
  Model model;
  const Session session(model.graph);
  const Tensor one = Tensor::scalar(1.0F);
  Tensor results[2];
  CHECK(message_of<InvalidArgumentError>([&] {
          session.run({.feeds = std::span(&model.x, 1),
                       .fetches = std::span(&model.y, 1),
                       .results = std::span(results, 1)});
        }) == "1 feeds need as many values, but 0 were given");
  CHECK(message_of<InvalidArgumentError>([&] {
          session.run({.feeds = std::span(&model.x, 1),
                       .values = std::span(&one, 1),
                       .fetches = std::span(&model.y, 1),
                       .results = results});
        }) == "1 fetches need as many results, but 2 were given");
}

TEST_CASE("a run that fails leaves its results empty") {
  Model model;
  const Session session(model.graph);
  Tensor result = vector<float>({99});
  CHECK_THROWS_AS(session.run({.fetches = std::span(&model.y, 1),
                               .results = std::span(&result, 1)}),
                  InvalidArgumentError);
  CHECK_FALSE(result);
}

TEST_CASE("a session works again after a run that failed") {
  Model model;
  const Session session(model.graph);
  CHECK_THROWS_AS(session.run({}, {model.y}), InvalidArgumentError);
  const auto results =
      session.run({{model.x, Tensor::scalar(2.0F)}}, {model.y});
  CHECK(values<float>(results[0]) == Floats{7});
}

TEST_CASE("a closed session runs no more") {
  Model model;
  Session session(model.graph);
  session.close();
  CHECK_THROWS_AS(session.run({{model.x, Tensor::scalar(2.0F)}}, {model.y}),
                  errors::CancelledError);
  CHECK_NOTHROW(session.close());
}

TEST_CASE("eight threads run one session") {
  Model model;
  const Session session(model.graph);
  std::vector<int> right(8);
  std::vector<std::thread> threads;
  for (int t = 0; t < 8; ++t) {
    threads.emplace_back([&, t] {
      for (int i = 0; i < 100; ++i) {
        const auto x = static_cast<float>(t * 100 + i);
        const auto results =
            session.run({{model.x, Tensor::scalar(x)}}, {model.y});
        right[t] += values<float>(results[0]) == Floats{3 * x + 1} ? 1 : 0;
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  CHECK(right == std::vector<int>(8, 100));
}

TEST_CASE("a session lists its devices") {
  const Graph graph;
  proto::ConfigProto config;
  (*config.mutable_device_count())["CPU"] = 3;
  const Session session(
      graph, SessionOptions().set_config(config.SerializeAsString()));
  const std::vector<Device> devices = session.devices().devices();
  REQUIRE(devices.size() == 3);
  CHECK(devices[2].name == "/job:localhost/replica:0/task:0/device:CPU:2");
  CHECK(devices[2].type == "CPU");
  CHECK(devices[2].memory_bytes > 0);
  CHECK(devices[2].incarnation != 0);
}

TEST_CASE("a session's bytes that are no ConfigProto are refused") {
  SessionOptions options;
  CHECK_THROWS_AS(options.set_config("\xff\xff"), InvalidArgumentError);
}

TEST_CASE("a target that nobody knows is refused") {
  const Graph graph;
  CHECK_THROWS_AS(Session(graph, SessionOptions().set_target("nowhere://x")),
                  errors::NotFoundError);
}

TEST_CASE("a graph runs compiled by XLA") {
  Model model;
  const Session session(model.graph, SessionOptions().enable_xla(true));
  const auto results =
      session.run({{model.x, Tensor::scalar(2.0F)}}, {model.y});
  CHECK(values<float>(results[0]) == Floats{7});
}

}  // namespace
}  // namespace tfx::c
