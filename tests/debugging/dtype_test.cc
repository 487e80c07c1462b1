#include "tfx/debugging/dtype.h"

#include <catch2/catch.hpp>

#include "tests/ops/golden_cases.h"
#include "tfx/ops/constant_op.h"

namespace tfx {
namespace {

namespace tf = tfx;
namespace d = tfx::debugging;

template <typename Check>
Outputs after_check(Check check, const Tensor& x) {
  check(x);
  return x;
}

Outputs name_of(DType dtype) { return tf::constant(dtype.name()); }

TEST_CASE("checks of dtypes are Python's") {
  check_golden(
      "debugging/dtype",
      {
          GOLDEN(
              "assert_type",
              after_check([](const Tensor& x) { d::assert_type(x, tf::int64); },
                          in[0])),
          GOLDEN("assert_type/message", after_check(
                                            [](const Tensor& x) {
                                              d::assert_type(x, tf::string,
                                                             {.message = "text",
                                                              .name = "n"});
                                            },
                                            in[0])),
          GOLDEN("assert_integer",
                 after_check([](const Tensor& x) { d::assert_integer(x); },
                             in[0])),
          GOLDEN("assert_integer/message", after_check(
                                               [](const Tensor& x) {
                                                 d::assert_integer(
                                                     x, {.message = "whole"});
                                               },
                                               in[0])),
          GOLDEN("is_numeric_tensor",
                 tf::constant(d::is_numeric_tensor(in[0]))),
          GOLDEN("is_numeric_tensor/number",
                 tf::constant(d::is_numeric_tensor(1.5))),
          GOLDEN("assert_same_float_dtype",
                 name_of(d::assert_same_float_dtype(in))),
          GOLDEN("assert_same_float_dtype/none",
                 name_of(d::assert_same_float_dtype())),
          GOLDEN("assert_same_float_dtype/dtype",
                 name_of(d::assert_same_float_dtype({in[0]},
                                                    {.dtype = tf::float64}))),
          GOLDEN(
              "assert_same_float_dtype/just dtype",
              name_of(d::assert_same_float_dtype({}, {.dtype = tf::float16}))),
      });
}

}  // namespace
}  // namespace tfx
