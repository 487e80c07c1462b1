#include "tests/raw_ops/golden_compare.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstring>
#include <span>
#include <sstream>
#include <vector>

#include "tfx/core/dtypes.h"
#include "tfx/core/float16.h"

namespace tfx::raw_ops {
namespace {

using c::DataType;

// A type's numbers (the parts of complex ones) as double, and how far apart
// neighbours are at 1.
struct Numbers {
  std::vector<double> values;
  double epsilon;
  double default_ulps;
};

template <typename T>
std::vector<T> read(std::span<const std::byte> bytes) {
  std::vector<T> values(bytes.size() / sizeof(T));
  // Nothing has no address, which memcpy wants even for nothing.
  if (!values.empty()) {
    std::memcpy(values.data(), bytes.data(), values.size() * sizeof(T));
  }
  return values;
}

template <typename T>
Numbers widen(std::span<const std::byte> bytes, double epsilon, double ulps) {
  const std::vector<T> values = read<T>(bytes);
  return {{values.begin(), values.end()}, epsilon, ulps};
}

std::optional<Numbers> floating(const c::Tensor& tensor) {
  switch (tensor.type()) {
    case DataType::kFloat32:
    case DataType::kComplex64:
      return widen<float>(tensor.bytes(), 0x1p-23, 16);
    case DataType::kFloat64:
    case DataType::kComplex128:
      return widen<double>(tensor.bytes(), 0x1p-52, 16);
    case DataType::kFloat16:
      return widen<Half>(tensor.bytes(), 0x1p-10, 2);
    case DataType::kBfloat16:
      return widen<BFloat16>(tensor.bytes(), 0x1p-7, 2);
    default:
      return std::nullopt;
  }
}

bool near(double actual, double expected, double relative, double absolute) {
  if (std::isnan(expected)) return std::isnan(actual);
  if (std::isinf(expected)) return actual == expected;
  return std::abs(actual - expected) <=
         relative * std::abs(expected) + absolute;
}

double greatest_of(const Numbers& numbers) {
  double greatest = 0;
  for (const double value : numbers.values) {
    if (std::isfinite(value)) greatest = std::max(greatest, std::abs(value));
  }
  return greatest;
}

std::string number_difference(const Numbers& actual, const Numbers& expected,
                              std::optional<double> ulps, double greatest) {
  greatest = std::max(greatest, greatest_of(expected));
  const double relative =
      ulps.value_or(expected.default_ulps) * expected.epsilon;
  for (size_t i = 0; i < expected.values.size(); ++i) {
    if (near(actual.values[i], expected.values[i], relative,
             relative / 4 * greatest)) {
      continue;
    }
    std::ostringstream text;
    text.precision(17);
    text << "number " << i << " is " << actual.values[i] << ", not "
         << expected.values[i];
    return text.str();
  }
  return "";
}

}  // namespace

std::string difference(const Tensor& actual, const c::Tensor& expected,
                       std::optional<double> ulps, double greatest) {
  const DType dtype{expected.type()};
  if (actual.dtype() != dtype) {
    return "dtype " + actual.dtype().name() + ", not " + dtype.name();
  }
  const TensorShape shape(expected.shape());
  if (actual.shape() != shape) {
    return "shape " + actual.shape().str() + ", not " + shape.str();
  }
  const c::Tensor& host = actual.host();
  if (dtype == tfx::string) {
    return host.strings() == expected.strings()
               ? ""
               : "other strings: " + actual.str();
  }
  if (const auto numbers = floating(expected)) {
    return number_difference(*floating(host), *numbers, ulps, greatest);
  }
  return std::ranges::equal(host.bytes(), expected.bytes())
             ? ""
             : "other values: " + actual.str();
}

double greatest_number(const c::Tensor& tensor) {
  const auto numbers = floating(tensor);
  return numbers ? greatest_of(*numbers) : 0;
}

}  // namespace tfx::raw_ops
