// tests/saved_model/testdata/frozen.pb: y = k * x @ [[1, 2], [3, 4]], with k 1
// by default, and winner = argmax(y).
#include "tfx/saved_model/load_graph.h"

#include <string>
#include <vector>

#include "tests/saved_model/testing.h"
#include "tfx/core/errors.h"
#include "tfx/ops/constant_op.h"

namespace tfx::saved_model {
namespace {

LoadGraphOptions options() {
  return {.inputs = {{"input", "x:0"}},
          .outputs = {{"product", "y:0"}, {"best", "winner"}}};
}

void check_calls(const LoadedModel& model) {
  const Signature signature = model.signatures()["serving_default"];
  const Outputs outputs = signature(constant({{1.0, 1.0}, {2.0, -1.0}}));
  CHECK(same(outputs["product"], constant({{4.0, 6.0}, {-1.0, 0.0}})));
  CHECK(same(outputs["best"], constant({1, 1}, {.dtype = tfx::int64})));
  CHECK(signature.inputs()[0].shape == TensorShape({kNone, 2}));
  CHECK(signature.outputs()[0].dtype == tfx::int64);
  CHECK(signature.method_name().empty());
}

TEST_CASE("a frozen graph is called by names that the caller gives") {
  check_calls(load_graph(testdata("frozen.pb"), options()));
  check_calls(load_graph(testdata("frozen.pbtxt"), options()));
  check_calls(load_graph_def(read(testdata("frozen.pb")), options()));
  const LoadedModel model = load_graph(testdata("frozen.pb"), options());
  CHECK(model.tags().empty());
  CHECK(model.meta_graph_def().empty());
  model.warmup();
}

TEST_CASE("a signature of a frozen graph has the name that it is given") {
  const LoadedModel model =
      load_graph(testdata("frozen.pb"), {.inputs = {{"x", "x"}, {"k", "k"}},
                                         .outputs = {{"y", "y"}},
                                         .threads = Threads::kPool,
                                         .signature = "scaled"});
  CHECK(same(model.signatures()["scaled"]({{"x", {{1.0, 1.0}}}, {"k", 2.0}}),
             constant({{8.0, 12.0}})));
}

TEST_CASE("what is no graph, and names that it has not, are refused") {
  CHECK_THROWS_AS(load_graph("/no/such/file.pb", options()),
                  errors::NotFoundError);
  for (const bool eager : {false, true}) {
    LoadGraphOptions either = options();
    either.eager = eager;
    CHECK(message_of<errors::DataLossError>([&] {
            load_graph_def("no message", either);
          }) == "the graph is damaged, or no GraphDef");
    CHECK(message_of<errors::DataLossError>([&] {
            load_graph(testdata("README.md"), either);
          }) == testdata("README.md") + " is damaged, or no GraphDef");
  }
  LoadGraphOptions wrong = options();
  wrong.outputs["y"] = "nope:0";
  CHECK(
      message_of<KeyError>([&] { load_graph(testdata("frozen.pb"), wrong); }) ==
      "The name 'nope:0' refers to a Tensor which does not exist in "
      "the graph.");
  CHECK_THROWS_AS(load_graph(testdata("frozen.pb"), {.inputs = {{"x", "x"}}}),
                  ValueError);
  const std::string bytes = read(testdata("frozen.pb"));
  CHECK_THROWS_AS(load_graph_def(bytes.substr(0, bytes.size() / 2), options()),
                  errors::OpError);
}

}  // namespace
}  // namespace tfx::saved_model
