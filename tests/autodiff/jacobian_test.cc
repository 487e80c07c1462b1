#include <catch2/catch.hpp>
#include <functional>
#include <vector>

#include "tests/ops/transcript.h"
#include "tfx/autodiff/gradient_tape.h"
#include "tfx/core/indexing.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/reduce_ops.h"

namespace tfx {
namespace {

constexpr char kJacobianGolden[] = "autodiff/golden/jacobian";

TEST_CASE("the jacobian has target's shape, then the source's") {
  Transcript t(kJacobianGolden, "jacobian");
  const Tensor x = constant({1.0, 2.0});
  const Variable v({3.0, 4.0});
  const auto jacobian = [&](const std::function<Tensor()>& function,
                            const std::vector<Differentiable>& sources,
                            const JacobianOptions& options = {}) {
    GradientTape tape;
    tape.watch(x);
    const Tensor y = function();
    for (const Gradient& value : tape.jacobian(y, sources, options)) {
      t.print(value);
    }
  };
  jacobian([&] { return x * x; }, {x});
  jacobian([&] { return reduce_sum(x * x); }, {x});
  jacobian([&] { return expand_dims(x, 1) * v; }, {x, v});
  jacobian([&] { return v.sparse_read({0, 0, 1}); }, {v});
  jacobian([&] { return x[Slice(0, 0)]; }, {x});
  jacobian([&] { return constant(1.0); }, {x});
  jacobian(
      [&] {
        return constant({1.0, 3.0});
      },
      {x}, {.unconnected_gradients = UnconnectedGradients::ZERO});
  jacobian([&] { return cast(x, int32); }, {x});
}

TEST_CASE("jacobians of gradients and gradients of jacobians") {
  Transcript t(kJacobianGolden, "jacobian of a gradient");
  const Tensor x = constant({1.0, 2.0});
  {
    GradientTape outer;
    outer.watch(x);
    GradientTape inner;
    inner.watch(x);
    const Tensor y = math::square(reduce_prod(x));
    const Gradient first = inner.gradient(y, x);
    t.print(outer.jacobian(first, x));
  }
  GradientTape outer;
  outer.watch(x);
  GradientTape inner;
  inner.watch(x);
  const Tensor y = x * x * x;
  const auto [first] = inner.jacobian(y, {x});
  t.print(outer.gradient(first, x));
}

TEST_CASE("the batch jacobian goes row by row") {
  Transcript t(kJacobianGolden, "batch_jacobian");
  const Tensor x = constant({1.0, 2.0});
  const Tensor m = constant({{1.0, 2.0}, {3.0, 4.0}});
  using Function = std::function<Tensor(const Tensor&)>;
  const auto jacobian = [](const Function& function, const Tensor& source) {
    GradientTape tape;
    tape.watch(source);
    return tape.batch_jacobian(function(source), source);
  };
  const auto of_matrix = [&](const Function& function) {
    return jacobian(function, m);
  };
  t.print(of_matrix([](const Tensor& m) { return m * m; }));
  t.print(of_matrix([](const Tensor& m) { return reshape(m * m, {2, 2, 1}); }));
  t.print(of_matrix([](const Tensor&) {
    return constant({{1.0, 2.0}, {2.0, 2.0}});
  }));
  t.print(of_matrix([](const Tensor&) { return constant({{1}, {2}}); }));
  t.print(of_matrix([](const Tensor& m) { return m(Slice(), Slice(0, 0)); }));
  t.error([&] { of_matrix([](const Tensor& m) { return m[0]; }); });
  t.error([&] { of_matrix([](const Tensor& m) { return m[Slice(0, 1)]; }); });
  t.error([&] { jacobian([](const Tensor& x) { return x; }, x); });
}

TEST_CASE("the batch jacobian of no rows has none") {
  const Tensor none = zeros({0, 2});
  GradientTape tape;
  tape.watch(none);
  CHECK(tape.batch_jacobian(none * none, none).shape() ==
        TensorShape({0, 2, 2}));
}

TEST_CASE("a tape gives one jacobian") {
  Transcript t(kJacobianGolden, "a tape answers once");
  const Tensor x = constant({1.0, 2.0});
  GradientTape tape;
  tape.watch(x);
  const Tensor y = x * x;
  tape.jacobian(y, x);
  t.error([&] { tape.jacobian(y, x); });
}

TEST_CASE("a persistent tape gives several") {
  const Tensor x = constant({1.0, 2.0});
  GradientTape tape({.persistent = true});
  tape.watch(x);
  const Tensor y = x * x;
  CHECK(tape.jacobian(y, x).to_tensor().repr() ==
        tape.jacobian(y, x).to_tensor().repr());
}

}  // namespace
}  // namespace tfx
