#include "tfx/signal/mel.h"

#include <cstdio>
#include <optional>
#include <vector>

#include "tfx/core/constant_value.h"
#include "tfx/core/element_format.h"
#include "tfx/core/errors.h"
#include "tfx/core/indexing.h"
#include "tfx/core/name_scope.h"
#include "tfx/core/ndarray.h"
#include "tfx/core/python_repr.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/range_ops.h"
#include "tfx/signal/dct.h"
#include "tfx/signal/frame.h"
#include "tfx/signal/size.h"

namespace tfx::signal {
namespace {

constexpr double kBreakFrequency = 700.0;
constexpr double kHighFrequencyQ = 1127.0;

Tensor hertz_to_mel(const Tensor& frequencies) {
  const auto scope = name_scope("hertz_to_mel");
  return kHighFrequencyQ * math::log(1.0 + frequencies / kBreakFrequency);
}

std::string one_digit(double value) {
  char text[32];
  std::snprintf(text, sizeof text, "%.1f", value);
  return text;
}

// A literal as given; a tensor's value as NumPy prints a scalar.
std::string rate_text(const TensorOption& option, const Tensor& known) {
  return option.value().is_tensor() ? internal::scalar_str(known.host())
                                    : option.str();
}

// `sample_rate` is none if its value is not known.
void validate(const MelOptions& options,
              const std::optional<Tensor>& sample_rate) {
  if (options.num_mel_bins <= 0) {
    throw ValueError("num_mel_bins must be positive. Got: " +
                     std::to_string(options.num_mel_bins));
  }
  if (options.lower_edge_hertz < 0.0) {
    throw ValueError("lower_edge_hertz must be non-negative. Got: " +
                     internal::float_repr(options.lower_edge_hertz));
  }
  if (options.lower_edge_hertz >= options.upper_edge_hertz) {
    throw ValueError("lower_edge_hertz " + one_digit(options.lower_edge_hertz) +
                     " >= upper_edge_hertz " +
                     one_digit(options.upper_edge_hertz));
  }
  if (sample_rate && double(*sample_rate) <= 0.0) {
    throw ValueError("sample_rate must be positive. Got: " +
                     rate_text(options.sample_rate, *sample_rate));
  }
  if (sample_rate && options.upper_edge_hertz > double(*sample_rate) / 2) {
    throw ValueError(
        "upper_edge_hertz must not be larger than the Nyquist frequency "
        "(sample_rate / 2). Got " +
        internal::float_repr(options.upper_edge_hertz) +
        " for sample_rate: " + rate_text(options.sample_rate, *sample_rate));
  }
  if (!options.dtype.is_floating()) {
    throw ValueError("dtype must be a floating point type. Got: " +
                     options.dtype.str());
  }
}

}  // namespace

Tensor linear_to_mel_weight_matrix(const MelOptions& options) {
  const auto scope = name_scope(options.name, "linear_to_mel_weight_matrix");
  const DType dtype = options.dtype;
  const Tensor rate = options.sample_rate.to_tensor();
  validate(options, constant_value(rate));
  const auto number = [&](double value) {
    return TensorLike(value).to_tensor(dtype);
  };
  const Tensor zero = number(0.0);
  const Tensor highest = cast(rate, dtype, {.name = "sample_rate"}) / 2.0;
  // The DC bin is left out; its row of zeros is added below.
  const Tensor frequencies = linspace(
      zero, highest, options.num_spectrogram_bins.value())[Slice(1, _)];
  const Tensor bins = expand_dims(hertz_to_mel(frequencies), 1);

  // A band extends from the centre of the previous band to that of the next.
  const int64_t count = options.num_mel_bins;
  const Tensor first = hertz_to_mel(number(options.lower_edge_hertz));
  const Tensor last = hertz_to_mel(number(options.upper_edge_hertz));
  const Tensor edges = frame(linspace(first, last, count + 2), 3, 1);
  std::vector<Tensor> columns = split(edges, 3, {.axis = 1});
  for (Tensor& column : columns) column = reshape(column, {1, count});
  const Tensor above = bins - columns[0];
  const Tensor rising = above / (columns[1] - columns[0]);
  const Tensor below = columns[2] - bins;
  const Tensor falling = below / (columns[2] - columns[1]);
  return pad(math::maximum(zero, math::minimum(rising, falling)),
             {{1, 0}, {0, 0}}, {.name = scope.name()});
}

Tensor mfccs_from_log_mel_spectrograms(const TensorLike& log_mel_spectrograms,
                                       const NameOptions& options) {
  const auto scope =
      name_scope(options.name, "mfccs_from_log_mel_spectrograms");
  const Tensor input = log_mel_spectrograms.to_tensor();
  const Size bins = Size::of_dimension(input, -1);
  if (bins.is_known() && bins.number() == 0) {
    throw ValueError("num_mel_bins must be positive. Got: " + input.str());
  }
  // HTK scales the first coefficient like the others, unlike norm="ortho".
  const Tensor spectrum = dct(input);
  return spectrum * math::rsqrt(cast(bins.tensor(), spectrum.dtype()) * 2.0);
}

}  // namespace tfx::signal
