#include "tfx/signal/frame.h"

#include <optional>
#include <vector>

#include "tfx/core/errors.h"
#include "tfx/core/indexing.h"
#include "tfx/core/name_scope.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/range_ops.h"
#include "tfx/ops/reduce_ops.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/signal/size.h"

namespace tfx::signal {
namespace {

void check_integer(const TensorLike& value, const char* name) {
  if (value.dtype().is_integer()) return;
  throw ValueError(std::string(name) +
                   " must be an integer type. Got: " + value.dtype().str());
}

// The dimensions around the framed one.
class Framed {
 public:
  Framed(const Tensor& signal, int64_t axis) : rank_(signal.rank()) {
    if (rank_ >= 0 && (axis < -rank_ || axis >= rank_)) {
      throw IndexError("list index out of range");
    }
    axis_ = static_cast<int>(rank_ >= 0 && axis < 0 ? axis + rank_ : axis);
    outer_ = dims_of(signal, std::nullopt, axis_);
    inner_ =
        axis_ == -1 ? vector_of({}) : dims_of(signal, axis_ + 1, std::nullopt);
  }

  int axis() const { return axis_; }
  // The shape with `middle` in place of the framed dimension.
  Tensor dims(const Tensor& middle) const {
    return join({outer_, middle, inner_});
  }
  // The axis once one dimension was inserted.
  int axis_of_wider() const { return axis_ < 0 ? axis_ - 1 : axis_; }

  Tensor pad(const Tensor& signal, const Size& count,
             const Tensor& value) const {
    const auto nothing = [](const Tensor& dims) {
      return zeros(
          tfx::concat(
              {size(dims, {.out_type = int32})[newaxis], vector_of({2})}, 0),
          {.dtype = int32});
    };
    const Tensor paddings =
        join({nothing(outer_), rows_of({{0, count}}), nothing(inner_)});
    return raw_ops::PadV2(signal, paddings, value);
  }

 private:
  int rank_;
  int axis_;
  Tensor outer_;
  Tensor inner_;
};

// The static shape of the frames, which shape inference might not find.
std::optional<TensorShape> known_shape(const Tensor& signal,
                                       const Framed& framed,
                                       const Size& num_frames,
                                       const Size& frame_length) {
  if (signal.rank() < 0) return std::nullopt;
  std::vector<int64_t> dims = signal.shape().as_list();
  const auto place = dims.begin() + framed.axis();
  *place = frame_length.is_known() ? frame_length.number() : kNone;
  dims.insert(place, num_frames.is_known() ? num_frames.number() : kNone);
  return TensorShape(dims);
}

}  // namespace

Tensor frame(const TensorLike& signal, const TensorLike& frame_length,
             const TensorLike& frame_step, const FrameOptions& options) {
  const auto scope = name_scope(options.name, "frame");
  const Tensor whole = signal.to_tensor();
  whole.shape().with_rank_at_least(1);
  const Size length = Size::of(frame_length);
  const Size step = Size::of(frame_step);
  check_integer(frame_length, "a");
  check_integer(frame_step, "b");
  const Framed framed(whole, options.axis);
  Size samples = Size::of_dimension(whole, framed.axis());

  Tensor input = whole;
  Size num_frames = 0;
  if (options.pad_end) {
    const Tensor value = options.pad_value.to_tensor(input.dtype());
    value.shape().assert_has_rank(0);
    num_frames = ceildiv(samples, step);
    const Size missing = max(0, length + step * (num_frames - 1) - samples);
    input = framed.pad(input, missing, value);
    samples = samples + missing;
  } else {
    num_frames = max(0, 1 + floordiv(samples - length, step));
  }

  // Frames consist of pieces whose length divides both frame_length and
  // frame_step.
  const Size piece = gcd(length, step);
  const Size pieces = floordiv(samples, piece);
  const Size pieces_a_frame = floordiv(length, piece);
  const Tensor cut = strided_slice(input, zeros_like(shape(input)),
                                   framed.dims(vector_of({pieces * piece})));
  const Tensor all = reshape(cut, framed.dims(vector_of({pieces, piece})));
  const Tensor firsts =
      reshape(range(num_frames.tensor()) * floordiv(step, piece).tensor(),
              {num_frames.dimension(), 1});
  const Tensor places =
      reshape(range(pieces_a_frame.tensor()), {1, pieces_a_frame.dimension()});
  const Tensor indices = firsts + places;
  Tensor frames =
      reshape(gather(all, indices, {.axis = framed.axis_of_wider()}),
              framed.dims(vector_of({num_frames, length})));
  if (const auto known = known_shape(whole, framed, num_frames, length)) {
    frames.set_shape(*known);
  }
  return frames;
}

Tensor overlap_and_add(const TensorLike& signal, const TensorLike& frame_step,
                       const NameOptions& options) {
  const auto scope = name_scope(options.name, "overlap_and_add");
  const Tensor input = signal.to_tensor();
  input.shape().with_rank_at_least(2);
  const Tensor step_tensor = frame_step.to_tensor();
  step_tensor.shape().assert_has_rank(0);
  if (!step_tensor.dtype().is_integer()) {
    throw ValueError("frame_step must be an integer. Got " +
                     step_tensor.dtype().str());
  }
  const Size step = Size::of(step_tensor);
  const Tensor outer = dims_of(input, std::nullopt, -2);
  const auto full_shape = [&](std::initializer_list<Size> inner) {
    return join({outer, vector_of(inner)});
  };
  const Size length = Size::of_dimension(input, -1);
  const Size frames = Size::of_dimension(input, -2);
  const Size output_length = length + step * (frames - 1);
  if (are_equal(length, step)) {
    return reshape(input, full_shape({output_length}), {.name = "fast_path"});
  }

  // Split every frame into segments of length `step`. Shifting each row of
  // segments by one more than the row before aligns those that must be added.
  const Size segments = ceildiv(length, step);
  const Size rows = frames + segments;
  const Size outer_rank = Size::rank_of(input) - 2;
  const Tensor widths =
      join({zeros({outer_rank.dimension(), 2}, {.dtype = int32}),
            rows_of({{0, segments}, {0, segments * step - length}})});
  Tensor sum = raw_ops::Pad(input, widths);
  sum = reshape(sum, full_shape({rows, segments, step}));
  const Tensor swapped =
      join({range(outer_rank.tensor()),
            outer_rank.tensor() + TensorLike({1, 0, 2}).to_tensor()});
  sum = transpose(sum, {.perm = swapped});
  sum = reshape(sum, full_shape({rows * segments, step}));
  const Size kept = (rows - 1) * segments;
  sum = sum(ellipsis,
            Slice(kept.is_known() ? SliceBound(kept.number())
                                  : SliceBound(kept.tensor())),
            _);
  sum = reshape(sum, full_shape({segments, rows - 1, step}));
  sum = math::reduce_sum(sum, {.axis = -3});
  sum = reshape(sum, full_shape({(rows - 1) * step}));
  return first_of(sum, output_length);
}

}  // namespace tfx::signal
