// Gradients through stored functions, and stored functions in tf::function.
#include <algorithm>
#include <string>
#include <vector>

#include "tests/ops/transcript.h"
#include "tests/saved_model/testing.h"
#include "tfx/autodiff/gradient_tape.h"
#include "tfx/core/errors.h"
#include "tfx/function/function.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/reduce_ops.h"
#include "tfx/proto/core/framework/function.pb.h"
#include "tfx/proto/core/framework/graph.pb.h"
#include "tfx/proto/core/protobuf/meta_graph.pb.h"
#include "tfx/proto/core/protobuf/saved_model.pb.h"

namespace tfx::saved_model {
namespace {

class Trainable {
 public:
  Trainable()
      : model(load(object_model_path("trainable"), {.eager = true})),
        variables{model.variable("embedding"), model.variable("kernel"),
                  model.variable("factor")},
        ids(constant({0, 2, 2}, {.dtype = int64})),
        x(constant({{0.5, -1.0, 0.25}, {1.0, 0.0, -0.5}, {-0.25, 0.75, 1.0}})) {
  }

  std::vector<Differentiable> x_and_variables() const {
    return {x, variables[0], variables[1], variables[2]};
  }

  const LoadedModel model;
  const std::vector<Variable> variables;
  const Tensor ids;
  const Tensor x;
};

void print_dense(Transcript& t, const std::vector<Gradient>& gradients) {
  for (const Gradient& gradient : gradients) t.repr(gradient.to_tensor());
}

// Graphs may round otherwise, by how their operations were joined.
Tensor thousandths(const Tensor& value) {
  return cast(round(value * 1000.0), int64);
}

TEST_CASE("gradients of stored functions are Python's") {
  Transcript t(kObjectGraphsGolden, "gradients");
  const Trainable of;
  const LoadedModel& model = of.model;
  const Tensor& x = of.x;
  const RestoredFunction call = model.function("__call__");
  {
    GradientTape tape;
    tape.watch(x);
    const Tensor y = call(of.ids, x);
    const Tensor loss = reduce_sum(y * y);
    std::vector<std::string> watched;
    for (const Variable& variable : tape.watched_variables()) {
      watched.push_back(variable.name());
    }
    std::ranges::sort(watched);
    for (const std::string& name : watched) t.print(name);
    t.repr(y);
    print_dense(t, tape.gradient(loss, of.x_and_variables()));
  }
  t.repr(model.variable("calls"));
  {
    GradientTape outer;
    outer.watch(x);
    GradientTape tape;
    tape.watch(x);
    const Tensor y = reduce_sum(Tensor(model.function("project")(x)));
    const Tensor gradient = tape.gradient(y, x);
    t.repr(gradient);
    const std::vector<Differentiable> sources = {x, of.variables[1]};
    print_dense(t, outer.gradient(gradient, sources));
  }
  const Signature signature = model.signatures()["serving_default"];
  {
    GradientTape tape;
    tape.watch(x);
    const Tensor y = signature({{"ids", of.ids}, {"x", x}});
    print_dense(t, tape.gradient(y, of.x_and_variables()));
  }
  const auto step = function([&](const Tensor& ids, const Tensor& input) {
    GradientTape tape;
    const Tensor y = call(ids, input);
    const Tensor loss = reduce_sum(y * y);
    const std::vector<Gradient> gradients = tape.gradient(loss, of.variables);
    for (size_t i = 0; i < of.variables.size(); ++i) {
      of.variables[i].assign_sub(0.001 * gradients[i].to_tensor());
    }
    return loss;
  });
  for (int i = 0; i < 3; ++i) t.repr(thousandths(step(of.ids, x)));
  CHECK(step.experimental_get_tracing_count() == 1);
  for (const Variable& variable : of.variables) {
    t.repr(thousandths(variable.value()));
  }
  t.repr(model.variable("calls"));
  const auto twice = function([&](const Tensor& input) {
    return Tensor(signature({{"ids", of.ids}, {"x", input}})) * 2.0;
  });
  GradientTape tape;
  tape.watch(x);
  const Tensor y = twice(x);
  t.repr(thousandths(y));
  for (const Gradient& gradient : tape.gradient(y, of.x_and_variables())) {
    t.repr(thousandths(gradient));
  }
  model.function("forget")(constant({1}, {.dtype = int64}));
  t.repr(thousandths(of.variables[0].value()));
}

TEST_CASE("a Keras model that Python saved is trained on") {
  Transcript t(kObjectGraphsGolden, "keras gradients",
               Transcript::Numbers::kNear);
  const LoadedModel model = load(object_model_path("keras_2"), {.eager = true});
  const RestoredFunction call = model.function("__call__");
  const Tensor x = constant({{1.0, -1.0}, {2.0, 0.5}});
  const std::vector<Variable> variables = model.trainable_variables();
  std::vector<Differentiable> sources = {x};
  sources.insert(sources.end(), variables.begin(), variables.end());
  for (int i = 0; i < 2; ++i) {
    GradientTape tape;
    tape.watch(x);
    const Tensor loss =
        reduce_mean(square(Tensor(call(x, {{"training", true}}))));
    const std::vector<Gradient> gradients = tape.gradient(loss, sources);
    t.repr(loss);
    print_dense(t, gradients);
    for (size_t j = 0; j < variables.size(); ++j) {
      variables[j].assign_sub(0.25 * gradients[j + 1].to_tensor());
    }
  }
  for (const Variable& variable : model.variables()) t.repr(variable);
  t.repr(call(x));
}

TEST_CASE("a custom gradient that was not saved is missed, as in Python") {
  const LoadedModel model =
      load(object_model_path("unsaved_gradient"), {.eager = true});
  const Tensor x = constant(3.0);
  GradientTape tape;
  tape.watch(x);
  const Tensor y = model.function("steep")(x);
  CHECK(y.item<float>() == 6.0F);
  CHECK_THAT(
      message_of<LookupError>([&] { tape.gradient(y, x); }),
      Catch::StartsWith("gradient registry has no entry for: CustomGradient-"));
}

TEST_CASE("loops of TensorFlow 1 run, and have no gradient") {
  Transcript t(kObjectGraphsGolden, "loops of TensorFlow 1");
  const LoadedModel model = load(object_model_path("v1_loop"), {.eager = true});
  const RestoredFunction power = model.function("power");
  const Tensor x = constant(2.0);
  GradientTape tape;
  tape.watch(x);
  const Tensor y = power(x);
  t.repr(y);
  CHECK_THAT(message_of<LookupError>([&] { tape.gradient(y, x); }),
             Catch::Contains("a loop of TensorFlow 1"));
  const auto traced =
      function([&](const Tensor& input) { return Tensor(power(input)) * 2.0; });
  CHECK(traced(x).item<float>() == 18.0F);
}

TEST_CASE("a traced call keeps the model, and its tables") {
  const auto make = [] {
    const RestoredFunction translate =
        load(object_model_path("captures"), {.eager = true})
            .function("translate");
    const auto traced = function(
        [translate](const Tensor& words) { return Tensor(translate(words)); });
    return traced.get_concrete_function(constant({"one"}));
  };
  const tfx::ConcreteFunction traced = make();
  CHECK(traced({constant({"two"})})[0].item<std::string>() == "zwei");
}

TEST_CASE("a closed model's functions can be called no more") {
  const LoadedModel model = load(object_model_path("v1_loop"), {.eager = true});
  const RestoredFunction power = model.function("power");
  model.close();
  CHECK_THROWS_AS(power(constant(2.0)), errors::CancelledError);
}

TEST_CASE("a gradient outlives its model") {
  const Tensor x = constant({{1.0, 1.0}});
  GradientTape tape;
  tape.watch(x);
  const Tensor y = load(model_path("stateful"), {.eager = true})
                       .signatures()["serving_default"](x)
                       .only();
  // d (x [[1, 2], [3, 4]]) / dx, summed.
  CHECK(same(tape.gradient(y, x), constant({{3.0, 7.0}})));
}

TEST_CASE("a signature in a trace has the model's state, and no options") {
  const LoadedModel model = load(model_path("stateful"), {.eager = true});
  const Signature count = model.signatures()["state/count"];
  count(5);
  const auto traced =
      function([&](const Tensor& by) { return count(by).only(); });
  CHECK(traced(constant(2)).item<int32_t>() == 7);
  CHECK(traced(constant(2)).item<int32_t>() == 9);
  CHECK(model.variable("calls").value().item<int32_t>() == 9);
  const auto timed = function([&](const Tensor& by) {
    return count(by, {.timeout = std::chrono::milliseconds(100)}).only();
  });
  CHECK_THROWS_AS(timed(constant(2)), ValueError);
}

// x becomes x * (1, 2, 3) + 2 in each round, and is halved, as the 2 is, where
// its sum is above 1000.
TEST_CASE("loops and branches of stored functions have gradients") {
  const LoadedModel model =
      load(object_model_path("captures"), {.eager = true});
  const Variable step = model.variable("step");
  const RestoredFunction repeat = model.function("repeat");
  const auto differentiate = [&](int times) {
    const Tensor x = constant({1.0, 1.0, 1.0});
    GradientTape tape;
    tape.watch(x);
    const Tensor y = repeat(x, constant(times));
    const auto all = tape.gradient(y, {x, step});
    CHECK(step.numpy() == (times < 6 ? 2.0F : 1.0F));
    return std::pair(y, all);
  };
  {
    const auto [y, slopes] = differentiate(3);
    CHECK(y.numpy().str() == "[ 7. 22. 53.]");
    CHECK(slopes[0].numpy().str() == "[ 1.  8. 27.]");
    CHECK(slopes[1].numpy() == 3.0F + 7.0F + 13.0F);
  }
  {
    const auto [y, slopes] = differentiate(6);
    CHECK(y.numpy().str() == "[  6.5  95.  728.5]");
    CHECK(slopes[0].numpy().str() == "[  0.5  32.  364.5]");
    CHECK(slopes[1].numpy() == (6.0F + 63.0F + 364.0F) / 2);
  }
  const Tensor xs = constant({1.0, 2.0});
  const auto sums = function([&](const Tensor& in) {
    GradientTape tape;
    tape.watch(in);
    const Tensor y = model.function("each")(in);
    return tape.gradient(y, {in, step});
  });
  const auto slopes = sums(xs);
  CHECK(slopes[0].numpy().str() == "[6. 6.]");
  CHECK(slopes[1].numpy() == 6.0F);
}

// TensorFlow 2.1 wrote it, and nobody registers such a gradient.
TEST_CASE("calls that name an unused gradient have the function's") {
  const std::string path = copy_of_model("examples");
  proto::SavedModel message;
  REQUIRE(message.ParseFromString(read(path + "/saved_model.pb")));
  auto& graph = *message.mutable_meta_graphs(0)->mutable_graph_def();
  int calls = 0;
  for (auto& function : *graph.mutable_library()->mutable_function()) {
    for (auto& node : *function.mutable_node_def()) {
      if (!node.op().ends_with("PartitionedCall")) continue;
      (*node.mutable_attr())["_gradient_op_type"].set_s(
          "PartitionedCallUnused");
      ++calls;
    }
  }
  REQUIRE(calls > 0);
  write(path + "/saved_model.pb", message.SerializeAsString());
  const LoadedModel model = load(path, {.eager = true});
  for (const GoldenCall& call : golden_calls()) {
    if (call.model != "examples") continue;
    GradientTape tape;
    const Tensor y = model.signatures()[call.signature](call.inputs).only();
    // The ages, and the numbers of the jobs.
    CHECK(same(tape.gradient(y, model.variable("kernel")).to_tensor(),
               constant({{5.0}, {2.0}})));
  }
}

}  // namespace
}  // namespace tfx::saved_model
