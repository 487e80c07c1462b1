#include <string>
#include <utility>
#include <vector>

#include "tests/saved_model/testing.h"
#include "tfx/core/errors.h"
#include "tfx/ops/constant_op.h"

namespace tfx::saved_model {
namespace {

// Uses an object after it was moved away.
template <typename T, typename Use>
void check_moved(T object, Use use) {
  const auto before = use(object);
  const T other = std::move(object);
  CHECK(use(other) == before);
  CHECK(use(object) == before);  // NOLINT(bugprone-use-after-move)
}

TEST_CASE("handles of a model that were moved away stay valid") {
  const Tensor x = constant({{1.0, 2.0}});
  const LoadedModel model = load(model_path("stateful"));
  const Signature signature = model.signatures()["serving_default"];
  const std::string result = signature(x)["y"].str();
  check_moved(model, [&](const LoadedModel& moved) {
    return moved.signatures()["serving_default"](x)["y"].str();
  });
  check_moved(model.signatures(),
              [](const Signatures& moved) { return moved.names(); });
  check_moved(signature,
              [&](const Signature& moved) { return moved(x)["y"].str(); });
  check_moved(signature.prepare(),
              [&](const PreparedCall& moved) { return moved(x).str(); });
  const LoadedModel traces = load(object_model_path("traces"), {.eager = true});
  check_moved(traces.function("free"),
              [](const RestoredFunction& moved) { return moved.str(); });
}

TEST_CASE("outputs that were moved away are refused") {
  const Tensor x = constant({{1.0, 2.0}});
  const LoadedModel model = load(model_path("stateful"));
  Outputs outputs = model.signatures()["serving_default"](x);
  const Outputs other = std::move(outputs);
  CHECK(other.only().shape() == TensorShape({1, 2}));
  // NOLINTBEGIN(bugprone-use-after-move)
  CHECK(message_of<ValueError>([&] { outputs["y"].shape(); }) ==
        "the outputs of signature 'serving_default' were moved away");
  CHECK_THROWS_AS(outputs.only(), ValueError);
  CHECK(outputs.begin() == outputs.end());
  // NOLINTEND(bugprone-use-after-move)
}

TEST_CASE("an output outlives the call's temporary") {
  const Tensor x = constant({{1.0, 2.0}});
  const LoadedModel model = load(model_path("stateful"));
  const Tensor& y = model.signatures()["serving_default"](x)["y"];
  const Tensor& only = model.signatures()["serving_default"](x).only();
  CHECK(y.shape() == TensorShape({1, 2}));
  CHECK(only.shape() == TensorShape({1, 2}));
}

}  // namespace
}  // namespace tfx::saved_model
