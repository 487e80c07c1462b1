#include "tfx/function/method.h"

#include <catch2/catch.hpp>
#include <memory>

#include "tfx/autodiff/gradient_tape.h"
#include "tfx/core/errors.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/module.h"
#include "tfx/ops/operators.h"

namespace tf = tfx;

namespace tfx {

// Not in the anonymous namespace: where this file is included by another, GCC
// warns of a Method that is derived from what no other file can name.
class Scale : public tf::Module {
 public:
  explicit Scale(double factor) : w(factor) {}

  tf::Tensor operator()(const tf::Tensor& x) { return call_(*this, x); }
  tf::Tensor call(const tf::Tensor& x) {
    ++runs;
    return x * w;
  }
  tf::Tensor read(const tf::Tensor& x) const { return x * w + 1.0; }
  void add(const tf::Tensor& x) { w.assign_add(x); }
  int traces() const { return call_.experimental_get_tracing_count(); }

  tf::Variable w;
  int runs = 0;

 private:
  tf::Attributes attributes() const override { return {{"w", w}}; }

  tf::Method<&Scale::call> call_{{.name = "call"}};
};

namespace {

TEST_CASE("a member function is called with its object") {
  const auto f = tf::function(&Scale::call);
  Scale a(2.0);
  Scale b(3.0);
  for (int i = 0; i < 2; ++i) {
    CHECK(f(a, tf::constant(5.0)).item<float>() == 10.0F);
    CHECK(f(b, tf::constant(5.0)).item<float>() == 15.0F);
    CHECK(f(&a, tf::constant(5.0)).item<float>() == 10.0F);
  }
  // By reference and by pointer are two ways to call it.
  CHECK(a.runs == 2);
  CHECK(b.runs == 1);

  const auto g = tf::function(&Scale::read);
  const Scale& unchanging = a;
  CHECK(g(unchanging, tf::constant(5.0)).item<float>() == 11.0F);
  const auto h = tf::function(&Scale::add);
  h(a, tf::constant(1.0));
  h(a, tf::constant(1.0));
  CHECK(a.w.value().item<float>() == 4.0F);
}

TEST_CASE("a class has functions that know their object") {
  Scale a(2.0);
  CHECK(a(tf::constant(5.0)).item<float>() == 10.0F);
  CHECK(a(tf::constant(6.0)).item<float>() == 12.0F);
  CHECK(a.runs == 1);

  // A copy has the same variable; with one of its own it is another.
  Scale b = a;
  b.w = tf::Variable(7.0);
  CHECK(b(tf::constant(1.0)).item<float>() == 7.0F);
  CHECK(a(tf::constant(1.0)).item<float>() == 2.0F);

  const tf::Variable w = a.w;
  Scale moved = std::move(a);
  CHECK(moved(tf::constant(1.0)).item<float>() == 2.0F);
  w.assign(4.0);
  CHECK(moved(tf::constant(1.0)).item<float>() == 4.0F);

  // What was assigned is used from then on.
  b = moved;
  CHECK(b(tf::constant(1.0)).item<float>() == 4.0F);
}

TEST_CASE("another module at the same place is another module") {
  const auto f = tf::function(&Scale::call);
  alignas(Scale) std::byte place[sizeof(Scale)];
  for (const double factor : {1.0, 2.0, 3.0}) {
    auto* const scale = new (place) Scale(factor);
    CHECK(f(*scale, tf::constant(1.0)).item<float>() == factor);
    CHECK(f(scale, tf::constant(1.0)).item<float>() == factor);
    scale->~Scale();
  }
}

TEST_CASE("tapes go back through member functions") {
  Scale a(2.0);
  const tf::Tensor x = tf::constant(5.0);
  tf::GradientTape tape;
  tape.watch(x);
  const tf::Tensor y = a(x);
  const auto [dx, dw] = tape.gradient(y, {x, a.w});
  CHECK(dx.numpy() == 2.0);
  CHECK(dw.numpy() == 5.0);
}

TEST_CASE("an input signature leaves the object out") {
  const auto f = tf::function(
      &Scale::call, {.input_signature = {{tf::TensorSpec({-1}, tf::float32)}}});
  Scale a(2.0);
  CHECK(f(a, tf::constant({1.0})).data<float>()[0] == 2.0F);
  CHECK(f(a, tf::constant({1.0, 2.0})).data<float>()[1] == 4.0F);
  CHECK(f.experimental_get_tracing_count() == 1);
  CHECK_THROWS_AS(f(a, tf::constant(1)), TypeError);
}

}  // namespace
}  // namespace tfx
