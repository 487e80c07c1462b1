#include "tfx/function/autograph.h"

#include <catch2/catch.hpp>

#include "tfx/core/errors.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/matmul.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/range_ops.h"
#include "tfx/ops/reduce_ops.h"
#include "tfx/raw_ops/functional_ops.h"
#include "tfx/raw_ops/nn_ops.h"

namespace tfx {
namespace {

namespace tf = tfx;

TEST_CASE("a trace is a line an operation") {
  const auto f = tf::function(
      [](const tf::Tensor& x, const tf::Tensor& labels) {
        const auto result =
            tf::raw_ops::SparseSoftmaxCrossEntropyWithLogits(x, labels);
        return std::pair(tf::matmul(x, x, {.transpose_b = true}) * 2.0,
                         result.loss);
      },
      {.name = "forward"});
  f(tf::ones({2, 2}), tf::constant({0, 1}));
  CHECK(tf::autograph::to_code(f) ==
        "def forward(args_0: tf.float32, args_1: tf.int32):\n"
        "    sparsesoftmaxcrossentropywithlogits = "
        "SparseSoftmaxCrossEntropyWithLogits(args_0, args_1)\n"
        "    matmul = MatMul(args_0, args_0, transpose_b=True)\n"
        "    mul = Mul(matmul, 2.0)\n"
        "    return mul, sparsesoftmaxcrossentropywithlogits.loss\n");
}

TEST_CASE("variables, effects and long constants are seen") {
  const tf::Variable v({1.0, 2.0});
  const auto f = tf::function(
      [&](const tf::Tensor& x) {
        v.assign_add(tf::cast(x, tf::float32));
        v.assign(
            tf::reduce_sum(tf::reshape(tf::range(8.0), {4, 2}), {.axis = 0}));
      },
      {.name = "update"});
  f(tf::constant({1, 2}));
  const std::string code = tf::autograph::to_code(f);
  CHECK_THAT(code, Catch::StartsWith(
                       "def update(args_0: tf.int32, input: tf.resource):\n"
                       "    cast = Cast(args_0, DstT=tf.float32)\n"
                       "    AssignAddVariableOp(input, cast)\n"));
  CHECK_THAT(code, Catch::Contains("    AssignVariableOp(input, sum"));
  CHECK_THAT(code, !Catch::Contains("return"));
}

TEST_CASE("all traces are shown, in order") {
  const auto f = tf::function([](const tf::Tensor& x) { return x + x; });
  CHECK_THROWS_AS(tf::autograph::to_code(f), ValueError);
  f(tf::constant(1));
  f(tf::constant(1.0));
  CHECK(tf::autograph::to_code(f) ==
        "def function(args_0: tf.int32):\n"
        "    add = AddV2(args_0, args_0)\n"
        "    return add\n"
        "\n"
        "def function(args_0: tf.float32):\n"
        "    add = AddV2(args_0, args_0)\n"
        "    return add\n");
}

TEST_CASE("functions that are called stand before their first call") {
  const auto twice =
      tf::function([](const tf::Tensor& x) { return std::pair(x * 2, x); },
                   {.name = "twice"});
  const auto f = tf::function(
      [&](const tf::Tensor& x) {
        const auto first = twice(x);
        const auto second = twice(first.first);
        return first.second + second.first;
      },
      {.name = "outer"});
  f(tf::constant(1));
  CHECK(tf::autograph::to_code(f) ==
        "def outer(args_0: tf.int32):\n"
        "    def twice(args_0_1: tf.int32):\n"
        "        mul = Mul(args_0_1, 2)\n"
        "        return mul, args_0_1\n"
        "    partitionedcall = twice(args_0)\n"
        "    partitionedcall_1 = twice(partitionedcall[0])\n"
        "    add = AddV2(partitionedcall[1], partitionedcall_1[0])\n"
        "    return add\n");
}

TEST_CASE("branches and loops stand where they run") {
  const tf::Tensor scalar = tf::constant(1);
  using Tensors = std::vector<tf::Tensor>;
  const auto square = tf::function([](const tf::Tensor& x) {
                        return x * x;
                      }).get_concrete_function(scalar);
  const auto zero = tf::function([](const tf::Tensor& /*x*/) {
                      return tf::constant(0);
                    }).get_concrete_function(scalar);
  const auto same = tf::function([](const tf::Tensor& x) {
                      return x;
                    }).get_concrete_function(scalar);
  const auto below =
      tf::function([](const tf::Tensor& i, const tf::Tensor& /*total*/,
                      const tf::Tensor& n) {
        return i < n;
      }).get_concrete_function(scalar, scalar, scalar);
  const auto add = tf::function([](const tf::Tensor& i, const tf::Tensor& total,
                                   const tf::Tensor& n) {
                     return Tensors{i + 1, total + i, n};
                   }).get_concrete_function(scalar, scalar, scalar);

  const auto f = tf::function(
      [&](const tf::Tensor& x) {
        const tf::Tensor y = tf::raw_ops::StatelessIf(
            x > 0, {x}, {tf::int32}, tf::FunctionName{square.name()},
            tf::FunctionName{zero.name()}, {.name = "cond"})[0];
        const tf::Tensor total = tf::raw_ops::StatelessWhile(
            {tf::constant(0), y, tf::constant(10)},
            tf::FunctionName{below.name()}, tf::FunctionName{add.name()},
            {.name = "loop"})[1];
        return tf::raw_ops::StatelessCase(
            x, {total}, {tf::int32},
            {tf::FunctionName{square.name()}, tf::FunctionName{zero.name()},
             tf::FunctionName{same.name()}},
            {.name = "chosen"})[0];
      },
      {.name = "flow"});
  CHECK(f(tf::constant(3)).item<int>() == 54);
  CHECK(tf::autograph::to_code(f) ==
        "def flow(args_0: tf.int32):\n"
        "    greater = Greater(args_0, 0)\n"
        "    if greater:\n"
        "        mul = Mul(args_0, args_0)\n"
        "        cond = mul\n"
        "    else:\n"
        "        cond = 0\n"
        "    args_0_1, args_1 = 0, cond\n"
        "    while True:\n"
        "        less = Less(args_0_1, 10)\n"
        "        if not less: break\n"
        "        add = AddV2(args_0_1, 1)\n"
        "        add_1 = AddV2(args_1, args_0_1)\n"
        "        args_0_1, args_1 = add, add_1\n"
        "    if args_0 == 0:\n"
        "        mul_1 = Mul(args_1, args_1)\n"
        "        chosen = mul_1\n"
        "    elif args_0 == 1:\n"
        "        chosen = 0\n"
        "    else:\n"
        "        chosen = args_1\n"
        "    return chosen\n");
}

TEST_CASE("code can be asked for while another function is traced") {
  const auto f =
      tf::function([](const tf::Tensor& x) { return x * 2; }, {.name = "f"});
  f(tf::constant(1));
  std::string code;
  const auto g = tf::function([&](const tf::Tensor& x) {
    code = tf::autograph::to_code(f);
    return x;
  });
  g(tf::constant(1));
  CHECK_THAT(code, Catch::Contains("mul = Mul(args_0, 2)"));
}

}  // namespace
}  // namespace tfx
