#include "tfx/function/signature.h"

#include <algorithm>
#include <sstream>
#include <utility>

#include "tfx/core/python_repr.h"
#include "tfx/function/tensor_array.h"

namespace tfx::internal {

StructuredSpec SignatureWriter::write(const Tensor& tensor) {
  return tensor.has_value() ? StructuredSpec(next_spec()) : StructuredSpec();
}

StructuredSpec SignatureWriter::write(const np::NDArray& /*array*/) {
  return next_spec();
}

StructuredSpec SignatureWriter::write(const TensorSpec& /*spec*/) {
  return next_spec();
}

StructuredSpec SignatureWriter::write(const Variable& variable) {
  if (!variable.has_value()) return StructuredSpec();
  const auto found = std::ranges::find(variables_, variable.id());
  const auto alias = found - variables_.begin();
  if (found == variables_.end()) variables_.push_back(variable.id());
  return StructuredSpec::object(
      "VariableSpec(shape=" + variable.shape().str() +
      ", dtype=" + variable.dtype().repr() +
      ", trainable=" + (variable.trainable() ? "True" : "False") +
      ", alias_id=" + std::to_string(alias) + ")");
}

StructuredSpec SignatureWriter::write(const IndexedSlices& slices) {
  std::string parts;
  for (const Tensor& part :
       {slices.values(), slices.indices(), Tensor(slices.dense_shape())}) {
    parts += (parts.empty() ? "" : ", ") + write(part).trace_type();
  }
  return StructuredSpec::object("IndexedSlices[" + parts + "]");
}

StructuredSpec SignatureWriter::write(const TensorArray& array) {
  next_spec();
  return StructuredSpec::object(
      "TensorArraySpec(" + array.element_shape().repr() + ", " +
      array.dtype().repr() + ", " + (array.dynamic_size() ? "True" : "False") +
      ", " + (array.infer_shape() ? "True" : "False") + ")");
}

StructuredSpec SignatureWriter::write(const Gradient& gradient) {
  if (gradient.is_indexed_slices()) return write(gradient.indexed_slices());
  return gradient.is_none() ? StructuredSpec() : StructuredSpec(next_spec());
}

StructuredSpec SignatureWriter::write(const Structure& structure) {
  return convert_tree<StructuredSpec>(structure, [&](const Structure& leaf) {
    return leaf.is_composite() ? write_value(leaf.composite())
                               : write(leaf.tensor());
  });
}

StructuredSpec SignatureWriter::write(DType dtype) {
  return StructuredSpec::value(dtype.repr());
}

StructuredSpec SignatureWriter::write(const TensorShape& shape) {
  return StructuredSpec::object(shape.repr());
}

StructuredSpec SignatureWriter::write(std::complex<double> value) {
  return StructuredSpec::value(complex_repr(value));
}

StructuredSpec SignatureWriter::write(std::string_view text) {
  return StructuredSpec::value(str_repr(text));
}

StructuredSpec SignatureWriter::write(bool value) {
  return StructuredSpec::value(value ? "True" : "False");
}

StructuredSpec SignatureWriter::write(double value) {
  return StructuredSpec::value(float_repr(value));
}

StructuredSpec SignatureWriter::write(int64_t value) {
  return StructuredSpec::value(std::to_string(value));
}

StructuredSpec SignatureWriter::write(uint64_t value) {
  return StructuredSpec::value(std::to_string(value));
}

StructuredSpec SignatureWriter::composite(std::span<const Tensor> components,
                                          TypeSpec spec) {
  next_ += static_cast<size_t>(
      std::ranges::count_if(components, &Tensor::has_value));
  return spec;
}

StructuredSpec SignatureWriter::object(const void* address) {
  std::ostringstream text;
  text << "Object[at " << address << "]";
  return StructuredSpec::object(text.str());
}

}  // namespace tfx::internal
