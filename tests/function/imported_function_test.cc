// Gradients of functions that the runtime has, and nobody traced here.
#include "tfx/function/imported_function.h"

#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "tests/function/testing.h"
#include "tfx/autodiff/custom_gradient.h"
#include "tfx/autodiff/gradient_tape.h"
#include "tfx/core/context.h"
#include "tfx/core/errors.h"
#include "tfx/function/cond.h"
#include "tfx/function/function.h"
#include "tfx/function/gradients.h"
#include "tfx/function/while_loop.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/proto/core/framework/function.pb.h"
#include "tfx/raw_ops/functional_ops.h"
#include "tfx/variables/variable.h"

namespace tfx {
namespace {

namespace tf = tfx;

// The same function under another name, as if another program had made it. So
// are the functions that it calls.
std::string foreign_copy(const std::string& function) {
  const std::string name = "foreign_" + function;
  c::EagerContext& context = Context::instance().eager();
  if (context.has_function(name)) return name;
  proto::FunctionDef definition;
  REQUIRE(definition.ParseFromString(context.function_def(function).str()));
  definition.mutable_signature()->set_name(name);
  for (proto::NodeDef& node : *definition.mutable_node_def()) {
    for (auto& [key, attr] : *node.mutable_attr()) {
      if (!attr.has_func()) continue;
      attr.mutable_func()->set_name(foreign_copy(attr.func().name()));
    }
  }
  context.add_function_def(definition.SerializeAsString());
  return name;
}

// What calls it, with captures behind its argument.
auto caller_of(const tf::ConcreteFunction& function) {
  return [name = foreign_copy(function.name()),
          captured = function.captured_inputs()](const tf::Tensor& x) {
    std::vector<tf::Tensor> all = {x};
    all.insert(all.end(), captured.begin(), captured.end());
    return raw_ops::StatefulPartitionedCall(all, {tf::float32}, {name}, {})[0];
  };
}

template <typename Function>
std::vector<float> derivatives(const Function& f, const tf::Tensor& x) {
  tf::GradientTape outer;
  outer.watch(x);
  tf::Tensor slope;
  {
    tf::GradientTape inner;
    inner.watch(x);
    slope = inner.gradient(f(x), x).to_tensor();
  }
  return {number(slope), number(outer.gradient(slope, x))};
}

// The derivatives of a copy of what `f` is traced to, in and out of functions.
template <typename Function>
void check_copy(const Function& f, const std::vector<float>& expected) {
  const tf::Tensor x = tf::constant(2.0);
  const auto traced = tf::function(f);
  const auto call = caller_of(traced.get_concrete_function(x));
  CHECK(derivatives(tf::function(call), x) == expected);
  const auto inside = tf::function([&](const tf::Tensor& at) {
    const tf::Tensor slope = tf::gradients(call(at), at)[0].to_tensor();
    return std::pair(slope, tf::gradients(slope, at)[0].to_tensor());
  });
  const auto [first, second] = inside(x);
  CHECK(std::vector{number(first), number(second)} == expected);
}

TEST_CASE("a function of the runtime has the gradient of its body") {
  check_copy([](const tf::Tensor& x) { return x * x * x; }, {12, 12});
  const auto square = tf::function([](const tf::Tensor& x) { return x * x; });
  check_copy([&](const tf::Tensor& x) { return square(x) * x; }, {12, 12});
}

TEST_CASE("so have the branches and loops in it") {
  check_copy(
      [](const tf::Tensor& x) {
        return tf::cond(
            x > 0.0, [&] { return x * x * x; }, [&] { return -x; });
      },
      {12, 12});
  check_copy(
      [](const tf::Tensor& x) {
        return std::get<1>(tf::while_loop(
            [&](const tf::Tensor& i, const tf::Tensor&) { return i < 3; },
            [&](const tf::Tensor& i, const tf::Tensor& y) {
              return std::tuple(i + 1, y * x);
            },
            std::tuple(tf::constant(0), tf::ones_like(x))));
      },
      {12, 12});
}

TEST_CASE("custom gradients stay with the operations") {
  const auto custom = tf::custom_gradient([](const tf::Tensor& x) {
    return std::pair(
        2.0 * x, [](const tf::Tensor& upstream) { return upstream * 10.0; });
  });
  check_copy([&](const tf::Tensor& x) { return custom(x * x); }, {40, 20});
  const auto inner =
      tf::function([&](const tf::Tensor& x) { return custom(x) * x; });
  // Of 2 x^2 as a product, of which the first factor's derivative is 10.
  check_copy([&](const tf::Tensor& x) { return inner(x); }, {24, 20});
}

TEST_CASE("variables that it captured have gradients") {
  const tf::Variable w(3.0);
  const auto traced =
      tf::function([&](const tf::Tensor& x) { return x * x * w; });
  const tf::Tensor x = tf::constant(2.0);
  const auto call = tf::function(caller_of(traced.get_concrete_function(x)));
  tf::GradientTape tape;
  tape.watch(w);
  const tf::Tensor y = call(x);
  CHECK(number(tape.gradient(y, w)) == 4.0F);
}

TEST_CASE("one that is not there cannot be imported") {
  CHECK_THROWS_AS(internal::import_function("no_such_function", {}, {}),
                  tf::LookupError);
}

}  // namespace
}  // namespace tfx
