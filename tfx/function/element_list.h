// Private: the elements of an eager TensorArray.
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

// What a TensorArray requires of its elements, and its options.
struct ElementType {
  DType dtype;
  bool dynamic_size;
  bool clear_after_read;
  bool infer_shape;
  // As far as known.
  TensorShape element_shape;

  // Throws InvalidArgumentError if a value is of another dtype.
  void check_dtype(const Tensor& value) const;
  // Refines element_shape by an element's shape, if infer_shape is set. Throws
  // ValueError if they are not compatible.
  void learn(const TensorShape& shape);
};

class ElementList {
 public:
  int64_t length() const { return static_cast<int64_t>(elements_.size()); }
  void resize(int64_t length);
  void clear();

  // No tensor if it was never written, or cleared by read().
  const Tensor& operator[](int64_t index) const;

  // Zeros if it was never written. Clears the element if clear_after_read is
  // set. Throws ValueError if zeros are needed and the shape is unknown,
  // OutOfRangeError if there is no such element, and InvalidArgumentError if it
  // was cleared.
  Tensor read(int64_t index, const ElementType& type);
  std::vector<Tensor> read_all(const ElementType& type);
  // Like read_all(), does not clear elements. Throws IndexError.
  std::vector<Tensor> gather(std::span<const int64_t> indices,
                             const ElementType& type);
  // Refines the type's shape, as learn() does. Throws OutOfRangeError,
  // InvalidArgumentError for another dtype, ValueError for another shape.
  void write(int64_t index, const Tensor& value, ElementType& type);
  // Replace all elements: by the rows of `value`, or by consecutive parts of it
  // with `lengths` rows each. Throw ValueError or InvalidArgumentError if these
  // do not fit.
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
