// tf.TypeSpec: the type of a value that consists of tensors.
//
//   tf::TypeSpec spec = tf::TensorSpec({2, 3});
//   tf::TypeSpec ragged = tf::RaggedTensorSpec({2, tf::kNone});
//
// It holds a spec of any class: TensorSpec, SparseTensorSpec, RaggedTensorSpec,
// and others with these members:
//
//   std::string repr() const;
//   std::vector<TensorSpec> component_specs() const;
//     The specs of the tensors that a value consists of.
//   friend bool operator==
//
// An immutable handle; copies are cheap.
#ifndef TFX_CORE_TYPE_SPEC_H_
#define TFX_CORE_TYPE_SPEC_H_

#include <concepts>
#include <iosfwd>
#include <string>
#include <utility>
#include <vector>

#include "tfx/core/never_null.h"
#include "tfx/core/shared.h"
#include "tfx/core/tensor_spec.h"
#include "tfx/core/type_id.h"

namespace tfx {

// Does not check for operator==: that check would be recursive.
template <typename T>
concept SpecOfValues = requires(const T& spec) {
  { spec.repr() } -> std::convertible_to<std::string>;
  { spec.component_specs() } -> std::same_as<std::vector<TensorSpec>>;
};

class TypeSpec {
 public:
  TypeSpec(TensorSpec spec);  // NOLINT: a TensorSpec is one
  template <typename T>
  requires(!std::same_as<T, TypeSpec> && SpecOfValues<T>)
      TypeSpec(T spec)  // NOLINT: so are the others
      : shared_(new Holder<T>(std::move(spec))) {}

  // The spec if it is a T, or null: spec.get_if<tf::TensorSpec>().
  template <typename T>
  const T* get_if() const {
    return static_cast<const T*>(find(internal::TypeId::of<T>()));
  }
  // The specs of the tensors that a value consists of.
  std::vector<TensorSpec> component_specs() const;
  // "TensorSpec(shape=(2, 3), dtype=tf.float32, name=None)"
  std::string repr() const;
  friend bool operator==(const TypeSpec& a, const TypeSpec& b);
  friend std::ostream& operator<<(std::ostream& stream, const TypeSpec& spec);

 private:
  struct Base : internal::Counted {
    virtual const void* find(internal::TypeId type) const noexcept = 0;
    virtual std::vector<TensorSpec> component_specs() const = 0;
    virtual std::string repr() const = 0;
    virtual bool equals(const TypeSpec& other) const = 0;
  };
  template <typename T>
  struct Holder;

  const void* find(internal::TypeId type) const noexcept;

  internal::NeverNull<internal::Shared<const Base>> shared_;
};

template <typename T>
struct TypeSpec::Holder final : Base {
  explicit Holder(T value) : spec(std::move(value)) {}
  const void* find(internal::TypeId type) const noexcept override {
    return type == internal::TypeId::of<T>() ? &spec : nullptr;
  }
  std::vector<TensorSpec> component_specs() const override {
    return spec.component_specs();
  }
  std::string repr() const override { return spec.repr(); }
  bool equals(const TypeSpec& other) const override {
    const T* const same = other.get_if<T>();
    return same != nullptr && *same == spec;
  }
  const T spec;
};

}  // namespace tfx

#endif  // TFX_CORE_TYPE_SPEC_H_
