// What failed checks say; for the sources of this folder.
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

// Texts and tensors, in the order in which they are told.
using Report = std::vector<std::variant<std::string, Tensor>>;

// How many elements of a tensor a report tells by default.
constexpr int64_t kDefaultSummarize = 3;

bool is_eager();
// What is checked: eagerly its value, otherwise its place in the graph that is
// being traced, which has this name if it is a constant.
Tensor checked_tensor(const TensorLike& value, std::string_view name);
// Of the graph "x:0", eagerly "shape=(2,) dtype=float32".
std::string description_of(const Tensor& tensor);
// "text.  ", or nothing for no text.
std::string prefix_of(const std::optional<std::string>& message);

Tensor text_tensor(const std::string& text);

// Elements as Python writes each, "1.0", at most `summarize` and "..." for the
// rest; a scalar is one.
std::vector<std::string> element_texts(const Tensor& tensor, int64_t summarize);

// tf.Assert of a report: what Python does inside of its other checks.
Tensor assert_report(const TensorLike& condition, const Report& report,
                     std::optional<int64_t> summarize);
// Throws InvalidArgumentError with the report, a line an entry: eagerly, as
// Python's comparisons do; and as its static checks do, all of a tensor.
[[noreturn]] void throw_report(const Report& report, int64_t summarize);
[[noreturn]] void throw_static_report(const Report& report);

}  // namespace tfx::debugging

#endif  // TFX_DEBUGGING_REPORT_H_
