// Private: the elements of a TensorArray that is not in a graph.
#ifndef TFX_FUNCTION_ELEMENT_LIST_H_
#define TFX_FUNCTION_ELEMENT_LIST_H_

#include <cstdint>
#include <set>
#include <span>
#include <vector>

#include "tfx/core/dtypes.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_shape.h"

namespace tfx::internal {

// What an array says of its elements.
struct ElementType {
  DType dtype;
  bool dynamic_size;
  bool clear_after_read;
  bool infer_shape;
  // As far as it is known.
  TensorShape element_shape;

  // Throws InvalidArgumentError if a value is of another dtype.
  void check_dtype(const Tensor& value) const;
  // Learns the shape of an element. Throws ValueError if it is another one.
  void learn(const TensorShape& shape);
};

class ElementList {
 public:
  int64_t length() const { return static_cast<int64_t>(elements_.size()); }
  void resize(int64_t length);
  void clear();

  // No tensor if it was never written.
  const Tensor& operator[](int64_t index) const;

  // Zeros if it was never written. Throws ValueError if nothing says of which
  // shape, OutOfRangeError if there is no such element, and
  // InvalidArgumentError if it has been read and let go of.
  Tensor read(int64_t index, const ElementType& type);
  std::vector<Tensor> read_all(const ElementType& type);
  // These are not let go of. Throws IndexError.
  std::vector<Tensor> gather(std::span<const int64_t> indices,
                             const ElementType& type);
  // The type learns the shape. Throws OutOfRangeError, InvalidArgumentError for
  // another dtype, ValueError for another shape.
  void write(int64_t index, const Tensor& value, ElementType& type);
  // Others in the place of all there were: the rows of `value`, or parts of as
  // many rows as `lengths` says. Throw ValueError or InvalidArgumentError if
  // they do not fit.
  void unstack(const Tensor& value, ElementType& type);
  void split(const Tensor& value, const Tensor& lengths,
             const ElementType& type);

 private:
  Tensor& at(int64_t index) { return elements_[static_cast<size_t>(index)]; }
  const Tensor& filled(int64_t index, const ElementType& type);

  std::vector<Tensor> elements_;
  std::set<int64_t> cleared_;
};

}  // namespace tfx::internal

#endif  // TFX_FUNCTION_ELEMENT_LIST_H_
