// tf.tensordot.
#include <algorithm>
#include <functional>
#include <numeric>
#include <variant>

#include "tfx/core/errors.h"
#include "tfx/core/name_scope.h"
#include "tfx/ops/array_helpers.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/matmul.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/math_ops.h"

namespace tfx::linalg {
namespace {

using Axes = std::vector<int64_t>;

// Dimensions: a Tensor if they are not statically known.
using FreeDims = std::variant<std::vector<int64_t>, Tensor>;

// A tensor as a matrix, with the summed dimensions as its columns or its rows.
struct Matrix {
  Tensor matrix;
  // The dimensions that are not summed over.
  FreeDims free_dims;
};

enum class Summed { kColumns, kRows };

int64_t product_of(const std::vector<int64_t>& dims) {
  return std::accumulate(dims.begin(), dims.end(), int64_t{1},
                         std::multiplies<>());
}

// Reshapes the tensor; returns it unchanged if it already has the shape.
Tensor of_shape(const Tensor& tensor, const std::vector<int64_t>& shape,
                const std::string& name = {}) {
  if (tensor.shape() == TensorShape(shape)) return tensor;
  return raw_ops::Reshape(tensor, internal::integers(shape), {.name = name});
}

// `turned` is `tensor`, transposed into the order of the matrix.
Matrix reshaped(const Tensor& tensor, const Tensor& turned, const Tensor& free,
                const Tensor& axes, Summed summed) {
  const Tensor dims = internal::shape_tensor(tensor);
  const auto chosen = [&](const Tensor& which) {
    return raw_ops::GatherV2(dims, which, internal::integer(0));
  };
  const Tensor free_dims = chosen(free);
  const auto product = [](const Tensor& sizes) {
    return raw_ops::Prod(sizes, internal::integer(0));
  };
  const Tensor free_size = product(free_dims);
  const Tensor summed_size = product(chosen(axes));
  const Tensor shape = summed == Summed::kRows
                           ? raw_ops::Pack({summed_size, free_size})
                           : raw_ops::Pack({free_size, summed_size});
  return {raw_ops::Reshape(turned, shape), free_dims};
}

Matrix as_matrix(const Tensor& tensor, Axes axes, Summed summed) {
  const int rank = tensor.rank();
  for (int64_t& axis : axes) {
    if (axis < 0) axis += rank;
    if (axis < 0 || axis >= rank) throw IndexError("list index out of range");
  }
  Axes free;
  for (int64_t i = 0; i < rank; ++i) {
    if (std::find(axes.begin(), axes.end(), i) == axes.end()) free.push_back(i);
  }
  Axes perm = summed == Summed::kRows ? axes : free;
  const Axes& last = summed == Summed::kRows ? free : axes;
  perm.insert(perm.end(), last.begin(), last.end());
  const TensorShape shape = tensor.shape();
  const bool is_in_order = std::is_sorted(perm.begin(), perm.end()) &&
                           perm.size() == static_cast<size_t>(rank);
  // Python skips the transposition only if all dimensions are known.
  const Tensor turned =
      is_in_order && shape.is_fully_defined()
          ? tensor
          : raw_ops::Transpose(tensor, internal::integers(perm),
                               {.name = "transpose"});
  if (shape.is_fully_defined()) {
    const auto sizes_of = [&](const Axes& which) {
      std::vector<int64_t> sizes;
      for (const int64_t axis : which) {
        sizes.push_back(shape[static_cast<int>(axis)]);
      }
      return sizes;
    };
    std::vector<int64_t> free_dims = sizes_of(free);
    std::vector<int64_t> sizes = {product_of(free_dims),
                                  product_of(sizes_of(axes))};
    if (summed == Summed::kRows) std::swap(sizes[0], sizes[1]);
    return {of_shape(turned, sizes), std::move(free_dims)};
  }
  return reshaped(tensor, turned, internal::integers(free),
                  internal::integers(axes), summed);
}

Matrix as_matrix(const Tensor& tensor, const Tensor& axes, Summed summed) {
  const auto [chosen, rest] = internal::split_axes(tensor, axes);
  const Tensor perm = summed == Summed::kRows ? internal::join({chosen, rest})
                                              : internal::join({rest, chosen});
  const Tensor turned = raw_ops::Transpose(tensor, perm, {.name = "transpose"});
  return reshaped(tensor, turned, rest, chosen, summed);
}

Matrix as_matrix(const Tensor& tensor, const TensordotAxes::Dims& axes,
                 Summed summed) {
  const Axes* const known = std::get_if<Axes>(&axes);
  if (known == nullptr)
    return as_matrix(tensor, std::get<Tensor>(axes), summed);
  if (tensor.rank() >= 0) return as_matrix(tensor, *known, summed);
  return as_matrix(tensor, internal::integers(*known), summed);
}

Tensor vector_of(const FreeDims& sizes) {
  if (const auto* tensor = std::get_if<Tensor>(&sizes)) return *tensor;
  return internal::integers(std::get<std::vector<int64_t>>(sizes));
}

}  // namespace

TensordotAxes::TensordotAxes(const std::vector<int64_t>& axes)
    : text_(internal::list_text(axes)) {
  for (const int64_t axis : axes) lists_.push_back({axis});
}

TensordotAxes::TensordotAxes(std::initializer_list<std::vector<int64_t>> axes)
    : lists_(axes) {
  for (const Axes& list : lists_) {
    text_ += (text_.empty() ? "[" : ", ") + internal::list_text(list);
  }
  text_ += "]";
}

std::pair<TensordotAxes::Dims, TensordotAxes::Dims> TensordotAxes::of(
    const Tensor& a) const {
  if (tensor_.has_value()) {
    std::vector<Tensor> rows = raw_ops::Unpack(cast(tensor_, tfx::int32), 2);
    return {std::move(rows[0]), std::move(rows[1])};
  }
  if (!lists_.empty() || !text_.empty()) {
    if (lists_.size() != 2) {
      throw ValueError("`axes` must be an integer or have length 2. Received " +
                       text_ + ".");
    }
    if (lists_[0].size() != lists_[1].size()) {
      throw ValueError("Different number of contraction axes `a` and `b`, " +
                       std::to_string(lists_[0].size()) +
                       " != " + std::to_string(lists_[1].size()) + ".");
    }
    return {lists_[0], lists_[1]};
  }
  if (count_ < 0) {
    throw ValueError(
        "`axes` must be at least 0. Received: " + std::to_string(count_) + ".");
  }
  const int64_t rank = a.rank();
  Axes first(count_);
  std::iota(first.begin(), first.end(), 0);
  if (rank < 0) {
    const Tensor dims = raw_ops::Rank(a);
    return {raw_ops::Range(raw_ops::Sub(dims, internal::integer(count_)), dims,
                           internal::integer(1)),
            std::move(first)};
  }
  if (count_ > rank) {
    throw ValueError(
        "`axes` must not be larger than the number of dimensions of tensor " +
        internal::value_text(a) + ".  Received " + std::to_string(count_) +
        ", vs tensor dimensions " + std::to_string(rank) + ".");
  }
  Axes last(count_);
  std::iota(last.begin(), last.end(), rank - count_);
  return {std::move(last), std::move(first)};
}

Tensor tensordot(const TensorLike& a, const TensorLike& b,
                 const TensordotAxes& axes, const NameOptions& options) {
  const NameScope scope = name_scope(options.name, "Tensordot");
  const Tensor x = a.to_tensor();
  const Tensor y = b.to_tensor();
  const auto [x_axes, y_axes] = axes.of(x);
  const Matrix left = as_matrix(x, x_axes, Summed::kColumns);
  const Matrix right = as_matrix(y, y_axes, Summed::kRows);
  const Tensor product = matmul(left.matrix, right.matrix);
  const auto* rows = std::get_if<std::vector<int64_t>>(&left.free_dims);
  const auto* columns = std::get_if<std::vector<int64_t>>(&right.free_dims);
  if (rows != nullptr && columns != nullptr) {
    std::vector<int64_t> shape = *rows;
    shape.insert(shape.end(), columns->begin(), columns->end());
    return of_shape(product, shape, scope.name());
  }
  return raw_ops::Reshape(
      product,
      internal::join({vector_of(left.free_dims), vector_of(right.free_dims)}),
      {.name = scope.name()});
}

}  // namespace tfx::linalg
