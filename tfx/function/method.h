// Method: a tf.function of a member function, as a member of the same class.
//
//   class Net : public tf::Module {
//    public:
//     Net() : Module(this) {}
//     // @tf.function
//     tf::Tensor train(const tf::Tensor& x) const {
//       return self->train(*this, x);
//     }
//     tf::Tensor train_eagerly(const tf::Tensor& x) const { … }
//     struct Self {
//       tf::Method<&Net::train_eagerly> train{{.name = "train"}};
//     };
//     tf::Self<Self> self;
//   };
//
// It does not refer to an object: each call passes one. It may also be a member
// outside of `self`. Each object has its own traces, which the copies of a
// module with `self` share. They are freed with the last copy of the Method.
#ifndef TFX_FUNCTION_METHOD_H_
#define TFX_FUNCTION_METHOD_H_

#include <type_traits>

#include "tfx/function/function.h"

namespace tfx {

template <auto Pointer>
requires std::is_member_function_pointer_v<decltype(Pointer)>
class Method : public Function<decltype(Pointer)> {
 public:
  // NOLINTNEXTLINE(google-explicit-constructor): braces are enough
  Method(const FunctionOptions& options = {})
      : Function<decltype(Pointer)>(Pointer, options,
                                    internal::FunctionIs::kDeclaredInClass) {}
};

}  // namespace tfx

#endif  // TFX_FUNCTION_METHOD_H_
