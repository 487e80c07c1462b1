#include "tfx/signal/mel.h"

#include <catch2/catch.hpp>
#include <string>

#include "tests/ops/golden_cases.h"
#include "tfx/function/function.h"
#include "tfx/ops/constant_op.h"

namespace tfx {
namespace {

namespace tf = tfx;
namespace s = tfx::signal;

TEST_CASE("the mel scale is Python's") {
  check_golden(
      "signal/mel",
      {
          GOLDEN("linear_to_mel_weight_matrix",
                 s::linear_to_mel_weight_matrix()),
          GOLDEN("linear_to_mel_weight_matrix/options",
                 s::linear_to_mel_weight_matrix({.num_mel_bins = 3,
                                                 .num_spectrogram_bins = 9,
                                                 .sample_rate = 6000,
                                                 .lower_edge_hertz = 80.0,
                                                 .upper_edge_hertz = 2900.0,
                                                 .dtype = tf::float64,
                                                 .name = "n"})),
          GOLDEN("linear_to_mel_weight_matrix/tensors",
                 s::linear_to_mel_weight_matrix({.num_mel_bins = 4,
                                                 .num_spectrogram_bins = in[1],
                                                 .sample_rate = in[0]})),
          GOLDEN("linear_to_mel_weight_matrix/int rate",
                 s::linear_to_mel_weight_matrix({.num_mel_bins = 4,
                                                 .num_spectrogram_bins = 17,
                                                 .sample_rate = in[0]})),
          GOLDEN("linear_to_mel_weight_matrix/float16",
                 s::linear_to_mel_weight_matrix({.num_mel_bins = 3,
                                                 .num_spectrogram_bins = 9,
                                                 .dtype = tf::float16})),
          GOLDEN("linear_to_mel_weight_matrix/bfloat16",
                 s::linear_to_mel_weight_matrix({.num_mel_bins = 3,
                                                 .num_spectrogram_bins = 9,
                                                 .dtype = tf::bfloat16})),
          GOLDEN("linear_to_mel_weight_matrix/no bins",
                 s::linear_to_mel_weight_matrix({.num_mel_bins = 0})),
          GOLDEN("linear_to_mel_weight_matrix/negative edge",
                 s::linear_to_mel_weight_matrix({.lower_edge_hertz = -1.5})),
          GOLDEN("linear_to_mel_weight_matrix/edges",
                 s::linear_to_mel_weight_matrix({.lower_edge_hertz = 4000.0})),
          GOLDEN("linear_to_mel_weight_matrix/rate",
                 s::linear_to_mel_weight_matrix({.sample_rate = -1})),
          GOLDEN("linear_to_mel_weight_matrix/Nyquist",
                 s::linear_to_mel_weight_matrix({.sample_rate = 4000})),
          GOLDEN("linear_to_mel_weight_matrix/dtype",
                 s::linear_to_mel_weight_matrix({.dtype = tf::int32})),
          GOLDEN("mfccs_from_log_mel_spectrograms",
                 s::mfccs_from_log_mel_spectrograms(in[0])),
      });
}

TEST_CASE("the mel matrix's operation has the function's name") {
  std::string name;
  const auto call = tfx::function([&](const Tensor& x) {
    name = s::linear_to_mel_weight_matrix().name();
    return x;
  });
  call(constant(1.0));
  CHECK(name == "linear_to_mel_weight_matrix:0");
}

}  // namespace
}  // namespace tfx
