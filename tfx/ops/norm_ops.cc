#include "tfx/ops/norm_ops.h"

#include <cmath>
#include <vector>

#include "tfx/core/errors.h"
#include "tfx/core/name_scope.h"
#include "tfx/ops/array_helpers.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/reduce_ops.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/linalg_ops.h"
#include "tfx/raw_ops/math_ops.h"

namespace tfx::linalg {
namespace {

[[noreturn]] void refuse_axis(const std::string& text) {
  throw ValueError(
      "'axis' must be None, an integer, or a tuple of 2 unique integers, got " +
      text);
}

std::string tuple_text(const std::vector<int64_t>& axes) {
  return "(" + std::to_string(axes[0]) + ", " + std::to_string(axes[1]) + ")";
}

bool is_2(const NormOrder& ord) { return !ord.is_name() && ord.p() == 2; }
bool is_1(const NormOrder& ord) { return !ord.is_name() && ord.p() == 1; }
bool is_infinite(const NormOrder& ord) {
  return !ord.is_name() && std::isinf(ord.p()) && ord.p() > 0;
}

// Returns whether it is a matrix norm. Throws ValueError for options that
// Python rejects.
bool check_matrix_norm(const NormOptions& options) {
  const NormOrder& ord = options.ord;
  const std::vector<int64_t>& axes = options.axis.axes();
  if (axes.size() == 2) {
    if (axes[0] == axes[1]) refuse_axis(tuple_text(axes));
    if (!ord.is("euclidean") && !ord.is("fro") && !is_1(ord) && !is_2(ord) &&
        !is_infinite(ord)) {
      throw ValueError(
          "'ord' must be a supported matrix norm in ['euclidean', 'fro', 1, 2, "
          "inf], got " +
          ord.str());
    }
    return true;
  }
  if (!options.axis.is_none() && !options.axis.is_number()) {
    const bool is_list = !options.axis.is_tensor();
    refuse_axis(is_list ? internal::list_text(axes)
                        : internal::value_text(options.axis.to_tensor({})));
  }
  const bool is_known = ord.is_name() ? ord.is("euclidean") : ord.p() > 0;
  if (!is_known) {
    throw ValueError("'ord' must be a supported vector norm, got " + ord.str());
  }
  return false;
}

// The greatest singular value along two dimensions, which are kept with
// length 1.
Tensor spectral_norm(const Tensor& tensor, const std::vector<int64_t>& axes) {
  const auto [chosen, rest] =
      internal::split_axes(tensor, internal::integers(axes));
  const Tensor perm = internal::join({rest, chosen});
  const Tensor matrices =
      raw_ops::Transpose(tensor, perm, {.name = "transpose"});
  const Tensor values = raw_ops::Svd(matrices, {.compute_uv = false}).s;
  const Tensor greatest = raw_ops::Max(math::abs(values), internal::integer(-1),
                                       {.keep_dims = true});
  const Tensor back = raw_ops::InvertPermutation(perm);
  return raw_ops::Transpose(
      raw_ops::ExpandDims(greatest, internal::integer(-1)), back,
      {.name = "transpose"});
}

Tensor kept_norm(const Tensor& tensor, const NormOptions& options,
                 bool is_matrix) {
  const NormOrder& ord = options.ord;
  const std::vector<int64_t>& axes = options.axis.axes();
  if (is_matrix && is_2(ord)) return spectral_norm(tensor, axes);
  const math::ReduceOptions all = {.axis = options.axis, .keepdims = true};
  if (ord.is_name() || is_2(ord)) {
    return raw_ops::Sqrt(math::reduce_sum(tensor * math::conj(tensor), all));
  }
  const Tensor sizes = math::abs(tensor);
  // For matrices: the greatest column sum (1) or row sum (infinity).
  if (is_1(ord)) {
    if (!is_matrix) return math::reduce_sum(sizes, all);
    return math::reduce_max(
        math::reduce_sum(sizes, {.axis = axes[0], .keepdims = true}),
        {.axis = axes[1], .keepdims = true});
  }
  if (is_infinite(ord)) {
    if (!is_matrix) return math::reduce_max(sizes, all);
    return math::reduce_max(
        math::reduce_sum(sizes, {.axis = axes[1], .keepdims = true}),
        {.axis = axes[0], .keepdims = true});
  }
  const DType dtype = sizes.dtype();
  const Tensor powers =
      raw_ops::Pow(sizes, TensorLike(ord.p()).to_tensor(dtype));
  return raw_ops::Pow(math::reduce_sum(powers, all),
                      TensorLike(1.0 / ord.p()).to_tensor(dtype));
}

}  // namespace

std::string NormOrder::str() const {
  if (is_name()) return name_;
  if (is_whole_) return std::to_string(static_cast<int64_t>(p_));
  return internal::value_text(Tensor(c::Tensor::scalar(p_)));
}

Tensor norm(const TensorLike& tensor, const NormOptions& options) {
  const bool is_matrix = check_matrix_norm(options);
  const NameScope scope = name_scope(options.name, "norm");
  Tensor result = kept_norm(tensor.to_tensor(), options, is_matrix);
  if (options.keepdims) return result;
  return raw_ops::Squeeze(result, {.axis = options.axis.axes()});
}

NormalizeOutputs normalize(const TensorLike& tensor,
                           const NormalizeOptions& options) {
  const NameScope scope = name_scope(options.name, "normalize");
  const Tensor values = tensor.to_tensor();
  const Tensor size =
      cast(norm(values,
                {.ord = options.ord, .axis = options.axis, .keepdims = true}),
           values.dtype());
  return {values / size, size};
}

}  // namespace tfx::linalg
