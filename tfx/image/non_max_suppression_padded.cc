// tf.image.non_max_suppression_padded: processes boxes in tiles, all pairs of a
// tile at once.
#include <limits>
#include <tuple>

#include "tfx/core/errors.h"
#include "tfx/core/indexing.h"
#include "tfx/core/name_scope.h"
#include "tfx/function/cond.h"
#include "tfx/function/while_loop.h"
#include "tfx/image/image_checks.h"
#include "tfx/image/non_max_suppression.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/range_ops.h"
#include "tfx/ops/reduce_ops.h"
#include "tfx/ops/sort_ops.h"
#include "tfx/raw_ops/nn_ops.h"

namespace tfx::image {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

// A batch of boxes and their scores.
struct Candidates {
  Tensor boxes;   // [batch, number, 4]
  Tensor scores;  // [batch, number]
};

Tensor size_of(const Tensor& tensor, int axis) {
  return tfx::shape(tensor)[axis];
}

// The IoU of each pair of boxes from `a` and `b`.
Tensor overlaps_of(const Tensor& a, const Tensor& b) {
  const NameScope scope = name_scope("bbox_overlap");
  const std::vector<Tensor> of_a = split(a, 4, {.axis = 2});
  const std::vector<Tensor> of_b = split(b, 4, {.axis = 2});
  const auto turned = [](const Tensor& column) {
    return tfx::transpose(column, {.perm = {0, 2, 1}});
  };
  const Tensor x_min = math::maximum(of_a[1], turned(of_b[1]));
  const Tensor x_max = math::minimum(of_a[3], turned(of_b[3]));
  const Tensor y_min = math::maximum(of_a[0], turned(of_b[0]));
  const Tensor y_max = math::minimum(of_a[2], turned(of_b[2]));
  const Tensor both =
      math::maximum(x_max - x_min, 0) * math::maximum(y_max - y_min, 0);
  const Tensor area_of_a = (of_a[2] - of_a[0]) * (of_a[3] - of_a[1]);
  const Tensor area_of_b = (of_b[2] - of_b[0]) * (of_b[3] - of_b[1]);
  const Tensor either = area_of_a + turned(area_of_b) - both + 1e-8;
  return both / either;
}

// Loop body: drops boxes that better ones of the same tile overlap. The second
// result tells whether anything changed.
auto suppress_among_themselves(const Tensor& iou, const Tensor&,
                               const Tensor& iou_sum,
                               const Tensor& iou_threshold) {
  const Tensor batch_size = size_of(iou, 0);
  const auto below_threshold = [&](const Tensor& values) {
    return cast(reshape(math::reduce_max(values, {.axis = 1}) < iou_threshold,
                        {batch_size, -1, 1}),
                iou.dtype());
  };
  const Tensor can_suppress = below_threshold(iou);
  const Tensor left = below_threshold(can_suppress * iou) * iou;
  const Tensor sum = math::reduce_sum(left, {.axis = {1, 2}});
  return std::tuple(left, math::reduce_any(iou_sum - sum > iou_threshold), sum,
                    iou_threshold);
}

// The tile's boxes; zeros for those that boxes of the tile `index` overlap.
Tensor suppress_by_tile(const Tensor& boxes, const Tensor& tile,
                        const Tensor& iou_threshold, const Tensor& index,
                        int64_t tile_size) {
  const Tensor better = slice(boxes, {0, index * tile_size, 0},
                              {size_of(boxes, 0), tile_size, 4});
  const Tensor is_apart = math::reduce_all(
      overlaps_of(better, tile) < iou_threshold, {.axis = {1}});
  return expand_dims(cast(is_apart, tile.dtype()), 2) * tile;
}

// Processes a tile: returns all boxes, with suppressed ones zeroed, and the
// number of boxes kept so far.
std::tuple<Tensor, Tensor, Tensor, Tensor> suppress_tile(
    const Tensor& boxes, const Tensor& iou_threshold, const Tensor& output_size,
    const Tensor& index, int64_t tile_size) {
  const NameScope scope = name_scope("suppression_loop_body");
  const Tensor num_tiles = math::floordiv(size_of(boxes, 1), tile_size);
  const Tensor batch_size = size_of(boxes, 0);
  const Tensor first =
      slice(boxes, {0, index * tile_size, 0}, {batch_size, tile_size, 4});
  const auto by_others = while_loop(
      [&](const Tensor&, const Tensor&, const Tensor&, const Tensor& other) {
        return other < index;
      },
      [&](const Tensor& all, const Tensor& tile, const Tensor& threshold,
          const Tensor& other) {
        return std::tuple(
            all, suppress_by_tile(all, tile, threshold, other, tile_size),
            threshold, other + 1);
      },
      std::tuple(boxes, first, iou_threshold, constant(0)));
  Tensor tile = std::get<1>(by_others);
  Tensor iou = overlaps_of(tile, tile);
  const Tensor numbers = range(tile_size, {.dtype = tfx::int32});
  const Tensor is_better =
      expand_dims(reshape(numbers, {1, -1}) > reshape(numbers, {-1, 1}), 0);
  iou *= cast(math::logical_and(is_better, iou >= iou_threshold), iou.dtype());
  const auto by_itself = while_loop(
      [](const Tensor&, const Tensor& goes_on, const Tensor&, const Tensor&) {
        return goes_on;
      },
      suppress_among_themselves,
      std::tuple(iou, constant(true), math::reduce_sum(iou, {.axis = {1, 2}}),
                 iou_threshold));
  const Tensor is_suppressed =
      math::reduce_sum(std::get<0>(by_itself), {.axis = 1}) > 0;
  tile *= expand_dims(1.0 - cast(is_suppressed, tile.dtype()), 2);
  const Tensor is_tile =
      reshape(cast(range(num_tiles) == index, boxes.dtype()), {1, -1, 1, 1});
  const Tensor replaced =
      tfx::tile(expand_dims(tile, 1), {1, num_tiles, 1, 1}) * is_tile +
      reshape(boxes, {batch_size, num_tiles, tile_size, 4}) * (1 - is_tile);
  const Tensor is_left = math::reduce_any(tile > 0, {.axis = {2}});
  return {
      reshape(replaced, {batch_size, -1, 4}), iou_threshold,
      output_size + math::reduce_sum(cast(is_left, tfx::int32), {.axis = {1}}),
      index + 1};
}

// Zeroes boxes and scores up to the threshold.
Candidates above_threshold(const Candidates& all, const Tensor& threshold) {
  const NameScope scope = name_scope("filter_by_score");
  const Tensor mask = cast(all.scores > threshold, all.scores.dtype());
  return {all.boxes * expand_dims(cast(mask, all.boxes.dtype()), 2),
          all.scores * mask};
}

Candidates filtered(const Candidates& all, const TensorOption& threshold) {
  const TensorLike& value = threshold.value();
  const Tensor tensor = value.to_tensor_like(all.scores.dtype());
  if (!value.is_tensor()) {
    return static_cast<double>(tensor) == -kInfinity
               ? all
               : above_threshold(all, tensor);
  }
  const auto [boxes, scores] = cond(
      tensor != -kInfinity,
      [&] {
        const Candidates left = above_threshold(all, tensor);
        return std::tuple(left.boxes, left.scores);
      },
      [&] { return std::tuple(all.boxes, all.scores); });
  return {boxes, scores};
}

// Sorts the corners of each box. The order is decided by the first box only.
Tensor canonical(const Tensor& boxes) {
  const NameScope scope = name_scope("canonicalize_coordinates");
  const std::vector<Tensor> corners = split(boxes, 4, {.axis = 2});
  const auto ordered = [](const Tensor& one, const Tensor& other) {
    const Tensor is_ordered =
        math::reduce_all(math::less_equal(one(0, 0, 0), other(0, 0, 0)));
    return cond(
        is_ordered, [&] { return std::tuple(one, other); },
        [&] { return std::tuple(other, one); });
  };
  const auto [y_min, y_max] = ordered(corners[0], corners[2]);
  const auto [x_min, x_max] = ordered(corners[1], corners[3]);
  return concat({y_min, x_min, y_max, x_max}, 2);
}

NonMaxSuppressionPaddedOutputs suppress(
    const Tensor& all_boxes, const Tensor& all_scores,
    const Tensor& max_output_size,
    const NonMaxSuppressionPaddedOptions& options) {
  const int64_t tile_size = options.tile_size;
  const Tensor batch_dims = tfx::shape(all_boxes)[Slice(_, -2)];
  const Tensor num_boxes = size_of(all_boxes, -2);
  Candidates all = {reshape(all_boxes, {-1, num_boxes, 4}),
                    reshape(all_scores, {-1, num_boxes})};
  const Tensor batch_size = size_of(all.boxes, 0);
  all = filtered(all, options.score_threshold);
  if (!options.canonicalized_coordinates) all.boxes = canonical(all.boxes);
  Tensor order;
  if (!options.sorted_input) {
    const NameScope scope = name_scope("sort_scores_and_boxes");
    order = argsort(all.scores, {.axis = 1, .direction = "DESCENDING"});
    all.boxes = gather(all.boxes, order, {.axis = 1, .batch_dims = 1});
  }
  const Tensor tiles =
      math::ceil(cast(math::maximum(num_boxes, max_output_size), tfx::float32) /
                 cast(tile_size, tfx::float32));
  const Tensor padding = cast(tiles, tfx::int32) * tile_size - num_boxes;
  const Tensor padded =
      pad(cast(all.boxes, tfx::float32),
          stack({constant({0, 0}), stack({0, padding}), constant({0, 0})}));
  padded.set_shape({kNone, kNone, 4});
  const Tensor num_padded = num_boxes + padding;
  const Tensor num_iterations = math::floordiv(num_padded, tile_size);
  const auto results = while_loop(
      [&](const Tensor&, const Tensor&, const Tensor& output_size,
          const Tensor& index) {
        return math::logical_and(
            math::reduce_min(output_size) < max_output_size,
            index < num_iterations);
      },
      [&](const Tensor& boxes, const Tensor& threshold,
          const Tensor& output_size, const Tensor& index) {
        return suppress_tile(boxes, threshold, output_size, index, tile_size);
      },
      std::tuple(padded, ensure_shape(options.iou_threshold.to_tensor(), {}),
                 zeros({batch_size}, {.dtype = tfx::int32}), constant(0)),
      {.shape_invariants = {{kNone, kNone, 4}, {}, {kNone}, {}}});
  const Tensor num_valid = math::minimum(std::get<2>(results), max_output_size);
  // Boxes that are kept get the greatest numbers, in descending order.
  const Tensor is_left =
      math::reduce_any(std::get<0>(results) > 0, {.axis = {2}});
  const Tensor from_end =
      cast(is_left, tfx::int32) * expand_dims(range(num_padded, 0, -1), 0);
  Tensor indices =
      num_padded - raw_ops::TopKV2(from_end, max_output_size).values;
  indices = math::minimum(indices, num_boxes - 1);
  if (!options.sorted_input) {
    const Tensor offsets = range(batch_size) * num_boxes;
    const Tensor flat = reshape(indices + expand_dims(offsets, 1), {-1});
    indices = reshape(gather(reshape(order, {-1}), flat), {batch_size, -1});
  }
  const Tensor none =
      zeros({batch_size, max_output_size}, {.dtype = tfx::int32});
  const Tensor is_valid =
      expand_dims(range(max_output_size), 0) < expand_dims(num_valid, 1);
  return {where(is_valid, indices, none), reshape(num_valid, batch_dims)};
}

}  // namespace

NonMaxSuppressionPaddedOutputs non_max_suppression_padded(
    const TensorLike& boxes, const TensorLike& scores,
    const TensorLike& max_output_size,
    const NonMaxSuppressionPaddedOptions& options) {
  const NameScope scope =
      name_scope(options.name, "non_max_suppression_padded");
  const Tensor all = boxes.to_tensor();
  if (!options.pad_to_max_output_size && all.rank() > 2) {
    throw ValueError(
        "'pad_to_max_output_size' (value False) must be True for batched "
        "input");
  }
  const Tensor most = internal::value_of(max_output_size, tfx::int32);
  const auto [indices, num_valid] =
      suppress(all, scores.to_tensor(), most, options);
  if (!options.pad_to_max_output_size) {
    return {indices(0, Slice(_, num_valid)), num_valid};
  }
  const Tensor shape =
      concat({tfx::shape(all)[Slice(_, -2)], expand_dims(most, 0)}, 0);
  return {reshape(indices, shape), num_valid};
}

}  // namespace tfx::image
