// Models without objects in the eager runtime do what they do in Python.
#include "tfx/saved_model/graph_model.h"

#include <string>
#include <vector>

#include "tests/ops/transcript.h"
#include "tests/saved_model/testing.h"
#include "tfx/autodiff/gradient_tape.h"
#include "tfx/core/errors.h"
#include "tfx/function/function.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/reduce_ops.h"
#include "tfx/proto/core/framework/graph.pb.h"
#include "tfx/saved_model/load_graph.h"

namespace tfx::saved_model {
namespace {

constexpr char kGolden[] = "saved_model/golden/graph_models";

LoadedModel load_eagerly(const std::string& name) {
  return load(model_path(name), {.eager = true});
}

TEST_CASE("a graph's resource variables, assets and version are Python's") {
  Transcript t(kGolden, "variables");
  for (const char* name :
       {"v1_variables", "v1_no_saver", "v1_table_initializer", "v1_shapes"}) {
    const LoadedModel model = load_eagerly(name);
    for (const Variable& variable : model.variables()) {
      t.repr(variable);
      t.print(variable.trainable());
    }
    t.print(model.asset_paths().size());
    t.print(model.tensorflow_version());
    t.print(model.tensorflow_git_version());
  }
}

TEST_CASE("a graph's variables have names, and belong to one model") {
  Transcript t(kGolden, "shared");
  const LoadedModel model = load_eagerly("v1_variables");
  const Tensor x = constant({1.0, 2.0});
  const auto call = [&](const LoadedModel& of, const char* signature) {
    return of.signatures()[signature](x);
  };
  model.variable("slope").assign(10.0);
  t.repr(call(model, "serving_default")["y"]);
  const LoadedModel other = load_eagerly("v1_variables");
  t.repr(call(other, "serving_default")["y"]);
  t.repr(Tensor(call(model, "add")));
  t.repr(Tensor(call(other, "add")));
  t.repr(Tensor(call(model, "add")));
  CHECK(message_of<KeyError>([&] { model.variable("offset"); }) ==
        "'offset' is no variable of the model, which has 'slope'");
  CHECK(message_of<KeyError>([&] { model.function("f"); }) ==
        "'f' is no function of the model, which has none");
  const std::vector<std::string> names = {"slope"};
  CHECK(model.variable_paths() == names);
  CHECK(load(model_path("v1_variables")).variable_paths() == names);
  CHECK(model.function_paths().empty());
}

TEST_CASE("calls of a graph have gradients, and train its variables") {
  Transcript t(kGolden, "gradients");
  const LoadedModel model = load_eagerly("v1_variables");
  const Tensor x = constant({1.0, 2.0});
  const Signature signature = model.signatures()["serving_default"];
  const Variable slope = model.variables()[0];
  GradientTape outer({.persistent = true});
  outer.watch(x);
  GradientTape tape;
  tape.watch(x);
  const Tensor y = signature(x)["y"];
  const auto first = tape.gradient(reduce_sum(y * y), {x, slope});
  const Tensor total = reduce_sum(first[0].to_tensor()) + first[1].to_tensor();
  t.repr(y);
  for (const Gradient& gradient : first) t.repr(gradient.to_tensor());
  for (const Gradient& gradient : outer.gradient(total, {x, slope})) {
    t.repr(gradient.to_tensor());
  }
  const std::vector<Variable> watched = outer.watched_variables();
  REQUIRE(watched.size() == 1);
  t.print("['" + watched[0].name() + "']");
  slope.assign_sub(0.25 * first[1].to_tensor());
  t.repr(signature(x)["y"]);

  Transcript in_function(kGolden, "function");
  const auto step = tfx::function([&](const Tensor& argument) {
    GradientTape inner;
    const Tensor loss = reduce_sum(signature(argument)["y"]);
    slope.assign_add(inner.gradient(loss, slope).to_tensor());
    return loss;
  });
  in_function.repr(step(x));
  in_function.repr(step(x));
  in_function.repr(slope);
}

TEST_CASE("conditions and loops of TensorFlow 1 run where a tape watches") {
  Transcript t(kGolden, "condition");
  const LoadedModel model = load_eagerly("v1_loop");
  const Tensor x = constant({1.0, 2.0});
  GradientTape tape({.persistent = true});
  tape.watch(x);
  for (const int n : {3, 0}) {
    t.repr(model.signatures()["condition"]({{"x", x}, {"n", n}})["z"]);
  }
  // As in Python, nothing goes back through the loop.
  const Tensor y =
      model.signatures()["serving_default"]({{"x", x}, {"n", 3}})["y"];
  CHECK(same(y, constant({8.0, 16.0})));
  CHECK_THROWS_AS(tape.gradient(y, x), LookupError);
}

TEST_CASE("a frozen graph in the eager runtime has gradients") {
  Transcript t(kGolden, "frozen");
  const LoadedModel model = load_graph(
      testdata("frozen.pb"), {.inputs = {{"x", "x:0"}, {"k", "k:0"}},
                              .outputs = {{"y", "y:0"}, {"winner", "winner"}},
                              .eager = true});
  const Signature function = model.signatures()["serving_default"];
  const Tensor x = constant({{1.0, 1.0}, {2.0, -1.0}});
  const Tensor k = constant(2.0);
  GradientTape tape;
  tape.watch(x);
  tape.watch(k);
  const Outputs outputs = function({{"x", x}, {"k", k}});
  t.repr(outputs["y"]);
  t.repr(outputs["winner"]);
  for (const Gradient& gradient : tape.gradient(outputs["y"], {x, k})) {
    t.repr(gradient.to_tensor());
  }
  const auto traced = tfx::function([&](const Tensor& argument) {
    return function({{"x", argument}, {"k", k}})["y"] + 1.0;
  });
  t.repr(traced(x));
  t.repr(model.prune({"x:0"}, {"product:0"})(x).only());
  CHECK(model.variables().empty());
}

TEST_CASE("a graph that calls functions has gradients through them") {
  // y = f(x) * x with f(x) = x * x, called by f's name as old graphs do.
  proto::GraphDef graph;
  const auto add = [](auto* node, const char* name, const char* op,
                      std::vector<std::string> inputs) {
    node->set_name(name);
    node->set_op(op);
    for (const std::string& input : inputs) node->add_input(input);
  };
  const auto set_type = [](auto* node, const char* attr) {
    (*node->mutable_attr())[attr].set_type(proto::DT_FLOAT);
  };
  auto* const x = graph.add_node();
  add(x, "x", "Placeholder", {});
  set_type(x, "dtype");
  add(graph.add_node(), "f", "Squared", {"x"});
  auto* const y = graph.add_node();
  add(y, "y", "Mul", {"f", "x"});
  set_type(y, "T");
  auto* const function = graph.mutable_library()->add_function();
  function->mutable_signature()->set_name("Squared");
  for (auto* arg : {function->mutable_signature()->add_input_arg(),
                    function->mutable_signature()->add_output_arg()}) {
    arg->set_type(proto::DT_FLOAT);
  }
  function->mutable_signature()->mutable_input_arg(0)->set_name("a");
  function->mutable_signature()->mutable_output_arg(0)->set_name("b");
  auto* const square = function->add_node_def();
  add(square, "square", "Mul", {"a", "a"});
  set_type(square, "T");
  (*function->mutable_ret())["b"] = "square:z:0";

  const LoadedModel model = load_graph_def(
      graph.SerializeAsString(),
      {.inputs = {{"x", "x"}}, .outputs = {{"y", "y"}}, .eager = true});
  const Tensor value = constant({2.0, -1.0});
  GradientTape tape;
  tape.watch(value);
  const Tensor cube = model.signatures()["serving_default"](value);
  CHECK(same(cube, constant({8.0, -1.0})));
  CHECK(same(tape.gradient(cube, value).to_tensor(), constant({12.0, 3.0})));
}

TEST_CASE("a graph in the eager runtime is a ConcreteFunction by signature") {
  const LoadedModel model = load_eagerly("v1_variables");
  const ConcreteFunction function =
      model.signatures()["serving_default"].concrete_function();
  CHECK(function.variables().size() == 1);
  CHECK(function.captured_inputs().size() == 1);
  REQUIRE(function.input_signature().size() == 1);
  CHECK(function.input_signature()[0].shape() == TensorShape({kNone}));
  CHECK(same(function({constant({1.0, 2.0})})[0], constant({8.0, 11.0})));
  model.close();
  CHECK_THROWS_AS(function({constant({1.0, 2.0})}), errors::CancelledError);
}

}  // namespace
}  // namespace tfx::saved_model
