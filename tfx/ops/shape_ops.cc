// The functions of array_ops.h that query or change shapes.
#include <algorithm>
#include <limits>

#include "tfx/core/errors.h"
#include "tfx/core/graph_builder.h"
#include "tfx/ops/array_helpers.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/math_ops.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/math_ops.h"

namespace tfx {
namespace {

// The dimension that two dimensions broadcast to; nullopt if incompatible.
std::optional<int64_t> broadcast_dimension(int64_t x, int64_t y) {
  if (x == kNone || y == kNone)
    return std::max(x, y) > 1 ? std::max(x, y) : kNone;
  if (x == 1) return y;
  if (y == 1 || x == y) return x;
  return std::nullopt;
}

Tensor reversed_dimensions(const Tensor& tensor) {
  const int rank = tensor.rank();
  if (rank < 0) {
    const Tensor last =
        raw_ops::Sub(raw_ops::Rank(tensor), internal::integer(1));
    return raw_ops::Range(last, internal::integer(-1), internal::integer(-1));
  }
  std::vector<int64_t> perm(rank);
  for (int i = 0; i < rank; ++i) perm[i] = rank - 1 - i;
  return internal::integers(perm);
}

// Whether all dimensions are known and representable in the dtype.
bool fits(const TensorShape& shape, DType dtype) {
  if (!shape.is_fully_defined()) return false;
  const int64_t most = dtype == int32 ? std::numeric_limits<int32_t>::max()
                                      : std::numeric_limits<int64_t>::max();
  return (dtype == int32 || dtype == int64) &&
         std::ranges::all_of(shape.as_list(),
                             [&](int64_t dim) { return dim <= most; });
}

}  // namespace

Tensor identity(const TensorLike& input, const NameOptions& options) {
  return raw_ops::Identity(input.to_tensor(), {.name = options.name});
}

Tensor stop_gradient(const TensorLike& input, const NameOptions& options) {
  return raw_ops::StopGradient(input.to_tensor(), {.name = options.name});
}

Tensor shape(const TensorLike& input, const OutTypeOptions& options) {
  const Tensor tensor = input.to_tensor();
  // A shape that is known at tracing time is a constant in the graph.
  if (GraphBuilder::current() != nullptr &&
      fits(tensor.shape(), options.out_type)) {
    return internal::integers(tensor.shape().as_list(), options.out_type);
  }
  return raw_ops::Shape(tensor,
                        {.out_type = options.out_type, .name = options.name});
}

std::vector<Tensor> shape_n(const TensorsLike& input,
                            const OutTypeOptions& options) {
  return raw_ops::ShapeN(input.tensors(),
                         {.out_type = options.out_type, .name = options.name});
}

Tensor size(const TensorLike& input, const OutTypeOptions& options) {
  const Tensor tensor = input.to_tensor();
  const std::optional<int64_t> count = tensor.shape().num_elements();
  if (count) return internal::integer(*count, options.out_type);
  return raw_ops::Size(tensor,
                       {.out_type = options.out_type, .name = options.name});
}

Tensor rank(const TensorLike& input, const NameOptions& options) {
  const Tensor tensor = input.to_tensor();
  if (tensor.rank() >= 0) return internal::integer(tensor.rank());
  return raw_ops::Rank(tensor, {.name = options.name});
}

Tensor reshape(const TensorLike& tensor, const ShapeLike& shape,
               const NameOptions& options) {
  return raw_ops::Reshape(tensor.to_tensor(), shape.to_tensor(),
                          {.name = options.name});
}

Tensor ensure_shape(const TensorLike& x, const TensorShape& shape,
                    const NameOptions& options) {
  return raw_ops::EnsureShape(x.to_tensor(), shape, {.name = options.name});
}

Tensor expand_dims(const TensorLike& input, const TensorLike& axis,
                   const NameOptions& options) {
  return raw_ops::ExpandDims(input.to_tensor(), internal::value_of(axis, int32),
                             {.name = options.name});
}

Tensor squeeze(const TensorLike& input, const SqueezeOptions& options) {
  const Tensor tensor = input.to_tensor();
  std::vector<int64_t> axes = options.axis.axes();
  if (axes.empty() && !options.axis.is_none()) {
    const Tensor chosen = options.axis.to_tensor(tensor);
    if (chosen.shape().num_elements() != 0) {
      const Tensor wide = cast(chosen, int64);
      axes.assign(wide.data<int64_t>().begin(), wide.data<int64_t>().end());
    }
  }
  return raw_ops::Squeeze(tensor,
                          {.axis = std::move(axes), .name = options.name});
}

Tensor transpose(const TensorLike& a, const TransposeOptions& options) {
  const Tensor tensor = a.to_tensor();
  const Tensor perm = options.perm.is_none() ? reversed_dimensions(tensor)
                                             : options.perm.to_tensor();
  if (options.conjugate && tensor.dtype().is_complex()) {
    return raw_ops::ConjugateTranspose(tensor, perm, {.name = options.name});
  }
  return raw_ops::Transpose(tensor, perm, {.name = options.name});
}

Tensor broadcast_to(const TensorLike& input, const ShapeLike& shape,
                    const NameOptions& options) {
  return raw_ops::BroadcastTo(input.to_tensor(), shape.to_tensor(),
                              {.name = options.name});
}

TensorShape broadcast_static_shape(const TensorShape& shape_x,
                                   const TensorShape& shape_y) {
  if (!shape_x.known_rank() || !shape_y.known_rank()) return std::nullopt;
  const int rank = std::max(*shape_x.rank(), *shape_y.rank());
  std::vector<int64_t> dims(rank);
  for (int i = 1; i <= rank; ++i) {
    const auto from_end = [&](const TensorShape& shape) {
      return i <= *shape.rank() ? shape[-i] : 1;
    };
    const std::optional<int64_t> dim =
        broadcast_dimension(from_end(shape_x), from_end(shape_y));
    if (!dim) {
      throw ValueError(
          "Incompatible shapes for broadcasting. Two shapes are compatible if "
          "for each dimension pair they are either equal or one of them is 1. "
          "Received: " +
          shape_x.str() + " and " + shape_y.str() + ".");
    }
    dims[rank - i] = *dim;
  }
  return dims;
}

Tensor broadcast_dynamic_shape(const ShapeLike& shape_x,
                               const ShapeLike& shape_y) {
  const auto [x, y] = internal::match_shapes(shape_x, shape_y);
  return raw_ops::BroadcastArgs(x, y);
}

Tensor bitcast(const TensorLike& input, DType type,
               const NameOptions& options) {
  return raw_ops::Bitcast(input.to_tensor(), type, {.name = options.name});
}

}  // namespace tfx
