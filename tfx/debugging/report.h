// Reports of failed checks. Private header of this room.
#ifndef TFX_DEBUGGING_REPORT_H_
#define TFX_DEBUGGING_REPORT_H_

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "tfx/core/name_scope.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"

namespace tfx::debugging {

// Strings and tensors, in printing order.
using Report = std::vector<std::variant<std::string, Tensor>>;

// How many elements of a tensor a report prints by default.
constexpr int64_t kDefaultSummarize = 3;

bool is_eager();
// `value` as a tensor. While tracing, eager values become constants called
// `name`; large ones are captured.
Tensor checked_tensor(const TensorLike& value, std::string_view name);
// "x:0" for a symbolic tensor, "shape=(2,) dtype=float32" for an eager one.
std::string description_of(const Tensor& tensor);
// "message.  ", or "" without a message.
std::string prefix_of(const std::optional<std::string>& message);

Tensor text_tensor(const std::string& text);

// Elements formatted as in Python ("1.0"): at most `summarize`, then "..." for
// the rest. A scalar is one element.
std::vector<std::string> element_texts(const Tensor& tensor, int64_t summarize);

// tf.Assert with a report, as Python's other checks call it.
Tensor assert_report(const TensorLike& condition, const Report& report,
                     std::optional<int64_t> summarize);
// Throw InvalidArgumentError with one line per entry. throw_report prints like
// Python's eager comparisons; throw_static_report like its static checks, which
// print whole tensors.
[[noreturn]] void throw_report(const Report& report, int64_t summarize);
[[noreturn]] void throw_static_report(const Report& report);

}  // namespace tfx::debugging

#endif  // TFX_DEBUGGING_REPORT_H_
