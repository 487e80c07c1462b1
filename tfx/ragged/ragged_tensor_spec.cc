#include "tfx/ragged/ragged_tensor_spec.h"

#include <ostream>
#include <utility>

#include "tfx/core/errors.h"

namespace tfx {
namespace {

int64_t ragged_rank_for(const TensorShape& shape,
                        std::optional<int64_t> ragged_rank) {
  if (!ragged_rank) {
    if (shape.known_rank()) return *shape.rank() - 1;
    throw ValueError("Must specify ragged_rank or a shape with a known rank.");
  }
  if (shape.known_rank() && *ragged_rank >= *shape.rank()) {
    throw ValueError("Argument `ragged_rank` (" + std::to_string(*ragged_rank) +
                     ") must be less than rank (" +
                     std::to_string(*shape.rank()) + ").");
  }
  return *ragged_rank;
}

}  // namespace

RaggedTensorSpec::RaggedTensorSpec(TensorShape shape, DType dtype,
                                   std::optional<int64_t> ragged_rank,
                                   DType row_splits_dtype)
    : shape_(std::move(shape)),
      dtype_(dtype),
      ragged_rank_(ragged_rank_for(shape_, ragged_rank)),
      row_splits_dtype_(row_splits_dtype) {}

RaggedTensorSpec RaggedTensorSpec::from_value(const RaggedTensor& value) {
  return {value.shape(), value.dtype(), value.ragged_rank(),
          value.row_splits().dtype()};
}

std::vector<TensorSpec> RaggedTensorSpec::component_specs() const {
  if (ragged_rank_ <= 0) return {TensorSpec(shape_, dtype_)};
  TensorShape flat = TensorShape::unknown();
  int64_t splits = kNone;
  if (shape_.known_rank()) {
    flat = TensorShape({kNone}).concatenate(
        shape_.slice(static_cast<int>(ragged_rank_) + 1, std::nullopt));
    if (shape_[0] >= 0) splits = shape_[0] + 1;
  }
  std::vector<TensorSpec> specs = {TensorSpec(flat, dtype_),
                                   TensorSpec({splits}, row_splits_dtype_)};
  for (int64_t i = 1; i < ragged_rank_; ++i) {
    specs.emplace_back(TensorShape({kNone}), row_splits_dtype_);
  }
  return specs;
}

bool RaggedTensorSpec::is_compatible_with(const RaggedTensorSpec& other) const {
  return dtype_ == other.dtype_ && ragged_rank_ == other.ragged_rank_ &&
         row_splits_dtype_ == other.row_splits_dtype_ &&
         shape_.is_compatible_with(other.shape_);
}

std::string RaggedTensorSpec::repr() const {
  return "RaggedTensorSpec(" + shape_.repr() + ", " + dtype_.repr() + ", " +
         std::to_string(ragged_rank_) + ", " + row_splits_dtype_.repr() + ")";
}

std::ostream& operator<<(std::ostream& stream, const RaggedTensorSpec& spec) {
  return stream << spec.repr();
}

std::vector<TensorShape> RaggedTensor::component_shapes() const {
  std::vector<TensorShape> shapes;
  for (const TensorSpec& spec :
       RaggedTensorSpec::from_value(*this).component_specs()) {
    shapes.push_back(spec.shape());
  }
  return shapes;
}

// The components determine all but which dimensions are uniform.
std::string RaggedTensor::type_key() const {
  const TensorShape form = shape();
  if (!form.known_rank()) return "RaggedTensor";
  const TensorShape rows = form.slice(1, static_cast<int>(ragged_rank()) + 1);
  return "RaggedTensor" + rows.str();
}

TypeSpec RaggedTensor::type_spec() const {
  return RaggedTensorSpec::from_value(*this);
}

}  // namespace tfx
