#include "tfx/core/tensor_shape.h"

#include <catch2/catch.hpp>
#include <sstream>
#include <vector>

#include "tfx/core/errors.h"

namespace tfx {
namespace {

const TensorShape kPartial = {2, kNone, 3};

TEST_CASE("a shape prints as Python prints it") {
  CHECK(kPartial.str() == "(2, None, 3)");
  CHECK(kPartial.repr() == "TensorShape([2, None, 3])");
  CHECK(TensorShape().str() == "()");
  CHECK(TensorShape({1}).str() == "(1,)");
  CHECK(TensorShape::unknown().str() == "<unknown>");
  CHECK(TensorShape::unknown().repr() == "TensorShape(None)");
  std::ostringstream stream;
  stream << kPartial;
  CHECK(stream.str() == "(2, None, 3)");
}

TEST_CASE("a shape gives its rank and dimensions") {
  CHECK(kPartial.rank() == 3);
  CHECK(kPartial[0] == 2);
  CHECK(kPartial[1] == kNone);
  CHECK(kPartial[-1] == 3);
  CHECK(kPartial.as_list() == std::vector<int64_t>{2, -1, 3});
  CHECK_THROWS_AS(kPartial[3], IndexError);
  CHECK_THROWS_AS(kPartial[-4], IndexError);
  CHECK(kPartial.slice(1, std::nullopt) == TensorShape({kNone, 3}));
  CHECK(kPartial.slice(std::nullopt, -1) == TensorShape({2, kNone}));
  CHECK(kPartial.slice(2, 1) == TensorShape());
}

TEST_CASE("a shape of unknown rank knows nothing") {
  const TensorShape unknown = TensorShape::unknown();
  CHECK_FALSE(unknown.known_rank());
  CHECK(unknown.rank() == std::nullopt);
  CHECK(unknown[7] == kNone);
  CHECK(unknown.num_elements() == std::nullopt);
  CHECK_FALSE(unknown.is_fully_defined());
  CHECK_THROWS_WITH(unknown.as_list(),
                    "as_list() is not defined on an unknown TensorShape.");
  CHECK(unknown.slice(0, 2) == unknown);
}

TEST_CASE("elements are counted when all dimensions are known") {
  CHECK(TensorShape().num_elements() == 1);
  CHECK(TensorShape({2, 3}).num_elements() == 6);
  CHECK(TensorShape({2, 0}).num_elements() == 0);
  CHECK(kPartial.num_elements() == std::nullopt);
}

TEST_CASE("shapes merge into what both know") {
  CHECK(kPartial.merge_with({kNone, 5, 3}) == TensorShape({2, 5, 3}));
  CHECK(kPartial.merge_with(TensorShape::unknown()) == kPartial);
  CHECK(TensorShape::unknown().merge_with(kPartial) == kPartial);
  CHECK_THROWS_WITH(TensorShape({2, 3}).merge_with({2, 4}),
                    "Shapes (2, 3) and (2, 4) are not compatible");
  CHECK_THROWS_AS(TensorShape({2}).merge_with({2, 4}), ValueError);
}

TEST_CASE("compatibility leaves open what is not known") {
  CHECK(kPartial.is_compatible_with({2, 9, 3}));
  CHECK_FALSE(kPartial.is_compatible_with({2, 9}));
  CHECK(TensorShape::unknown().is_compatible_with(kPartial));
  CHECK_THROWS_AS(TensorShape({2, 3}).assert_is_compatible_with({3, 3}),
                  ValueError);
  CHECK(kPartial.is_subtype_of(TensorShape::unknown()));
  CHECK(TensorShape({2, 5, 3}).is_subtype_of(kPartial));
  CHECK_FALSE(kPartial.is_subtype_of({2, 5, 3}));
  CHECK_FALSE(TensorShape::unknown().is_subtype_of(kPartial));
}

TEST_CASE("what holds for two shapes is their most specific common one") {
  CHECK(kPartial.most_specific_compatible_shape({2, 4, 4}) ==
        TensorShape({2, kNone, kNone}));
  CHECK(kPartial.most_specific_compatible_shape({2, 4}) ==
        TensorShape::unknown());
}

TEST_CASE("ranks are checked with Python's words") {
  CHECK(kPartial.with_rank(3) == kPartial);
  CHECK(TensorShape::unknown().with_rank(2) == TensorShape({kNone, kNone}));
  CHECK_THROWS_WITH(kPartial.with_rank(2),
                    "Shape (2, None, 3) must have rank 2");
  CHECK_THROWS_AS(kPartial.with_rank_at_least(4), ValueError);
  CHECK_THROWS_AS(kPartial.with_rank_at_most(2), ValueError);
  CHECK(kPartial.with_rank_at_least(3) == kPartial);
  CHECK_THROWS_WITH(TensorShape({2, 3}).assert_has_rank(3),
                    "Shape (2, 3) must have rank 3");
  CHECK_THROWS_WITH(kPartial.assert_is_fully_defined(),
                    "Shape (2, None, 3) is not fully defined");
  CHECK_THROWS_AS(kPartial.assert_same_rank({1, 2}), ValueError);
}

TEST_CASE("concatenation appends dimensions") {
  CHECK(kPartial.concatenate({4}) == TensorShape({2, kNone, 3, 4}));
  CHECK(kPartial.concatenate(TensorShape::unknown()) == TensorShape::unknown());
}

TEST_CASE("a negative dimension is refused") {
  CHECK_THROWS_WITH(TensorShape({-2}), "Dimension -2 must be >= 0");
  CHECK_THROWS_AS(TensorShape(std::vector<int64_t>{3, -7}), ValueError);
}

}  // namespace
}  // namespace tfx
