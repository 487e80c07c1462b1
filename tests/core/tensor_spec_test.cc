#include "tfx/core/tensor_spec.h"

#include <catch2/catch.hpp>
#include <sstream>

namespace tfx {
namespace {

TEST_CASE("a spec prints as in Python") {
  std::ostringstream text;
  text << TensorSpec({-1, 2}, float32, "x");
  CHECK(text.str() ==
        "TensorSpec(shape=(None, 2), dtype=tf.float32, name='x')");
  CHECK(TensorSpec(TensorShape::unknown(), string).repr() ==
        "TensorSpec(shape=<unknown>, dtype=tf.string, name=None)");
  CHECK(TensorSpec({}).repr() ==
        "TensorSpec(shape=(), dtype=tf.float32, name=None)");
}

TEST_CASE("a spec fits what knows as much or more") {
  const TensorSpec any(TensorShape::unknown());
  const TensorSpec rows({-1, 2});
  const TensorSpec three({3, 2});
  CHECK(any.is_supertype_of(rows));
  CHECK(rows.is_supertype_of(three));
  CHECK(three.is_supertype_of(three));
  CHECK_FALSE(three.is_supertype_of(rows));
  CHECK_FALSE(rows.is_supertype_of(any));
  CHECK_FALSE(rows.is_supertype_of(TensorSpec({3, 2}, float64)));
  CHECK_FALSE(rows.is_supertype_of(TensorSpec({3, 2, 1})));
  CHECK(three == TensorSpec({3, 2}));
  CHECK_FALSE(three == TensorSpec({3, 2}, float32, "x"));
}

TEST_CASE("what two specs have in common") {
  const TensorSpec a({3, 2});
  CHECK(a.most_specific_common_supertype(TensorSpec({4, 2})) ==
        TensorSpec({-1, 2}));
  CHECK(a.most_specific_common_supertype(TensorSpec({3})) ==
        TensorSpec(TensorShape::unknown()));
  CHECK(a.most_specific_common_supertype(a) == a);
}

}  // namespace
}  // namespace tfx
