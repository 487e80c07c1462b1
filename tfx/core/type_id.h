// Private: ids of C++ types at run time, without RTTI and across shared
// libraries.
#ifndef TFX_CORE_TYPE_ID_H_
#define TFX_CORE_TYPE_ID_H_

#include <string_view>

namespace tfx::internal {

// A text that contains the type's name.
template <typename T>
std::string_view type_text() {
  return __PRETTY_FUNCTION__;
}

// Equal for equal types. A program and a shared library may each have a copy of
// type_text(); then the texts are compared, except those of types that are
// local to a source, because different types may share such a text.
class TypeId {
 public:
  template <typename T>
  static TypeId of() {
    return TypeId(&type_text<T>);
  }
  friend bool operator==(TypeId a, TypeId b);

 private:
  using Text = std::string_view (*)();
  explicit TypeId(Text text) : text_(text) {}

  Text text_;
};

}  // namespace tfx::internal

#endif  // TFX_CORE_TYPE_ID_H_
