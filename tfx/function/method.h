// tf.function of a member function, as a member beside it.
//
//   class Net : public tf::Module {
//    public:
//     // @tf.function
//     tf::Tensor train(const tf::Tensor& x) { return train_(*this, x); }
//
//    private:
//     tf::Tensor train_eagerly(const tf::Tensor& x) { … }
//     tf::Method<&Net::train_eagerly> train_{{.name = "train"}};
//   };
//
// It holds no object: each call says which. So classes that have it may be
// copied and moved; each object has traces of its own, and all are freed with
// the last of those that were copied from each other.
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
      : Function<decltype(Pointer)>(Pointer, options) {}
};

}  // namespace tfx

#endif  // TFX_FUNCTION_METHOD_H_
