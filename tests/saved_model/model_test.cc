// A model's engine is chosen when it is loaded, and stays.
#include "tfx/saved_model/model.h"

#include <string>

#include "tests/saved_model/testing.h"
#include "tfx/autodiff/gradient_tape.h"
#include "tfx/core/errors.h"
#include "tfx/function/function.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/operators.h"
#include "tfx/saved_model/load_graph.h"

namespace tfx::saved_model {
namespace {

// Whether calls run in a session, which alone traces them.
bool is_in_session(const LoadedModel& model) {
  RunMetadata metadata;
  model.signatures()["state/read"](
      {}, {.run_options = RunOptions{.trace_level = RunOptions::FULL_TRACE},
           .run_metadata = &metadata});
  return !metadata.step_stats.dev_stats.empty();
}

TEST_CASE("a served model tells how it is loaded to have variables") {
  const std::string path = model_path("stateful");
  const LoadedModel model = load(path);
  const std::string how =
      " needs the eager runtime, and the model was loaded to be served from a "
      "session. Load it with tf::saved_model::load(\"" +
      path + "\", {.eager = true})";
  CHECK(message_of<RuntimeError>([&] { model.variables(); }) ==
        "variables()" + how);
  CHECK(message_of<RuntimeError>([&] { model.trainable_variables(); }) ==
        "trainable_variables()" + how);
  CHECK(message_of<RuntimeError>([&] { model.variable("kernel"); }) ==
        "variable(\"kernel\")" + how);
  CHECK(message_of<RuntimeError>([&] { model.function("none"); }) ==
        "function(\"none\")" + how);
  CHECK(message_of<RuntimeError>([&] {
          model.signatures()["state/read"].concrete_function();
        }) == "concrete_function()" + how);
  const LoadedModel in_memory = load(files_of(path));
  CHECK_THAT(message_of<RuntimeError>([&] { in_memory.variables(); }),
             Catch::EndsWith("tf::saved_model::load(files, {.eager = true})"));
  CHECK(is_in_session(model));
}

TEST_CASE("a served model tells what it has, whatever it runs on") {
  const LoadedModel served = load(object_model_path("modules"));
  const LoadedModel eager = load(object_model_path("modules"), {.eager = true});
  CHECK(served.variable_paths() == eager.variable_paths());
  CHECK(served.function_paths() == eager.function_paths());
  CHECK(served.signatures().names() == eager.signatures().names());
  CHECK(served.tags() == eager.tags());
  CHECK(served.signatures()["serving_default"].str() ==
        eager.signatures()["serving_default"].str());
}

TEST_CASE("a served signature is no part of a function, and has no gradient") {
  const LoadedModel model = load(model_path("stateful"));
  const Signature count = model.signatures()["state/count"];
  const auto traced =
      function([&](const Tensor& by) { return count(by).only(); });
  CHECK_THAT(
      message_of<RuntimeError>([&] { traced(constant(2)); }),
      Catch::StartsWith("a call of signature 'state/count' in a function "
                        "being traced needs the eager runtime, ") &&
          Catch::EndsWith("stateful\", {.eager = true})"));
  // It has not run.
  CHECK(count(1).only().item<int32_t>() == 1);
  const PreparedCall apply = model.signatures()["serving_default"].prepare();
  const Tensor x = constant({{1.0, 1.0}});
  GradientTape tape;
  tape.watch(x);
  CHECK_THAT(
      message_of<RuntimeError>([&] { apply(x); }),
      Catch::StartsWith("a call of signature 'serving_default' with a "
                        "tensor that a GradientTape watches (it does not "
                        "watch tf::stop_gradient(x)) needs the eager "));
  CHECK(same(apply(stop_gradient(x)), constant({{4.0, 6.0}})));
  CHECK(same(apply(constant({{1.0, 1.0}})), constant({{4.0, 6.0}})));
  CHECK(is_in_session(model));
}

TEST_CASE("an eager model is in the eager runtime from the first call on") {
  const LoadedModel model = load(model_path("stateful"), {.eager = true});
  CHECK_THROWS_AS(is_in_session(model), NotImplementedError);
  model.signatures()["state/count"](3);
  CHECK(model.variable("calls").value().item<int32_t>() == 3);
}

TEST_CASE("models that keep no objects have both engines, too") {
  const std::string path = model_path("v1_variables");
  const auto traced_call = [](const LoadedModel& model) {
    return function([model](const Tensor& x) {
      return Tensor(model.signatures()["serving_default"](x)["y"]);
    });
  };
  CHECK(same(traced_call(load(path, {.eager = true}))(constant({1.0})),
             constant({8.0})));
  CHECK_THAT(message_of<RuntimeError>(
                 [&] { traced_call(load(path))(constant({1.0})); }),
             Catch::EndsWith("Load it with tf::saved_model::load(\"" + path +
                             "\", {.eager = true})"));
}

TEST_CASE("options of a session are none of the eager runtime's") {
  const std::string path = model_path("stateful");
  ConfigProto config;
  config.intra_op_parallelism_threads = 1;
  CHECK_THAT(message_of<ValueError>(
                 [&] { load(path, {.eager = true, .config = config}); }),
             Catch::Contains("tf::config"));
  CHECK_THROWS_AS(load(path, {.eager = true, .threads = Threads::kPool}),
                  ValueError);
}

}  // namespace
}  // namespace tfx::saved_model
