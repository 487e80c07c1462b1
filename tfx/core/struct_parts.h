// Private: Parts of plain structs; tfx/core/parts.h includes this.
#ifndef TFX_CORE_STRUCT_PARTS_H_
#define TFX_CORE_STRUCT_PARTS_H_

#include <cstddef>
#include <tuple>
#include <type_traits>
#include <utility>

#include "tfx/core/fields.h"
#include "tfx/core/parts.h"

namespace tfx::internal {

template <typename Fields>
inline constexpr FieldsAre kFieldsAre = FieldsAre::kOther;
template <typename... Field>
inline constexpr FieldsAre kFieldsAre<std::tuple<Field&...>> =
    (is_value<Field>() && ...) ? FieldsAre::kValues
    : ((is_value<Field>() || keeps_type<Field>()) && ...) &&
            (holds_tensors<Field>() || ...)
        ? FieldsAre::kStructure
        : FieldsAre::kOther;

template <typename T>
constexpr FieldsAre fields_are() {
  // Structs that cannot be assigned to, because of reference or const fields,
  // are objects.
  if constexpr (std::is_class_v<T> && kLeafKind<T> == LeafKind::kObject &&
                !HasIdentity<T> && std::is_copy_assignable_v<T>) {
    if constexpr (field_count<T>() > 0) {
      return kFieldsAre<decltype(fields_of(std::declval<T&>()))>;
    }
  }
  return FieldsAre::kOther;
}
template <typename T>
concept StructOfTensors = fields_are<T>()
== FieldsAre::kStructure;
template <typename T>
concept StructOfValues = fields_are<T>()
== FieldsAre::kValues;

template <typename Fields>
struct FieldTypes;
template <typename... Field>
struct FieldTypes<std::tuple<Field&...>> {
  using Types = TypeList<Field...>;
  static constexpr size_t kSize = sizeof...(Field);

  template <typename T, typename F>
  static T make(F&& f) {
    return [&]<size_t... I>(std::index_sequence<I...>) {
      return T{f(std::type_identity<Field>(), I)...};
    }
    (std::index_sequence_for<Field...>());
  }
};

template <StructOfTensors T>
struct Parts<T> {
  using Fields = FieldTypes<decltype(fields_of(std::declval<T&>()))>;
  static constexpr Form kForm = Form::kStruct;
  static constexpr size_t kSize = Fields::kSize;
  using Types = typename Fields::Types;

  template <typename F>
  static void for_each(const T& value, F&& f) {
    std::apply([&](const auto&... field) { (f(field), ...); },
               fields_of(value));
  }
  // Fields without tensors are copied unchanged.
  template <typename F>
  static T map(const T& value, F&& f) {
    return std::apply(
        [&](const auto&... field) { return T{map_field(field, f)...}; },
        fields_of(value));
  }
  template <typename F>
  static T make(size_t /*count*/, F&& f) {
    return Fields::template make<T>(f);
  }

 private:
  template <typename Field, typename F>
  static Field map_field(const Field& field, F& f) {
    if constexpr (is_value<Field>()) {
      return field;
    } else {
      return static_cast<Field>(f(field));
    }
  }
};

}  // namespace tfx::internal

#endif  // TFX_CORE_STRUCT_PARTS_H_
