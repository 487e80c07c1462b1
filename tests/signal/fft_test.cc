#include "tfx/signal/fft.h"

#include <catch2/catch.hpp>
#include <string>

#include "tests/ops/golden_cases.h"
#include "tfx/core/errors.h"
#include "tfx/core/tensor_spec.h"
#include "tfx/function/function.h"
#include "tfx/ops/array_ops.h"

namespace tfx {
namespace {

namespace tf = tfx;
namespace s = tfx::signal;

TEST_CASE("Fourier transforms are Python's") {
  check_golden(
      "signal/fft",
      {
          GOLDEN("fft", s::fft(in[0])),
          GOLDEN("fft2d", s::fft2d(in[0])),
          GOLDEN("fft3d", s::fft3d(in[0])),
          GOLDEN("ifft", s::ifft(in[0])),
          GOLDEN("ifft2d", s::ifft2d(in[0])),
          GOLDEN("ifft3d", s::ifft3d(in[0])),
          GOLDEN("fft/literal", s::fft({1, 2, 3}, {.name = "f"})),
          GOLDEN("rfft", s::rfft(in[0])),
          GOLDEN("rfft/length", s::rfft(in[0], {.fft_length = {5}})),
          GOLDEN("rfft/shorter", s::rfft(in[0], {.fft_length = {3}})),
          GOLDEN("irfft", s::irfft(in[0])),
          GOLDEN("irfft/length", s::irfft(in[0], {.fft_length = {9}})),
          GOLDEN("irfft/shorter", s::irfft(in[0], {.fft_length = {3}})),
          GOLDEN("rfft2d", s::rfft2d(in[0])),
          GOLDEN("rfft2d/length", s::rfft2d(in[0], {.fft_length = {3, 5}})),
          GOLDEN("rfft2d/shorter", s::rfft2d(in[0], {.fft_length = {2, 2}})),
          GOLDEN("irfft2d", s::irfft2d(in[0])),
          GOLDEN("irfft2d/length", s::irfft2d(in[0], {.fft_length = {3, 9}})),
          GOLDEN("irfft2d/shorter", s::irfft2d(in[0], {.fft_length = {2, 2}})),
          GOLDEN("rfft3d", s::rfft3d(in[0])),
          GOLDEN("rfft3d/length", s::rfft3d(in[0], {.fft_length = {2, 3, 5}})),
          GOLDEN("rfft3d/shorter", s::rfft3d(in[0], {.fft_length = {1, 2, 3}})),
          GOLDEN("irfft3d", s::irfft3d(in[0])),
          GOLDEN("irfft3d/length",
                 s::irfft3d(in[0], {.fft_length = {2, 3, 9}})),
          GOLDEN("irfft3d/shorter",
                 s::irfft3d(in[0], {.fft_length = {1, 2, 3}})),
          GOLDEN("rfft/tensor", s::rfft(in[0], {.fft_length = in[1]})),
          GOLDEN("irfft/tensor", s::irfft(in[0], {.fft_length = in[1]})),
          GOLDEN("fftnd", s::fftnd(in[0])),
          GOLDEN("fftnd/axes", s::fftnd(in[0], {.axes = {0, 1}})),
          GOLDEN("fftnd/length", s::fftnd(in[0], {.fft_length = {2, 4}})),
          GOLDEN("fftnd/backward", s::fftnd(in[0], {.fft_length = {2, 4},
                                                    .axes = {0, 1},
                                                    .norm = "backward"})),
          GOLDEN("fftnd/forward", s::fftnd(in[0], {.fft_length = {2, 4},
                                                   .axes = {0, 1},
                                                   .norm = "forward"})),
          GOLDEN("fftnd/ortho", s::fftnd(in[0], {.fft_length = {2, 4},
                                                 .axes = {0, 1},
                                                 .norm = "ortho"})),
          GOLDEN("ifftnd", s::ifftnd(in[0])),
          GOLDEN("ifftnd/axes", s::ifftnd(in[0], {.axes = {0, 1}})),
          GOLDEN("ifftnd/length", s::ifftnd(in[0], {.fft_length = {2, 4}})),
          GOLDEN("ifftnd/backward", s::ifftnd(in[0], {.fft_length = {2, 4},
                                                      .axes = {0, 1},
                                                      .norm = "backward"})),
          GOLDEN("ifftnd/forward", s::ifftnd(in[0], {.fft_length = {2, 4},
                                                     .axes = {0, 1},
                                                     .norm = "forward"})),
          GOLDEN("ifftnd/ortho", s::ifftnd(in[0], {.fft_length = {2, 4},
                                                   .axes = {0, 1},
                                                   .norm = "ortho"})),
          GOLDEN("rfftnd", s::rfftnd(in[0])),
          GOLDEN("rfftnd/axes", s::rfftnd(in[0], {.axes = {0, 1}})),
          GOLDEN("rfftnd/length", s::rfftnd(in[0], {.fft_length = {2, 4}})),
          GOLDEN("rfftnd/backward", s::rfftnd(in[0], {.fft_length = {2, 4},
                                                      .axes = {0, 1},
                                                      .norm = "backward"})),
          GOLDEN("rfftnd/forward", s::rfftnd(in[0], {.fft_length = {2, 4},
                                                     .axes = {0, 1},
                                                     .norm = "forward"})),
          GOLDEN("rfftnd/ortho", s::rfftnd(in[0], {.fft_length = {2, 4},
                                                   .axes = {0, 1},
                                                   .norm = "ortho"})),
          GOLDEN("irfftnd", s::irfftnd(in[0])),
          GOLDEN("irfftnd/axes", s::irfftnd(in[0], {.axes = {0, 1}})),
          GOLDEN("irfftnd/length", s::irfftnd(in[0], {.fft_length = {2, 4}})),
          GOLDEN("irfftnd/backward", s::irfftnd(in[0], {.fft_length = {2, 4},
                                                        .axes = {0, 1},
                                                        .norm = "backward"})),
          GOLDEN("irfftnd/forward", s::irfftnd(in[0], {.fft_length = {2, 4},
                                                       .axes = {0, 1},
                                                       .norm = "forward"})),
          GOLDEN("irfftnd/ortho", s::irfftnd(in[0], {.fft_length = {2, 4},
                                                     .axes = {0, 1},
                                                     .norm = "ortho"})),
          GOLDEN("tf.fftnd", tf::fftnd(in[0], in[1], in[2])),
          GOLDEN("tf.fftnd/literal",
                 tf::fftnd({1, 2}, {2}, {0}, {.name = "n"})),
          GOLDEN("tf.ifftnd", tf::ifftnd(in[0], in[1], in[2])),
          GOLDEN("tf.ifftnd/literal",
                 tf::ifftnd({1, 2}, {2}, {0}, {.name = "n"})),
          GOLDEN("tf.rfftnd", tf::rfftnd(in[0], in[1], in[2])),
          GOLDEN("tf.rfftnd/literal",
                 tf::rfftnd({1, 2}, {2}, {0}, {.name = "n"})),
          GOLDEN("tf.irfftnd", tf::irfftnd(in[0], in[1], in[2])),
          GOLDEN("tf.irfftnd/literal",
                 tf::irfftnd({1, 2}, {2}, {0}, {.name = "n"})),
          GOLDEN(
              "tf.rfftnd/Tcomplex",
              tf::rfftnd(in[0], {2, 3}, {0, 1}, {.Tcomplex = tf::complex128})),
          GOLDEN("tf.irfftnd/Treal",
                 tf::irfftnd(in[0], {2, 3}, {0, 1}, {.Treal = tf::float64})),
      });
}

// What a function returns while it is traced.
struct Traced {
  std::string name;
  DType dtype;
};

template <typename Function>
Traced traced(const Function& function, const TensorSpec& spec) {
  Traced seen;
  const auto call = tf::function(
      [&](const Tensor& x) {
        const Tensor y = function(x);
        seen = {y.name(), y.dtype()};
        return y;
      },
      {.input_signature = {{spec}}});
  call.get_concrete_function(tf::zeros({2, 3}, {.dtype = spec.dtype()}));
  return seen;
}

TEST_CASE("transforms of any dimensions are traced, kernels or not") {
  const auto fftnd = [](const Tensor& x) { return s::fftnd(x); };
  const auto rfftnd = [](const Tensor& x) {
    return s::rfftnd(x, {.axes = {0, 1}});
  };
  CHECK(traced(fftnd, {{2, 3}, tf::complex64}).name == "fftnd:0");
  CHECK(traced(fftnd, {{2, kNone}, tf::complex64}).dtype == tf::complex64);
  CHECK(traced(rfftnd, {{2, kNone}, tf::float64}).dtype == tf::complex128);
  const TensorShape unknown = TensorShape::unknown();
  CHECK_THROWS_AS(traced(fftnd, {unknown, tf::complex64}), ValueError);
  CHECK_THROWS_AS(traced(rfftnd, {unknown, tf::float32}), ValueError);
}

TEST_CASE("the operation of a transform has the function's name") {
  const TensorSpec spec({2, 3}, tf::float32);
  const auto named = [](const Tensor& x) {
    return s::irfft2d(s::rfft2d(x), {.name = "mine"});
  };
  CHECK(traced([](const Tensor& x) { return s::rfft(x); }, spec).name ==
        "rfft:0");
  CHECK(traced(named, spec).name == "mine:0");
}

}  // namespace
}  // namespace tfx
