#include "tfx/function/method.h"

#include <catch2/catch.hpp>
#include <memory>

#include "tfx/autodiff/gradient_tape.h"
#include "tfx/c/library.h"
#include "tfx/core/errors.h"
#include "tfx/module/module.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/operators.h"
#include "tfx/trackable/trackable.h"

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

// Scale with `self`.
class Scaled : public tf::Module {
 public:
  explicit Scaled(double factor) : Module(this) {
    self->w = tf::Variable(factor, {.name = "w"});
  }
  tf::Tensor operator()(const tf::Tensor& x) const {
    return self->call(*this, x);
  }
  tf::Tensor call_eagerly(const tf::Tensor& x) const {
    ++self->runs;
    return x * self->w;
  }
  tf::Tensor call_outside(const tf::Tensor& x) const { return x * outside; }

  struct Self {
    tf::Variable w;
    int runs;
    tf::Method<&Scaled::call_eagerly> call{{.name = "call"}};
    tf::Method<&Scaled::call_outside> call_outside{{.name = "call_outside"}};
  };
  tf::Self<Self> self;
  tf::Variable outside;
};

namespace {

TEST_CASE("copies of a module with self share their traces") {
  Scaled a(2.0);
  Scaled b = a;
  Scaled other(3.0);
  CHECK(a(tf::constant(5.0)).item<float>() == 10.0F);
  CHECK(b(tf::constant(6.0)).item<float>() == 12.0F);
  CHECK(other(tf::constant(1.0)).item<float>() == 3.0F);
  CHECK(a.self->runs == 1);
  CHECK(a.self->call.experimental_get_tracing_count() == 1);
  b.self->w.assign(4.0);
  CHECK(a(tf::constant(1.0)).item<float>() == 4.0F);

  // One function for all objects traces for each of them.
  const auto f = tf::function(&Scaled::call_eagerly);
  for (int i = 0; i < 2; ++i) {
    CHECK(f(a, tf::constant(1.0)).item<float>() == 4.0F);
    CHECK(f(Scaled(b), tf::constant(1.0)).item<float>() == 4.0F);
    CHECK(f(other, tf::constant(1.0)).item<float>() == 3.0F);
  }
  CHECK(f.experimental_get_tracing_count() == 2);
}

TEST_CASE("a variable that a traced module reads and does not track") {
  std::vector<std::string> lines;
  tf::set_log_callback([&](tf::LogLevel /*level*/, std::string_view line) {
    lines.emplace_back(line);
  });
  Scaled a(2.0);
  a.outside = tf::Variable(3.0, {.name = "outside"});
  a(tf::constant(1.0));
  CHECK(lines.empty());
  for (int i = 0; i < 2; ++i) {
    CHECK(a.self->call_outside(a, tf::constant(1.0)).item<float>() == 3.0F);
    CHECK(a.self->call_outside(a, tf::constant({1.0})).shape().rank() == 1);
  }
  REQUIRE(lines.size() == 1);
  CHECK_THAT(lines[0],
             Catch::Contains("'call_outside' reads the variable 'outside:0', "
                             "which is no attribute of its Scaled"));

  // Called with a pointer, and a class that lists its attributes.
  lines.clear();
  Scale scale(2.0);
  tf::function (&Scale::call)(&scale, tf::constant(1.0));
  CHECK(lines.empty());
  scale.w = a.outside;
  tf::function (&Scaled::call_outside)(&a, tf::constant(1.0));
  CHECK(lines.empty());
  Scaled b(2.0);
  b.outside = a.outside;
  tf::function (&Scaled::call_outside)(&b, tf::constant(1.0));
  tf::set_log_callback({});
  CHECK(lines.size() == 1);
}

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

TEST_CASE("traces of modules that are gone do not keep their variables") {
  const auto f = tf::function(
      [](const Scaled& module, const tf::Tensor& x) { return module(x); });
  const tf::Tensor x = tf::constant(2.0);
  int64_t gone = 0;
  {
    const Scaled module(3.0);
    gone = module.self->w.id();
    CHECK(float(f(module, x)) == 6.0F);
  }
  CHECK(Trackable::is_alive(gone));
  const Scaled other(4.0);
  CHECK(float(f(other, x)) == 8.0F);
  CHECK_FALSE(Trackable::is_alive(gone));
  CHECK(Trackable::is_alive(other.self->w.id()));
  CHECK(float(f(other, x)) == 8.0F);
  CHECK(f.experimental_get_tracing_count() == 2);
}

}  // namespace
}  // namespace tfx
