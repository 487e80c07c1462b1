#include "tfx/ragged/ragged_or_dense.h"

#include <ostream>

#include "tfx/core/errors.h"

namespace tfx {

const Tensor& RaggedOrDense::tensor() const& {
  if (!is_ragged()) return dense_;
  throw TypeError("a RaggedTensor is no Tensor: " + str());
}

const RaggedTensor& RaggedOrDense::ragged() const& {
  if (is_ragged()) return ragged_;
  throw TypeError("a Tensor is no RaggedTensor: " + str());
}

DType RaggedOrDense::dtype() const {
  return is_ragged() ? ragged().dtype() : tensor().dtype();
}

TensorShape RaggedOrDense::shape() const {
  return is_ragged() ? ragged().shape() : tensor().shape();
}

int64_t RaggedOrDense::ragged_rank() const {
  return is_ragged() ? ragged().ragged_rank() : 0;
}

Tensor RaggedOrDense::flat_values() const {
  return is_ragged() ? ragged().flat_values() : tensor();
}

RaggedOrDense RaggedOrDense::operator[](const Index& index) const {
  if (is_ragged()) return ragged()[index];
  return RaggedOrDense(tensor()[index]);
}

RaggedOrDense RaggedOrDense::operator[](
    std::initializer_list<Index> indices) const {
  if (is_ragged()) return ragged()[indices];
  return RaggedOrDense(tensor()[indices]);
}

std::vector<Tensor> RaggedOrDense::components() const {
  if (is_ragged()) return ragged().components();
  return {tensor()};
}

std::string RaggedOrDense::str() const {
  return is_ragged() ? ragged().str() : tensor().str();
}

std::string RaggedOrDense::repr() const {
  return is_ragged() ? ragged().repr() : tensor().repr();
}

std::ostream& operator<<(std::ostream& stream, const RaggedOrDense& value) {
  return stream << value.str();
}

RaggedLike::RaggedLike(const RaggedTensor& ragged) : value_(ragged) {}
RaggedLike::RaggedLike(const RaggedOrDense& value) : value_(value) {}

bool RaggedLike::is_ragged() const { return value_ && value_->is_ragged(); }

bool RaggedLike::is_literal() const { return !value_ && !like_.is_tensor(); }

RaggedOrDense RaggedLike::value(DType hint) const {
  if (value_) return *value_;
  return RaggedOrDense(hint ? like_.to_tensor_like(hint) : like_.to_tensor());
}

RaggedOrDense RaggedLike::value_of(DType dtype, const char* name) const {
  if (is_ragged()) {
    if (value_->dtype() == dtype) return *value_;
    throw ValueError("Tensor conversion requested dtype " + dtype.name() +
                     " for RaggedTensor with dtype " + value_->dtype().name() +
                     ": " + value_->str() + ".");
  }
  try {
    if (!value_) return RaggedOrDense(like_.to_tensor(dtype));
    return RaggedOrDense(TensorLike(value_->tensor()).to_tensor(dtype));
  } catch (const ValueError& error) {
    throw ValueError(std::string(name) + ": " + error.what());
  }
}

}  // namespace tfx
