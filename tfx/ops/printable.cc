#include "tfx/ops/printable.h"

#include "tfx/c/tensor.h"
#include "tfx/core/array_format.h"
#include "tfx/core/python_repr.h"

namespace tfx {

Printable::Printable(std::nullopt_t) : value_(Text("None")) {}
Printable::Printable(const char* text) : value_(std::string(text)) {}
Printable::Printable(std::string text) : value_(std::move(text)) {}
Printable::Printable(std::string_view text) : value_(std::string(text)) {}
Printable::Printable(bool value) : value_(Text(value ? "True" : "False")) {}
Printable::Printable(Tensor tensor) : value_(std::move(tensor)) {}
Printable::Printable(std::initializer_list<Printable> items)
    : Printable(Kind::kList, items) {}
Printable::Printable(Text text) : value_(std::move(text)) {}
Printable::Printable(Kind kind, std::vector<Printable> items)
    : value_(Items{kind, std::move(items)}) {}

Printable::Printable(const Printable& other) = default;
Printable::Printable(Printable&& other) noexcept = default;
Printable& Printable::operator=(const Printable& other) = default;
Printable& Printable::operator=(Printable&& other) noexcept = default;
Printable::~Printable() = default;

Printable Printable::tuple(std::vector<Printable> items) {
  return {Kind::kTuple, std::move(items)};
}

const std::string* Printable::text() const {
  return std::get_if<std::string>(&value_);
}

const Tensor* Printable::tensor() const { return std::get_if<Tensor>(&value_); }

Printable::Printable(float value)
    : value_(Text(array_str(c::Tensor::scalar(value)))) {}

Printable::Printable(double value)
    : value_(Text(array_str(c::Tensor::scalar(value)))) {}

Printable::Printable(const Structure& structure) : value_(Text("None")) {
  if (structure.is_none()) return;
  if (structure.is_tensor()) {
    value_ = structure.tensor();
    return;
  }
  Items items{structure.is_dict()    ? Kind::kDict
              : structure.is_tuple() ? Kind::kTuple
                                     : Kind::kList,
              {}};
  size_t index = 0;
  for (const Structure& child : structure) {
    if (structure.is_dict())
      items.items.emplace_back(structure.keys()[index++]);
    items.items.emplace_back(child);
  }
  value_ = std::move(items);
}

void Printable::collect_tensors(std::vector<Tensor>& tensors) const {
  if (const Tensor* found = tensor()) tensors.push_back(*found);
  if (const auto* items = std::get_if<Items>(&value_)) {
    for (const Printable& item : items->items) item.collect_tensors(tensors);
  }
}

// Breaks lines at 80 characters, as pprint does: a container that does not fit
// gets a line for each item.
class Printable::Writer {
 public:
  explicit Writer(std::string_view tensor) : tensor_(tensor) {}

  // `indent` columns precede the value; `allowance` columns are reserved after
  // it.
  void write(const Printable& value, int indent, int allowance, int level) {
    const std::string line = repr(value);
    const bool fits = length(line) <= kWidth - indent - allowance;
    const auto* items = std::get_if<Items>(&value.value_);
    if (fits || std::holds_alternative<Text>(value.value_)) {
      out_ += line;
    } else if (items != nullptr) {
      write_items(*items, indent, allowance, level + 1);
    } else {
      write_text(text_of(value), indent, allowance, level + 1);
    }
  }

  std::string take() { return std::move(out_); }

 private:
  static constexpr int kWidth = 80;

  static int length(std::string_view text) {
    return static_cast<int>(internal::str_length(text));
  }

  std::string text_of(const Printable& value) const {
    const std::string* text = value.text();
    return text != nullptr ? *text : std::string(tensor_);
  }

  std::string repr(const Printable& value) const {
    if (const auto* text = std::get_if<Text>(&value.value_)) return text->text;
    const auto* items = std::get_if<Items>(&value.value_);
    return items != nullptr ? repr_of_items(*items)
                            : internal::str_repr(text_of(value));
  }

  std::string repr_of_items(const Items& list) const {
    const bool is_dict = list.kind == Kind::kDict;
    std::string text = opening(list);
    for (size_t i = 0; i < list.items.size(); ++i) {
      if (i > 0) text += is_dict && i % 2 == 1 ? ": " : ", ";
      text += repr(list.items[i]);
    }
    return text + closing(list);
  }

  static std::string opening(const Items& list) {
    if (list.kind == Kind::kDict) return "{";
    return list.kind == Kind::kTuple ? "(" : "[";
  }
  static std::string closing(const Items& list) {
    if (list.kind == Kind::kDict) return "}";
    if (list.kind == Kind::kList) return "]";
    return list.items.size() == 1 ? ",)" : ")";
  }

  void write_items(const Items& list, int indent, int allowance, int level) {
    const std::string end = closing(list);
    const int end_allowance = allowance + length(end);
    const bool is_dict = list.kind == Kind::kDict;
    const size_t step = is_dict ? 2 : 1;
    ++indent;
    out_ += opening(list);
    for (size_t i = 0; i < list.items.size(); i += step) {
      if (i > 0) out_ += ",\n" + std::string(static_cast<size_t>(indent), ' ');
      int column = indent;
      if (is_dict) {
        const std::string key = repr(list.items[i]) + ": ";
        out_ += key;
        column += length(key);
      }
      const bool is_last = i + step >= list.items.size();
      write(list.items[i + step - 1], column, is_last ? end_allowance : 1,
            level);
    }
    out_ += end;
  }

  void write_text(const std::string& text, int indent, int allowance,
                  int level) {
    const bool is_outermost = level == 1;
    if (is_outermost) {
      ++indent;
      ++allowance;
    }
    const int width = kWidth - indent;
    const auto pieces = internal::split_text(text, width, width - allowance);
    const bool in_brackets = is_outermost && pieces.size() > 1;
    if (in_brackets) out_ += '(';
    for (size_t i = 0; i < pieces.size(); ++i) {
      if (i > 0) out_ += "\n" + std::string(static_cast<size_t>(indent), ' ');
      out_ += internal::str_repr(pieces[i]);
    }
    if (in_brackets) out_ += ')';
  }

  std::string_view tensor_;
  std::string out_;
};

std::string Printable::pformat(std::string_view tensor) const {
  Writer writer(tensor);
  writer.write(*this, 0, 0, 0);
  return writer.take();
}

}  // namespace tfx
