// Gradients of joining and splitting tensors.
#include <string>
#include <vector>

#include "tfx/autodiff/gradients/families.h"
#include "tfx/autodiff/gradients/helpers.h"
#include "tfx/core/constant_value.h"
#include "tfx/core/errors.h"
#include "tfx/core/indexing.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/raw_ops/array_ops.h"

namespace tfx::gradients {
namespace {

namespace ops = raw_ops;

std::vector<Tensor> to_tensors(Grads grads) {
  return std::vector<Tensor>(grads.begin(), grads.end());
}

Result pack_grad(const RecordedOp& op, Grads grads) {
  return to_result(ops::Unpack(grads[0], static_cast<int64_t>(op.input_count()),
                               {.axis = op.attr<int64_t>("axis")}));
}

Result unpack_grad(const RecordedOp& op, Grads grads) {
  return {ops::Pack(to_tensors(grads), {.axis = op.attr<int64_t>("axis")})};
}

// ConcatV2 needs at least two tensors.
Tensor join(Grads grads, const Tensor& axis) {
  return grads.size() == 1 ? grads[0].to_tensor()
                           : ops::ConcatV2(to_tensors(grads), axis);
}

Result split_grad(const RecordedOp& op, Grads grads) {
  return {{}, join(grads, op.input(0))};
}

Result split_v_grad(const RecordedOp& op, Grads grads) {
  return {join(grads, op.input(2)), {}, {}};
}

// A concatenation; its axis is the first input (Concat) or the last (ConcatV2).
class Concatenation {
 public:
  Concatenation(const RecordedOp& op, size_t axis, size_t first)
      : op_(op),
        given_axis_(op.input(axis)),
        axis_(cast(given_axis_, int32)),
        first_(first),
        count_(op.input_count() - 1) {}

  std::vector<Tensor> dense_gradients(const Tensor& grad) const {
    if (count_ == 1) return {grad};
    return ops::SplitV(grad, lengths(), axis_, static_cast<int64_t>(count_));
  }

  // Splits slices of the result into slices of each value.
  Result sparse_gradients(const IndexedSlices& grad) const {
    return static_axis() == 0 ? rows_of_values(grad) : columns_of_values(grad);
  }

 private:
  // The axis, which must be a constant. The rank of the values must be known
  // only if the axis is negative.
  int64_t static_axis() const {
    const auto axis = constant_integer(given_axis_);
    if (axis && *axis >= 0) return *axis;
    const auto rank = op_.input_shape(first_).rank();
    if (!axis || !rank) {
      throw ValueError(
          "Can only compute IndexedSlices gradient with statically-known "
          "concat_dim");
    }
    return *axis + *rank;
  }

  // The length of each value along the axis.
  Tensor lengths() const {
    std::vector<int64_t> known;
    const auto axis = constant_integer(given_axis_);
    for (size_t i = 0; axis && i < count_; ++i) {
      const TensorShape shape = op_.input_shape(first_ + i);
      if (!shape.known_rank()) break;
      const int64_t length = shape[static_cast<int>(*axis)];
      if (length != kNone) known.push_back(length);
    }
    if (known.size() == count_) return int32_vector(known);
    std::vector<Tensor> shapes;
    for (size_t i = 0; i < count_; ++i) {
      shapes.push_back(op_.input_shape_tensor(first_ + i));
    }
    const Tensor all = ops::Pack(shapes);
    const Tensor position = axis_ % ops::Size(shapes[0]);
    return ops::GatherV2(all, position, int32_scalar(1));
  }

  // Each value gets its part of every slice.
  Result columns_of_values(const IndexedSlices& grad) const {
    const auto parts = ops::SplitV(grad.values(), lengths(), axis_,
                                   static_cast<int64_t>(count_));
    Result result;
    for (size_t i = 0; i < count_; ++i) {
      result.push_back(IndexedSlices(parts[i], grad.indices(),
                                     op_.input_shape_tensor(first_ + i)));
    }
    return result;
  }

  // Each value gets the slices that belong to its rows.
  Result rows_of_values(const IndexedSlices& grad) const {
    const Tensor& indices = grad.indices();
    const auto rows = ops::Unpack(cast(lengths(), indices.dtype()),
                                  static_cast<int64_t>(count_));
    Tensor start = ops::ZerosLike(rows[0]);
    Result result;
    for (size_t i = 0; i < count_; ++i) {
      const Tensor end = start + rows[i];
      const Tensor chosen =
          squeeze(where((indices >= start) & (indices < end)), {.axis = 1});
      result.push_back(IndexedSlices(gather(grad.values(), chosen),
                                     gather(indices, chosen) - start,
                                     op_.input_shape_tensor(first_ + i)));
      start = end;
    }
    return result;
  }

  const RecordedOp& op_;
  const Tensor& given_axis_;
  const Tensor axis_;
  const size_t first_;
  const size_t count_;
};

Result concat_gradients(const Concatenation& concatenation,
                        const Gradient& grad) {
  return grad.is_indexed_slices()
             ? concatenation.sparse_gradients(grad.indexed_slices())
             : to_result(concatenation.dense_gradients(grad));
}

Result concat_grad(const RecordedOp& op, Grads grads) {
  Result result = concat_gradients(Concatenation(op, 0, 1), grads[0]);
  result.insert(result.begin(), Gradient());
  return result;
}

Result concat_v2_grad(const RecordedOp& op, Grads grads) {
  Result result =
      concat_gradients(Concatenation(op, op.input_count() - 1, 0), grads[0]);
  result.emplace_back();
  return result;
}

bool is_last(size_t index, size_t count) { return index + 1 == count; }

}  // namespace

void register_joining(GradientRegistry& registry) {
  registry.add("Pack", pack_grad, kKeepsNothing);
  registry.add("Unpack", unpack_grad, kKeepsNothing);
  registry.add("Split", split_grad, {0b001, 0});
  registry.add("SplitV", split_v_grad, {0b100, 0});
  registry.add("Concat", concat_grad, {0b001, 0});
  registry.add("ConcatV2", concat_v2_grad, {.outputs = 0, .input = is_last});
}

}  // namespace tfx::gradients
