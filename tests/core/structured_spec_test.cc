#include "tfx/core/structured_spec.h"

#include <catch2/catch.hpp>
#include <map>
#include <string>
#include <vector>

#include "tfx/core/errors.h"

namespace tfx {
namespace {

const TensorSpec kX({2, kNone}, float32);

TEST_CASE("specs are written in braces, as structures are") {
  const StructuredSpec pair = {kX, TensorSpec({}, int32, "y")};
  CHECK(pair.repr() ==
        "(TensorSpec(shape=(2, None), dtype=tf.float32, name=None), "
        "TensorSpec(shape=(), dtype=tf.int32, name='y'))");
  const StructuredSpec dict = {{"b", kX}, {"a", {int64, tfx::string}}};
  CHECK(dict.is_dict());
  CHECK(dict["a"][0].repr() ==
        "TensorSpec(shape=<unknown>, dtype=tf.int64, name=None)");
  CHECK(StructuredSpec(std::vector{kX, kX}).is_list());
  CHECK(StructuredSpec(std::map<std::string, DType>{{"k", bool_}})["k"]
            .spec()
            .dtype() == bool_);
  CHECK(StructuredSpec().is_none());
  CHECK(StructuredSpec().repr() == "None");
}

TEST_CASE("a spec is found at its place") {
  const StructuredSpec spec = {kX, {{"a", kX}}};
  CHECK(spec[0].spec() == kX);
  CHECK(spec[-1]["a"].is_tensor());
  CHECK_THROWS_AS(spec[2], IndexError);
  CHECK_THROWS_AS(spec[1]["b"], KeyError);
  CHECK_THROWS_AS(spec.spec(), TypeError);
  CHECK_THROWS_AS(spec[0][0], TypeError);
}

TEST_CASE("component specs are those of all tensors, by the keys of dicts") {
  const StructuredSpec spec = {{"b", int32}, {"a", {float32, float64}}};
  std::vector<DType> dtypes;
  for (const TensorSpec& each : spec.component_specs()) {
    dtypes.push_back(each.dtype());
  }
  CHECK(dtypes == std::vector<DType>{float32, float64, int32});
  CHECK(StructuredSpec::value("3").component_specs().empty());
}

TEST_CASE("trace types are written as in a function's signature") {
  const StructuredSpec spec = {StructuredSpec::value("3"), {{"a", kX}}};
  CHECK(spec.trace_type() ==
        "Tuple[Literal[3], Dict[['a', TensorSpec(shape=(2, None), "
        "dtype=tf.float32, name=None)]]]");
  CHECK(StructuredSpec().trace_type() == "Literal[None]");
}

TEST_CASE("type specs are compared by their class and their contents") {
  const TypeSpec x = kX;
  CHECK(x == TypeSpec(kX));
  CHECK_FALSE(x == TypeSpec(TensorSpec({2}, float32)));
  REQUIRE(x.get_if<TensorSpec>() != nullptr);
  CHECK(*x.get_if<TensorSpec>() == kX);
  CHECK(x.get_if<int>() == nullptr);
}

}  // namespace
}  // namespace tfx
