// tf.signal.linear_to_mel_weight_matrix and
// tf.signal.mfccs_from_log_mel_spectrograms: the mel scale.
#ifndef TFX_SIGNAL_MEL_H_
#define TFX_SIGNAL_MEL_H_

#include <cstdint>
#include <string>

#include "tfx/core/by_name.h"
#include "tfx/core/dtypes.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/options.h"
#include "tfx/ops/tensor_option.h"

namespace tfx::signal {

struct MelOptions {
  ByName by_name{};
  int64_t num_mel_bins = 20;
  TensorOption num_spectrogram_bins = 129;
  TensorOption sample_rate = 8000;
  double lower_edge_hertz = 125.0;
  double upper_edge_hertz = 3800.0;
  DType dtype = float32;
  std::string name = {};
};
// The matrix that converts a spectrogram to the mel scale:
// [num_spectrogram_bins, num_mel_bins].
Tensor linear_to_mel_weight_matrix(const MelOptions& options = {});

// All mel-frequency cepstral coefficients.
Tensor mfccs_from_log_mel_spectrograms(const TensorLike& log_mel_spectrograms,
                                       const NameOptions& options = {});

}  // namespace tfx::signal

#endif  // TFX_SIGNAL_MEL_H_
