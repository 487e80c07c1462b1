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
  check_golden("ops/tensor_proto",
               {
                   GOLDEN("make_ndarray",
                          tf::make_ndarray(in[0].item<std::string>()).tensor()),
                   GOLDEN("make_tensor_proto",
                          read(tf::make_tensor_proto(in[0]), in[0].dtype())),
                   GOLDEN("make_tensor_proto/dtype",
                          read(tf::make_tensor_proto(in[0].numpy(),
                                                     {.dtype = tf::float64}),
                               tf::float64)),
                   GOLDEN("make_tensor_proto/shape",
                          read(tf::make_tensor_proto(in[0], {.shape = {3, 2}}),
                               in[0].dtype())),
               });
}

TEST_CASE("what cannot be a TensorProto is refused") {
  CHECK_THROWS_AS(tf::make_ndarray("no message"), errors::InvalidArgumentError);
  CHECK_THROWS_AS(tf::make_tensor_proto({1, 2}, {.shape = {3}}), ValueError);
  CHECK_THROWS_AS(tf::make_tensor_proto(1.5, {.dtype = tf::int32}), TypeError);
  CHECK_THROWS_AS(tf::make_tensor_proto(1, {.shape = {2}}), ValueError);
  const std::string filled =
      tf::make_tensor_proto(1, {.shape = {2}, .allow_broadcast = true});
  CHECK(tf::make_ndarray(filled).tensor().shape() == TensorShape({2}));
  const auto traced = tf::function([](const tf::Tensor& x) {
    CHECK_THROWS_AS(tf::make_tensor_proto(x), TypeError);
    return x;
  });
  CHECK(traced(tf::constant(1)).shape() == TensorShape());
}

}  // namespace
}  // namespace tfx
