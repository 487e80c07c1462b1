// tf.debugging.Assert.
#ifndef TFX_DEBUGGING_ASSERT_H_
#define TFX_DEBUGGING_ASSERT_H_

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "tfx/core/by_name.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/core/tensor_span.h"

namespace tfx::debugging {

// Data printed if a check fails: strings, numbers and tensors, each with its
// own dtype.
class AssertData {
 public:
  AssertData() = default;                                // None
  AssertData(std::initializer_list<TensorLike> values);  // NOLINT
  AssertData(std::vector<Tensor> tensors)                // NOLINT
      : tensors_(std::move(tensors)) {}

  bool is_none() const { return !tensors_.has_value(); }
  const std::vector<Tensor>& tensors() const { return *tensors_; }

 private:
  std::optional<std::vector<Tensor>> tensors_;
};

struct AssertOptions {
  ByName by_name{};
  // How many elements of each tensor are printed: 3 by default, -1 for all.
  std::optional<int64_t> summarize = std::nullopt;
  std::string name = {};
};
// Throws InvalidArgumentError with `data` if `condition`, a scalar, is false.
Tensor Assert(const TensorLike& condition, const AssertData& data,
              const AssertOptions& options = {});

}  // namespace tfx::debugging

namespace tfx {

using debugging::Assert;

namespace internal {

// Identity of `output`, run after `dependencies`. Python:
// control_flow_ops.with_dependencies.
Tensor with_dependencies(TensorSpan dependencies, const Tensor& output);

}  // namespace internal

}  // namespace tfx

#endif  // TFX_DEBUGGING_ASSERT_H_
