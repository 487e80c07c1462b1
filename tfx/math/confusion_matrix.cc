#include "tfx/math/confusion_matrix.h"

#include <utility>

#include "tfx/core/name_scope.h"
#include "tfx/debugging/assert.h"
#include "tfx/debugging/compare.h"
#include "tfx/function/cond.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/reduce_ops.h"

namespace tfx::math {
namespace {

bool may_end_in_1(const Tensor& tensor) {
  return tensor.rank() < 0 ||
         tensor.shape().slice(-1, std::nullopt).is_compatible_with({1});
}

Tensor without_last(const Tensor& tensor) {
  return squeeze(tensor, {.axis = {-1}});
}

struct Classes {
  Tensor labels;
  Tensor predictions;
};

// Squeezes the last dimension if one argument has one more, of length 1.
Classes squeeze_one(Tensor labels, Tensor predictions) {
  const auto scope = name_scope("remove_squeezable_dimensions");
  if (labels.rank() >= 0 && predictions.rank() >= 0) {
    const int difference = predictions.rank() - labels.rank();
    if (difference == 1 && may_end_in_1(predictions)) {
      predictions = without_last(predictions);
    } else if (difference == -1 && may_end_in_1(labels)) {
      labels = without_last(labels);
    }
    return {labels, predictions};
  }
  const Tensor difference = rank(predictions) - rank(labels);
  const auto squeeze_if = [](const Tensor& condition, const Tensor& tensor) {
    return cond(
        condition, [&] { return without_last(tensor); },
        [&] { return tensor; });
  };
  if (may_end_in_1(predictions)) {
    predictions = squeeze_if(equal(1, difference), predictions);
  }
  if (may_end_in_1(labels)) {
    labels = squeeze_if(equal(-1, difference), labels);
  }
  return {labels, predictions};
}

// `classes`, after `check` passed.
Tensor checked(const Tensor& check, const Tensor& classes) {
  return internal::with_dependencies({check}, classes);
}

}  // namespace

Tensor confusion_matrix(const TensorLike& labels, const TensorLike& predictions,
                        const ConfusionMatrixOptions& options) {
  const auto scope = name_scope(options.name, "confusion_matrix");
  auto [truth, guess] =
      squeeze_one(labels.to_tensor(), predictions.to_tensor());
  guess = cast(guess, tfx::int64);
  truth = cast(truth, tfx::int64);
  truth = checked(debugging::assert_non_negative(
                      truth, {.message = "`labels` contains negative values"}),
                  truth);
  guess =
      checked(debugging::assert_non_negative(
                  guess, {.message = "`predictions` contains negative values"}),
              guess);
  Tensor num_classes;
  if (options.num_classes.is_none()) {
    num_classes = maximum(reduce_max(guess), reduce_max(truth)) + 1;
  } else {
    num_classes = options.num_classes.to_tensor();
    const Tensor count = cast(num_classes, tfx::int64);
    truth = checked(debugging::assert_less(
                        truth, count, {.message = "`labels` out of bound"}),
                    truth);
    guess =
        checked(debugging::assert_less(
                    guess, count, {.message = "`predictions` out of bound"}),
                guess);
  }
  Tensor values;
  if (options.weights.is_none()) {
    values = ones_like(guess, {.dtype = options.dtype});
  } else {
    const Tensor weights = options.weights.to_tensor();
    guess.shape().assert_is_compatible_with(weights.shape());
    values = cast(weights, options.dtype);
  }
  return scatter_nd(stack({truth, guess}, {.axis = 1}), values,
                    cast(stack({num_classes, num_classes}), tfx::int64));
}

}  // namespace tfx::math
