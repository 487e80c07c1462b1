// Composite tensors as a function takes them: tensors with something around
// them, such as tf.SparseTensor.
#include "tfx/function/tensor_leaves.h"

#include <catch2/catch.hpp>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "tests/function/testing.h"
#include "tfx/autodiff/gradient_tape.h"
#include "tfx/core/composite_tensor.h"
#include "tfx/core/errors.h"
#include "tfx/function/cond.h"
#include "tfx/function/function.h"
#include "tfx/function/map_fn.h"
#include "tfx/function/while_loop.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/reduce_ops.h"

namespace tfx {
namespace {

namespace tf = tfx;

struct ScatteredSpec {
  int64_t length;
  tf::DType dtype;

  std::string repr() const {
    return "ScatteredSpec(" + std::to_string(length) + ", " + dtype.repr() +
           ")";
  }
  std::vector<tf::TensorSpec> component_specs() const {
    return {tf::TensorSpec({tf::kNone}, tf::int32),
            tf::TensorSpec({tf::kNone}, dtype)};
  }
  friend bool operator==(const ScatteredSpec&, const ScatteredSpec&) = default;
};

// Some elements of a vector, and where they are: a composite tensor as
// tf.SparseTensor is one, of which the length may be known.
class Scattered {
 public:
  Scattered(tf::Tensor places, tf::Tensor values, int64_t length)
      : places_(std::move(places)),
        values_(std::move(values)),
        length_(length) {}

  const tf::Tensor& places() const { return places_; }
  const tf::Tensor& values() const { return values_; }
  int64_t length() const { return length_; }
  Scattered with_values(tf::Tensor values) const {
    return {places_, std::move(values), length_};
  }
  Scattered twice() const {
    return {tf::concat({places_, places_}, 0),
            tf::concat({values_, values_}, 0), length_};
  }

  std::vector<tf::Tensor> components() const { return {places_, values_}; }
  Scattered with_components(std::span<const tf::Tensor> components) const {
    return {components[0], components[1], length_};
  }
  static Scattered from_components(std::span<const tf::Tensor> components) {
    return {components[0], components[1], tf::kNone};
  }
  std::vector<tf::TensorShape> component_shapes() const {
    return {{tf::kNone}, {tf::kNone}};
  }
  std::string type_key() const { return std::to_string(length_); }
  ScatteredSpec type_spec() const { return {length_, values_.dtype()}; }
  std::string repr() const { return "Scattered"; }

 private:
  tf::Tensor places_;
  tf::Tensor values_;
  int64_t length_;
};
static_assert(OpenCompositeTensor<Scattered>);
static_assert(!CompositeTensor<tf::Tensor>);

struct RigidSpec {
  std::string kind;
  tf::DType dtype;

  std::string repr() const { return "RigidSpec(" + kind + ")"; }
  std::vector<tf::TensorSpec> component_specs() const {
    return {tf::TensorSpec(tf::TensorShape::unknown(), dtype)};
  }
  friend bool operator==(const RigidSpec&, const RigidSpec&) = default;
};

// The same without from_components().
class Rigid {
 public:
  Rigid(tf::Tensor value, std::string kind)
      : value_(std::move(value)), kind_(std::move(kind)) {}

  const tf::Tensor& value() const { return value_; }
  std::vector<tf::Tensor> components() const { return {value_, {}}; }
  Rigid with_components(std::span<const tf::Tensor> components) const {
    CHECK_FALSE(components[1].has_value());
    return {components[0], kind_};
  }
  std::vector<tf::TensorShape> component_shapes() const {
    return {value_.shape(), {}};
  }
  std::string type_key() const { return kind_; }
  RigidSpec type_spec() const { return {kind_, value_.dtype()}; }
  std::string repr() const { return "Rigid"; }

