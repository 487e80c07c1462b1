#include "tfx/function/signature.h"

#include <algorithm>
#include <sstream>

#include "tfx/core/python_repr.h"
#include "tfx/function/tensor_array.h"

namespace tfx::internal {
namespace {

std::string literal(const std::string& text) { return "Literal[" + text + "]"; }

}  // namespace

std::string SignatureWriter::next_spec() { return specs_[next_++].repr(); }

std::string SignatureWriter::write(const Tensor& tensor) {
  return tensor.has_value() ? next_spec() : literal("None");
}

std::string SignatureWriter::write(const np::NDArray& /*array*/) {
  return next_spec();
}

std::string SignatureWriter::write(const Variable& variable) {
  if (!variable.has_value()) return literal("None");
  const auto found = std::ranges::find(variables_, variable.id());
  const auto alias = found - variables_.begin();
  if (found == variables_.end()) variables_.push_back(variable.id());
  return "VariableSpec(shape=" + variable.shape().str() +
         ", dtype=" + variable.dtype().repr() +
         ", trainable=" + (variable.trainable() ? "True" : "False") +
         ", alias_id=" + std::to_string(alias) + ")";
}

std::string SignatureWriter::write(const IndexedSlices& slices) {
  std::vector<std::string> parts;
  for (const Tensor& part :
       {slices.values(), slices.indices(), Tensor(slices.dense_shape())}) {
    parts.push_back(write(part));
  }
  return list("IndexedSlices", parts);
}

std::string SignatureWriter::write(const TensorArray& array) {
  next_spec();
  return "TensorArraySpec(" + array.element_shape().repr() + ", " +
         array.dtype().repr() + ", " +
         (array.dynamic_size() ? "True" : "False") + ", " +
         (array.infer_shape() ? "True" : "False") + ")";
}

std::string SignatureWriter::write(const Gradient& gradient) {
  if (gradient.is_indexed_slices()) return write(gradient.indexed_slices());
  return gradient.is_none() ? literal("None") : next_spec();
}

std::string SignatureWriter::write(const Structure& structure) {
  if (structure.is_leaf()) return write(structure.tensor());
  std::vector<std::string> parts;
  for (size_t i = 0; i < structure.size(); ++i) {
    const std::string value = write(structure.children()[i]);
    parts.push_back(structure.is_dict() ? item(structure.keys()[i], value)
                                        : value);
  }
  return list(structure.is_dict()   ? "Dict"
              : structure.is_list() ? "List"
                                    : "Tuple",
              parts);
}

std::string SignatureWriter::write(DType dtype) {
  return literal(dtype.repr());
}

std::string SignatureWriter::write(std::string_view text) {
  return literal(str_repr(text));
}

std::string SignatureWriter::write(bool value) {
  return literal(value ? "True" : "False");
}

std::string SignatureWriter::write(double value) {
  return literal(float_repr(value));
}

std::string SignatureWriter::write(int64_t value) {
  return literal(std::to_string(value));
}

std::string SignatureWriter::write(uint64_t value) {
  return literal(std::to_string(value));
}

std::string SignatureWriter::list(std::string_view kind,
                                  const std::vector<std::string>& parts) {
  std::string text = std::string(kind) + "[";
  for (size_t i = 0; i < parts.size(); ++i) {
    text += (i == 0 ? "" : ", ") + parts[i];
  }
  return text + "]";
}

std::string SignatureWriter::item(std::string_view key,
                                  const std::string& value) {
  return "[" + str_repr(key) + ", " + value + "]";
}

std::string SignatureWriter::composite(std::span<const Tensor> components,
                                       std::string spec) {
  next_ += static_cast<size_t>(
      std::ranges::count_if(components, &Tensor::has_value));
  return spec;
}

std::string SignatureWriter::object(const void* address) {
  std::ostringstream text;
  text << "Object[at " << address << "]";
  return text.str();
}

}  // namespace tfx::internal
