#include <vector>

#include "tfx/core/array_format.h"
#include "tfx/core/errors.h"
#include "tfx/core/indexing.h"
#include "tfx/core/name_scope.h"
#include "tfx/nn/losses.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/range_ops.h"
#include "tfx/ops/reduce_ops.h"
#include "tfx/raw_ops/logging_ops.h"
#include "tfx/raw_ops/nn_ops.h"

namespace tfx::nn {
namespace {

// Moves a dimension to the end; the others keep their order.
Tensor move_to_end(const Tensor& tensor, int64_t axis, const Tensor& rank) {
  const Tensor others = range(TensorLike(axis).to_tensor(int32));
  const Tensor next = range(TensorLike(axis + 1).to_tensor(int32), rank);
  const Tensor index = TensorLike({axis}).to_tensor(int32);
  return transpose(tensor, {.perm = concat({others, next, index}, 0)});
}

// Merges all dimensions but the last.
Tensor flatten_outer(const Tensor& tensor) {
  const Tensor last =
      slice(shape(tensor), {math::subtract(rank(tensor), 1)}, {1});
  Tensor matrix =
      reshape(tensor, concat({TensorLike({-1}).to_tensor(), last}, 0));
  const TensorShape known = tensor.shape();
  if (known.known_rank()) {
    const auto rows = known.slice(0, -1).num_elements();
    if (rows) matrix.set_shape({*rows, known[-1]});
  }
  return matrix;
}

std::string received(const TensorShape& labels, const TensorShape& logits) {
  const auto text = [](const TensorShape& shape) {
    return shape.str() + " of rank " + std::to_string(*shape.rank());
  };
  return "Received: labels.shape=" + text(labels) +
         " and logits.shape=" + text(logits);
}

// Throws ValueError for incompatible static shapes.
void check_sparse_labels(const Tensor& labels, const Tensor& logits) {
  const TensorShape label_shape = labels.shape();
  const TensorShape logit_shape = logits.shape();
  if (!logit_shape.known_rank()) return;
  if (*logit_shape.rank() == 0) {
    throw ValueError(
        "`logits` cannot be a scalar. Received logits=" +
        (logits.is_symbolic() ? logits.str() : array_str(logits.host())) + "`");
  }
  if (label_shape.known_rank() &&
      *label_shape.rank() != *logit_shape.rank() - 1) {
    throw ValueError(
        "`labels.shape.rank` must equal `logits.shape.rank - 1`. " +
        received(label_shape, logit_shape));
  }
  const TensorShape outer = logit_shape.slice(0, -1);
  if (label_shape.is_fully_defined() && outer.is_fully_defined() &&
      label_shape != outer) {
    throw ValueError(
        "`labels.shape` must equal `logits.shape` except for the last "
        "dimension. Received: labels.shape=" +
        label_shape.str() + " and logits.shape=" + logit_shape.str());
  }
}

Tensor sparse_cross_entropy(const Tensor& logits, const Tensor& labels,
                            const std::string& name) {
  return raw_ops::SparseSoftmaxCrossEntropyWithLogits(logits, labels,
                                                      {.name = name})
      .loss;
}

}  // namespace

Tensor softmax_cross_entropy_with_logits(
    const TensorLike& labels, const TensorLike& logits,
    const SoftmaxCrossEntropyOptions& options) {
  const NameScope scope =
      name_scope(options.name, "softmax_cross_entropy_with_logits");
  const Tensor x = logits.to_tensor();
  const bool is_short = x.dtype() == float16 || x.dtype() == bfloat16;
  Tensor precise = is_short ? cast(x, float32) : x;
  Tensor z = cast(labels, precise.dtype());
  const Tensor input_rank = rank(precise);
  if (options.axis != -1) {
    precise = move_to_end(precise, options.axis, input_rank);
    z = move_to_end(z, options.axis, input_rank);
  }
  const Tensor input_shape = shape(precise);
  precise = flatten_outer(precise);
  z = flatten_outer(z);
  const Tensor cost =
      raw_ops::SoftmaxCrossEntropyWithLogits(precise, z, {.name = scope.name()})
          .loss;
  const Tensor loss =
      reshape(cost, slice(input_shape, {0}, {math::subtract(input_rank, 1)}));
  const TensorShape known = x.shape();
  if (known.known_rank()) {
    std::vector<int64_t> rest = known.as_list();
    const auto size = static_cast<int64_t>(rest.size());
    rest.erase(rest.begin() +
               (options.axis < 0 ? options.axis + size : options.axis));
    loss.set_shape(rest);
  }
  return is_short ? cast(loss, x.dtype()) : loss;
}

Tensor sparse_softmax_cross_entropy_with_logits(const TensorLike& labels,
                                                const TensorLike& logits,
                                                const NameOptions& options) {
  const NameScope scope =
      name_scope(options.name, "SparseSoftmaxCrossEntropyWithLogits");
  const Tensor classes = labels.to_tensor();
  const Tensor x = logits.to_tensor();
  const Tensor precise = x.dtype() == float16 ? cast(x, float32) : x;
  check_sparse_labels(classes, x);
  if (x.rank() == 2) {
    return cast(sparse_cross_entropy(precise, classes, options.name),
                x.dtype());
  }
  const Tensor label_shape = shape(classes);
  const Tensor logit_shape = shape(x);
  const bool is_known = classes.shape().is_fully_defined() &&
                        x.shape().known_rank() &&
                        x.shape().slice(0, -1).is_fully_defined();
  if (!is_known) {
    const Tensor is_same =
        math::reduce_all(math::equal(label_shape, logit_shape[Slice(0, -1)]));
    raw_ops::Assert(is_same, {label_shape, logit_shape});
  }
  const Tensor num_classes = logit_shape[rank(x) - 1];
  const Tensor cost =
      sparse_cross_entropy(reshape(precise, {-1, num_classes}),
                           reshape(classes, {-1}), options.name);
  const Tensor loss = reshape(cost, label_shape);
  loss.set_shape(classes.shape());
  return cast(loss, x.dtype());
}

}  // namespace tfx::nn
