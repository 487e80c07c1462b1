#include "tfx/ops/control_flow_ops.h"

#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "tests/ops/golden_cases.h"
#include "tfx/autodiff/gradient_tape.h"
#include "tfx/c/graph.h"
#include "tfx/core/errors.h"
#include "tfx/function/function.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/printing/print.h"

namespace tfx {
namespace {

namespace tf = tfx;

std::vector<std::string> names_of(const std::vector<c::Operation>& operations) {
  std::vector<std::string> names;
  for (const c::Operation& each : operations) names.push_back(each.name());
  return names;
}

TEST_CASE("eagerly tensors are there together anyway") {
  const tf::Tensor x = tf::constant(1.0);
  tf::group({x});
  tf::no_op();
  const std::vector<tf::Tensor> same = tf::tuple({x, {}});
  CHECK(same[0].is(x));
  CHECK_FALSE(same[1].has_value());
}

TEST_CASE("in a function they wait for each other") {
  const auto f = tf::function([](const tf::Tensor& x) {
    const tf::Tensor y = tf::multiply(x, 2.0, {.name = "twice"});
    tf::group({x, y});
    tf::no_op({.name = "nothing"});
    const std::vector<tf::Tensor> both = tf::tuple(
        {x, {}, y}, {.control_inputs = {tf::add(x, 1.0, {.name = "more"})}});
    CHECK_FALSE(both[1].has_value());
    CHECK(both[0].name() == "tuple/control_dependency:0");
    CHECK(both[2].name() == "tuple/control_dependency_1:0");
    CHECK_THROWS_AS(tf::tuple({tf::Tensor()}), tf::ValueError);
    return both[2];
  });
  const tf::Tensor x = tf::constant(3.0);
  CHECK(f(x).item<float>() == 6.0F);
  const tf::ConcreteFunction concrete = f.get_concrete_function(x);
  const c::Graph& graph = concrete.graph();
  CHECK(names_of(graph.operation("group_deps").control_inputs()) ==
        std::vector<std::string>{"args_0", "twice"});
  CHECK(graph.operation("nothing").op_type() == "NoOp");
  CHECK(
      names_of(graph.operation("tuple/control_dependency").control_inputs()) ==
      std::vector<std::string>{"args_0", "twice", "more"});
}

TEST_CASE("several tensors in one operation") {
  const tf::Tensor x = tf::constant(2.0);
  tf::GradientTape tape;
  tape.watch(x);
  const std::vector<tf::Tensor> both = tf::identity_n({x, x * x});
  CHECK(both[1].item<float>() == 4.0F);
  CHECK(tape.gradient(both[0] + both[1], x).to_tensor().item<float>() == 5.0F);
  const std::vector<tf::Tensor> mixed =
      tf::identity_n({tf::constant(1), tf::constant("a")});
  CHECK(mixed[0].dtype() == tf::int32);
  CHECK(mixed[1].dtype() == tf::string);
}

TEST_CASE("the time when it runs") {
  const auto f = tf::function([] { return tf::timestamp(); });
  const auto before = tf::timestamp().item<double>();
  CHECK(before > 1.7e9);
  CHECK(f().item<double>() >= before);
  const auto first = f().item<double>();
  CHECK(f().item<double>() > first);
}

Tensor grouped(const Tensor& x) {
  tf::group({x}, {.name = "mine"});
  tf::no_op({.name = "nothing"});
  return x + 1.0;
}

Tensor not_grouped(const Tensor& x) {
  tf::group({});
  return x;
}

Outputs of_tuple(const Tensor& x, const Tensor& y) {
  const std::vector<Tensor> all =
      tf::tuple({x * y, {}, y}, {.control_inputs = {x}, .name = "mine"});
  CHECK_FALSE(all[1].has_value());
  return {all[0], all[2]};
}

Tensor tuple_inside(const Tensor& x, const std::vector<Tensor>& tensors) {
  return tf::function([&](const Tensor& y) {
    tf::tuple(tensors);
    return y;
  })(x);
}

TEST_CASE("they give what Python's give") {
  check_golden(
      "ops/control_flow_ops",
      {
          GOLDEN("group", grouped(in[0])),
          GOLDEN("group/nothing", not_grouped(in[0])),
          GOLDEN("tuple", of_tuple(in[0], in[1])),
          GOLDEN("identity_n",
                 tf::identity_n({in[0], in[1]}, {.name = "mine"})),
          GOLDEN("tuple/none", tuple_inside(in[0], {{}, {}})),
          GOLDEN("tuple/nothing", tuple_inside(in[0], {})),
          GOLDEN("identity_n/nothing", tf::identity_n(std::vector<Tensor>())),
      });
}

}  // namespace
}  // namespace tfx
