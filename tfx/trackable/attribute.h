// Attribute, Attributes: the attributes of an object, as Python has them.
//
//   tf::Attributes attributes() const override {
//     return {{"w", w}, {"layers", layers}};
//   }
//
// An attribute is a variable, a module or another trackable object, a vector,
// array, tuple or map (by string) of these, or a pointer or an optional to one
// (tfx/core/parts.h).
#ifndef TFX_TRACKABLE_ATTRIBUTE_H_
#define TFX_TRACKABLE_ATTRIBUTE_H_

#include <concepts>
#include <initializer_list>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "tfx/core/parts.h"
#include "tfx/trackable/trackable.h"

namespace tfx {

class Attribute;
class Attributes;

namespace internal {

template <typename T>
concept HasTrackable = requires(const T& object) {
  { object.trackable() } -> std::same_as<TrackableHandle>;
};
template <typename T>
concept PointerLike = requires(const T& pointer) {
  static_cast<bool>(pointer);
  *pointer;
};

// Whether the attributes of type T are tracked; numbers and strings are not.
template <typename T>
constexpr bool is_tracked() {
  if constexpr (HasTrackable<T> || std::same_as<T, Attribute> ||
                std::same_as<T, TrackableHandle>) {
    return true;
  } else if constexpr (HasParts<T>) {
    return []<typename... P>(TypeList<P...> /*parts*/) {
      return (is_tracked<P>() || ...);
    }(typename Parts<T>::Types());
  } else if constexpr (PointerLike<T>) {
    return is_tracked<std::remove_cvref_t<decltype(*std::declval<T>())>>();
  } else {
    return false;
  }
}

// The nodes of lists and dictionaries. C++ has them as values, so each time
// they are asked for they are nodes of their own.
TrackableHandle list_node(const std::vector<Attribute>& elements);
TrackableHandle dict_node(Attributes items);

}  // namespace internal

// A handle to the object; none if there is no object, as for an empty Variable
// or pointer. A plain module (tfx/module/module.h) is not kept alive.
class Attribute {
 public:
  Attribute() = default;
  // NOLINTNEXTLINE(google-explicit-constructor)
  Attribute(TrackableHandle node) : node_(std::move(node)) {}
  template <typename T>
  requires(!std::same_as<T, Attribute> && !std::same_as<T, TrackableHandle>)
      Attribute(const T& value);  // NOLINT(google-explicit-constructor)

  // Null if there is no object.
  const TrackableHandle& trackable() const { return node_; }

 private:
  TrackableHandle node_;
};

// Attributes by name, in the order in which they were added: that of Python's
// assignments, if checkpoints shall number objects alike.
class Attributes {
 public:
  using Item = std::pair<std::string, Attribute>;

  Attributes() = default;
  // Later items replace earlier ones of the same name.
  Attributes(std::initializer_list<Item> items);

  // Appends an attribute if there is none of that name.
  Attribute& operator[](std::string_view name);
  // Appends an attribute, whose name must be new.
  void add(std::string name, Attribute attribute) {
    items_.emplace_back(std::move(name), std::move(attribute));
  }

  std::vector<Item>::const_iterator begin() const { return items_.begin(); }
  std::vector<Item>::const_iterator end() const { return items_.end(); }
  size_t size() const { return items_.size(); }
  bool empty() const { return items_.empty(); }

  // As an attribute they are a dictionary.
  TrackableHandle trackable() const;
  // The objects among them that are saved in this way.
  std::vector<TrackableChild> children(SaveType save_type) const;

 private:
  std::vector<Item> items_;
};

template <typename T>
requires(!std::same_as<T, Attribute> && !std::same_as<T, TrackableHandle>)
    Attribute::Attribute(const T& value) {
  static_assert(internal::is_tracked<T>(),
                "variables, modules, other trackable objects, and what holds "
                "them are attributes");
  if constexpr (internal::HasTrackable<T>) {
    node_ = value.trackable();
  } else if constexpr (internal::HasParts<T>) {
    constexpr internal::Form form = internal::Parts<T>::kForm;
    if constexpr (form == internal::Form::kDict) {
      static_assert(
          std::convertible_to<typename internal::Parts<T>::Key, std::string>,
          "the keys of a map of attributes are strings");
      Attributes items;
      internal::Parts<T>::for_each_item(
          value,
          [&](const auto& key, const auto& part) { items.add(key, part); });
      node_ = internal::dict_node(std::move(items));
    } else {
      std::vector<Attribute> elements;
      internal::Parts<T>::for_each(value, [&]<typename Part>(const Part& part) {
        // Elements that are not tracked count for the indices, too.
        elements.emplace_back();
        if constexpr (internal::is_tracked<Part>()) elements.back() = part;
      });
      if constexpr (form == internal::Form::kOptional ||
                    form == internal::Form::kVariant) {
        if (!elements.empty()) *this = elements[0];
      } else {
        node_ = internal::list_node(elements);
      }
    }
  } else if constexpr (internal::is_tracked<T>()) {
    if (value) *this = Attribute(*value);
  }
}

}  // namespace tfx

#endif  // TFX_TRACKABLE_ATTRIBUTE_H_
