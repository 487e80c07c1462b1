#include "tfx/debugging/report.h"

#include <algorithm>
#include <array>
#include <span>

#include "tfx/core/array_format.h"
#include "tfx/core/constant_value.h"
#include "tfx/core/element_format.h"
#include "tfx/core/errors.h"
#include "tfx/core/execute.h"
#include "tfx/core/graph_builder.h"
#include "tfx/core/python_repr.h"
#include "tfx/debugging/assert.h"
#include "tfx/raw_ops/array_ops.h"

namespace tfx::debugging {
namespace {

// Larger tensors are captured instead, as in Python.
constexpr int64_t kMostConstantElements = 128;

std::string joined(const std::vector<std::string>& texts,
                   std::string_view between) {
  std::string all;
  for (const std::string& text : texts) {
    if (&text != &texts.front()) all += between;
    all += text;
  }
  return all;
}

// str() of a Python list of these strings.
std::string list_text(const std::vector<std::string>& texts) {
  std::vector<std::string> quoted;
  for (const std::string& text : texts) {
    quoted.push_back(internal::str_repr(text));
  }
  return "[" + joined(quoted, ", ") + "]";
}

std::string shown(const Tensor& tensor, int64_t summarize) {
  const std::vector<std::string> texts = element_texts(tensor, summarize);
  return tensor.rank() == 0 ? texts[0] : list_text(texts);
}

std::string static_text(const Tensor& tensor) {
  const std::optional<Tensor> value = constant_value(tensor);
  return value ? array_str(value->host()) : tensor.str();
}

}  // namespace

bool is_eager() { return GraphBuilder::current() == nullptr; }

Tensor checked_tensor(const TensorLike& value, std::string_view name) {
  Tensor tensor = value.to_tensor();
  GraphBuilder* const graph = GraphBuilder::current();
  if (graph == nullptr || tensor.is_symbolic()) return tensor;
  if (*tensor.shape().num_elements() > kMostConstantElements) {
    return graph->capture(tensor);
  }
  const std::array<Attr, 2> attrs = {
      {{"value", &tensor.host()}, {"dtype", tensor.dtype()}}};
  Tensor constant;
  execute({"Const", {}, attrs, name}, std::span(&constant, 1));
  return constant;
}

std::string description_of(const Tensor& tensor) {
  if (tensor.is_symbolic()) return tensor.name();
  return "shape=" + tensor.shape().str() + " dtype=" + tensor.dtype().name();
}

std::string prefix_of(const std::optional<std::string>& message) {
  return message.value_or("").empty() ? "" : *message + ".  ";
}

Tensor text_tensor(const std::string& text) {
  return TensorLike(text).to_tensor();
}

std::vector<std::string> element_texts(const Tensor& tensor,
                                       int64_t summarize) {
  if (tensor.rank() == 0) return {internal::scalar_str(tensor.host())};
  const Tensor flat = raw_ops::Reshape(
      tensor,
      Tensor(c::Tensor::from_values<int32_t>({1}, std::vector<int32_t>{-1})));
  const int64_t count = flat.len();
  // As in Python slices, -2 omits the last two.
  const int64_t told = summarize < 0 ? std::max<int64_t>(0, count + summarize)
                                     : std::min(count, summarize);
  std::vector<std::string> texts;
  for (int64_t i = 0; i < told; ++i) {
    texts.push_back(internal::scalar_str(flat[i].host()));
  }
  if (told < count) texts.emplace_back("...");
  return texts;
}

Tensor assert_report(const TensorLike& condition, const Report& report,
                     std::optional<int64_t> summarize) {
  std::vector<Tensor> data;
  for (const auto& entry : report) {
    const auto* const text = std::get_if<std::string>(&entry);
    data.push_back(text == nullptr ? std::get<Tensor>(entry)
                                   : text_tensor(*text));
  }
  return Assert(condition, std::move(data), {.summarize = summarize});
}

void throw_report(const Report& report, int64_t summarize) {
  std::vector<std::string> lines;
  for (const auto& entry : report) {
    const auto* const text = std::get_if<std::string>(&entry);
    lines.push_back(text == nullptr ? shown(std::get<Tensor>(entry), summarize)
                                    : *text);
  }
  throw errors::InvalidArgumentError(joined(lines, "\n"));
}

void throw_static_report(const Report& report) {
  std::vector<std::string> lines;
  for (const auto& entry : report) {
    const auto* const text = std::get_if<std::string>(&entry);
    lines.push_back(text == nullptr ? static_text(std::get<Tensor>(entry))
                                    : *text);
  }
  throw errors::InvalidArgumentError(joined(lines, "\n"));
}

}  // namespace tfx::debugging
