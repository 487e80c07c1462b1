#include "tfx/signal/dct.h"

#include <array>
#include <cmath>
#include <numbers>
#include <optional>

#include "tfx/core/errors.h"
#include "tfx/core/indexing.h"
#include "tfx/core/name_scope.h"
#include "tfx/function/cond.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/range_ops.h"
#include "tfx/signal/fft.h"
#include "tfx/signal/size.h"

namespace tfx::signal {
namespace {

void validate(const Tensor& input, const DctOptions& options) {
  if (options.axis != -1) {
    throw NotImplementedError("axis must be -1. Got: " +
                              std::to_string(options.axis));
  }
  if (options.n && *options.n < 1) {
    throw ValueError("n should be a positive integer or None");
  }
  if (options.type < 1 || options.type > 4) {
    throw ValueError("Types I, II, III and IV (I)DCT are supported.");
  }
  if (options.type == 1) {
    if (options.norm == "ortho") {
      throw ValueError("Normalization is not supported for the Type-I DCT.");
    }
    if (input.rank() >= 0 && input.shape()[-1] != kNone &&
        input.shape()[-1] < 2) {
      throw ValueError(
          "Type-I DCT requires the dimension to be greater than one.");
    }
  }
  if (!options.norm.empty() && options.norm != "ortho") {
    throw ValueError("Unknown normalization. Expected None or 'ortho', got: " +
                     options.norm);
  }
}

Tensor signal_of_length(const Tensor& input, const Size& n) {
  const Size length = Size::of_dimension(input, -1);
  const auto cut = [&] { return first_of(input, n); };
  const auto fill = [&] { return zeros_behind(input, n - length); };
  if (n.is_known() && length.is_known()) {
    return n.number() <= length.number() ? cut() : fill();
  }
  return cond(n.tensor() <= length.tensor(), cut, fill);
}

// [first, rest, rest, …], of the transform's length.
Tensor weights(const Tensor& first, const Tensor& rest, const Size& length) {
  return pad(expand_dims(first, 0), rows_of({{0, length - 1}}),
             {.constant_values = rest});
}

// 2 * exp(i * angles).
Tensor rotation(const Tensor& zero, const Tensor& angles) {
  return 2.0 * math::exp(math::complex(zero, angles));
}

Tensor dct1(const Tensor& input) {
  const Tensor mirrored =
      concat({input, input(ellipsis, Slice(-2, 0, -1))}, -1);
  return math::real(rfft(mirrored));
}

Tensor dct2(const Tensor& input, const Size& length, const std::string& norm) {
  const Tensor zero = TensorLike(0.0).to_tensor(input.dtype());
  const Tensor count = cast(length.tensor(), input.dtype());
  const Tensor scale =
      rotation(zero, -range(count) * std::numbers::pi * 0.5 / count);
  const Tensor spectrum =
      rfft(input, {.fft_length = {(2 * length).dimension()}});
  const Tensor result = math::real(first_of(spectrum, length) * scale);
  if (norm.empty()) return result;
  const Tensor first = 0.5 * math::rsqrt(count);
  return result * weights(first, first * std::sqrt(2.0), length);
}

Tensor dct3(const Tensor& input, const Size& length, const std::string& norm) {
  const Tensor zero = TensorLike(0.0).to_tensor(input.dtype());
  const Tensor count = cast(length.tensor(), input.dtype());
  Tensor scaled;
  if (norm.empty()) {
    scaled = input * count;
  } else {
    const Tensor first = math::sqrt(count);
    scaled = input * weights(first, first * std::sqrt(0.5), length);
  }
  const Tensor scale =
      rotation(zero, range(count) * std::numbers::pi * 0.5 / count);
  return first_of(irfft(scale * math::complex(scaled, zero),
                        {.fft_length = {(2 * length).dimension()}}),
                  length);
}

// The options of dct() or idct(), with the type to compute.
struct Transform {
  int64_t type;
  std::optional<Size> n = std::nullopt;
  std::string norm = {};
  std::string name = {};
};
Tensor transform(const Tensor& input, const Transform& how);

// Every other element of the type 2 transform of the zero-padded input.
Tensor dct4(const Tensor& input, const Size& length, const std::string& norm) {
  const Tensor all = transform(input, {.type = 2, .n = 2 * length});
  const Tensor result = all(ellipsis, Slice(1, _, 2));
  if (norm.empty()) return result;
  const Tensor count = cast(length.tensor(), input.dtype());
  return result * (std::sqrt(0.5) * math::rsqrt(count));
}

Tensor transform(const Tensor& input, const Transform& how) {
  const auto scope = name_scope(how.name, "dct");
  const Tensor signal = how.n ? signal_of_length(input, *how.n) : input;
  const Size length = Size::of_dimension(signal, -1);
  switch (how.type) {
    case 1:
      return dct1(signal);
    case 2:
      return dct2(signal, length, how.norm);
    case 3:
      return dct3(signal, length, how.norm);
    default:
      return dct4(signal, length, how.norm);
  }
}

Transform transform_of(int64_t type, const DctOptions& options) {
  Transform how{type, std::nullopt, options.norm, options.name};
  if (options.n) how.n = Size(*options.n);
  return how;
}

}  // namespace

Tensor dct(const TensorLike& input, const DctOptions& options) {
  const Tensor tensor = input.to_tensor();
  validate(tensor, options);
  return transform(tensor, transform_of(options.type, options));
}

Tensor idct(const TensorLike& input, const DctOptions& options) {
  const Tensor tensor = input.to_tensor();
  validate(tensor, options);
  constexpr std::array<int64_t, 5> kInverse = {0, 1, 3, 2, 4};
  const int64_t type = kInverse.at(static_cast<size_t>(options.type));
  return transform(tensor, transform_of(type, options));
}

}  // namespace tfx::signal
