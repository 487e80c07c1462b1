#include "tfx/signal/spectral.h"

#include <catch2/catch.hpp>

#include "tests/ops/golden_cases.h"
#include "tfx/ops/array_ops.h"

namespace tfx {
namespace {

namespace tf = tfx;
namespace s = tfx::signal;

Tensor all_ones(const Tensor& length, DType dtype) {
  return tf::ones({length}, {.dtype = dtype});
}

TEST_CASE("spectra are Python's") {
  check_golden(
      "signal/spectral",
      {
          GOLDEN("stft", s::stft(in[0], 6, 3)),
          GOLDEN("stft/fft_length",
                 s::stft(in[0], 6, 3, {.fft_length = 6, .pad_end = true})),
          GOLDEN("stft/hamming",
                 s::stft(in[0], 4, 3,
                         {.window_fn = s::hamming_window, .name = "n"})),
          GOLDEN("stft/kaiser",
                 s::stft(in[0], 4, 3, {.window_fn = s::kaiser_window})),
          GOLDEN("stft/none",
                 s::stft(in[0], 4, 3, {.window_fn = std::nullopt})),
          GOLDEN("stft/ones", s::stft(in[0], 4, 3, {.window_fn = all_ones})),
          GOLDEN("stft/tensors", s::stft(in[0], in[1], in[2])),
          GOLDEN("inverse_stft", s::inverse_stft(in[0], 6, 3)),
          GOLDEN("inverse_stft/longer",
                 s::inverse_stft(in[0], 7, 3, {.fft_length = 6})),
          GOLDEN("inverse_stft/window",
                 s::inverse_stft(
                     in[0], 6, 3,
                     {.window_fn = s::inverse_stft_window_fn(3), .name = "n"})),
          GOLDEN("inverse_stft/none",
                 s::inverse_stft(in[0], 6, 3, {.window_fn = std::nullopt})),
          GOLDEN("inverse_stft/tensors", s::inverse_stft(in[0], in[1], in[2])),
          GOLDEN("inverse_stft_window_fn",
                 s::inverse_stft_window_fn(in[1])(in[0], tf::float32)),
          GOLDEN("inverse_stft_window_fn/int32",
                 s::inverse_stft_window_fn(2)(in[0], tf::int32)),
          GOLDEN("inverse_stft_window_fn/hamming",
                 s::inverse_stft_window_fn(
                     2, {.forward_window_fn = s::hamming_window, .name = "n"})(
                     in[0], tf::float64)),
          GOLDEN("mdct", s::mdct(in[0], 4)),
          GOLDEN("mdct/pad_end, ortho",
                 s::mdct(in[0], 8,
                         {.pad_end = true, .norm = "ortho", .name = "n"})),
          GOLDEN("mdct/kbd",
                 s::mdct(in[0], 4,
                         {.window_fn = s::kaiser_bessel_derived_window})),
          GOLDEN("mdct/none", s::mdct(in[0], 4, {.window_fn = std::nullopt})),
          GOLDEN("mdct/tensor", s::mdct(in[0], in[1])),
          GOLDEN("mdct/6", s::mdct(in[0], 6)),
          GOLDEN("inverse_mdct", s::inverse_mdct(in[0])),
          GOLDEN("inverse_mdct/ortho",
                 s::inverse_mdct(in[0], {.norm = "ortho", .name = "n"})),
          GOLDEN("inverse_mdct/kbd",
                 s::inverse_mdct(
                     in[0], {.window_fn = s::kaiser_bessel_derived_window})),
          GOLDEN("inverse_mdct/none",
                 s::inverse_mdct(in[0], {.window_fn = std::nullopt})),
      });
}

}  // namespace
}  // namespace tfx
