#include "tfx/debugging/assert.h"

#include <algorithm>

#include "tfx/core/control_dependencies.h"
#include "tfx/core/errors.h"
#include "tfx/core/name_scope.h"
#include "tfx/debugging/report.h"
#include "tfx/function/cond.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/logging_ops.h"

namespace tfx::debugging {
namespace {

// Formats a tensor as the Assert op does.
std::string summary_of(const Tensor& tensor, int64_t summarize) {
  if (tensor.rank() == 0 && summarize == 0) return "";
  const int64_t most =
      summarize < 0 ? *tensor.shape().num_elements() : summarize;
  std::string text;
  for (const std::string& element : element_texts(tensor, most)) {
    text += (text.empty() ? "" : ", ") + element;
  }
  return text;
}

[[noreturn]] void throw_failed(const TensorLike& condition,
                               const std::vector<Tensor>& data,
                               int64_t summarize) {
  std::string text;
  for (const Tensor& tensor : data) {
    if (&tensor != &data.front()) text += "\n";
    text += summary_of(tensor, summarize);
  }
  throw errors::InvalidArgumentError(
      "Expected '" +
      (condition.is_tensor() ? condition.to_tensor().str() : "False") +
      "' to be true. Summarized data: " + text);
}

bool is_on_host(const Tensor& tensor) {
  return tensor.dtype() == string || tensor.dtype() == int32;
}

}  // namespace

AssertData::AssertData(std::initializer_list<TensorLike> values) {
  tensors_.emplace();
  for (const TensorLike& value : values) tensors_->push_back(value.to_tensor());
}

Tensor Assert(const TensorLike& condition, const AssertData& data,
              const AssertOptions& options) {
  const int64_t summarize = options.summarize.value_or(kDefaultSummarize);
  const Tensor holds = condition.to_tensor();
  if (is_eager()) {
    if (!static_cast<bool>(holds)) {
      throw_failed(condition, data.tensors(), summarize);
    }
    return {};
  }
  const auto scope = name_scope(options.name, "Assert");
  const auto check = [&] {
    raw_ops::Assert(holds, data.tensors(),
                    {.summarize = summarize, .name = "Assert"});
    return with_last_operation(holds);
  };
  // Other dtypes may have to be copied to the host: only if the check fails.
  if (std::ranges::all_of(data.tensors(), is_on_host)) return check();
  return cond(holds, [&] { return holds; }, check, {.name = "AssertGuard"});
}

}  // namespace tfx::debugging

namespace tfx::internal {

Tensor with_dependencies(TensorSpan dependencies, const Tensor& output) {
  if (debugging::is_eager()) return output;
  const auto scope = control_dependencies(dependencies);
  return raw_ops::Identity(output, {.name = "control_dependency"});
}

}  // namespace tfx::internal
