#include "tfx/signal/window.h"

#include <catch2/catch.hpp>

#include "tests/ops/golden_cases.h"

namespace tfx {
namespace {

namespace tf = tfx;
namespace s = tfx::signal;

TEST_CASE("windows are Python's") {
  check_golden(
      "signal/window",
      {
          GOLDEN("hann_window", s::hann_window(in[0])),
          GOLDEN("hann_window/float16",
                 s::hann_window(in[0], {.dtype = tf::float16})),
          GOLDEN("hann_window/bfloat16",
                 s::hann_window(in[0], {.dtype = tf::bfloat16})),
          GOLDEN("hann_window/float32",
                 s::hann_window(in[0], {.dtype = tf::float32})),
          GOLDEN("hann_window/float64",
                 s::hann_window(in[0], {.dtype = tf::float64})),
          GOLDEN("hann_window/int32",
                 s::hann_window(in[0], {.dtype = tf::int32})),
          GOLDEN("hann_window/literal", s::hann_window(8, {.name = "w"})),
          GOLDEN("hamming_window", s::hamming_window(in[0])),
          GOLDEN("hamming_window/float16",
                 s::hamming_window(in[0], {.dtype = tf::float16})),
          GOLDEN("hamming_window/bfloat16",
                 s::hamming_window(in[0], {.dtype = tf::bfloat16})),
          GOLDEN("hamming_window/float32",
                 s::hamming_window(in[0], {.dtype = tf::float32})),
          GOLDEN("hamming_window/float64",
                 s::hamming_window(in[0], {.dtype = tf::float64})),
          GOLDEN("hamming_window/int32",
                 s::hamming_window(in[0], {.dtype = tf::int32})),
          GOLDEN("hamming_window/literal", s::hamming_window(8, {.name = "w"})),
          GOLDEN("vorbis_window", s::vorbis_window(in[0])),
          GOLDEN("vorbis_window/float16",
                 s::vorbis_window(in[0], {.dtype = tf::float16})),
          GOLDEN("vorbis_window/bfloat16",
                 s::vorbis_window(in[0], {.dtype = tf::bfloat16})),
          GOLDEN("vorbis_window/float32",
                 s::vorbis_window(in[0], {.dtype = tf::float32})),
          GOLDEN("vorbis_window/float64",
                 s::vorbis_window(in[0], {.dtype = tf::float64})),
          GOLDEN("vorbis_window/int32",
                 s::vorbis_window(in[0], {.dtype = tf::int32})),
          GOLDEN("vorbis_window/literal", s::vorbis_window(8, {.name = "w"})),
          GOLDEN("kaiser_window", s::kaiser_window(in[0])),
          GOLDEN("kaiser_window/float16",
                 s::kaiser_window(in[0], {.dtype = tf::float16})),
          GOLDEN("kaiser_window/bfloat16",
                 s::kaiser_window(in[0], {.dtype = tf::bfloat16})),
          GOLDEN("kaiser_window/float32",
                 s::kaiser_window(in[0], {.dtype = tf::float32})),
          GOLDEN("kaiser_window/float64",
                 s::kaiser_window(in[0], {.dtype = tf::float64})),
          GOLDEN("kaiser_window/int32",
                 s::kaiser_window(in[0], {.dtype = tf::int32})),
          GOLDEN("kaiser_window/literal", s::kaiser_window(8, {.name = "w"})),
          GOLDEN("kaiser_bessel_derived_window",
                 s::kaiser_bessel_derived_window(in[0])),
          GOLDEN(
              "kaiser_bessel_derived_window/float16",
              s::kaiser_bessel_derived_window(in[0], {.dtype = tf::float16})),
          GOLDEN(
              "kaiser_bessel_derived_window/bfloat16",
              s::kaiser_bessel_derived_window(in[0], {.dtype = tf::bfloat16})),
          GOLDEN(
              "kaiser_bessel_derived_window/float32",
              s::kaiser_bessel_derived_window(in[0], {.dtype = tf::float32})),
          GOLDEN(
              "kaiser_bessel_derived_window/float64",
              s::kaiser_bessel_derived_window(in[0], {.dtype = tf::float64})),
          GOLDEN("kaiser_bessel_derived_window/int32",
                 s::kaiser_bessel_derived_window(in[0], {.dtype = tf::int32})),
          GOLDEN("kaiser_bessel_derived_window/literal",
                 s::kaiser_bessel_derived_window(8, {.name = "w"})),
          GOLDEN("hann_window/not periodic",
                 s::hann_window(in[0], {.periodic = false})),
          GOLDEN("hann_window/tensor",
                 s::hann_window(in[0], {.periodic = in[1]})),
          GOLDEN("hamming_window/not periodic",
                 s::hamming_window(in[0], {.periodic = false})),
          GOLDEN("hamming_window/tensor",
                 s::hamming_window(in[0], {.periodic = in[1]})),
          GOLDEN("kaiser_window/beta",
                 s::kaiser_window(in[0], {.beta = 0.1, .dtype = tf::float64})),
          GOLDEN("kaiser_window/tensor",
                 s::kaiser_window(in[0], {.beta = in[1]})),
          GOLDEN("kaiser_bessel_derived_window/beta",
                 s::kaiser_bessel_derived_window(
                     in[0], {.beta = 0.1, .dtype = tf::float64})),
          GOLDEN("kaiser_bessel_derived_window/tensor",
                 s::kaiser_bessel_derived_window(in[0], {.beta = in[1]})),
      });
}

}  // namespace
}  // namespace tfx
