#include "tfx/core/array_format.h"

#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

#include "tfx/core/element_format.h"

namespace tfx {
namespace {

using c::DataType;
using internal::ElementFormat;

// NumPy's print options, as they are unless somebody sets them.
constexpr int kLineWidth = 75;
constexpr int64_t kThreshold = 1000;
constexpr int64_t kEdgeItems = 3;

constexpr std::string_view kRepr = "array(";

std::string spaces(size_t count) { return std::string(count, ' '); }

// Lays the elements of an array out in lines and brackets.
class Layout {
 public:
  // `separator` stands between elements; its spaces are not left at the end of
  // a line. Lines but the first are indented by `indent`.
  Layout(const c::Tensor& array, std::string_view separator, size_t indent,
         int width)
      : shape_(array.shape()),
        strides_(shape_.size(), 1),
        summarised_(array.element_count() > kThreshold),
        separator_(separator),
        bare_separator_(separator.substr(0, separator.find(' '))) {
    for (size_t axis = shape_.size(); axis-- > 1;) {
      strides_[axis - 1] = strides_[axis] * shape_[axis];
    }
    std::vector<int64_t> shown;
    collect(0, 0, shown);
    format_ = internal::element_format(array, shown);
    text_ = text(0, 0, indent + 1, width);
  }

  std::string take_text() && { return std::move(text_); }

 private:
  static constexpr int64_t kDots = -1;

  // The indices of an axis that are written, with kDots for those left out.
  std::vector<int64_t> indices(size_t axis) const {
    const int64_t length = shape_[axis];
    const bool cut = summarised_ && length > 2 * kEdgeItems;
    std::vector<int64_t> result;
    for (int64_t i = 0; i < length; ++i) {
      if (cut && i == kEdgeItems) {
        result.push_back(kDots);
        i = length - kEdgeItems;
      }
      result.push_back(i);
    }
    return result;
  }

  void collect(size_t axis, int64_t offset, std::vector<int64_t>& shown) const {
    if (axis == shape_.size()) {
      shown.push_back(offset);
      return;
    }
    for (const int64_t index : indices(axis)) {
      if (index == kDots) continue;
      collect(axis + 1, offset + index * strides_[axis], shown);
    }
  }

  std::string text(size_t axis, int64_t offset, size_t indent,
                   int width) const {
    return axis + 1 == shape_.size() ? row(offset, indent, width)
                                     : rows(axis, offset, indent, width);
  }

  // The last axis: elements, wrapped where the line is full.
  std::string row(int64_t offset, size_t indent, int width) const {
    const std::vector<int64_t> columns = indices(shape_.size() - 1);
    std::string done;
    std::string line;  // without its indent
    for (size_t i = 0; i < columns.size(); ++i) {
      const std::string word =
          columns[i] == kDots ? "..." : format_(offset + columns[i]);
      // A comma or bracket has to fit behind it.
      const auto end =
          static_cast<int64_t>(indent + line.size() + word.size() + 1);
      if (!line.empty() && end > width) {
        line.resize(line.find_last_not_of(' ') + 1);
        done += line + "\n" + spaces(indent);
        line.clear();
      }
      line += word;
      if (i + 1 < columns.size()) line += separator_;
    }
    return "[" + done + line + "]";
  }

  // Other axes: a line a part, with blank lines between parts that are
  // themselves of several lines.
  std::string rows(size_t axis, int64_t offset, size_t indent,
                   int width) const {
    const std::string between = bare_separator_ +
                                std::string(shape_.size() - axis - 1, '\n') +
                                spaces(indent);
    std::string result = "[";
    for (const int64_t index : indices(axis)) {
      if (result.size() > 1) result += between;
      result += index == kDots ? "..."
                               : text(axis + 1, offset + index * strides_[axis],
                                      indent + 1, width - 1);
    }
    return result + "]";
  }

  std::vector<int64_t> shape_;
  std::vector<int64_t> strides_;
  bool summarised_;
  std::string separator_;
  std::string bare_separator_;
  ElementFormat format_;
  std::string text_;
};

std::string layout(const c::Tensor& array, std::string_view separator,
                   size_t indent, int width) {
  if (array.element_count() == 0) {
    internal::element_format(array, {});  // throws for what NumPy has not
    return "[]";
  }
  return Layout(array, separator, indent, width).take_text();
}

// What NumPy makes of numbers and truth values that do not say their type.
bool is_implied(DataType type) {
  return type == DataType::kBool || type == DataType::kInt64 ||
         type == DataType::kFloat64 || type == DataType::kComplex128;
}

// The name as array_repr writes it: in quotes if it is no plain word.
std::string dtype_text(DataType type) {
  const std::string name = internal::numpy_name(type);
  return name.find('_') == std::string::npos ? name : "'" + name + "'";
}

// What the elements alone do not tell, behind them.
std::string extras(const c::Tensor& array) {
  const int64_t count = array.element_count();
  std::string result;
  if ((count == 0 && array.rank() != 1) || count > kThreshold) {
    result = "shape=" + c::ShapeView(array.shape()).str();
  }
  if (count == 0 || !is_implied(array.type())) {
    if (!result.empty()) result += ", ";
    result += "dtype=" + dtype_text(array.type());
  }
  return result;
}

bool has_numpy(const c::Tensor& tensor) {
  return tensor.type() != DataType::kResource &&
         tensor.type() != DataType::kVariant;
}

// Text of several lines starts on a line of its own.
std::string on_own_lines(std::string text) {
  if (text.find('\n') != std::string::npos) text.insert(0, 1, '\n');
  return text;
}

}  // namespace

std::string array_str(const c::Tensor& array) {
  if (array.rank() == 0) return internal::scalar_str(array);
  return layout(array, " ", 0, kLineWidth);
}

std::string array_repr(const c::Tensor& array) {
  if (array.rank() == 0) return internal::scalar_repr(array);
  // The closing parenthesis has to fit into the line.
  std::string text(kRepr);
  text += layout(array, ", ", kRepr.size(), kLineWidth - 1);
  const std::string behind = extras(array);
  if (behind.empty()) return text + ")";
  text += ",";
  const size_t last_line = text.size() - (text.rfind('\n') + 1);
  const size_t width = last_line + 1 + behind.size() + 1;
  const bool fits = width <= size_t{kLineWidth};
  return text + (fits ? " " : "\n" + spaces(kRepr.size())) + behind + ")";
}

std::string tensor_str(const c::Tensor& tensor) {
  const std::string value =
      has_numpy(tensor) ? array_str(tensor) : "<unprintable>";
  return "tf.Tensor(" + on_own_lines(value) +
         ", shape=" + c::ShapeView(tensor.shape()).str() +
         ", dtype=" + c::name(tensor.type()) + ")";
}

std::string value_repr(const c::Tensor& value) {
  if (!has_numpy(value)) return "value=<unprintable>";
  return "numpy=" + on_own_lines(value.rank() == 0
                                     ? internal::scalar_item_repr(value)
                                     : array_repr(value));
}

std::string tensor_repr(const c::Tensor& tensor) {
  return "<tf.Tensor: shape=" + c::ShapeView(tensor.shape()).str() +
         ", dtype=" + c::name(tensor.type()) + ", " + value_repr(tensor) + ">";
}

}  // namespace tfx
