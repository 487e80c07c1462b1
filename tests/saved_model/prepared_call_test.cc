#include "tfx/saved_model/prepared_call.h"

#include <string>
#include <vector>

#include "tests/saved_model/testing.h"
#include "tfx/core/errors.h"
#include "tfx/ops/constant_op.h"

namespace tfx::saved_model {
namespace {

Signature loop() {
  return load(model_path("loop")).signatures()["serving_default"];
}

TEST_CASE("a prepared call takes its inputs in the order they were named in") {
  const Tensor n = constant(0);
  const Tensor x = constant(2.0, {.shape = {{1, 8}}});
  const PreparedCall call = loop().prepare({"x", "n"}, {"y"});
  std::vector<Tensor> outputs(1);
  call({x, n}, outputs);
  CHECK(same(outputs[0], x));
  CHECK(same(call({x, n})[0], x));
  // By name if nothing is said.
  CHECK(same(loop().prepare()({n, x})[0], x));
}

TEST_CASE("a prepared call gives the outputs that were asked for, in order") {
  const Signature signature =
      load(model_path("v1_variables")).signatures()["serving_default"];
  const Tensor x = constant({1.0});
  CHECK_THROWS_AS(signature.prepare({"x"}, {})(TensorSpan({x})),
                  errors::InvalidArgumentError);
  const auto twice = signature.prepare({"x"}, {"y", "y", "also_y"})(
      TensorSpan({x}), CallOptions());
  REQUIRE(twice.size() == 3);
  CHECK(same(twice[0], constant({8.0})));
  CHECK(same(twice[1], twice[2]));
}

TEST_CASE("one input and one output need no lists") {
  const PreparedCall call =
      load(model_path("stateful")).signatures()["serving_default"].prepare();
  CHECK(same(call(constant({{1.0, 1.0}})), constant({{4.0, 6.0}})));
  CHECK_THROWS_AS(loop().prepare()(constant(0)), TypeError);
}

TEST_CASE("a call is prepared with names that the signature has") {
  CHECK_THAT(message_of<TypeError>([] { loop().prepare({"x"}, {"y"}); }),
             Catch::Contains("missing a required argument: 'n'"));
  CHECK_THAT(message_of<TypeError>([] {
               loop().prepare({"x", "n", "z"}, {"y"});
             }),
             Catch::Contains("got an unexpected keyword argument 'z'"));
  CHECK_THAT(message_of<TypeError>([] {
               loop().prepare({"x", "n", "x"}, {"y"});
             }),
             Catch::Contains("got multiple values for argument 'x'"));
  CHECK(message_of<KeyError>([] {
          loop().prepare({"x", "n"}, {"z"});
        }) == "'z' is no output of signature 'serving_default'; it has 'y'");
}

TEST_CASE("a prepared call looks at its arguments") {
  const PreparedCall call = loop().prepare({"x", "n"}, {"y"});
  const Tensor n = constant(0);
  const Tensor x = constant(2.0, {.shape = {{1, 8}}});
  std::vector<Tensor> outputs(2);
  CHECK_THROWS_AS(call({x, n}, outputs), TypeError);
  CHECK_THROWS_AS(call({x}, outputs), TypeError);
  CHECK_THROWS_AS(call({n, x}), errors::InvalidArgumentError);
  CHECK_THROWS_AS(call({x, Tensor()}), ValueError);
}

}  // namespace
}  // namespace tfx::saved_model
