#include "tfx/ops/tensor_proto.h"

#include <catch2/catch.hpp>

#include "tests/ops/golden_cases.h"
#include "tfx/core/errors.h"
#include "tfx/function/function.h"
#include "tfx/ops/constant_op.h"
#include "tfx/raw_ops/parsing_ops.h"

namespace tf = tfx;

namespace tfx {
namespace {

// What TensorFlow reads of a message.
Tensor read(const std::string& message, DType dtype) {
  return raw_ops::ParseTensor(tf::constant(message), dtype);
}

TEST_CASE("TensorProto messages are read and written as Python's") {
  const auto written = [](const TensorLike& values, DType dtype,
                          const MakeTensorProtoOptions& options = {}) {
    return read(tf::make_tensor_proto(values, options), dtype);
  };
  check_golden(
      "ops/tensor_proto",
      {
          GOLDEN("make_ndarray",
                 tf::make_ndarray(in[0].item<std::string>()).tensor()),
          GOLDEN("make_tensor_proto", written(in[0], in[0].dtype())),
          GOLDEN("make_tensor_proto/dtype",
                 written(in[0].numpy(), tf::float64, {.dtype = tf::float64})),
          GOLDEN("make_tensor_proto/narrower",
                 written(in[0], tf::int32, {.dtype = tf::int32})),
          GOLDEN("make_tensor_proto/shape",
                 written(in[0], in[0].dtype(), {.shape = {3, 2}})),
          GOLDEN("make_tensor_proto/verify_shape",
                 written(in[0], in[0].dtype(),
                         {.shape = {3, 2}, .verify_shape = true})),
          GOLDEN("make_tensor_proto/allow_broadcast",
                 written(in[0], in[0].dtype(),
                         {.shape = {3, 2}, .allow_broadcast = true})),
          GOLDEN("make_tensor_proto/allow_broadcast, scalar",
                 written(in[0], in[0].dtype(),
                         {.shape = {2}, .allow_broadcast = true})),
          GOLDEN("make_tensor_proto/fewer",
                 written(in[0], in[0].dtype(), {.shape = {2, 2}})),
          GOLDEN("make_tensor_proto/literal",
                 written({{1, 2}}, tf::int64, {.dtype = tf::int64})),
          GOLDEN("make_tensor_proto/truth values",
                 written({true, false}, tf::int8, {.dtype = tf::int8})),
          GOLDEN("make_tensor_proto/literal, shape",
                 written(1.5, tf::float32, {.shape = {2}})),
          GOLDEN("make_tensor_proto/literal, empty",
                 written(1, tf::float32, {.shape = {2, 0}})),
          GOLDEN("make_tensor_proto/no values",
                 written({}, tf::float32, {.shape = {2}})),
          GOLDEN("make_tensor_proto/literal dtype",
                 written(1.5, tf::int32, {.dtype = tf::int32})),
          GOLDEN("make_tensor_proto/literals dtype",
                 written({{1, 2}, {true, 3.0}}, tf::int8, {.dtype = tf::int8})),
          GOLDEN("make_tensor_proto/string",
                 written("a", tf::int32, {.dtype = tf::int32})),
          GOLDEN("make_tensor_proto/string dtype",
                 written({1}, tf::string, {.dtype = tf::string})),
          GOLDEN("make_tensor_proto/too many",
                 written({1, 2, 3}, tf::int32, {.shape = {2}})),
          GOLDEN("make_tensor_proto/other shape",
                 written({1, 2}, tf::int32,
                         {.shape = {2, 1}, .verify_shape = true})),
          GOLDEN("make_tensor_proto/other size",
                 written({1, 2}, tf::int32,
                         {.shape = {3}, .allow_broadcast = true})),
          GOLDEN("make_tensor_proto/both", written(1, tf::int32,
                                                   {.shape = {3},
                                                    .verify_shape = true,
                                                    .allow_broadcast = true})),
      });
}

TEST_CASE("what cannot be a TensorProto is refused") {
  CHECK_THROWS_AS(tf::make_ndarray("no message"), errors::InvalidArgumentError);
  CHECK_THROWS_AS(tf::make_ndarray(""), errors::InvalidArgumentError);
  const auto traced = tf::function([](const tf::Tensor& x) {
    CHECK_THROWS_AS(tf::make_tensor_proto(x), TypeError);
    CHECK_THROWS_AS(tf::make_tensor_proto(1, {.shape = x}), TypeError);
    return x;
  });
  CHECK(traced(tf::constant({1})).shape() == TensorShape({1}));
}

TEST_CASE("the shape of a TensorProto may be a tensor") {
  const std::string filled =
      tf::make_tensor_proto(1, {.shape = tf::constant({2, 1})});
  CHECK(tf::make_ndarray(filled).tensor().shape() == TensorShape({2, 1}));
}

}  // namespace
}  // namespace tfx
