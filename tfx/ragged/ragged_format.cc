#include <algorithm>
#include <complex>
#include <numeric>
#include <ostream>
#include <variant>

#include "tfx/core/element_format.h"
#include "tfx/core/errors.h"
#include "tfx/core/python_repr.h"
#include "tfx/ragged/ragged_tensor.h"

namespace tfx {
namespace {

// Python's t.numpy() with formatted elements: an array of strings or, if rows
// differ in length, of arrays.
struct PrintedArray {
  using Element = std::variant<std::string, PrintedArray>;

  int64_t size() const { return static_cast<int64_t>(elements.size()); }
  // Slices the first dimension.
  PrintedArray slice(int64_t begin, int64_t end) const {
    const int64_t row = shape[0] == 0 ? 0 : size() / shape[0];
    PrintedArray result{shape, {}};
    result.shape[0] = end - begin;
    result.elements.assign(elements.begin() + begin * row,
                           elements.begin() + end * row);
    return result;
  }

  std::vector<int64_t> shape;
  std::vector<Element> elements;
};

PrintedArray printed(const Tensor& tensor) {
  const c::Tensor& host = tensor.host();
  PrintedArray result{tensor.shape().as_list(), {}};
  const int64_t count = *tensor.shape().num_elements();
  const Tensor flat(host.reshape({count}));
  for (int64_t i = 0; i < count; ++i) {
    result.elements.emplace_back(tfx::internal::scalar_str(flat[i].host()));
  }
  return result;
}

PrintedArray printed(const RaggedTensor& tensor) {
  const RaggedOrDense inner = tensor.values();
  const PrintedArray values =
      inner.is_ragged() ? printed(inner.ragged()) : printed(inner.tensor());
  const Tensor splits = tensor.with_row_splits_dtype(int64).row_splits();
  const auto ends = splits.data<int64_t>();
  std::vector<PrintedArray> rows;
  bool all_alike = true;
  for (size_t i = 0; i + 1 < ends.size(); ++i) {
    rows.push_back(values.slice(ends[i], ends[i + 1]));
    all_alike = all_alike && rows.back().shape[0] == rows[0].shape[0];
  }
  const auto count = static_cast<int64_t>(rows.size());
  PrintedArray result{{count}, {}};
  if (!all_alike) {
    result.elements.assign(rows.begin(), rows.end());
    return result;
  }
  const std::vector<int64_t>& row =
      rows.empty() ? std::vector<int64_t>{0} : rows[0].shape;
  result.shape.insert(result.shape.end(), row.begin(), row.end());
  for (PrintedArray& each : rows) {
    std::ranges::move(each.elements, std::back_inserter(result.elements));
  }
  return result;
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  size_t begin = 0;
  while (begin <= text.size()) {
    const size_t end = std::min(text.find('\n', begin), text.size());
    lines.push_back(text.substr(begin, end - begin));
    begin = end + 1;
  }
  return lines;
}

// numpy.array2string with commas, for formatted elements.
class Writer {
 public:
  static std::string write(const PrintedArray& array) {
    if (array.size() == 0) return empty_lists(array.shape);
    return Writer(array).rows(0, 0, " ", kLineWidth);
  }

 private:
  static constexpr int64_t kLineWidth = 75;
  static constexpr int64_t kManyElements = 1000;
  static constexpr int64_t kEdge = 3;

  explicit Writer(const PrintedArray& array)
      : array_(array), is_long_(array.size() > kManyElements) {}

  // Only brackets, as Python prints empty lists.
  static std::string empty_lists(std::span<const int64_t> shape) {
    std::string text = "[";
    for (int64_t i = 0; shape.size() > 1 && i < shape[0]; ++i) {
      text += (i > 0 ? ", " : "") + empty_lists(shape.subspan(1));
    }
    return text + "]";
  }

  static std::string write(const PrintedArray::Element& element) {
    if (const auto* text = std::get_if<std::string>(&element)) return *text;
    return write(std::get<PrintedArray>(element));
  }

  static size_t width(const std::string& text) {
    return internal::str_length(text);
  }

