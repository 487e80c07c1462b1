#include "tfx/signal/fft.h"

#include <catch2/catch.hpp>

#include "tests/ops/golden_cases.h"

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
          GOLDEN("fftnd/length", tf::fftnd(in[0], {.fft_length = {2, 4}})),
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
          GOLDEN("ifftnd/length", tf::ifftnd(in[0], {.fft_length = {2, 4}})),
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
          GOLDEN("rfftnd/length", tf::rfftnd(in[0], {.fft_length = {2, 4}})),
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
          GOLDEN("irfftnd/length", tf::irfftnd(in[0], {.fft_length = {2, 4}})),
          GOLDEN("irfftnd/backward", s::irfftnd(in[0], {.fft_length = {2, 4},
                                                        .axes = {0, 1},
                                                        .norm = "backward"})),
          GOLDEN("irfftnd/forward", s::irfftnd(in[0], {.fft_length = {2, 4},
                                                       .axes = {0, 1},
                                                       .norm = "forward"})),
          GOLDEN("irfftnd/ortho", s::irfftnd(in[0], {.fft_length = {2, 4},
                                                     .axes = {0, 1},
                                                     .norm = "ortho"})),
      });
}

}  // namespace
}  // namespace tfx
