// Parts of a model's graph, by name.
#include <algorithm>
#include <string>
#include <vector>

#include "tests/ops/transcript.h"
#include "tests/saved_model/testing.h"
#include "tfx/autodiff/gradient_tape.h"
#include "tfx/core/errors.h"
#include "tfx/ops/constant_op.h"
#include "tfx/saved_model/load_graph.h"

namespace tfx::saved_model {
namespace {

using Names = std::vector<std::string>;

TEST_CASE("parts of a graph run by name as in Python") {
  Transcript t("saved_model/golden/graph_models", "parts");
  const LoadedModel model = load(model_path("v1_variables"), {.eager = true});
  const Tensor x = constant({1.0, 2.0});
  const Outputs outputs =
      model.prune({"x:0"}, {"y:0", "slope/Read/ReadVariableOp:0"})(x);
  t.repr(outputs["y:0"]);
  t.repr(outputs["slope/Read/ReadVariableOp:0"]);
  t.repr(model.prune({"mul:0"}, {"y:0"})(x).only());
  t.repr(model
             .prune({"x:0", "slope/Read/ReadVariableOp:0"}, {"mul:0"})(
                 {{"x:0", x}, {"slope/Read/ReadVariableOp:0", x[0]}})
             .only());
  t.repr(model.prune({"y:0"}, {"y:0"})(x).only());
  const Signature add = model.prune({"x:0"}, {"added:0"});
  t.repr(add(x).only());
  const Signature reset =
      model.prune({}, {"total/Assign", "total/initial_value:0"});
  t.repr(reset().only());
  t.repr(add(x).only());
  // A reference, which Python's functions cannot return.
  CHECK(same(model.prune({}, {"offset:0"})().only(), constant(5.0)));
  CHECK(model.prune({}, {"total/Assign"})().size() == 0);
  GradientTape tape;
  tape.watch(x);
  const Tensor y = model.prune({"mul:0"}, {"y:0"})(x);
  t.repr(tape.gradient(y, x).to_tensor());
}

TEST_CASE("parts of a session's graph run by name") {
  const LoadedModel model = load(model_path("v1_variables"));
  const Tensor x = constant({1.0, 2.0});
  CHECK(same(model.prune({"mul:0"}, {"y:0"})(x).only(), constant({6.0, 7.0})));
  const Signature add = model.prune({"x:0"}, {"added:0"});
  CHECK(same(add(x).only(), constant(3.0)));
  CHECK(same(add(x).only(), constant(6.0)));
  CHECK(model.prune({}, {"total/Assign"})().size() == 0);
  CHECK(same(add(x).only(), constant(3.0)));
  CHECK(same(model.prune({}, {"offset:0"})().only(), constant(5.0)));
}

TEST_CASE("a part is a signature, in the order that was asked for") {
  const LoadedModel model = load_graph(testdata("frozen.pb"));
  CHECK(model.signatures().empty());
  const Signature part = model.prune({"x:0", "k:0"}, {"y:0", "product:0"});
  CHECK(part.str() ==
        "pruned(*, x:0: TensorSpec(shape=(None, 2), dtype=tf.float32, "
        "name='x:0'), k:0: TensorSpec(shape=(), dtype=tf.float32, "
        "name='k:0')) -> Dict[['y:0', TensorSpec(shape=(None, 2), "
        "dtype=tf.float32, name='y:0')], ['product:0', TensorSpec(shape=(None, "
        "2), dtype=tf.float32, name='product:0')]]");
  const std::vector<Tensor> results =
      part.prepare()({constant({{1.0, 1.0}}), constant(2.0)});
  CHECK(same(results[0], constant({{8.0, 12.0}})));
  CHECK(same(results[1], constant({{4.0, 6.0}})));
}

TEST_CASE("any operation of a model of objects runs in its session") {
  const LoadedModel model = load(model_path("stateful"));
  const std::string read = "kernel/Read/ReadVariableOp";
  const auto operations = model.graph().operations();
  REQUIRE(std::ranges::find(operations, read, &c::Operation::name) !=
          operations.end());
  CHECK(same(model.prune({}, {read + ":0"})().only(),
             constant({{1.0, 2.0}, {3.0, 4.0}})));
}

TEST_CASE("signatures of parts keep the model") {
  const Signature part =
      load(model_path("v1_variables")).prune({"mul:0"}, {"y:0"});
  const Outputs outputs = part(constant({1.0}));
  CHECK(same(outputs.only(), constant({6.0})));
}

TEST_CASE("names that the graph has not are refused as in Python") {
  for (const bool eager : {false, true}) {
    CAPTURE(eager);
    const LoadedModel model =
        load(model_path("v1_variables"), {.eager = eager});
    const auto message = [&](const Names& feeds, const Names& fetches) {
      return message_of<KeyError>([&] { model.prune(feeds, fetches); });
    };
    const std::string missing =
        "The name 'nope:0' refers to a Tensor which does not exist. The "
        "operation, 'nope', does not exist in the graph.";
    CHECK(message({"nope:0"}, {"y:0"}) == missing);
    CHECK(message({"x:0"}, {"nope:0"}) == missing);
    CHECK(message({"x:7"}, {"y:0"}) ==
          "The name 'x:7' refers to a Tensor which does not exist. The "
          "operation, 'x', exists but only has 1 outputs.");
    const std::string no_operation =
        "The name 'nope' refers to an Operation not in the graph.";
    CHECK(message({"nope"}, {"y:0"}) == no_operation);
    CHECK(message({"x:0"}, {"nope"}) == no_operation);
    CHECK(message({"x:0"}, {""}) ==
          "The name '' refers to an Operation not in the graph.");
    CHECK(message_of<ValueError>([&] { model.prune({"x:0"}, {"a:b:c"}); }) ==
          "The name 'a:b:c' looks a like a Tensor name, but is not a valid "
          "one. Tensor names must be of the form "
          "\"<op_name>:<output_index>\".");
    CHECK_THROWS_AS(model.prune({"x:0"}, {":0"}), KeyError);
    CHECK(message_of<ValueError>([&] { model.prune({"x"}, {"y:0"}); }) ==
          "All members of argument `feeds` must be tensors. 'x' is an "
          "operation; its first output is 'x:0'.");
    CHECK_THROWS_AS(model.prune({"x:0", "x:0"}, {"y:0"}), ValueError);
  }
}

TEST_CASE("a placeholder that is not fed is named, with the way to it") {
  const LoadedModel model = load(model_path("v1_variables"), {.eager = true});
  CHECK(message_of<ValueError>([&] { model.prune({}, {"y:0"}); }) ==
        "signature 'pruned' needs an input for each placeholder that its "
        "outputs use: 'y' depends on the placeholder 'x', which is not fed: "
        "y (AddV2) <- mul (Mul) <- x (Placeholder)");
  const LoadedModel session = load(model_path("v1_variables"));
  CHECK_THROWS_AS(session.prune({}, {"y:0"})(), errors::InvalidArgumentError);
}

TEST_CASE("a model of objects in the eager runtime has no graph to prune") {
  const LoadedModel model = load(model_path("stateful"), {.eager = true});
  CHECK_THROWS_AS(model.prune({}, {"x"}), AttributeError);
  CHECK_THROWS_AS(model.graph(), AttributeError);
}

}  // namespace
}  // namespace tfx::saved_model
