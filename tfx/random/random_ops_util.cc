#include "tfx/random/random_ops_util.h"

#include <cctype>
#include <limits>
#include <span>

#include "tfx/c/tensor.h"
#include "tfx/core/errors.h"
#include "tfx/ops/array_helpers.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/shape_like.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/math_ops.h"
#include "tfx/raw_ops/random_ops.h"

namespace tfx::random {
namespace {

std::string unsupported(const std::string& value, const char* philox,
                        const char* threefry, const char* auto_select) {
  return "Argument `alg` got unsupported value " + value +
         ". Supported values are " + philox + " for the Philox algorithm, " +
         threefry + " for the ThreeFry algorithm, and " + auto_select +
         " for auto-selection.";
}

// "Auto-Select" and "auto_select" are the same.
std::string canonical(std::string_view name) {
  const auto is_space = [](char c) {
    return std::isspace(static_cast<unsigned char>(c)) != 0;
  };
  while (!name.empty() && is_space(name.front())) name.remove_prefix(1);
  while (!name.empty() && is_space(name.back())) name.remove_suffix(1);
  std::string text;
  for (const char c : name) {
    if (c == '-' || c == '_') continue;
    text += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  }
  return text;
}

Algorithm named(const std::string& name) {
  const std::string text = canonical(name);
  if (text == "philox") return Algorithm::PHILOX;
  if (text == "threefry") return Algorithm::THREEFRY;
  if (text == "autoselect") return Algorithm::AUTO_SELECT;
  throw ValueError(unsupported(name, "philox", "threefry", "auto_select"));
}

}  // namespace

Algorithm AlgorithmLike::get() const {
  if (const auto* name = std::get_if<std::string>(&value_)) {
    return named(*name);
  }
  const int number = std::get<int>(value_);
  if (number >= 1 && number <= 3) return static_cast<Algorithm>(number);
  throw ValueError(unsupported(std::to_string(number), "1", "2", "3"));
}

namespace internal {
namespace {

using tfx::internal::as_vector;
using tfx::internal::integer;
using tfx::internal::join;
using tfx::internal::slice_vector;

Tensor uint64_vector(uint64_t value) {
  return Tensor(c::Tensor::from_values<uint64_t>({1}, std::span(&value, 1)));
}

// Combines adjacent 32-bit words, the low one first, into 64-bit numbers.
Tensor join_words(const Tensor& words) {
  return raw_ops::Bitcast(words, tfx::uint64);
}

// Scrambles the seed: derives key and counter by drawing random numbers with a
// fixed key, the same as in TensorFlow's kernels.
KeyCounterAlg scramble_for_philox(const Tensor& seed, const Tensor& alg) {
  const Tensor key = uint64_vector(0x02461E293EC8F720);
  const Tensor mix = raw_ops::StatelessRandomUniformFullIntV2(
      ShapeLike({2, 2}).to_tensor(), key, cast(seed, tfx::uint64), alg,
      {.dtype = tfx::uint32});
  const Tensor words = join_words(mix);
  return {slice_vector(words, 0, 1),
          join({uint64_vector(0), slice_vector(words, 1, 2)}), alg};
}

KeyCounterAlg copy_for_threefry(const Tensor& seed, const Tensor& alg) {
  const Tensor key = join_words(cast(seed, tfx::uint32));
  return {as_vector(key), uint64_vector(0), alg};
}

template <typename T>
Tensor least(T) {
  return Tensor(c::Tensor::scalar(std::numeric_limits<T>::min()));
}

}  // namespace

KeyCounterAlg get_key_counter_alg(const TensorLike& seed,
                                  const AlgorithmLike& alg) {
  const Algorithm algorithm = alg.get();
  const Tensor number = integer(static_cast<int64_t>(algorithm));
  switch (algorithm) {
    case Algorithm::PHILOX:
      return scramble_for_philox(seed.to_tensor(), number);
    case Algorithm::THREEFRY:
      return copy_for_threefry(seed.to_tensor(), number);
    case Algorithm::AUTO_SELECT:
      break;
  }
  const auto chosen =
      raw_ops::StatelessRandomGetKeyCounter(seed.to_tensor_like(tfx::int64));
  return {chosen.key, chosen.counter, number};
}

void check_dtype(DType dtype, std::initializer_list<DType> accepted) {
  std::string names;
  for (const DType one : accepted) {
    if (dtype == one) return;
    names += names.empty() ? one.repr() : ", " + one.repr();
  }
  throw ValueError("Argument `dtype` got invalid value " + dtype.str() +
                   ". Accepted dtypes are (" + names + ").");
}

Tensor scale(const Tensor& rnd, const Tensor& stddev, const Tensor& mean,
             std::string_view name) {
  return raw_ops::AddV2(raw_ops::Mul(rnd, stddev, {.name = "mul"}), mean,
                        {.name = std::string(name)});
}

Tensor broadcast_alpha(const Tensor& alpha, const Tensor& beta) {
  const Tensor shape =
      raw_ops::BroadcastArgs(tfx::shape(alpha), tfx::shape(beta));
  return raw_ops::BroadcastTo(alpha, shape);
}

Tensor smallest_normal(DType dtype) {
  if (dtype == tfx::float32) return least(float());
  if (dtype == tfx::float64) return least(double());
  if (dtype == tfx::float16) {
    return raw_ops::Cast(Tensor(c::Tensor::scalar(0x1p-14F)), tfx::float16);
  }
  const char* const module = dtype == tfx::bfloat16 ? "ml_dtypes." : "numpy.";
  throw ValueError("data type <class '" + (module + dtype.name()) +
                   "'> not inexact");
}

}  // namespace internal
}  // namespace tfx::random
