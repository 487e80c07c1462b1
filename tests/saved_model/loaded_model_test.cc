// Variables and functions of a model, by their paths.
#include <string>
#include <vector>

#include "tests/ops/transcript.h"
#include "tests/saved_model/testing.h"
#include "tfx/autodiff/gradient_tape.h"
#include "tfx/core/errors.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/reduce_ops.h"
#include "tfx/saved_model/load_graph.h"

namespace tfx::saved_model {
namespace {

const char* name_of(VariableSynchronization synchronization) {
  constexpr const char* kNames[] = {"AUTO", "NONE", "ON_WRITE", "ON_READ"};
  return kNames[static_cast<int>(synchronization)];
}

const char* name_of(VariableAggregation aggregation) {
  constexpr const char* kNames[] = {"NONE", "SUM", "MEAN",
                                    "ONLY_FIRST_REPLICA"};
  return kNames[static_cast<int>(aggregation)];
}

TEST_CASE("variables are what they were in Python") {
  Transcript t(kObjectGraphsGolden, "variables");
  const LoadedModel model = load(object_model_path("modules"), {.eager = true});
  for (const char* path :
       {"layers.0.kernel", "layers.0.bias", "layers.1.kernel",
        "heads.a.b.kernel", "pair.0", "pair.1.0", "grows", "seen"}) {
    const Variable variable = model.variable(path);
    t.repr(variable);
    t.print(variable.trainable());
    t.print(name_of(variable.synchronization()));
    t.print(name_of(variable.aggregation()));
  }
  t.print(model.variable("heads.shared").is(model.variable("layers.0.bias")));
}

TEST_CASE("functions and signatures run on the variables") {
  Transcript t(kObjectGraphsGolden, "modules");
  const LoadedModel model = load(object_model_path("modules"), {.eager = true});
  const Tensor x = constant({{1.0, -1.0}});
  t.repr(model.function("__call__")(x));
  t.repr(model.function("layers.1.__call__")(x));
  t.repr(model.function("heads.a.b.__call__")(x));
  model.variable("layers.1.kernel").assign({{0.0, 1.0}, {1.0, 0.0}});
  model.variable("heads.shared").assign_add({10.0, 20.0});
  t.repr(model.function("__call__")(x));
  const Outputs outputs = model.signatures()["serving_default"](x);
  t.repr(Structure{{"features", outputs["features"]}, {"sum", outputs["sum"]}});
  t.repr(model.variable("seen"));
  model.variable("grows").assign({1.0, 2.0, 3.0});
  t.repr(model.variable("grows"));
}

TEST_CASE("all variables, in the order of the model's objects") {
  const LoadedModel model = load(object_model_path("modules"), {.eager = true});
  const std::vector<Variable> variables = model.variables();
  REQUIRE(variables.size() == 10);
  for (const std::string& path : model.variable_paths()) {
    const Variable variable = model.variable(path);
    CHECK(std::ranges::count_if(variables, [&](const Variable& each) {
            return each.is(variable);
          }) == 1);
  }
  CHECK(model.variable_paths().size() == 10);
  CHECK(model.trainable_variables().size() == 8);
}

TEST_CASE("Keras models have their own lists of variables") {
  for (const char* version : {"2", "3"}) {
    const LoadedModel model = load(
        object_model_path(std::string("keras_") + version), {.eager = true});
    Transcript t(kObjectGraphsGolden, std::string("keras ") + version,
                 Transcript::Numbers::kNear);
    const Tensor x = constant({{1.0, -1.0}, {2.0, 0.5}});
    for (const Variable& variable : model.variables()) t.repr(variable);
    for (const Variable& variable : model.trainable_variables()) {
      t.print(variable.name());
    }
    const Signature serve = model.signatures()["serving_default"];
    const auto repr = [](const Outputs& outputs) {
      const auto& [name, tensor] = *outputs.begin();
      return Structure{{name, tensor}};
    };
    if (std::string(version) == "2") {
      const RestoredFunction call = model.function("__call__");
      t.repr(call(x));
      t.repr(call(x, {{"training", true}}));
      t.repr(call(x, false));
      t.repr(repr(serve(x)));
      model.trainable_variables()[0].assign_add(
          constant(1.0, {.shape = {{2, 3}}}));
      t.repr(call(x));
      t.repr(repr(serve(x)));
    } else {
      t.repr(model.function("serve")(x));
      model.trainable_variables()[0].assign_add(
          constant(1.0, {.shape = {{2, 3}}}));
      t.repr(model.function("serve")(x));
      t.repr(repr(serve(x)));
    }
  }
}

TEST_CASE("paths that lead nowhere are told what there is") {
  const LoadedModel model = load(object_model_path("modules"), {.eager = true});
  CHECK(message_of<KeyError>([&] { model.variable("layers.2.kernel"); }) ==
        "there is no 'layers.2.kernel' in the model: 'layers' has '0', '1'");
  CHECK_THAT(message_of<KeyError>([&] { model.function("call"); }),
             Catch::StartsWith("there is no 'call' in the model: it has "));
  CHECK(message_of<KeyError>([&] { model.variable("grows.x"); }) ==
        "there is no 'grows.x' in the model: 'grows' has nothing");
  CHECK_THROWS_AS(model.variable(""), KeyError);
  CHECK_THROWS_AS(model.variable("."), KeyError);
  CHECK_THROWS_AS(model.variable("layers."), KeyError);
  CHECK_THAT(message_of<KeyError>([&] { model.variable("__call__"); }),
             Catch::StartsWith("'__call__' is no variable of the model, which "
                               "has "));
  CHECK_THAT(message_of<KeyError>([&] { model.function("layers.0.bias"); }),
             Catch::StartsWith("'layers.0.bias' is no function of the model, "
                               "which has '__call__', "));
  const std::vector<std::string> paths = model.function_paths();
  CHECK(std::ranges::count(paths, "heads.a.b.__call__") == 1);
  CHECK(std::ranges::count(paths, "signatures.serving_default") == 1);
}

TEST_CASE("served models without objects say how to load them, and answer") {
  const LoadedModel old = load(model_path("v1_variables"));
  const LoadedModel frozen =
      load_graph(testdata("frozen.pb"),
                 {.inputs = {{"x", "x:0"}}, .outputs = {{"y", "y:0"}}});
  CHECK_THAT(
      message_of<RuntimeError>([&] { old.variables(); }),
      Catch::EndsWith("Load it with tf::saved_model::load(\"" +
                      model_path("v1_variables") + "\", {.eager = true})"));
  CHECK_THAT(
      message_of<RuntimeError>([&] { frozen.variables(); }),
      Catch::EndsWith("Load it with tf::saved_model::load_graph(\"" +
                      testdata("frozen.pb") + "\", {…, .eager = true})"));
  for (const LoadedModel& model : {old, frozen}) {
    CHECK_THROWS_AS(model.trainable_variables(), RuntimeError);
    CHECK_THROWS_AS(model.variable("slope"), RuntimeError);
    CHECK_THROWS_AS(model.function("f"), RuntimeError);
  }
  CHECK(frozen.variable_paths().empty());
  CHECK(frozen.tensorflow_version().empty());
  CHECK(frozen.asset_paths().empty());
  CHECK(same(old.signatures()["serving_default"](constant({1.0}))["y"],
             constant({8.0})));
}

TEST_CASE("a tape watches the variables of a call, and goes back to them") {
  const LoadedModel model = load(object_model_path("modules"), {.eager = true});
  const Tensor x = constant({{1.0, -1.0}});
  GradientTape tape;
  const Tensor y = model.function("layers.0.__call__")(x);
  const Tensor loss = reduce_sum(y * y);
  REQUIRE(tape.watched_variables().size() == 2);
  // y is (-1.5, -2.5), and the gradient x' 2 y.
  CHECK(same(tape.gradient(loss, model.variable("layers.0.kernel")),
             constant({{-3.0, -5.0}, {3.0, 5.0}})));
}

TEST_CASE("two loads of a model are two models") {
  const LoadedModel one = load(object_model_path("state"), {.eager = true});
  const LoadedModel two = load(object_model_path("state"), {.eager = true});
  one.variable("total").assign({5.0, 6.0});
  two.variable("total").assign({7.0, 8.0});
  one.function("put")({{"new"}, {40}}, {});
  CHECK(same(one.function("get")({{"new"}}, {})["numbers"],
             constant({40}, {.dtype = tfx::int64})));
  CHECK(same(two.function("get")({{"new"}}, {})["numbers"],
             constant({-1}, {.dtype = tfx::int64})));
  CHECK(same(one.variable("total"), constant({5.0, 6.0})));
  CHECK(same(two.signatures()["add"](constant({1.0, 1.0})),
             constant({8.0, 9.0})));
}

}  // namespace
}  // namespace tfx::saved_model
