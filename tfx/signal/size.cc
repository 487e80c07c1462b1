#include "tfx/signal/size.h"

#include <algorithm>
#include <numeric>
#include <tuple>
#include <vector>

#include "tfx/core/constant_value.h"
#include "tfx/core/errors.h"
#include "tfx/core/indexing.h"
#include "tfx/function/while_loop.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/math_ops.h"

namespace tfx::signal {
namespace {

Tensor int32_scalar(int64_t value) {
  return Tensor(c::Tensor::scalar(static_cast<int32_t>(value)));
}

Tensor int32_vector(std::span<const int64_t> values) {
  const std::vector<int32_t> narrow(values.begin(), values.end());
  return Tensor(c::Tensor::from_values<int32_t>(
      {static_cast<int64_t>(narrow.size())}, narrow));
}

void check_divisor(int64_t divisor) {
  if (divisor == 0) {
    throw errors::InvalidArgumentError("Integer division by zero");
  }
}

// Python's //.
int64_t rounded_down(int64_t a, int64_t b) {
  const int64_t quotient = a / b;
  return quotient * b != a && (a < 0) != (b < 0) ? quotient - 1 : quotient;
}

}  // namespace

Size::Size(Tensor tensor) {
  if (const auto number = constant_integer(tensor)) {
    number_ = *number;
  } else {
    tensor_ = std::move(tensor);
  }
}

Size Size::of(const TensorLike& value) {
  const Tensor tensor = value.to_tensor();
  tensor.shape().assert_has_rank(0);
  return Size(cast(tensor, int32));
}

Size Size::of_dimension(const Tensor& x, int axis) {
  if (x.rank() >= 0 && x.shape()[axis] != kNone) return {x.shape()[axis]};
  return Size(shape(x)[axis]);
}

Size Size::rank_of(const Tensor& x) {
  return x.rank() >= 0 ? Size(x.rank()) : Size(rank(x));
}

Tensor Size::tensor() const {
  return is_known() ? int32_scalar(number_) : tensor_;
}

Size operator+(const Size& a, const Size& b) {
  if (a.is_known() && b.is_known()) return {a.number_ + b.number_};
  return Size(a.tensor() + b.tensor());
}

Size operator-(const Size& a, const Size& b) {
  if (a.is_known() && b.is_known()) return {a.number_ - b.number_};
  return Size(a.tensor() - b.tensor());
}

Size operator*(const Size& a, const Size& b) {
  if (a.is_known() && b.is_known()) return {a.number_ * b.number_};
  return Size(a.tensor() * b.tensor());
}

Size floordiv(const Size& a, const Size& b) {
  if (!a.is_known() || !b.is_known()) {
    return Size(math::floordiv(a.tensor(), b.tensor()));
  }
  check_divisor(b.number_);
  return {rounded_down(a.number_, b.number_)};
}

Size ceildiv(const Size& a, const Size& b) { return 0 - floordiv(0 - a, b); }

Size max(const Size& a, const Size& b) {
  if (a.is_known() && b.is_known()) return {std::max(a.number_, b.number_)};
  return Size(raw_ops::Maximum(a.tensor(), b.tensor()));
}

Size gcd(const Size& a, const Size& b) {
  if (a.is_known() && b.is_known()) return {std::gcd(a.number_, b.number_)};
  const auto goes_on = [](const Tensor&, const Tensor& y) { return y > 0; };
  const auto step = [](const Tensor& x, const Tensor& y) {
    return std::tuple(y, x % y);
  };
  const auto [divisor, rest] =
      while_loop(goes_on, step, std::tuple(a.tensor(), b.tensor()));
  return Size(divisor);
}

Tensor vector_of(std::initializer_list<Size> sizes) {
  std::vector<int64_t> numbers;
  std::vector<Tensor> tensors;
  for (const Size& size : sizes) {
    if (size.is_known()) numbers.push_back(size.number());
  }
  if (numbers.size() == sizes.size()) return int32_vector(numbers);
  for (const Size& size : sizes) tensors.push_back(size.tensor());
  return raw_ops::Pack(tensors, {.name = "packed"});
}

Tensor rows_of(std::initializer_list<std::pair<Size, Size>> rows) {
  std::vector<int64_t> numbers;
  std::vector<Tensor> tensors;
  for (const auto& [first, second] : rows) {
    if (!first.is_known() || !second.is_known()) continue;
    numbers.insert(numbers.end(), {first.number(), second.number()});
  }
  if (numbers.size() == 2 * rows.size()) {
    const std::vector<int32_t> narrow(numbers.begin(), numbers.end());
    return Tensor(c::Tensor::from_values<int32_t>(
        {static_cast<int64_t>(rows.size()), 2}, narrow));
  }
  for (const auto& [first, second] : rows) {
    tensors.push_back(vector_of({first, second}));
  }
  return raw_ops::Pack(tensors, {.name = "packed"});
}

Tensor join(std::initializer_list<Tensor> vectors) {
  return raw_ops::ConcatV2(vectors, int32_scalar(0), {.name = "concat"});
}

Tensor dims_of(const Tensor& x, std::optional<int> begin,
               std::optional<int> end) {
  if (x.rank() >= 0) {
    const TensorShape part = x.shape().slice(begin, end);
    if (part.is_fully_defined()) return int32_vector(part.as_list());
  }
  const auto bound = [](std::optional<int> value) {
    return value ? SliceBound(*value) : SliceBound();
  };
  return shape(x)[Slice(bound(begin), bound(end))];
}

Tensor first_of(const Tensor& x, const Size& size) {
  return x(ellipsis, Slice(size.is_known() ? SliceBound(size.number())
                                           : SliceBound(size.tensor())));
}

Tensor zeros_behind(const Tensor& x, const Size& count) {
  const Size outer = Size::rank_of(x) - 1;
  if (outer.is_known() && count.is_known()) {
    std::vector<int32_t> paddings(2 * static_cast<size_t>(x.rank()));
    paddings.back() = static_cast<int32_t>(count.number());
    return raw_ops::Pad(
        x, Tensor(c::Tensor::from_values<int32_t>({x.rank(), 2}, paddings)));
  }
  const Tensor none = zeros({outer.dimension(), 2}, {.dtype = int32});
  return raw_ops::Pad(x, join({none, rows_of({{0, count}})}));
}

}  // namespace tfx::signal
