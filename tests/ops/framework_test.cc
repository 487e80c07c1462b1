#include "tfx/ops/framework.h"

#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "tests/ops/golden_cases.h"
#include "tfx/core/func_graph.h"
#include "tfx/core/init_scope.h"
#include "tfx/core/name_scope.h"
#include "tfx/function/function.h"
#include "tfx/function/tensor_array.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/operators.h"

namespace tfx {
namespace {

namespace tf = tfx;

TEST_CASE("a program knows whether it is traced") {
  CHECK(tf::executing_eagerly());
  CHECK_FALSE(tf::inside_function());
  tf::function([] {
    CHECK_FALSE(tf::executing_eagerly());
    CHECK(tf::inside_function());
    const tf::InitScope now;
    CHECK(tf::executing_eagerly());
  })();
}

TEST_CASE("what is a tensor") {
  CHECK(tf::is_tensor(tf::constant(1)));
  CHECK(tf::is_tensor(tf::Variable(1.0)));
  CHECK(
      tf::is_tensor(tf::IndexedSlices(tf::constant({1.0}), tf::constant({0}))));
  CHECK(tf::is_tensor(tf::Structure(tf::constant(1))));
  CHECK_FALSE(tf::is_tensor(tf::Structure(tf::constant(1), tf::constant(2))));
  CHECK_FALSE(tf::is_tensor(tf::Tensor()));
  CHECK_FALSE(tf::is_tensor(3));
  CHECK_FALSE(tf::is_tensor(std::vector{1.0, 2.0}));
  CHECK_FALSE(tf::is_tensor(tf::TensorArray(tf::float32, 1)));

  CHECK_FALSE(tf::is_symbolic_tensor(tf::constant(1)));
  tf::function([](const tf::Tensor& x) {
    CHECK(tf::is_symbolic_tensor(x));
    return x;
  })(tf::constant(1));
}

TEST_CASE("values that are known before anything runs") {
  CHECK(tf::get_static_value(tf::constant({1, 2}))->str() == "[1 2]");
  tf::function([](const tf::Tensor& x) {
    CHECK_FALSE(tf::get_static_value(x));
    CHECK(tf::get_static_value(tf::shape(x))->str() == "[2]");
    return x;
  })(tf::constant({1.0, 2.0}));
}

TEST_CASE("the name scope at the moment") {
  CHECK(tf::get_current_name_scope().empty());
  const auto outer = tf::name_scope("a");
  const auto inner = tf::name_scope("b");
  CHECK(tf::get_current_name_scope() == "a/b");
  tf::function([] {
    CHECK(tf::get_current_name_scope().empty());
    const auto scope = tf::name_scope("q");
    CHECK(tf::get_current_name_scope() == "q");
  })();
}

Tensor truth(bool value) { return tf::constant(value); }

Outputs kinds(const Tensor& x) {
  return {truth(tf::is_tensor(x)), truth(tf::is_tensor(tf::Variable(1.0))),
          truth(tf::is_tensor(3)),
          truth(tf::is_tensor(tf::Structure(tf::constant({1})))),
          truth(tf::is_tensor(tf::Structure(x, x)))};
}

Outputs where_it_is(const Tensor& x) {
  return {truth(tf::executing_eagerly()), truth(tf::inside_function()),
          truth(tf::is_symbolic_tensor(x))};
}

// The same in a function of its own.
template <typename Function>
Outputs inside(const Function& function, const Tensor& x) {
  return tf::function([&](const Tensor& y) { return function(y).tensors(); })(
      x);
}

Outputs in_init_scope(const Tensor& x) {
  const auto scope = tf::init_scope();
  return {truth(tf::executing_eagerly()), x};
}

Outputs scopes(const Tensor& x) {
  std::vector<std::string> names = {tf::get_current_name_scope()};
  {
    const auto outer = tf::name_scope("a");
    const auto inner = tf::name_scope("b");
    names.push_back(tf::get_current_name_scope());
  }
  return {tf::constant(names), x};
}

Outputs known_shape(const Tensor& x) {
  return {tf::constant(tf::get_static_value(tf::shape(x)).value())};
}

Outputs is_unknown(const Tensor& x) {
  return {truth(!tf::get_static_value(x + 1.0))};
}

template <typename... Specs>
Outputs texts_of(const Specs&... specs) {
  return {tf::constant(std::vector<std::string>{specs.repr()...})};
}

Outputs specs() {
  return texts_of(tf::type_spec_from_value(tf::constant({1.0, 2.0})),
                  tf::type_spec_from_value(3), tf::type_spec_from_value(2.5),
                  tf::type_spec_from_value("a"), tf::type_spec_from_value(true),
                  tf::type_spec_from_value({{1, 2}}),
                  tf::type_spec_from_value(1L << 40));
}

Outputs specs_of_nothing() {
  return texts_of(tf::type_spec_from_value(tf::zeros({0, 2})),
                  tf::type_spec_from_value({}),
                  tf::type_spec_from_value(std::vector<std::vector<float>>(1)));
}

TEST_CASE("questions are answered as in Python") {
  check_golden(
      "ops/framework",
      {
          GOLDEN("is_tensor", kinds(in[0])),
          GOLDEN("executing_eagerly", where_it_is(in[0])),
          GOLDEN("executing_eagerly/inside", inside(where_it_is, in[0])),
          GOLDEN("init_scope", inside(in_init_scope, in[0])),
          GOLDEN("get_static_value", tf::constant(*tf::get_static_value(
                                         tf::constant({{1, 2}, {3, 4}})))),
          GOLDEN("get_static_value/shape", inside(known_shape, in[0])),
          GOLDEN("get_static_value/none", inside(is_unknown, in[0])),
          GOLDEN("get_current_name_scope", scopes(in[0])),
          GOLDEN("type_spec_from_value", specs()),
          GOLDEN("type_spec_from_value/empty", specs_of_nothing()),
          GOLDEN("type_spec_from_value/uneven",
                 texts_of(tf::type_spec_from_value({1, {2}}))),
          GOLDEN("type_spec_from_value/mixed",
                 texts_of(tf::type_spec_from_value({1, "a"}))),
      });
}

}  // namespace
}  // namespace tfx
