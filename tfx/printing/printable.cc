#include "tfx/printing/printable.h"

#include <algorithm>

#include "tfx/c/tensor.h"
#include "tfx/core/array_format.h"
#include "tfx/core/python_repr.h"
#include "tfx/core/tree_impl.h"

namespace tfx {

template class internal::Tree<Printable>;

namespace {

// Of keys as they print: numbers by their value, others as texts.
bool is_key_less(const std::string& a, const std::string& b) {
  const auto is_number = [](const std::string& key) {
    return key[0] == '-' || (key[0] >= '0' && key[0] <= '9');
  };
  if (is_number(a) && is_number(b)) return std::stod(a) < std::stod(b);
  return a < b;
}

}  // namespace

Printable::Printable(std::nullopt_t) : Printable(Repr{"None"}) {}
Printable::Printable(const char* text) : kind_(Kind::kText), text_(text) {}
Printable::Printable(std::string text)
    : kind_(Kind::kText), text_(std::move(text)) {}
Printable::Printable(std::string_view text) : kind_(Kind::kText), text_(text) {}
Printable::Printable(bool value) : Printable(Repr{value ? "True" : "False"}) {}
Printable::Printable(Tensor tensor)
    : kind_(Kind::kTensor), tensor_(std::move(tensor)) {}

Printable::Printable(CompositeValue value)
    : kind_(Kind::kComposite), composite_(std::move(value)) {}

Printable::Printable(float value)
    : Printable(Repr{array_str(c::Tensor::scalar(value))}) {}

Printable::Printable(double value)
    : Printable(Repr{array_str(c::Tensor::scalar(value))}) {}

Printable::Printable(const Structure& structure)
    : Printable(internal::convert_tree<Printable>(
          structure,
          [](const Structure& leaf) {
            if (leaf.is_none()) return Printable();
            if (leaf.is_composite()) return Printable(leaf.composite());
            return Printable(leaf.tensor());
          },
          &MakeLeaf::key)) {}

void Printable::collect_tensors(std::vector<PrintedTensor>& tensors,
                                int64_t summarize) const {
  if (!is_leaf()) {
    for (const auto& [key, item] : items()) {
      item->collect_tensors(tensors, summarize);
    }
  } else if (tensor() != nullptr) {
    tensors.push_back({tensor_});
  } else if (kind_ == Kind::kComposite) {
    tensors.push_back({composite_.print_text(summarize), true});
  }
}

std::vector<std::pair<const std::string*, const Printable*>> Printable::items()
    const {
  std::vector<std::pair<const std::string*, const Printable*>> all;
  if (!is_dict()) {
    for (const Printable& item : *this) all.emplace_back(nullptr, &item);
    return all;
  }
  for (const size_t i : keys_as_written()) {
    all.emplace_back(&keys()[i], &children()[i]);
  }
  std::ranges::stable_sort(all, [](const auto& a, const auto& b) {
    return is_key_less(*a.first, *b.first);
  });
  return all;
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
    if (fits || is_value(value)) {
      out_ += line;
    } else if (!value.is_leaf()) {
      write_items(value, indent, allowance, level + 1);
    } else {
      write_text(text_of(value), indent, allowance, level + 1);
    }
  }

  std::string take() { return std::move(out_); }

 private:
  static constexpr int kWidth = 80;

  // Whether it prints as it is, and is neither a string nor a tensor.
  static bool is_value(const Printable& value) {
    return value.is_leaf() && value.kind_ == Kind::kRepr;
  }
  static int length(std::string_view text) {
    return static_cast<int>(internal::str_length(text));
  }

  std::string text_of(const Printable& value) const {
    const std::string* text = value.text();
    return text != nullptr ? *text : std::string(tensor_);
  }

  std::string repr(const Printable& value) const {
    if (!value.is_leaf()) return repr_of_items(value);
    return is_value(value) ? value.text_ : internal::str_repr(text_of(value));
  }

  std::string repr_of_items(const Printable& list) const {
    std::string text = opening(list);
    for (const auto& [key, item] : list.items()) {
      if (text.size() > 1) text += ", ";
      if (key != nullptr) text += *key + ": ";
      text += repr(*item);
    }
    return text + closing(list);
  }

  static std::string opening(const Printable& list) {
    if (list.is_dict()) return "{";
    return list.is_tuple() ? "(" : "[";
  }
  static std::string closing(const Printable& list) {
    if (list.is_dict()) return "}";
    if (list.is_list()) return "]";
    return list.size() == 1 ? ",)" : ")";
  }

  void write_items(const Printable& list, int indent, int allowance,
                   int level) {
    const std::string end = closing(list);
    const int end_allowance = allowance + length(end);
    const auto items = list.items();
    ++indent;
    out_ += opening(list);
    for (size_t i = 0; i < items.size(); ++i) {
      const auto& [key, item] = items[i];
      if (i > 0) out_ += ",\n" + std::string(static_cast<size_t>(indent), ' ');
      int column = indent;
      if (key != nullptr) {
        out_ += *key + ": ";
        column += length(*key) + 2;
      }
      const bool is_last = i + 1 == items.size();
      write(*item, column, is_last ? end_allowance : 1, level);
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
