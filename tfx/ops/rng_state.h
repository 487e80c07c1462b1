// RngState: the numbers that a Generator keeps, as operations change them.
//
// A variable of the runtime without a name. Copies are the same state, which is
// freed with the last of them. For the sources here.
#ifndef TFX_OPS_RNG_STATE_H_
#define TFX_OPS_RNG_STATE_H_

#include "tfx/core/tensor.h"

namespace tfx::random::internal {

class RngState {
 public:
  // `value` is an int64 vector; later values have its shape.
  explicit RngState(const Tensor& value);

  Tensor read() const;
  void assign(const Tensor& value) const;
  // The resource, for the operations that read and change it in one.
  const Tensor& handle() const { return handle_; }

 private:
  Tensor handle_;
};

}  // namespace tfx::random::internal

#endif  // TFX_OPS_RNG_STATE_H_
