// tf.debugging: element-wise checks. They throw InvalidArgumentError with the
// first elements if one element fails. Empty tensors pass.
#ifndef TFX_DEBUGGING_COMPARE_H_
#define TFX_DEBUGGING_COMPARE_H_

#include <cstdint>
#include <optional>
#include <string>

#include "tfx/core/by_name.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/tensor_option.h"

namespace tfx::debugging {

struct AssertElementsOptions {
  ByName by_name{};
  // Prepended to the error text.
  std::optional<std::string> message = std::nullopt;
  // How many elements of each tensor are printed: 3 by default, -1 for all.
  std::optional<int64_t> summarize = std::nullopt;
  std::string name = {};
};

// x and y broadcast and must have the same dtype. A literal does not take the
// dtype of the other argument, as in Python.
Tensor assert_equal(const TensorLike& x, const TensorLike& y,
                    const AssertElementsOptions& options = {});
Tensor assert_less(const TensorLike& x, const TensorLike& y,
                   const AssertElementsOptions& options = {});
Tensor assert_less_equal(const TensorLike& x, const TensorLike& y,
                         const AssertElementsOptions& options = {});
Tensor assert_greater(const TensorLike& x, const TensorLike& y,
                      const AssertElementsOptions& options = {});
Tensor assert_greater_equal(const TensorLike& x, const TensorLike& y,
                            const AssertElementsOptions& options = {});

struct AssertNoneEqualOptions {
  ByName by_name{};
  std::optional<int64_t> summarize = std::nullopt;
  std::optional<std::string> message = std::nullopt;
  std::string name = {};
};
Tensor assert_none_equal(const TensorLike& x, const TensorLike& y,
                         const AssertNoneEqualOptions& options = {});

struct AssertNearOptions {
  ByName by_name{};
  // Ten times the machine epsilon of the dtype by default.
  TensorOption rtol = {};
  TensorOption atol = {};
  std::optional<std::string> message = std::nullopt;
  std::optional<int64_t> summarize = std::nullopt;
  std::string name = {};
};
// |x - y| < atol + rtol * |y|, for floating-point or complex numbers.
Tensor assert_near(const TensorLike& x, const TensorLike& y,
                   const AssertNearOptions& options = {});

Tensor assert_negative(const TensorLike& x,
                       const AssertElementsOptions& options = {});
Tensor assert_positive(const TensorLike& x,
                       const AssertElementsOptions& options = {});
Tensor assert_non_negative(const TensorLike& x,
                           const AssertElementsOptions& options = {});
Tensor assert_non_positive(const TensorLike& x,
                           const AssertElementsOptions& options = {});

}  // namespace tfx::debugging

namespace tfx {

using debugging::assert_equal;
using debugging::assert_greater;
using debugging::assert_less;

}  // namespace tfx

#endif  // TFX_DEBUGGING_COMPARE_H_
