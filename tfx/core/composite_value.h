// CompositeValue: holds any composite tensor (tfx/core/composite_tensor.h), for
// the leaves of structures.
//
//   tf::CompositeValue value(sparse_tensor);
//   const tf::SparseTensor* sparse = value.get_if<tf::SparseTensor>();
//
// It is a composite tensor itself. An immutable handle.
#ifndef TFX_CORE_COMPOSITE_VALUE_H_
#define TFX_CORE_COMPOSITE_VALUE_H_

#include <concepts>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tfx/core/composite_tensor.h"
#include "tfx/core/shared.h"
#include "tfx/core/type_id.h"

namespace tfx {

namespace internal {

// "SparseTensor", from the type_text() of tfx::SparseTensor.
std::string_view class_name_in(std::string_view type_text);
// Throws TypeError: values of different types have no common type, because the
// class cannot be made of components alone.
[[noreturn]] void throw_no_common_type(const std::string& spec);
// Throws TypeError: tf.print has no text for values of the class.
[[noreturn]] void throw_not_printable(std::string_view type_name);

}  // namespace internal

class CompositeValue {
 public:
  CompositeValue() = default;  // nothing
  template <typename T>
  requires(!std::same_as<T, CompositeValue> && CompositeTensor<T>)  //
      explicit CompositeValue(T value)
      : shared_(new Holder<T>(std::move(value))) {}

  bool has_value() const noexcept { return !(shared_ == nullptr); }
  // The value if it is a T, or null.
  template <typename T>
  const T* get_if() const {
    return static_cast<const T*>(find(internal::TypeId::of<T>()));
  }
  // The name of its class: "SparseTensor".
  std::string_view type_name() const;

  std::vector<Tensor> components() const;
  CompositeValue with_components(std::span<const Tensor> components) const;
  // T::from_components(). Throws TypeError if the class does not have it.
  CompositeValue of_components(std::span<const Tensor> components) const;
  std::vector<TensorShape> component_shapes() const;
  std::string type_key() const;
  TypeSpec type_spec() const;
  std::string str() const;
  std::string repr() const;
  // Throws TypeError if the class does not have it.
  Tensor print_text(int64_t summarize) const;

 private:
  struct Base : internal::Counted {
    virtual const void* find(internal::TypeId type) const noexcept = 0;
    virtual std::string_view type_name() const = 0;
    virtual std::vector<Tensor> components() const = 0;
    virtual CompositeValue with_components(
        std::span<const Tensor> components) const = 0;
    virtual CompositeValue of_components(
        std::span<const Tensor> components) const = 0;
    virtual std::vector<TensorShape> component_shapes() const = 0;
    virtual std::string type_key() const = 0;
    virtual TypeSpec type_spec() const = 0;
    virtual std::string str() const = 0;
    virtual std::string repr() const = 0;
    virtual Tensor print_text(int64_t summarize) const = 0;
  };
  template <typename T>
  struct Holder;

  const void* find(internal::TypeId type) const noexcept;

  internal::Shared<const Base> shared_;
};

template <typename T>
struct CompositeValue::Holder final : Base {
  explicit Holder(T held) : value(std::move(held)) {}

  const void* find(internal::TypeId type) const noexcept override {
    return type == internal::TypeId::of<T>() ? &value : nullptr;
  }
  std::string_view type_name() const override {
    return internal::class_name_in(internal::type_text<T>());
  }
  std::vector<Tensor> components() const override { return value.components(); }
  CompositeValue with_components(
      std::span<const Tensor> components) const override {
    return CompositeValue(value.with_components(components));
  }
  CompositeValue of_components(
      std::span<const Tensor> components) const override {
    if constexpr (OpenCompositeTensor<T>) {
      return CompositeValue(T::from_components(components));
    } else {
      static_cast<void>(components);
      internal::throw_no_common_type(TypeSpec(value.type_spec()).repr());
    }
  }
  std::vector<TensorShape> component_shapes() const override {
    return value.component_shapes();
  }
  // With the class's name: different classes may have equal keys.
  std::string type_key() const override {
    return std::string(type_name()) + value.type_key();
  }
  TypeSpec type_spec() const override { return value.type_spec(); }
  std::string str() const override {
    if constexpr (requires { value.str(); }) return value.str();
    return value.repr();
  }
  std::string repr() const override { return value.repr(); }
  Tensor print_text(int64_t summarize) const override {
    if constexpr (requires { value.print_text(summarize); }) {
      return value.print_text(summarize);
    } else {
      static_cast<void>(summarize);
      internal::throw_not_printable(type_name());
    }
  }

  const T value;
};

}  // namespace tfx

#endif  // TFX_CORE_COMPOSITE_VALUE_H_
