#include "tfx/ragged/ragged_or_dense.h"

#include <ostream>

#include "tfx/core/errors.h"

namespace tfx {

const Tensor& RaggedOrDense::tensor() const {
  if (const auto* dense = std::get_if<Tensor>(&value_)) return *dense;
  throw TypeError("a RaggedTensor is no Tensor: " + str());
}

const RaggedTensor& RaggedOrDense::ragged() const {
  if (const auto* ragged = std::get_if<RaggedTensor>(&value_)) return *ragged;
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

bool RaggedLike::is_ragged() const {
  const auto* value = std::get_if<RaggedOrDense>(&value_);
  return value != nullptr && value->is_ragged();
}

bool RaggedLike::is_literal() const {
  const auto* dense = std::get_if<TensorLike>(&value_);
  return dense != nullptr && !dense->is_tensor();
}

RaggedOrDense RaggedLike::value(DType hint) const {
  if (const auto* value = std::get_if<RaggedOrDense>(&value_)) return *value;
  const auto& dense = std::get<TensorLike>(value_);
  return RaggedOrDense(hint ? dense.to_tensor_like(hint) : dense.to_tensor());
}

RaggedOrDense RaggedLike::value_of(DType dtype, const char* name) const {
  const auto* value = std::get_if<RaggedOrDense>(&value_);
  if (value != nullptr && value->is_ragged()) {
    if (value->dtype() == dtype) return *value;
    throw ValueError("Tensor conversion requested dtype " + dtype.name() +
                     " for RaggedTensor with dtype " + value->dtype().name() +
                     ": " + value->str() + ".");
  }
  try {
    if (value == nullptr) {
      return RaggedOrDense(std::get<TensorLike>(value_).to_tensor(dtype));
    }
    return RaggedOrDense(TensorLike(value->tensor()).to_tensor(dtype));
  } catch (const ValueError& error) {
    throw ValueError(std::string(name) + ": " + error.what());
  }
}

}  // namespace tfx
