#include "tfx/image/gradients.h"

#include <vector>

#include "tfx/core/errors.h"
#include "tfx/core/indexing.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/operators.h"
#include "tfx/raw_ops/nn_ops.h"

namespace tfx::image {

ImageGradientsOutputs image_gradients(const TensorLike& image) {
  const Tensor images = image.to_tensor();
  if (images.rank() != 4) {
    throw ValueError(
        "image_gradients expects a 4D tensor [batch_size, h, w, d], not " +
        images.shape().str() + ".");
  }
  const Tensor shape = tfx::shape(images);
  const std::vector<Tensor> dims = unstack(shape, {.num = 4});
  const Slice next(1, _);
  const Slice here(_, -1);
  const FilledOptions same_dtype = {.dtype = images.dtype()};
  const Tensor next_row = images(_, next);
  const Tensor dy = next_row - images(_, here);
  const Tensor next_column = images(_, _, next);
  const Tensor dx = next_column - images(_, _, here);
  const Tensor last_row = zeros({dims[0], 1, dims[2], dims[3]}, same_dtype);
  const Tensor last_column = zeros({dims[0], dims[1], 1, dims[3]}, same_dtype);
  return {reshape(concat({dy, last_row}, 1), shape),
          reshape(concat({dx, last_column}, 2), shape)};
}

Tensor sobel_edges(const TensorLike& image) {
  const Tensor images = image.to_tensor();
  const Tensor shape = tfx::shape(images);
  // Indexed by row, column and filter.
  const Tensor filters = constant({{{{-1, -1}}, {{-2, 0}}, {{-1, 1}}},
                                   {{{0, -2}}, {{0, 0}}, {{0, 2}}},
                                   {{{1, -1}}, {{2, 0}}, {{1, 1}}}},
                                  {.dtype = images.dtype()});
  const Tensor kernels =
      tile(filters, {1, 1, shape[-1], 1}, {.name = "sobel_filters"});
  const Tensor padded =
      pad(images, {{0, 0}, {1, 1}, {1, 1}, {0, 0}}, {.mode = "REFLECT"});
  const Tensor filtered = raw_ops::DepthwiseConv2dNative(
      padded, kernels, {1, 1, 1, 1}, "VALID", {.name = "depthwise"});
  const Tensor edges = reshape(filtered, concat({shape, constant({2})}, 0));
  const TensorShape known = images.shape();
  if (known.known_rank()) edges.set_shape(known.concatenate({2}));
  return edges;
}

}  // namespace tfx::image
