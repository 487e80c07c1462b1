// What the golden cases cannot say: tensors as attributes, which Python's eager
// ops do not take, devices, names, and arguments that only C++ has.

#include "tfx/raw_ops/raw_ops.h"

#include <catch2/catch.hpp>
#include <cmath>
#include <cstdint>
#include <limits>
#include <string>
#include <vector>

#include "tfx/core/device.h"
#include "tfx/core/errors.h"
#include "tfx/core/literal.h"

namespace tfx::raw_ops {
namespace {

using Catch::Contains;

Tensor make(const Literal& literal) { return Tensor(literal.to_tensor()); }
Tensor make(const Literal& literal, DType dtype) {
  return Tensor(literal.to_tensor(dtype));
}

template <typename T>
std::vector<T> values(const Tensor& tensor) {
  const auto data = tensor.data<T>();
  return {data.begin(), data.end()};
}

TEST_CASE("a tensor may be an attribute") {
  const Tensor constant = Const(make({7, 8}), int32);
  CHECK(constant.dtype() == int32);
  CHECK(values<int32_t>(constant) == std::vector<int32_t>{7, 8});
  // Pixels that are no numbers get the colour, red if none is said.
  const float nan = std::numeric_limits<float>::quiet_NaN();
  const Tensor image = Fill(make({1, 1, 1, 3}), make(nan));
  const Tensor red = ImageSummary(make("tag"), image);
  CHECK(ImageSummary(make("tag"), image,
                     {.bad_color = make({255, 0, 0, 255}, uint8)})
            .item<std::string>() == red.item<std::string>());
  CHECK(ImageSummary(make("tag"), image,
                     {.bad_color = make({0, 0, 255, 255}, uint8)})
            .item<std::string>() != red.item<std::string>());
}

TEST_CASE("lists may be braces, vectors and spans") {
  const Tensor a = make({1.0});
  const std::vector<Tensor> list = {a, a};
  CHECK(AddN({a, a}).item<float>() == 2);
  CHECK(AddN(list).item<float>() == 2);
  CHECK(AddN(TensorSpan(list)).item<float>() == 2);
  CHECK(AddN(IdentityN({a, a, a})).item<float>() == 3);
}

TEST_CASE("a list output has the length that is asked for") {
  const Tensor a = make({1.0, 2.0, 3.0});
  CHECK(Unpack(a, 3).size() == 3);
  CHECK(Split(make(0), a, 1).size() == 1);
  CHECK(Unpack(Slice(a, make({0}), make({0})), 0).empty());
  for (const int64_t wrong : {int64_t{-1}, int64_t{2}, int64_t{4}}) {
    CHECK_THROWS_AS(Unpack(a, wrong), errors::InvalidArgumentError);
    CHECK_THROWS_WITH(Unpack(a, wrong),
                      Contains("[Op:Unpack] inputs: float32 (3,)"));
  }
  CHECK_THROWS_WITH(Split(make(0), a, 0),
                    Contains("[Op:Split] inputs: int32 (), float32 (3,)"));
}

TEST_CASE("more outputs than any op has without a list") {
  const Tensor many = Range(make(0), make(200), make(1));
  const std::vector<Tensor> parts = Unpack(many, 200);
  REQUIRE(parts.size() == 200);
  CHECK(parts[199].item<int32_t>() == 199);
  CHECK(Pack(parts).shape() == TensorShape({200}));
}

TEST_CASE("no tensor is refused by the name of the op") {
  const Tensor a = make({1.0});
  CHECK_THROWS_AS(Neg(Tensor()), ValueError);
  CHECK_THROWS_WITH(Neg(Tensor()), Contains("Neg"));
  CHECK_THROWS_WITH(AddN({a, Tensor()}),
                    Contains("AddN") && Contains("[float32 (1,), None]"));
  CHECK_THROWS_AS(Const(Tensor(), int32), ValueError);
}

TEST_CASE("a dtype that is none is refused") {
  const Tensor a = make({1.0});
  CHECK_THROWS_AS(Cast(a, DType()), errors::OpError);
  CHECK_THROWS_WITH(Cast(a, DType()),
                    Contains("[Op:Cast] inputs: float32 (1,)"));
  CHECK_THROWS_WITH(Shape(a, {.out_type = float32}),
                    Contains("[Op:Shape] inputs: float32 (1,)"));
}

TEST_CASE("a device that is not there is told with the op and its inputs") {
  const Tensor a = make({1.0});
  const auto scope = device("/job:nowhere/task:3/device:CPU:0");
  CHECK_THROWS_AS(Neg(a), errors::InvalidArgumentError);
  CHECK_THROWS_WITH(
      Neg(a), Contains("nowhere") && Contains("[Op:Neg] inputs: float32 (1,)"));
}

TEST_CASE("an op that only accelerators have says so") {
  const Tensor a = make({1.0});
  CHECK_THROWS_AS(CrossReplicaSum(a, make({{0}})), errors::OpError);
  CHECK_THROWS_WITH(CrossReplicaSum(a, make({{0}})),
                    Contains("[Op:CrossReplicaSum] inputs: float32 (1,), "
                             "int32 (1, 1)"));
}

TEST_CASE("a function that is not there is told by its name") {
  CHECK_THROWS_AS(
      PartitionedCall({make(1.0)}, {float32}, FunctionName{"no_such_function"}),
      errors::OpError);
  CHECK_THROWS_WITH(
      PartitionedCall({make(1.0)}, {float32}, FunctionName{"no_such_function"}),
      Contains("no_such_function") &&
          Contains("[Op:PartitionedCall] inputs: [float32 ()]"));
}

TEST_CASE("an op that failed does not spoil the next one") {
  const Tensor a = make({{1.0, 2.0}});
  for (int i = 0; i < 3; ++i) {
    CHECK_THROWS_AS(MatMul(a, a), errors::InvalidArgumentError);
    CHECK(MatMul(a, a, {.transpose_b = true}).item<float>() == 5);
    CHECK(
        MatMul(a, a, {.transpose_b = true, .name = "product"}).item<float>() ==
        5);
  }
}

}  // namespace
}  // namespace tfx::raw_ops
