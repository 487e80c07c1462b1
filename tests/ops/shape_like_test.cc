#include "tfx/ops/shape_like.h"

#include <array>
#include <catch2/catch.hpp>
#include <vector>

#include "tfx/core/errors.h"
#include "tfx/ops/array_ops.h"

namespace tf = tfx;

namespace tfx {
namespace {

Tensor int64_number(int64_t value) { return TensorLike(value).to_tensor(); }

// As a parameter takes it.
Tensor as_tensor(const ShapeLike& shape) { return shape.to_tensor(); }

std::vector<int32_t> int32s(const Tensor& tensor) {
  const auto values = tensor.data<int32_t>();
  return {values.begin(), values.end()};
}

std::vector<int64_t> int64s(const Tensor& tensor) {
  const auto values = tensor.data<int64_t>();
  return {values.begin(), values.end()};
}

TEST_CASE("every way of writing a shape is one") {
  const std::vector<int32_t> wanted = {2, 3};
  CHECK(int32s(as_tensor({2, 3})) == wanted);
  CHECK(int32s(as_tensor(std::vector<int>{2, 3})) == wanted);
  CHECK(int32s(as_tensor(std::vector<int64_t>{2, 3})) == wanted);
  CHECK(int32s(as_tensor(std::array<size_t, 2>{2, 3})) == wanted);
  CHECK(int32s(as_tensor(TensorShape({2, 3}))) == wanted);
  CHECK(int32s(as_tensor({})).empty());
  CHECK(int32s(as_tensor(TensorShape())).empty());
  CHECK(as_tensor({5}).shape() == TensorShape({1}));
  CHECK(as_tensor(5).shape() == TensorShape());
}

TEST_CASE("tensors stand among the numbers of a shape") {
  CHECK(int64s(as_tensor({int64_number(2), -1})) ==
        std::vector<int64_t>{2, -1});
  CHECK(int64s(as_tensor({4, int64_number(2)})) == std::vector<int64_t>{4, 2});
  CHECK(int64s(as_tensor({int64_number(7)})) == std::vector<int64_t>{7});
  const Tensor shape = tf::shape(tf::zeros({2, 1}));
  CHECK(as_tensor(shape).is(shape));
}

TEST_CASE("numbers get the dtype that is wanted, or that they need") {
  const ShapeLike large = {int64_t{1} << 40};
  CHECK(large.to_tensor().dtype() == int64);
  const ShapeLike small = {1, 2};
  CHECK(small.to_tensor().dtype() == int32);
  CHECK(small.to_tensor(int64).dtype() == int64);
  const ShapeLike tensor = int64_number(3);
  CHECK(tensor.to_tensor(int32).dtype() == int64);
}

TEST_CASE("a shape may be None") {
  CHECK(ShapeLike(std::nullopt).is_none());
  CHECK_FALSE(ShapeLike({}).is_none());
}

TEST_CASE("a shape that is not known in full is no tensor") {
  CHECK_THROWS_AS(ShapeLike(TensorShape({kNone})), ValueError);
  CHECK_THROWS_WITH(
      tf::zeros(TensorShape({2, kNone})),
      "Cannot convert a partially known TensorShape (2, None) to a Tensor.");
}

}  // namespace
}  // namespace tfx
