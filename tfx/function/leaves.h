// Private: Leaves<T>, how functions encode and decode values of type T. The
// headers below define it for leaves, this one for types with parts
// (tfx/core/parts.h). Always include this header: otherwise a container would
// be an object in one source and a structure in another.
#ifndef TFX_FUNCTION_LEAVES_H_
#define TFX_FUNCTION_LEAVES_H_

#include <string>
#include <tuple>
#include <type_traits>

#include "tfx/core/parts.h"
#include "tfx/function/encoded.h"
#include "tfx/function/tensor_leaves.h"
#include "tfx/function/value_leaves.h"

namespace tfx::internal {

template <typename T>
using TracedAs = typename Leaves<std::decay_t<T>>::Traced;

template <typename Types>
inline constexpr bool kAnyKeyedByAddress = false;
template <typename... Part>
inline constexpr bool kAnyKeyedByAddress<TypeList<Part...>> =
    (Leaves<Part>::kIsKeyedByAddress || ...);

struct EncodePart {
  template <typename T>
  void operator()(const T& part) const {
    Leaves<T>::encode(part, to);
  }
  Encoded& to;
};
struct DecodePart {
  template <typename T>
  std::decay_t<TracedAs<T>> operator()(const T& part) const {
    return Leaves<T>::decode(part, from);
  }
  TensorReader& from;
};

template <HasParts T>
struct Leaves<T> {
  static constexpr bool kIsObject = false;
  static constexpr bool kIsKeyedByAddress =
      kAnyKeyedByAddress<typename Parts<T>::Types>;
  using Traced = decltype(Parts<T>::map(std::declval<const T&>(),
                                        std::declval<DecodePart>()));

  static void encode(const T& value, Encoded& to) {
    constexpr Form form = Parts<T>::kForm;
    if constexpr (form == Form::kDict) {
      to.key += std::to_string(value.size()) + "{";
      Parts<T>::for_each_item(value, [&](const auto& key, const auto& part) {
        EncodePart{to}(key);
        EncodePart{to}(part);
      });
    } else {
      if constexpr (form == Form::kList) {
        to.key += std::to_string(value.size()) + "[";
      } else if constexpr (form == Form::kOptional) {
        to.key += value ? '?' : '-';
      } else if constexpr (form == Form::kVariant) {
        to.key += std::to_string(value.index()) + "|";
      }
      Parts<T>::for_each(value, EncodePart{to});
    }
  }
  static Traced decode(const T& value, TensorReader& from) {
    return Parts<T>::map(value, DecodePart{from});
  }
};

// Passed by reference like other objects, but keyed by the fields' values.
template <StructOfValues T>
struct Leaves<T> : LeafOfKind<LeafKind::kObject> {
  using Traced = const T&;
  static void encode(const T& value, Encoded& to) {
    std::apply([&](const auto&... field) { (EncodePart{to}(field), ...); },
               fields_of(value));
  }
  static const T& decode(const T& value, TensorReader& /*from*/) {
    return value;
  }
};

}  // namespace tfx::internal

#endif  // TFX_FUNCTION_LEAVES_H_