 private:
  tf::Tensor value_;
  std::string kind_;
};
static_assert(CompositeTensor<Rigid> && !OpenCompositeTensor<Rigid>);

Scattered two() { return {tf::constant({0, 2}), tf::constant({1.0, 2.0}), 4}; }
Scattered three() {
  return {tf::constant({0, 1, 3}), tf::constant({1.0, 2.0, 3.0}), 4};
}
std::vector<float> values_of(const Scattered& value) {
  return list<float>(value.values());
}

TEST_CASE("composite tensors of one type share a trace") {
  int runs = 0;
  const auto f = tf::function([&](const Scattered& x) {
    ++runs;
    CHECK(x.values().is_symbolic());
    CHECK(x.values().shape().as_list() == std::vector<int64_t>{tf::kNone});
    CHECK(x.length() >= 4);
    return x.with_values(x.values() * 2.0);
  });
  const Scattered result = f(two());
  CHECK(values_of(result) == std::vector<float>{2, 4});
  CHECK(list<int32_t>(result.places()) == std::vector<int32_t>{0, 2});
  CHECK(result.length() == 4);
  CHECK(values_of(f(three())) == std::vector<float>{2, 4, 6});
  CHECK(runs == 1);
  CHECK(f(Scattered(tf::constant({4}), tf::constant({1.0}), 5)).length() == 5);
  CHECK(runs == 2);
  f(two().with_values(tf::constant({1.0, 2.0}, {.dtype = tf::float64})));
  CHECK(runs == 3);
}

TEST_CASE("composite tensors go in and out inside of structures") {
  const auto f = tf::function(
      [](const std::vector<Scattered>& xs,
         const std::map<std::string, std::optional<Scattered>>& named,
         const tf::Tensor& y) {
        return std::tuple(xs[1].with_values(xs[1].values() + y), named.at("a"),
                          std::pair(named.at("b"), xs.size()));
      });
  const auto [first, second, third] =
      f(std::vector{two(), three()},
        std::map<std::string, std::optional<Scattered>>{{"a", two()},
                                                        {"b", std::nullopt}},
        tf::constant(0.5));
  CHECK(values_of(first) == std::vector<float>{1.5, 2.5, 3.5});
  CHECK(values_of(*second) == std::vector<float>{1, 2});
  CHECK_FALSE(third.first);
  CHECK(third.second == 2);
}

TEST_CASE("a component may be missing") {
  const auto f = tf::function([](const Rigid& x, const tf::Tensor& y) {
    return std::pair(Rigid(x.value() + y, "sum"), y);
  });
  const auto [sum, y] = f(Rigid(tf::constant(1.0), "one"), tf::constant(2.0));
  CHECK(sum.value().item<float>() == 3.0F);
  CHECK(y.item<float>() == 2.0F);
  CHECK(
      f.concrete_functions()[0].pretty_printed_signature({.verbose = false}) ==
      "(args_0: RigidSpec(one), args_1: TensorSpec(shape=(), "
      "dtype=tf.float32, name=None), /) -> Tuple[RigidSpec(sum), "
      "TensorSpec(shape=(), dtype=tf.float32, name=None)]");
}

TEST_CASE("composite tensors fit input signatures by their components") {
  const auto f = tf::function(
      [](const Scattered& x) { return tf::reduce_sum(x.values()); },
      {.input_signature = {{tf::TensorSpec({tf::kNone}, tf::int32),
                            tf::TensorSpec({tf::kNone}, tf::float32)}}});
  CHECK(f(two()).item<float>() == 3.0F);
  CHECK(f(three()).item<float>() == 6.0F);
  CHECK(f.experimental_get_tracing_count() == 1);
  CHECK_THROWS_AS(f(two().with_values(tf::constant({1, 2}))), tf::TypeError);
}

TEST_CASE("gradients go through functions of composite tensors") {
  const auto f = tf::function([](const Scattered& x) {
    return x.with_values(x.values() * x.values());
  });
  const Scattered x = three();
  tf::GradientTape tape;
  tape.watch(x.values());
  const Scattered y = f(x);
  const tf::Tensor gradient = tape.gradient(y.values(), x.values());
  CHECK(list<float>(gradient) == std::vector<float>{2, 4, 6});
}

TEST_CASE("branches return composite tensors") {
  const auto f = tf::function(
      [](const tf::Tensor& is_first, const Scattered& a, const Scattered& b) {
        return tf::cond(
            is_first, [&] { return a; },
            [&] { return b.with_values(b.values() * 10.0); });
      });
  CHECK(values_of(f(tf::constant(true), two(), three())) ==
        std::vector<float>{1, 2});
  const Scattered second = f(tf::constant(false), two(), three());
  CHECK(values_of(second) == std::vector<float>{10, 20, 30});
  CHECK(second.length() == 4);
  // Of several types: what holds for all.
  const Scattered longer(tf::constant({7}), tf::constant({8.0}), 9);
  const Scattered open = f(tf::constant(false), two(), longer);
  CHECK(values_of(open) == std::vector<float>{80});
  CHECK(open.length() == tf::kNone);

  const auto rigid = tf::function([](const tf::Tensor& is_first) {
    return tf::cond(
        is_first, [] { return Rigid(tf::constant(1.0), "a"); },
        [] { return Rigid(tf::constant(2.0), "b"); });
  });
  CHECK_THROWS_WITH(rigid(tf::constant(true)),
                    Catch::Matchers::Contains("one is RigidSpec(b)"));
}

TEST_CASE("loops have composite tensors as variables, of any number") {
  const auto loop = [](const Scattered& x) {
    return tf::while_loop(
        [](const tf::Tensor& i, const Scattered&) { return i < 2; },
        [](const tf::Tensor& i, const Scattered& each) {
          return std::tuple(i + 1, each.twice());
        },
        std::tuple(0, x));
  };
  const std::vector<float> expected = {1, 2, 1, 2, 1, 2, 1, 2};
  CHECK(values_of(std::get<1>(loop(two()))) == expected);
  const auto traced = std::get<1>(tf::function(loop)(two()));
  CHECK(values_of(traced) == expected);
  CHECK(traced.length() == 4);
}

TEST_CASE("composite tensors have no rows") {
  CHECK_THROWS_AS(
      tf::map_fn([](const Scattered& x) { return x.values(); }, two()),
      tf::TypeError);
}

}  // namespace
}  // namespace tfx
