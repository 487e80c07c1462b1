// Private: the types of a dataset's elements, and how TensorFlow's dataset
// operations see them.
//
// An operation passes an element on as a list of tensors, one for each leaf of
// its structure: a tensor as it is; a sparse or ragged tensor, a dataset or an
// optional as a variant. None has no tensor.
#ifndef TFX_DATA_ELEMENT_TYPE_H_
#define TFX_DATA_ELEMENT_TYPE_H_

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "tfx/core/dtypes.h"
#include "tfx/core/structure.h"
#include "tfx/core/structured_spec.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_shape.h"
#include "tfx/core/tensor_spec.h"
#include "tfx/core/type_spec.h"

namespace tfx::data::internal {

class ElementType {
 public:
  // Throws TypeError for a leaf that no dataset has, such as a number.
  explicit ElementType(StructuredSpec spec);

  const StructuredSpec& spec() const { return spec_; }
  // Of the tensors, in order: the attributes output_types and output_shapes.
  const std::vector<DType>& dtypes() const { return dtypes_; }
  const std::vector<TensorShape>& shapes() const { return shapes_; }
  std::vector<TensorSpec> tensor_specs() const;

  // The tensors of an element, and of one whose leaves are batches of slices.
  // Throw TypeError or ValueError if it is not of this type.
  std::vector<Tensor> to_tensors(const Structure& element) const;
  std::vector<Tensor> to_batched_tensors(const Structure& element) const;
  Structure from_tensors(std::span<const Tensor> tensors) const;

 private:
  enum class Form { kTensor, kTupleOfTensors, kOther };

  std::vector<Tensor> encoded(const Structure& element, bool is_batched) const;

  StructuredSpec spec_;
  Form form_ = Form::kOther;
  // Of the leaves that have a tensor, in order.
  std::vector<TypeSpec> leaves_;
  std::vector<DType> dtypes_;
  std::vector<TensorShape> shapes_;
};

// The type of a value. Throws TypeError for leaves without a type.
StructuredSpec spec_of(const Structure& element);

// The type of batches of `size` elements (any number by default), of the slices
// of an element, and both for whole structures. Throw ValueError if that is not
// possible.
TypeSpec batched(const TypeSpec& spec, std::optional<int64_t> size);
TypeSpec unbatched(const TypeSpec& spec);
StructuredSpec batched(const StructuredSpec& spec, std::optional<int64_t> size);
StructuredSpec unbatched(const StructuredSpec& spec);

// The type that describes the values of both. Throws TypeError if their
// structures or dtypes differ; `what` names them in the message.
StructuredSpec common_type(const StructuredSpec& a, const StructuredSpec& b,
                           const std::string& what);

// The leaves that are specs, in order.
std::vector<TypeSpec> leaf_specs(const StructuredSpec& spec);
// `spec` with these leaves instead of its own.
StructuredSpec with_leaf_specs(const StructuredSpec& spec,
                               std::span<const TypeSpec> leaves);

}  // namespace tfx::data::internal

#endif  // TFX_DATA_ELEMENT_TYPE_H_