  void break_line(std::string& text, const std::string& line) const {
    const size_t end = line.find_last_not_of(' ');
    text += line.substr(0, end == std::string::npos ? 0 : end + 1) + "\n";
  }

  // Appends a word to the line, or starts a new line if it does not fit.
  void extend(std::string& text, std::string& line, const std::string& word,
              int64_t line_width, const std::string& indent) const {
    const std::vector<std::string> words = lines_of(word);
    size_t longest = 0;
    for (const std::string& each : words) {
      longest = std::max(longest, width(each));
    }
    const bool fits = static_cast<int64_t>(width(line) + longest) <= line_width;
    std::string inner(width(line), ' ');
    if (!fits && line.size() > indent.size()) {
      break_line(text, line);
      line = indent;
      inner = indent;
    }
    line += words[0];
    if (words.size() == 1) return;
    for (size_t i = 1; i < words.size(); ++i) {
      break_line(text, line);
      line = inner + words[i];
    }
    line += std::string(longest - width(words.back()), ' ');
  }

  // The indices to print; -1 stands for an ellipsis.
  std::vector<int64_t> shown(int64_t count) const {
    std::vector<int64_t> indices;
    for (int64_t i = 0; i < count; ++i) {
      if (!is_long_ || count <= 2 * kEdge || i < kEdge || i >= count - kEdge) {
        indices.push_back(i);
      } else if (indices.back() >= 0) {
        indices.push_back(-1);
      }
    }
    return indices;
  }

  // Formats dimension `axis`, starting at element `first`.
  std::string rows(size_t axis, int64_t first, const std::string& indent,
                   int64_t line_width) const {
    const auto inner = std::span(array_.shape).subspan(axis + 1);
    const int64_t step = std::accumulate(inner.begin(), inner.end(), int64_t{1},
                                         std::multiplies<>());
    const std::vector<int64_t> indices = shown(array_.shape[axis]);
    std::string text;
    if (inner.empty()) {
      std::string line = indent;
      for (size_t i = 0; i < indices.size(); ++i) {
        const std::string word =
            indices[i] < 0 ? "..." : write(array_.elements[first + indices[i]]);
        extend(text, line, word, line_width - 1, indent);
        if (i + 1 < indices.size()) line += ", ";
      }
      text += line;
    } else {
      for (size_t i = 0; i < indices.size(); ++i) {
        text +=
            indent + (indices[i] < 0 ? "..."
                                     : rows(axis + 1, first + indices[i] * step,
                                            indent + " ", line_width - 1));
        if (i + 1 < indices.size()) {
          text += "," + std::string(inner.size(), '\n');
        }
      }
    }
    return "[" + text.substr(indent.size()) + "]";
  }

  const PrintedArray& array_;
  const bool is_long_;
};

std::vector<Literal> list_of(const Tensor& tensor) {
  return std::get<std::vector<Literal>>(
      tensor.numpy().tolist().literal().value());
}

std::vector<Literal> items_of(const RaggedTensor& tensor) {
  const RaggedOrDense values = tensor.values();
  const std::vector<Literal> all =
      values.is_ragged() ? items_of(values.ragged()) : list_of(values.tensor());
  const Tensor splits = tensor.with_row_splits_dtype(int64).row_splits();
  const auto ends = splits.data<int64_t>();
  std::vector<Literal> rows;
  for (size_t i = 0; i + 1 < ends.size(); ++i) {
    rows.emplace_back(
        std::vector<Literal>(all.begin() + ends[i], all.begin() + ends[i + 1]));
  }
  return rows;
}

}  // namespace

std::string RaggedTensor::str() const {
  if (is_eager()) {
    return "<tf.RaggedTensor " + Writer::write(printed(*this)) + ">";
  }
  return "tf.RaggedTensor(values=" + values().str() +
         ", row_splits=" + row_splits().str() + ")";
}

NestedList RaggedTensor::to_list() const {
  if (row_splits().is_symbolic()) {
    throw ValueError("to_list can only be used in eager mode.");
  }
  return NestedList(Literal(items_of(*this)));
}

}  // namespace tfx
