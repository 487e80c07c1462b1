// Gradients where Python's fail or are wrong, so that it cannot tell what they
// should be: finite differences and arithmetic do.
#include <catch2/catch.hpp>
#include <cmath>
#include <complex>
#include <functional>
#include <vector>

#include "tfx/autodiff/gradient_tape.h"
#include "tfx/core/errors.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/matrix_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/reduce_ops.h"
#include "tfx/random/stateless_random_ops.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/linalg_ops.h"
#include "tfx/raw_ops/ragged_ops.h"
#include "tfx/raw_ops/signal_ops.h"
#include "tfx/raw_ops/sparse_ops.h"

namespace tfx {
namespace {

using Catch::Contains;
using Catch::Message;
using Inputs = std::vector<Tensor>;
using FunctionOfInputs = std::function<Tensor(const Inputs&)>;

// Numbers between -1 and 1, float64 or complex128.
Tensor numbers(const TensorShape& shape, DType dtype, int seed) {
  const auto uniform = [&](int part) {
    return random::stateless_uniform(
        shape, {seed, part}, {.minval = -1, .maxval = 1, .dtype = float64});
  };
  return dtype == float64 ? uniform(0) : complex(uniform(0), uniform(1));
}

// The real part of the inner product.
double product(const Tensor& a, const Tensor& b) {
  const Tensor whole = a.dtype().is_complex() ? math::conj(a) * b : a * b;
  return static_cast<double>(reduce_sum(math::real(whole)));
}

// Compares the gradients of function's result, weighted, with differences along
// some direction for each input.
void check_differences(const FunctionOfInputs& function, const Inputs& inputs) {
  GradientTape tape;
  for (const Tensor& input : inputs) tape.watch(input);
  const Tensor y = function(inputs);
  const Tensor weights = numbers(y.shape(), y.dtype(), 99);
  const auto gradients =
      tape.gradient(y, inputs, {.output_gradients = {weights}});
  constexpr double kStep = 1e-6;
  for (size_t i = 0; i < inputs.size(); ++i) {
    INFO("input " << i);
    REQUIRE(gradients[i].shape() == inputs[i].shape());
    const Tensor direction = numbers(inputs[i].shape(), inputs[i].dtype(), 98);
    const auto at = [&](double step) {
      Inputs moved = inputs;
      moved[i] = inputs[i] + direction * step;
      return product(weights, function(moved));
    };
    const double expected = (at(kStep) - at(-kStep)) / (2 * kStep);
    CHECK(product(gradients[i], direction) ==
          Approx(expected).epsilon(1e-5).margin(1e-6));
  }
}

void check_differences(const FunctionOfInputs& function, const Tensor& input) {
  check_differences(function, Inputs{input});
}

// Far from singular.
Tensor regular(const TensorShape& shape, DType dtype, int seed) {
  const Tensor noise = numbers(shape, dtype, seed);
  return linalg::set_diag(noise, linalg::diag_part(noise) + 3.0);
}

TEST_CASE("gradients of complex matrices") {
  const Tensor a = regular({2, 3, 3}, complex128, 1);
  SECTION("determinants") {
    check_differences(
        [](const Inputs& x) { return raw_ops::MatrixDeterminant(x[0]); }, a);
  }
  SECTION("square roots") {
    check_differences(
        [](const Inputs& x) { return raw_ops::MatrixSquareRoot(x[0]); }, a);
  }
  SECTION("least squares") {
    for (const TensorShape& shape :
         {TensorShape{2, 4, 3}, TensorShape{2, 3, 4}, TensorShape{3, 3}}) {
      TensorShape right = shape.slice(0, -1).concatenate({2});
      for (const double l2 : {0.0, 0.5}) {
        check_differences(
            [&](const Inputs& x) {
              return raw_ops::MatrixSolveLs(x[0], x[1],
                                            constant(l2, {.dtype = float64}));
            },
            {regular(shape, complex128, 2), numbers(right, complex128, 3)});
      }
    }
  }
  SECTION("tridiagonal equations") {
    const Tensor noise = numbers({2, 3, 4}, complex128, 4);
    const Tensor diagonals =
        noise + constant({{0.0}, {3.0}, {0.0}}, {.dtype = complex128});
    check_differences(
        [](const Inputs& x) { return raw_ops::TridiagonalSolve(x[0], x[1]); },
        {diagonals, numbers({2, 4, 2}, complex128, 5)});
  }
}

TEST_CASE("gradients of one diagonal of equations") {
  for (const TensorShape& shape : {TensorShape{3, 2}, TensorShape{2, 3, 2}}) {
    check_differences(
        [](const Inputs& x) {
          return raw_ops::BandedTriangularSolve(x[0], x[1]);
        },
        {numbers({1, 3}, float64, 1) + 3.0, numbers(shape, float64, 2)});
  }
}

TEST_CASE("diagonals of the second version are aligned to the left") {
  const Tensor k = constant({-1, 2});
  const Tensor zero = constant(0.0, {.dtype = float64});
  const Tensor matrices = numbers({2, 3, 4}, float64, 1);
  const Tensor diagonals = numbers({2, 4, 3}, float64, 2);
  check_differences(
      [&](const Inputs& x) { return raw_ops::MatrixDiagPartV2(x[0], k, zero); },
      matrices);
  check_differences(
      [&](const Inputs& x) {
        return raw_ops::MatrixDiagV2(x[0], k, constant(3), constant(4), zero);
      },
      diagonals);
  check_differences(
      [&](const Inputs& x) { return raw_ops::MatrixSetDiagV2(x[0], x[1], k); },
      {matrices, diagonals});
}

TEST_CASE("transforms shorter than what they are of") {
  for (const int length : {4, 5}) {
    check_differences(
        [&](const Inputs& x) {
          return raw_ops::RFFT(x[0], constant({length}),
                               {.Tcomplex = complex128});
        },
        numbers({2, 7}, float64, 1));
    check_differences(
        [&](const Inputs& x) {
          return raw_ops::RFFT2D(x[0], constant({3, length}),
                                 {.Tcomplex = complex128});
        },
        numbers({2, 4, 7}, float64, 2));
    check_differences(
        [&](const Inputs& x) {
          return raw_ops::IRFFT(x[0], constant({length}), {.Treal = float64});
        },
        numbers({2, 7}, complex128, 3));
  }
}

TEST_CASE("one index alone") {
  const Tensor x = numbers({3, 2}, float64, 1);
  for (const Tensor& index : {constant({2, 1}), constant({1})}) {
    check_differences(
        [&](const Inputs& in) { return raw_ops::GatherNd(in[0], index); }, x);
  }
}

TEST_CASE("indices that are ignored have no gradient") {
  const Tensor indices = constant({{0}, {7}});
  const Tensor x = numbers({3}, float64, 1);
  const Tensor updates = numbers({2}, float64, 2);
  check_differences(
      [&](const Inputs& in) {
        return raw_ops::ScatterNd(indices, in[0], constant({3}),
                                  {.bad_indices_policy = "IGNORE"});
      },
      updates);
  check_differences(
      [&](const Inputs& in) {
        return raw_ops::TensorScatterAdd(in[0], indices, in[1],
                                         {.bad_indices_policy = "IGNORE"});
      },
      {x, updates});
  check_differences(
      [&](const Inputs& in) {
        return raw_ops::TensorScatterUpdate(in[0], indices, in[1],
                                            {.bad_indices_policy = "IGNORE"});
      },
      {x, updates});
}

TEST_CASE("sparse indices of one dimension, and one value for all") {
  const Tensor value = numbers({}, float64, 1);
  const Tensor values = numbers({2}, float64, 2);
  const Tensor rest = numbers({}, float64, 3);
  const auto dense = [](const Tensor& indices) {
    return [indices](const Inputs& x) {
      return raw_ops::SparseToDense(indices, constant({4}), x[0], x[1]);
    };
  };
  check_differences(dense(constant({0, 2})), {values, rest});
  check_differences(dense(constant({0, 2})), {value, rest});
  check_differences(dense(constant(1)), {value, rest});
}

TEST_CASE(
    "a default value that is broadcast along other than leading dimensions") {
  const Tensor splits = constant({0, 2, 3}, {.dtype = int64});
  check_differences(
      [&](const Inputs& x) {
        return raw_ops::RaggedTensorToTensor(constant(-1), x[0], x[1], {splits},
                                             {"ROW_SPLITS"});
      },
      {numbers({3, 3, 2}, float64, 1), numbers({3, 1}, float64, 2)});
}

TEST_CASE("products of sparse matrices") {
  const Tensor indices =
      constant({{0, 0}, {0, 2}, {1, 1}, {2, 0}, {2, 2}}, {.dtype = int64});
  const Tensor others = constant({{0, 1}, {1, 0}, {1, 2}}, {.dtype = int64});
  const Tensor shape = constant({3, 3}, {.dtype = int64});
  using Options = raw_ops::SparseMatrixSparseMatMulOptions;
  for (const DType dtype : {float64, complex128}) {
    for (const Options& options :
         {Options{}, Options{.transpose_a = true}, Options{.adjoint_a = true},
          Options{.transpose_b = true}, Options{.adjoint_b = true},
          Options{.transpose_a = true, .transpose_b = true},
          Options{.transpose_a = true, .adjoint_b = true},
          Options{.transpose_b = true, .adjoint_a = true},
          Options{.adjoint_a = true, .adjoint_b = true}}) {
      check_differences(
          [&](const Inputs& x) {
            const Tensor a =
                raw_ops::SparseTensorToCSRSparseMatrix(indices, x[0], shape);
            const Tensor b =
                raw_ops::SparseTensorToCSRSparseMatrix(others, x[1], shape);
            return raw_ops::CSRSparseMatrixToDense(
                raw_ops::SparseMatrixSparseMatMul(a, b, dtype, options), dtype);
          },
          {numbers({5}, dtype, 1), numbers({3}, dtype, 2)});
    }
  }
}

TEST_CASE("the gradient of a rounding's gradient") {
  const Tensor x = constant({-2.0, 0.5, 2.0});
  const Tensor grad = constant({1.0, 2.0, 3.0});
  GradientTape tape;
  tape.watch(grad);
  const auto first = raw_ops::QuantizeAndDequantizeV4Grad(
      grad, x, constant(-1.0), constant(1.0));
  const Tensor weights = constant({5.0, 6.0, 7.0});
  const Tensor second = tape.gradient(first.input_backprop, grad,
                                      {.output_gradients = {weights}});
  CHECK(second.data<float>()[0] == 0);
  CHECK(second.data<float>()[1] == 6);
  CHECK(second.data<float>()[2] == 0);
}

// The exception of the gradient of function's result.
template <typename Function>
auto gradient_of(const Function& function, const Tensor& x) {
  return [function, x] {
    GradientTape tape;
    tape.watch(x);
    const Tensor y = function(x);
    return tape.gradient(y, x);
  };
}

TEST_CASE("gradients that there are not, and why") {
  const Tensor x = constant({1.0, 2.0});
  CHECK_THROWS_MATCHES(
      gradient_of(
          [](const Tensor& t) {
            return raw_ops::PreventGradient(t, {.message = "not here"});
          },
          x)(),
      LookupError, Message("Gradient explicitly disabled. Reason: not here"));

  const Tensor indices = constant({{0}, {1}}, {.dtype = int64});
  const Tensor shape = constant({2}, {.dtype = int64});
  CHECK_THROWS_MATCHES(
      gradient_of(
          [&](const Tensor& t) {
            return raw_ops::SparseDenseCwiseAdd(indices, t, shape, t);
          },
          x)(),
      NotImplementedError,
      Message("Gradient for SparseDenseCwiseAdd is not implemented."));
  CHECK_THROWS_MATCHES(
      gradient_of(
          [&](const Tensor& t) {
            return raw_ops::SparseSparseMaximum(indices, t, shape, indices, t,
                                                shape)
                .output_values;
          },
          x)(),
      NotImplementedError,
      Message("Gradient for SparseSparseMaximum is not implemented."));
  CHECK_THROWS_MATCHES(
      gradient_of(
          [&](const Tensor& t) {
            return raw_ops::SparseSparseMinimum(indices, t, shape, indices, t,
                                                shape)
                .output_values;
          },
          x)(),
      NotImplementedError,
      Message("Gradient for SparseSparseMinimum is not implemented."));

  const Tensor tall = numbers({4, 2}, float64, 1);
  CHECK_THROWS_MATCHES(
      gradient_of(
          [](const Tensor& t) {
            return raw_ops::Qr(t, {.full_matrices = true}).r;
          },
          tall)(),
      NotImplementedError,
      Message("QrGrad not implemented when nrows > ncols and full_matrices is "
              "true. Received r.shape=(4, 2) with nrows=4and ncols=2."));
  CHECK_THROWS_WITH(gradient_of(
                        [](const Tensor& t) {
                          return raw_ops::Svd(t, {.full_matrices = true}).u;
                        },
                        tall)(),
                    Contains("svd gradient is not implemented for abs(m - n) > "
                             "1 when full_matrices is True. Received: m=2 and "
                             "n=4"));
  CHECK_THROWS_MATCHES(
      gradient_of(
          [&](const Tensor& t) {
            return raw_ops::MatrixSolveLs(
                t, tall, constant(0.0, {.dtype = float64}), {.fast = false});
          },
          tall)(),
      ValueError, Message("Gradient not defined for fast=False"));
}

}  // namespace
}  // namespace tfx
