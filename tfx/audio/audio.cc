#include "tfx/audio/audio.h"

#include <utility>

#include "tfx/raw_ops/signal_ops.h"

namespace tfx::audio {

DecodeWavOutputs decode_wav(const TensorLike& contents,
                            const DecodeWavOptions& options) {
  auto [audio, sample_rate] = raw_ops::DecodeWav(
      contents.to_tensor(), {.desired_channels = options.desired_channels,
                             .desired_samples = options.desired_samples,
                             .name = options.name});
  return {std::move(audio), std::move(sample_rate)};
}

Tensor encode_wav(const TensorLike& audio, const TensorLike& sample_rate,
                  const NameOptions& options) {
  return raw_ops::EncodeWav(audio.to_tensor_like(float32),
                            sample_rate.to_tensor_like(int32),
                            {.name = options.name});
}

}  // namespace tfx::audio
