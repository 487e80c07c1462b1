// Objects whose state is in no variable of the model's own.
#include "tfx/saved_model/eager_model.h"

#include <string>

#include "tests/ops/transcript.h"
#include "tests/saved_model/testing.h"
#include "tfx/autodiff/gradient_tape.h"
#include "tfx/core/errors.h"
#include "tfx/function/function.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/operators.h"

namespace tfx::saved_model {
namespace {

TEST_CASE("resources, vocabularies, layers' tables, metrics, Python's state") {
  Transcript t(kObjectGraphsGolden, "kinds");
  const LoadedModel model = load(object_model_path("kinds"), {.eager = true});
  const Signature find = model.signatures()["find"];
  const Tensor words = constant({"one", "two", "three", "four"});
  t.repr(dict(find(words)));
  t.repr(dict(find(constant({"one"}))));
  t.repr(model.function("find")(words));
  t.repr(model.variable("mean.total"));
}

// Python makes resources when they are used first; this one cannot be made.
TEST_CASE("a model that reads Examples, with a resource that nothing uses") {
  Transcript t("saved_model/golden/graph_models", "examples");
  const LoadedModel model = load(model_path("examples"), {.eager = true});
  const Variable kernel = model.variable("kernel");
  t.repr(kernel);
  std::string example;
  for (const GoldenCall& call : golden_calls()) {
    if (call.model == "examples") {
      example = call.inputs.at("examples").string_at(0);
    }
  }
  // That person's age is 1; the transcript's is 4.
  const size_t age = example.find(std::string("\x00\x00\x80\x3f", 4));
  REQUIRE(age != std::string::npos);
  example.replace(age, 4, std::string("\x00\x00\x80\x40", 4));
  const Tensor examples = constant({example});
  GradientTape tape;
  const Tensor y = model.signatures()["serving_default"](examples)["y"];
  const Tensor gradient = tape.gradient(y, kernel).to_tensor();
  t.repr(y);
  t.repr(gradient);
  kernel.assign_sub(0.5 * gradient);
  const auto twice = function([&](const Tensor& x) {
    return Tensor(model.function("serve")(x)["y"]) * 2.0;
  });
  t.repr(twice(examples));
}

TEST_CASE("what only a Python program can restore is refused") {
  const std::string path = object_model_path("registered_saver");
  CHECK_THAT(
      message_of<NotImplementedError>([&] { load(path, {.eager = true}); }),
      Catch::Contains("'halved'") && Catch::Contains("tfx.halves"));
  // It can be served.
  const Signature read = load(path).signatures()["read"];
  CHECK(read().only().item<float>() == 8.0F);
}

}  // namespace
}  // namespace tfx::saved_model
