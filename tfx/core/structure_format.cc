// How Python prints structures.
#include <ostream>

#include "tfx/core/python_repr.h"
#include "tfx/core/structure.h"

namespace tfx {

class Structure::Writer {
 public:
  enum class Form { kStr, kRepr, kLayout };

  explicit Writer(Form form) : form_(form) {}

  std::string text(const Structure& structure) {
    if (!structure.is_leaf()) {
      write(structure);
      return std::move(text_);
    }
    if (form_ == Form::kLayout) return ".";
    if (structure.is_none()) return "None";
    return form_ == Form::kStr ? structure.leaf_.str() : structure.leaf_.repr();
  }

 private:
  void write(const Structure& structure) {
    if (structure.is_leaf()) {
      write_leaf(structure);
    } else if (structure.is_dict()) {
      write_dict(structure);
    } else {
      write_sequence(structure);
    }
  }

  // Those in a tuple, list or dict have their repr() there.
  void write_leaf(const Structure& leaf) {
    if (form_ == Form::kLayout) {
      text_ += '.';
    } else {
      text_ += leaf.is_none() ? "None" : leaf.leaf_.repr();
    }
  }

  void write_sequence(const Structure& sequence) {
    const bool is_tuple = sequence.is_tuple();
    text_ += is_tuple ? '(' : '[';
    for (const Structure& child : sequence) {
      if (&child != sequence.begin()) text_ += ", ";
      write(child);
    }
    if (is_tuple && sequence.size() == 1) text_ += ',';
    text_ += is_tuple ? ')' : ']';
  }

  void write_dict(const Structure& dict) {
    const char* separator = "{";
    for (const size_t index : dict.keys_as_written()) {
      text_ += separator + key_str(dict.keys()[index]) + ": ";
      write(dict.children()[index]);
      separator = ", ";
    }
    text_ += dict.size() == 0 ? "{}" : "}";
  }

  const Form form_;
  std::string text_;
};

std::string Structure::str() const {
  return Writer(Writer::Form::kStr).text(*this);
}

std::string Structure::repr() const {
  return Writer(Writer::Form::kRepr).text(*this);
}

std::string Structure::layout() const {
  return Writer(Writer::Form::kLayout).text(*this);
}

std::string Structure::keys_str() const {
  const auto& all = keys();
  std::string text = "[";
  for (const size_t index : keys_as_written()) {
    if (text.size() > 1) text += ", ";
    text += key_str(all[index]);
  }
  return text + "]";
}

std::string Structure::key_str(std::string_view key) {
  return internal::str_repr(key);
}

std::string_view Structure::type_name() const noexcept {
  if (is_leaf()) return is_none() ? "NoneType" : "EagerTensor";
  if (is_dict()) return "dict";
  return is_tuple() ? "tuple" : "list";
}

std::ostream& operator<<(std::ostream& stream, const Structure& structure) {
  return stream << structure.str();
}

}  // namespace tfx
