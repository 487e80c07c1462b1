#include "tfx/core/tensor_spec.h"

#include <ostream>
#include <vector>

namespace tfx {

bool TensorSpec::is_supertype_of(const TensorSpec& other) const {
  if (dtype_ != other.dtype_) return false;
  if (!shape_.known_rank()) return true;
  const auto mine = shape_.view().dims();
  const auto its = other.shape_.view().dims();
  if (!other.shape_.known_rank() || mine.size() != its.size()) return false;
  for (size_t i = 0; i < mine.size(); ++i) {
    if (mine[i] >= 0 && mine[i] != its[i]) return false;
  }
  return true;
}

TensorSpec TensorSpec::most_specific_common_supertype(
    const TensorSpec& other) const {
  const std::string name = name_ == other.name_ ? name_ : "";
  const auto mine = shape_.view().dims();
  const auto its = other.shape_.view().dims();
  if (!shape_.known_rank() || !other.shape_.known_rank() ||
      mine.size() != its.size()) {
    return {TensorShape(std::nullopt), dtype_, name};
  }
  std::vector<int64_t> dims(mine.begin(), mine.end());
  for (size_t i = 0; i < dims.size(); ++i) {
    if (mine[i] != its[i]) dims[i] = -1;
  }
  return {TensorShape(std::move(dims)), dtype_, name};
}

std::string TensorSpec::repr() const {
  return "TensorSpec(shape=" + shape_.str() + ", dtype=" + dtype_.repr() +
         ", name=" + (name_.empty() ? "None" : "'" + name_ + "'") + ")";
}

bool operator==(const TensorSpec& a, const TensorSpec& b) {
  return a.dtype_ == b.dtype_ && a.name_ == b.name_ && a.is_supertype_of(b) &&
         b.is_supertype_of(a);
}

std::ostream& operator<<(std::ostream& stream, const TensorSpec& spec) {
  return stream << spec.repr();
}

}  // namespace tfx
