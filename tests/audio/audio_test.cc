#include "tfx/audio/audio.h"

#include <catch2/catch.hpp>

#include "tests/ops/golden_cases.h"

namespace tfx {
namespace {

namespace tf = tfx;

Outputs both(const tf::audio::DecodeWavOutputs& outputs) {
  return {outputs.audio, outputs.sample_rate};
}

TEST_CASE("WAV files are Python's") {
  check_golden(
      "audio/audio",
      {
          GOLDEN("encode_wav", tf::audio::encode_wav(in[0], in[1])),
          GOLDEN("encode_wav/literal",
                 tf::audio::encode_wav({{0, 1}}, 8000, {.name = "n"})),
          GOLDEN("decode_wav", both(tf::audio::decode_wav(in[0]))),
          GOLDEN("decode_wav/desired",
                 both(tf::audio::decode_wav(in[0], {.desired_channels = 1,
                                                    .desired_samples = 6,
                                                    .name = "n"}))),
          GOLDEN("decode_wav/fewer",
                 both(tf::audio::decode_wav(
                     in[0], {.desired_channels = 2, .desired_samples = 3}))),
          GOLDEN("decode_wav/channels",
                 both(tf::audio::decode_wav(in[0], {.desired_channels = -2}))),
      });
}

}  // namespace
}  // namespace tfx
