// tf::Self: the attributes of an object, as the fields of a struct.
//
//   class Dense : public tf::Module {       // class Dense(tf.Module):
//    public:
//     explicit Dense(int64_t units)         //   def __init__(self, units):
//         : Module(this) {                  //     super().__init__()
//       self->units = units;                //     self.units = units
//     }
//     struct Self {
//       int64_t units;
//       tf::Variable w, b;
//     };
//     tf::Self<Self> self;
//   };
//
// Copies of an object share `self`, as all names of an object do in Python.
// Fields that are attributes (tfx/trackable/attribute.h) are tracked, by their
// own names; others, as `units`, are only kept. A field "new_" is the attribute
// "new": C++'s keywords take an underscore, unless they are Python's as well.
// The order of the fields has to be that of Python's assignments if checkpoints
// shall number objects alike.
#ifndef TFX_TRACKABLE_SELF_H_
#define TFX_TRACKABLE_SELF_H_

#include <string>
#include <string_view>
#include <type_traits>

#include "tfx/core/fields.h"
#include "tfx/core/shared.h"
#include "tfx/trackable/attribute.h"

namespace tfx {
namespace internal {

// "new" for "new_".
std::string_view attribute_name(std::string_view field);

template <typename Fields>
Attributes attributes_of_fields(Fields& fields) {
  Attributes attributes;
  with_fields(fields, [&]<typename... Field>(const Field&... field) {
    auto name = kFieldNames<Fields>.begin();
    const auto add = [&]<typename T>(const T& value) {
      const std::string_view field_name = *name++;
      if constexpr (is_tracked<T>()) {
        attributes.add(std::string(attribute_name(field_name)), value);
      }
    };
    (add(field), ...);
  });
  return attributes;
}

}  // namespace internal

template <typename Fields>
class Self {
 public:
  Self() : shared_(new Shared) {
    static_assert(std::is_aggregate_v<Fields>,
                  "struct Self has public fields and initial values of them, "
                  "and no constructors");
    static_assert(
        !std::is_aggregate_v<Fields> || std::is_empty_v<Fields> ||
            internal::field_count<Fields>() > 0,
        "the fields of struct Self cannot be told apart: there are more than "
        "64 of them, or it has a base class, an array of C (take a std::array) "
        "or a field that converts from anything");
  }
  // Moves are copies: a moved-from object stays valid.
  Self(const Self&) = default;
  Self& operator=(const Self&) = default;
  ~Self() = default;

  Fields* operator->() const { return &shared_->fields; }
  Fields& operator*() const { return shared_->fields; }

  // Those fields that are attributes, as they are now.
  Attributes attributes() const {
    if constexpr (internal::field_count<Fields>() > 0) {
      return internal::attributes_of_fields(shared_->fields);
    } else {
      return {};
    }
  }

 private:
  struct Shared : internal::Counted {
    Fields fields{};
  };

  internal::Shared<Shared> shared_;
};

}  // namespace tfx

#endif  // TFX_TRACKABLE_SELF_H_
