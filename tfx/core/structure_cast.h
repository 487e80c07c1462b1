// Private: Structure::as<T>(), the conversion from Structure to C++ types;
// tfx/core/structure.h includes this.
#ifndef TFX_CORE_STRUCTURE_CAST_H_
#define TFX_CORE_STRUCTURE_CAST_H_

#include "tfx/core/structure.h"

namespace tfx {

namespace structure_cast {

// Returns the name of the expected type, for error messages.
using Expected = std::string (*)();

// The children of a tuple or list. Throws TypeError if it is neither, and
// ValueError unless it has `size` children; kAnySize allows any number.
inline constexpr size_t kAnySize = static_cast<size_t>(-1);
std::span<const Structure> sequence(const Structure& structure, size_t size,
                                    Expected expected);
void check_dict(const Structure& structure, Expected expected);
// Throws TypeError: it is not a composite tensor of the expected class.
[[noreturn]] void throw_other_leaf(const Structure& structure,
                                   Expected expected);
// "(A, B)", "(A,)"
std::string tuple_str(const std::vector<Expected>& children);

// "(Tensor, [Structure, ...])"
template <typename T>
std::string expected() {
  using internal::Form;
  if constexpr (std::same_as<T, Tensor>) {
    return "Tensor";
  } else if constexpr (std::same_as<T, Structure>) {
    return "Structure";
  } else if constexpr (CompositeTensor<T>) {
    return std::string(internal::class_name_in(internal::type_text<T>()));
  } else {
    static_assert(internal::HasParts<T>,
                  "a structure does not become this type");
    return []<typename... P>(internal::TypeList<P...> /*parts*/) {
      if constexpr (internal::kHasFixedSize<T>) {
        if constexpr (sizeof...(P) == internal::Parts<T>::kSize) {
          return tuple_str(std::vector<Expected>{&expected<P>...});
        } else {  // std::array has one type for all
          return tuple_str(std::vector<Expected>(internal::Parts<T>::kSize,
                                                 &expected<P>...));
        }
      } else if constexpr (internal::Parts<T>::kForm == Form::kList) {
        return "[" + (expected<P>() + ...) + ", ...]";
      } else if constexpr (internal::Parts<T>::kForm == Form::kDict) {
        return "{str: " + (expected<P>() + ...) + ", ...}";
      } else {
        static_assert(internal::Parts<T>::kForm == Form::kOptional,
                      "a structure does not become a std::variant");
        return "Optional[" + (expected<P>() + ...) + "]";
      }
    }(typename internal::Parts<T>::Types());
  }
}

template <typename T>
T cast(const Structure& structure) {
  using internal::Form;
  if constexpr (std::same_as<T, Tensor>) {
    return structure.tensor();
  } else if constexpr (std::same_as<T, Structure>) {
    return structure;
  } else if constexpr (CompositeTensor<T>) {
    if (structure.is_composite()) {
      if (const T* value = structure.composite().template get_if<T>()) {
        return *value;
      }
    }
    throw_other_leaf(structure, &expected<T>);
  } else if constexpr (internal::Parts<T>::kForm == Form::kOptional) {
    if (structure.is_none()) return std::nullopt;
    return cast<typename T::value_type>(structure);
  } else if constexpr (internal::Parts<T>::kForm == Form::kDict) {
    check_dict(structure, &expected<T>);
    T result;
    const std::string* key = structure.keys().data();
    for (const Structure& child : structure) {
      result.insert(result.end(),
                    {*key++, cast<typename internal::Parts<T>::Part>(child)});
    }
    return result;
  } else {
    size_t size = kAnySize;
    if constexpr (internal::kHasFixedSize<T>) size = internal::Parts<T>::kSize;
    const auto children = sequence(structure, size, &expected<T>);
    return internal::Parts<T>::make(
        children.size(),
        [&]<typename Part>(std::type_identity<Part> /*type*/, size_t index) {
          return cast<Part>(children[index]);
        });
  }
}

}  // namespace structure_cast

template <typename T>
T Structure::as() const {
  return structure_cast::cast<T>(*this);
}

}  // namespace tfx

#endif  // TFX_CORE_STRUCTURE_CAST_H_
