#include "tfx/sparse/shaping.h"

#include <algorithm>
#include <numeric>

#include "tfx/core/array_format.h"
#include "tfx/core/constant_value.h"
#include "tfx/core/errors.h"
#include "tfx/core/indexing.h"
#include "tfx/core/name_scope.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/range_ops.h"
#include "tfx/ops/reduce_ops.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/logging_ops.h"
#include "tfx/raw_ops/math_ops.h"
#include "tfx/raw_ops/sparse_ops.h"
#include "tfx/sparse/helpers.h"

namespace tfx::sparse {
namespace {

Tensor text(const char* value) { return TensorLike(value).to_tensor(); }

// --- concat -----------------------------------------------------------------

// Sets all dimensions but `axis` to their maximum over all shapes.
std::vector<Tensor> expanded_shapes(const std::vector<Tensor>& shapes,
                                    int64_t axis) {
  const Tensor greatest = math::reduce_max(tfx::stack(shapes), {.axis = 0});
  std::vector<Tensor> expanded;
  for (const Tensor& shape : shapes) {
    if (axis == -1) {
      expanded.push_back(
          tfx::concat({greatest[Slice(_, axis)], shape[Slice(-1, _)]}, 0));
    } else {
      expanded.push_back(
          tfx::concat({greatest[Slice(_, axis)], shape[Slice(axis, axis + 1)],
                       greatest[Slice(axis + 1, _)]},
                      0));
    }
  }
  return expanded;
}

// The static shape of the concatenation.
TensorShape joined_shape(const std::vector<SparseTensor>& inputs, int64_t axis,
                         bool expands) {
  const TensorShape& first = inputs[0].shape();
  const auto is_ranked = [](const SparseTensor& each) {
    return each.shape().known_rank();
  };
  if (!std::ranges::all_of(inputs, is_ranked)) return TensorShape::unknown();
  std::vector<int64_t> dims = first.as_list();
  const auto count = static_cast<int64_t>(dims.size());
  const int64_t joined = axis < 0 ? axis + count : axis;
  for (size_t i = 1; i < inputs.size(); ++i) {
    for (int64_t d = 0; d < count; ++d) {
      if (d != joined && !expands) continue;
      int64_t& dim = dims[static_cast<size_t>(d)];
      const int64_t other = inputs[i].shape()[static_cast<int>(d)];
      if (dim == kNone || other == kNone) {
        dim = kNone;
      } else {
        dim = d == joined ? dim + other : std::max(dim, other);
      }
    }
  }
  return dims;
}

// --- reshape ----------------------------------------------------------------

std::string list_text(const std::vector<int64_t>& dims) {
  std::string all = "[";
  for (const int64_t dim : dims) {
    all += (all.size() > 1 ? ", " : "") +
           (dim == kNone ? "None" : std::to_string(dim));
  }
  return all + "]";
}

int64_t product(const std::vector<int64_t>& dims) {
  return std::accumulate(dims.begin(), dims.end(), int64_t{1},
                         std::multiplies<>());
}

// The new shape with -1 resolved, if known statically. Throws ValueError if the
// number of elements differs.
std::optional<std::vector<int64_t>> resolved_shape(const TensorShape& from,
                                                   const Tensor& shape) {
  const TensorShape known = constant_value_as_shape(shape);
  if (!known.known_rank() || !from.is_fully_defined()) return std::nullopt;
  std::vector<int64_t> dims = known.as_list();
  const auto unknown_count = std::ranges::count(dims, kNone);
  const auto written = constant_value(shape);
  if (written && unknown_count > 1) {
    throw ValueError("At most one dimension can be inferred (-1). Found: " +
                     array_str(written->host()));
  }
  const bool has_zero = std::ranges::find(dims, 0) != dims.end();
  if (unknown_count > 1 || (unknown_count == 1 && has_zero)) {
    return std::nullopt;
  }
  const int64_t size = *from.num_elements();
  const std::vector<int64_t> asked = dims;
  if (unknown_count == 1) {
    // The product of dims includes this -1.
    *std::ranges::find(dims, kNone) = size / -product(dims);
  }
  if (product(dims) != size) {
    throw ValueError("Cannot reshape a tensor with " + std::to_string(size) +
                     " elements to shape " + list_text(asked) + " (" +
                     std::to_string(product(dims)) + " elements).");
  }
  return dims;
}

// --- reset_shape ------------------------------------------------------------

// The requested shape, after checking that it is large enough.
Tensor checked_shape(const SparseTensor& input, const ShapeLike& new_shape) {
  const Tensor given = new_shape.to_tensor(int64);
  given.shape().assert_has_rank(1);
  const Tensor shape = cast(given, int64);
  if (shape.shape().known_rank()) {
    internal::check_dimensions(shape.shape()[0],
                               input.dense_shape().shape().with_rank(1)[0]);
  }
  const auto dims = constant_integers(shape);
  if (dims && input.shape().is_fully_defined()) {
    const std::vector<int64_t>& least = input.shape().as_list();
    if (!std::ranges::equal(least, *dims, std::less_equal<>())) {
      throw ValueError(
          "Requested new_shape should have dimension sizes >= sp_input.shape. "
          " Found new_shape (" +
          array_str(internal::int64_constant(least).host()) +
          "), sp_input.shape (" +
          array_str(internal::int64_constant(*dims).host()) + ").");
    }
    return internal::int64_constant(*dims);
  }
  internal::check_equal(tfx::shape(input.dense_shape()), tfx::shape(shape),
                        "Shapes of other ranks.");
  raw_ops::Assert(
      math::reduce_all(raw_ops::LessEqual(input.dense_shape(), shape)),
      {text("Condition x <= y did not hold element-wise:"), input.dense_shape(),
       shape});
  return internal::after_checks(shape);
}

}  // namespace

SparseTensor concat(int64_t axis, const std::vector<SparseTensor>& sp_inputs,
                    const ConcatOptions& options) {
  if (sp_inputs.size() == 1) return sp_inputs[0];
  std::vector<Tensor> shapes = internal::all_dense_shapes(sp_inputs);
  if (options.expand_nonconcat_dims) shapes = expanded_shapes(shapes, axis);
  const auto joined = raw_ops::SparseConcat(
      internal::all_indices(sp_inputs), internal::all_values(sp_inputs), shapes,
      axis, {.name = options.name});
  const TensorShape shape =
      joined_shape(sp_inputs, axis, options.expand_nonconcat_dims);
  if (shape.is_fully_defined()) {
    return {joined.output_indices, joined.output_values, shape};
  }
  SparseTensor result(joined.output_indices, joined.output_values,
                      joined.output_shape);
  result.set_shape(shape);
  return result;
}

SparseTensor expand_dims(const SparseTensor& sp_input,
                         const ExpandDimsOptions& options) {
  const auto scope = name_scope(options.name, "expand_dims");
  const Tensor& indices = sp_input.indices();
  const Tensor& dense_shape = sp_input.dense_shape();
  const Tensor given = options.axis.is_none()
                           ? TensorLike(-1).to_tensor(int32)
                           : internal::dense_value(options.axis.value(), int32);
  const Tensor rank = cast(tfx::shape(dense_shape)[0], given.dtype());
  const Tensor axis = where(given >= 0, given, given + rank + 1);
  const Tensor coordinate =
      zeros({tfx::shape(indices)[0], 1}, {.dtype = int64});
  const Tensor one = internal::int64_constant(std::vector<int64_t>{1});
  return {tfx::concat({tfx::slice(indices, {0, 0}, {-1, axis}), coordinate,
                       tfx::slice(indices, {0, axis}, {-1, -1})},
                      1),
          sp_input.values(),
          tfx::concat({tfx::slice(dense_shape, {0}, {axis}), one,
                       tfx::slice(dense_shape, {axis}, {-1})},
                      0)};
}

SparseTensor reorder(const SparseTensor& sp_input, const NameOptions& options) {
  const auto ordered =
      raw_ops::SparseReorder(sp_input.indices(), sp_input.values(),
                             sp_input.dense_shape(), {.name = options.name});
  if (sp_input.shape().is_fully_defined()) {
    return {ordered.output_indices, ordered.output_values, sp_input.shape()};
  }
  SparseTensor result(ordered.output_indices, ordered.output_values,
                      identity(sp_input.dense_shape()));
  result.set_shape(sp_input.shape());
  return result;
}

SparseTensor reset_shape(const SparseTensor& sp_input,
                         const ResetShapeOptions& options) {
  const Tensor indices = identity(sp_input.indices());
  const Tensor values = identity(sp_input.values());
  if (!options.new_shape.is_none()) {
    return {indices, values, checked_shape(sp_input, options.new_shape)};
  }
  const Tensor greatest = math::reduce_max(indices, {.axis = 0});
  const Tensor least_shape =
      raw_ops::AddV2(greatest, ones_like(identity(sp_input.dense_shape())));
  return {indices, values,
          raw_ops::Maximum(TensorLike(0).to_tensor(int64), least_shape)};
}

SparseTensor reshape(const SparseTensor& sp_input, const ShapeLike& shape,
                     const NameOptions& options) {
  const Tensor new_shape = cast(shape.to_tensor(int64), int64);
  const NameScope scope = name_scope(options.name, "SparseReshape");
  const auto reshaped =
      raw_ops::SparseReshape(sp_input.indices(), sp_input.dense_shape(),
                             new_shape, {.name = scope.name()});
  const auto dims = resolved_shape(sp_input.shape(), new_shape);
  return {reshaped.output_indices, identity(sp_input.values()),
          dims ? internal::int64_constant(*dims) : reshaped.output_shape};
}

SparseTensor retain(const SparseTensor& sp_input, const TensorLike& to_retain) {
  const Tensor flags = to_retain.to_tensor();
  const TensorShape count = flags.shape().with_rank(1);
  internal::check_dimensions(sp_input.values().shape().with_rank(1)[0],
                             count[0]);
  const Tensor places = tfx::reshape(where(flags), {-1});
  return {gather(sp_input.indices(), places), gather(sp_input.values(), places),
          identity(sp_input.dense_shape())};
}

SparseTensor slice(const SparseTensor& sp_input, const ShapeLike& start,
                   const ShapeLike& size, const NameOptions& options) {
  const Tensor begin = internal::int64_vector(start);
  const Tensor extent = internal::int64_vector(size);
  const auto part = raw_ops::SparseSlice(sp_input.indices(), sp_input.values(),
                                         sp_input.dense_shape(), begin, extent,
                                         {.name = options.name});
  return {part.output_indices, part.output_values, part.output_shape};
}

std::vector<SparseTensor> split(const SparseTensor& sp_input, int64_t num_split,
                                const TensorLike& axis,
                                const NameOptions& options) {
  const auto parts = raw_ops::SparseSplit(
      internal::dense_value(axis, int64), sp_input.indices(), sp_input.values(),
      sp_input.dense_shape(), num_split, {.name = options.name});
  std::vector<SparseTensor> result;
  for (size_t i = 0; i < parts.output_indices.size(); ++i) {
    result.emplace_back(parts.output_indices[i], parts.output_values[i],
                        parts.output_shape[i]);
  }
  return result;
}

SparseTensor transpose(const SparseTensor& sp_input,
                       const TransposeOptions& options) {
  const auto scope = name_scope(options.name, "SparseTranspose");
  Tensor perm = options.perm.to_tensor();
  if (options.perm.is_none()) {
    const Tensor rank = tfx::size(sp_input.dense_shape());
    perm = rank - 1 - range(0, rank, 1);
  }
  const Tensor indices =
      tfx::transpose(gather(tfx::transpose(sp_input.indices()), perm));
  const auto order = constant_integers(perm);
  const TensorShape& from = sp_input.shape();
  if (!order || !from.is_fully_defined()) {
    return reorder(SparseTensor(indices, sp_input.values(),
                                gather(sp_input.dense_shape(), perm)));
  }
  std::vector<int64_t> dims = from.as_list();
  if (order->size() > dims.size()) {
    throw IndexError("list assignment index out of range");
  }
  for (size_t i = 0; i < order->size(); ++i) {
    dims[i] = from[static_cast<int>((*order)[i])];
  }
  return reorder(SparseTensor(indices, sp_input.values(), dims));
}

}  // namespace tfx::sparse
