// Objects whose state is in no variable of the model's own.
#include "tfx/saved_model/eager_model.h"

#include <string>

#include "tests/ops/transcript.h"
#include "tests/saved_model/testing.h"
#include "tfx/core/errors.h"
#include "tfx/ops/constant_op.h"

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
