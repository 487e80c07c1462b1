// A model with an op of a library: tests/c/ops/test_ops.c, y = 3 x.
#include <string>

#include "tests/saved_model/testing.h"
#include "tfx/core/errors.h"
#include "tfx/core/load_library.h"
#include "tfx/ops/constant_op.h"

namespace tfx::saved_model {
namespace {

TEST_CASE("a model's op is unknown until its library is loaded") {
  const std::string path = model_path("v1_custom_op");
  CHECK_THAT(message_of<errors::OpError>([&] { load(path); }),
             Catch::Contains("TfxLibraryTriple"));
  load_op_library("tests/c/libtest_ops.so");
  const LoadedModel model = load(path);
  CHECK(same(model.signatures()["serving_default"](2.0), constant(6.0)));
  CHECK_THROWS_AS(load_op_library("/no/such/library.so"),
                  errors::NotFoundError);
}

}  // namespace
}  // namespace tfx::saved_model
