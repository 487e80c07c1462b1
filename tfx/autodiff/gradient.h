// Gradient: a derivative, which is a tensor, slices of one, or None.
#ifndef TFX_AUTODIFF_GRADIENT_H_
#define TFX_AUTODIFF_GRADIENT_H_

#include <iosfwd>
#include <optional>
#include <span>
#include <string>
#include <utility>

#include "tfx/core/indexed_slices.h"
#include "tfx/core/leaf_kind.h"
#include "tfx/core/ndarray.h"
#include "tfx/core/tensor.h"

namespace tfx {

// Python's None, tf.Tensor or tf.IndexedSlices. It converts to a tensor; slices
// are not densified until then.
class Gradient {
 public:
  using HasTensorOperators = void;

  Gradient() = default;                                           // None
  Gradient(std::nullopt_t) {}                                     // NOLINT
  Gradient(Tensor tensor) : tensor_(std::move(tensor)) {}         // NOLINT
  Gradient(IndexedSlices slices) : slices_(std::move(slices)) {}  // NOLINT

  bool is_none() const { return !tensor_.has_value() && !slices_; }
  bool is_indexed_slices() const { return slices_.has_value(); }
  // Throws TypeError if it is not IndexedSlices.
  const IndexedSlices& indexed_slices() const&;
  IndexedSlices indexed_slices() && { return indexed_slices(); }

  // Throws ValueError for None.
  Tensor to_tensor() const;
  operator Tensor() const { return to_tensor(); }  // NOLINT: as in Python
  DType dtype() const;
  TensorShape shape() const;
  np::NDArray numpy() const { return to_tensor().numpy(); }

  std::string str() const;
  std::string repr() const;
  friend std::ostream& operator<<(std::ostream& stream,
                                  const Gradient& gradient);

 private:
  Tensor tensor_;
  std::optional<IndexedSlices> slices_;
};

namespace internal {
template <>
inline constexpr LeafKind kLeafKind<Gradient> = LeafKind::kTensors;
}  // namespace internal

// The sum; IndexedSlices if all are. None is ignored; the sum of nothing is
// None.
Gradient add_gradients(std::span<const Gradient> gradients);

}  // namespace tfx

#endif  // TFX_AUTODIFF_GRADIENT_H_
