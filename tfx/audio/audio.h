// tf.audio: reads and writes 16-bit WAV files.
#ifndef TFX_AUDIO_AUDIO_H_
#define TFX_AUDIO_AUDIO_H_

#include <cstdint>
#include <string>

#include "tfx/core/by_name.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/options.h"

namespace tfx::audio {

struct DecodeWavOptions {
  ByName by_name{};
  int64_t desired_channels = -1;  // -1: as in the file
  // Longer audio is cut, shorter audio is padded with silence. -1: as in the
  // file.
  int64_t desired_samples = -1;
  std::string name = {};
};
struct DecodeWavOutputs {
  Tensor audio;        // float32 in [-1, 1], (samples, channels)
  Tensor sample_rate;  // int32
};
DecodeWavOutputs decode_wav(const TensorLike& contents,
                            const DecodeWavOptions& options = {});

// The contents of a WAV file, as a string tensor.
Tensor encode_wav(const TensorLike& audio, const TensorLike& sample_rate,
                  const NameOptions& options = {});

}  // namespace tfx::audio

#endif  // TFX_AUDIO_AUDIO_H_
