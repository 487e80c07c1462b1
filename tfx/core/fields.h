// Private: the fields of a plain struct, in order, and their names.
//
// C++20 cannot list them. But a struct cannot be initialised with more values
// than it has fields, which tells their number, and structured bindings then
// give access to each.
#ifndef TFX_CORE_FIELDS_H_
#define TFX_CORE_FIELDS_H_

#include <array>
#include <cstddef>
#include <cstdlib>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>

#include "tfx/c/cxx20.h"  // IWYU pragma: keep
#include "tfx/core/field_bindings.h"

namespace tfx::internal {

// Converts to any type that a field of Whole may have. Never instantiated.
template <typename Whole>
struct AnyField {
  template <typename T>
  requires(!std::is_base_of_v<T, Whole>)  //
  operator T() const noexcept {
    std::abort();
  }
};
template <typename Whole>
struct AnyBase {
  template <typename T>
  requires(std::is_base_of_v<T, Whole> && !std::is_same_v<T, Whole>)  //
  operator T() const noexcept {
    std::abort();
  }
};
template <typename Whole, size_t /*index*/>
using AnyFieldAt = AnyField<Whole>;

template <typename T, size_t... I>
constexpr bool takes_fields(std::index_sequence<I...> /*which*/) {
  return requires { T{AnyFieldAt<T, I>()...}; };
}
// Whether T{…} takes a {} between so many values before and after it.
template <typename T, size_t... Before, size_t... After>
constexpr bool takes_empty_field(std::index_sequence<Before...> /*before*/,
                                 std::index_sequence<After...> /*after*/) {
  return requires {
    T{AnyFieldAt<T, Before>()..., {}, AnyFieldAt<T, After>()...};
  };
}

// Binary search for the greatest number of values that T{…} takes: Low values
// fit, High do not. Requires that T{} is valid, so that all lower numbers fit.
template <typename T, size_t Low, size_t High>
constexpr size_t value_count_between() {
  if constexpr (Low + 1 == High) {
    return Low;
  } else {
    constexpr size_t middle = (Low + High) / 2;
    if constexpr (takes_fields<T>(std::make_index_sequence<middle>())) {
      return value_count_between<T, middle, High>();
    } else {
      return value_count_between<T, Low, middle>();
    }
  }
}
template <typename T, size_t Low = 0>
constexpr size_t value_count_from() {
  constexpr size_t next = Low == 0 ? 1 : 2 * Low;
  if constexpr (Low > kMostFields) {
    return Low;
  } else if constexpr (takes_fields<T>(std::make_index_sequence<next>())) {
    return value_count_from<T, next>();
  } else {
    return value_count_between<T, Low, next>();
  }
}
template <typename T, size_t Most>
constexpr size_t value_count_below() {
  if constexpr (Most == 0 ||
                takes_fields<T>(std::make_index_sequence<Most>())) {
    return Most;
  } else {
    return value_count_below<T, Most - 1>();
  }
}

// The greatest number of values that T{…} takes; an array counts by elements.
template <typename T>
constexpr size_t value_count() {
  if constexpr (takes_fields<T>(std::index_sequence<>())) {
    return value_count_from<T>();
  } else {
    return value_count_below<T, kMostFields + 1>();
  }
}

// Whether an array begins at `Place`: {} there initialises the whole array, so
// that fewer values fit behind it.
template <typename T, size_t Count, size_t Place, size_t After = 0>
constexpr bool is_array_at() {
  using Before = std::make_index_sequence<Place>;
  if constexpr (Place + After + 1 < Count) {
    using AllAfter = std::make_index_sequence<Count - 1 - Place>;
    if constexpr (!takes_empty_field<T>(Before(), AllAfter())) {
      return takes_empty_field<T>(Before(),
                                  std::make_index_sequence<After>()) ||
             is_array_at<T, Count, Place, After + 1>();
    }
  }
  return false;
}
template <typename T, size_t... Place>
constexpr bool has_arrays(std::index_sequence<Place...> /*places*/) {
  return (is_array_at<T, sizeof...(Place), Place>() || ...);
}

template <typename T>
concept StructWithoutBases =
    std::is_aggregate_v<T> && std::is_class_v<T> && !std::is_empty_v<T> &&
    !requires {
  T{AnyBase<T>()};
};

// The number of fields of a struct, if structured bindings can name them all; 0
// for structs with base classes, with C arrays, with a field that AnyField does
// not convert to, or with more than kMostFields fields.
template <typename T>
constexpr size_t field_count() {
  if constexpr (StructWithoutBases<T>) {
    constexpr size_t count = value_count<T>();
    if constexpr (count <= kMostFields) {
      using All = std::make_index_sequence<count>;
      if (!takes_empty_field<T>(All(), std::index_sequence<>()) &&
          !has_arrays<T>(All())) {
        return count;
      }
    }
  }
  return 0;
}

// function(field1, field2, …), with references to the fields.
template <typename T, typename Function>
constexpr decltype(auto) with_fields(T& value, Function&& function) {
  constexpr size_t count = field_count<std::remove_const_t<T>>();
  static_assert(count > 0);
  return with_bindings<count>(value, function);
}

// A tuple of references to all fields.
template <typename T>
constexpr auto fields_of(T& value) {
  return with_fields(value, [](auto&... field) { return std::tie(field...); });
}

// __PRETTY_FUNCTION__ contains the name of a field whose address is a template
// argument. The object need not exist.
template <typename T>
struct NeverMade {
  T value;
};
#if defined(__clang__)
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wundefined-internal"
#pragma clang diagnostic ignored "-Wundefined-var-template"
#endif
template <typename T>
extern const NeverMade<T> kNeverMade;
// clang 14 takes such an address only as a part of an argument.
template <typename T>
struct FieldAddress {
  const T* address;
};

// "dense1" of "… {(& kNeverMade<Net::Self>.….Net::Self::dense1)}; …" (GCC) or
// "… {&kNeverMade.value.dense1}]" (clang).
constexpr std::string_view last_name_in_braces(std::string_view text) {
  size_t end = text.rfind('}');
  if (end == std::string_view::npos) return {};
  if (end > 0 && text[end - 1] == ')') --end;
  const auto is_part_of_name = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
           (c >= '0' && c <= '9') || c == '_' ||
           static_cast<unsigned char>(c) >= 0x80;
  };
  size_t begin = end;
  while (begin > 0 && is_part_of_name(text[begin - 1])) --begin;
  return text.substr(begin, end - begin);
}
template <FieldAddress kField>
constexpr std::string_view field_name() {
  return last_name_in_braces(__PRETTY_FUNCTION__);
}

template <typename T>
constexpr auto field_addresses() {
  return with_fields(kNeverMade<T>.value, [](auto&... field) {
    return std::tuple(
        FieldAddress<std::remove_cvref_t<decltype(field)>>{&field}...);
  });
}
template <typename T, size_t... I>
constexpr std::array<std::string_view, sizeof...(I)> field_names_at(
    std::index_sequence<I...> /*places*/) {
  constexpr auto addresses = field_addresses<T>();
  return {field_name<std::get<I>(addresses)>()...};
}
#if defined(__clang__)
#pragma clang diagnostic pop
#endif

// The names of the fields of a struct, in order.
template <typename T>
inline constexpr auto kFieldNames =
    field_names_at<T>(std::make_index_sequence<field_count<T>()>());

namespace field_name_check {
struct Example {
  int first;
  char second_;
};
static_assert(kFieldNames<Example>[0] == "first" &&
                  kFieldNames<Example>[1] == "second_",
              "this compiler writes the names of fields in an unknown way");
}  // namespace field_name_check

}  // namespace tfx::internal

#endif  // TFX_CORE_FIELDS_H_
