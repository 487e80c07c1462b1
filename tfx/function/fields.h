// Private: the fields of a plain struct, in order, without its help.
//
// C++20 cannot list them. But a struct can be initialised with no more values
// than it has fields, which tells how many there are, and structured bindings
// then give each a name.
#ifndef TFX_FUNCTION_FIELDS_H_
#define TFX_FUNCTION_FIELDS_H_

#include <cstddef>
#include <cstdlib>
#include <tuple>
#include <type_traits>
#include <utility>

namespace tfx::internal {

// More than any struct has that somebody would pass to a function.
inline constexpr size_t kMostFields = 16;

// Stands for a value of any type that a field of Whole may have. It is never
// made.
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
// With {} for one of them.
template <typename T, size_t... Before, size_t... After>
constexpr bool takes_empty_field(std::index_sequence<Before...> /*before*/,
                                 std::index_sequence<After...> /*after*/) {
  return requires {
    T{AnyFieldAt<T, Before>()..., {}, AnyFieldAt<T, After>()...};
  };
}

// How many values initialise it: each element of an array counts.
template <typename T, size_t Most = kMostFields + 1>
constexpr size_t value_count() {
  if constexpr (Most == 0 ||
                takes_fields<T>(std::make_index_sequence<Most>())) {
    return Most;
  } else {
    return value_count<T, Most - 1>();
  }
}

// Whether there is an array at some place: then {} initialises all of it, and
// fewer values are left to be given behind.
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

// How many fields a struct has of which structured bindings name all; 0 for
// those with base classes, with arrays of C, or with more than kMostFields.
template <typename T>
constexpr size_t field_count() {
  if constexpr (StructWithoutBases<T>) {
    constexpr size_t count = value_count<T>();
    if constexpr (count <= kMostFields) {
      if (!has_arrays<T>(std::make_index_sequence<count>())) return count;
    }
  }
  return 0;
}

// All of them, by reference.
template <typename T>
constexpr auto fields_of(T& value) {
  constexpr size_t count = field_count<std::remove_const_t<T>>();
  static_assert(count > 0);
  if constexpr (count == 1) {
    auto& [f1] = value;
    return std::tie(f1);
  } else if constexpr (count == 2) {
    auto& [f1, f2] = value;
    return std::tie(f1, f2);
  } else if constexpr (count == 3) {
    auto& [f1, f2, f3] = value;
    return std::tie(f1, f2, f3);
  } else if constexpr (count == 4) {
    auto& [f1, f2, f3, f4] = value;
    return std::tie(f1, f2, f3, f4);
  } else if constexpr (count == 5) {
    auto& [f1, f2, f3, f4, f5] = value;
    return std::tie(f1, f2, f3, f4, f5);
  } else if constexpr (count == 6) {
    auto& [f1, f2, f3, f4, f5, f6] = value;
    return std::tie(f1, f2, f3, f4, f5, f6);
  } else if constexpr (count == 7) {
    auto& [f1, f2, f3, f4, f5, f6, f7] = value;
    return std::tie(f1, f2, f3, f4, f5, f6, f7);
  } else if constexpr (count == 8) {
    auto& [f1, f2, f3, f4, f5, f6, f7, f8] = value;
    return std::tie(f1, f2, f3, f4, f5, f6, f7, f8);
  } else if constexpr (count == 9) {
    auto& [f1, f2, f3, f4, f5, f6, f7, f8, f9] = value;
    return std::tie(f1, f2, f3, f4, f5, f6, f7, f8, f9);
  } else if constexpr (count == 10) {
    auto& [f1, f2, f3, f4, f5, f6, f7, f8, f9, f10] = value;
    return std::tie(f1, f2, f3, f4, f5, f6, f7, f8, f9, f10);
  } else if constexpr (count == 11) {
    auto& [f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11] = value;
    return std::tie(f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11);
  } else if constexpr (count == 12) {
    auto& [f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11, f12] = value;
    return std::tie(f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11, f12);
  } else if constexpr (count == 13) {
    auto& [f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11, f12, f13] = value;
    return std::tie(f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11, f12, f13);
  } else if constexpr (count == 14) {
    auto& [f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11, f12, f13, f14] = value;
    return std::tie(f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11, f12, f13,
                    f14);
  } else if constexpr (count == 15) {
    auto& [f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11, f12, f13, f14, f15] =
        value;
    return std::tie(f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11, f12, f13, f14,
                    f15);
  } else {
    auto& [f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11, f12, f13, f14, f15,
           f16] = value;
    return std::tie(f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11, f12, f13, f14,
                    f15, f16);
  }
}

}  // namespace tfx::internal

#endif  // TFX_FUNCTION_FIELDS_H_
