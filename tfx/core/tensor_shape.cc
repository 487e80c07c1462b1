#include "tfx/core/tensor_shape.h"

#include <algorithm>
#include <ostream>
#include <utility>

#include "tfx/core/errors.h"

namespace tfx {
namespace {

c::PartialShape checked(c::PartialShape dims) {
  if (!dims) return dims;
  for (const int64_t dim : *dims) {
    if (dim < kNone) {
      throw ValueError("Dimension " + std::to_string(dim) + " must be >= 0");
    }
  }
  return dims;
}

// -1 meets anything.
bool compatible(int64_t a, int64_t b) {
  return a == b || a == kNone || b == kNone;
}

}  // namespace

TensorShape::TensorShape(std::initializer_list<int64_t> dims)
    : dims_(checked(std::vector<int64_t>(dims))) {}

TensorShape::TensorShape(std::vector<int64_t> dims)
    : dims_(checked(std::move(dims))) {}

TensorShape::TensorShape(std::span<const int64_t> dims)
    : dims_(checked(std::vector<int64_t>(dims.begin(), dims.end()))) {}

TensorShape::TensorShape(c::PartialShape shape)
    : dims_(checked(std::move(shape))) {}

std::optional<int> TensorShape::rank() const {
  if (!dims_) return std::nullopt;
  return static_cast<int>(dims_->size());
}

const std::vector<int64_t>& TensorShape::as_list() const {
  if (!dims_) {
    throw ValueError("as_list() is not defined on an unknown TensorShape.");
  }
  return *dims_;
}

int64_t TensorShape::operator[](int index) const {
  if (!dims_) return kNone;
  const int count = static_cast<int>(dims_->size());
  const int position = index < 0 ? index + count : index;
  if (position < 0 || position >= count) {
    throw IndexError("dimension " + std::to_string(index) + " of shape " +
                     str());
  }
  return (*dims_)[static_cast<size_t>(position)];
}

TensorShape TensorShape::slice(std::optional<int> begin,
                               std::optional<int> end) const {
  if (!dims_) return unknown();
  const int count = static_cast<int>(dims_->size());
  const auto position = [count](int index) {
    return std::clamp(index < 0 ? index + count : index, 0, count);
  };
  const int from = position(begin.value_or(0));
  const int to = std::max(from, position(end.value_or(count)));
  return std::vector<int64_t>(dims_->begin() + from, dims_->begin() + to);
}

bool TensorShape::is_fully_defined() const {
  return dims_ &&
         std::find(dims_->begin(), dims_->end(), kNone) == dims_->end();
}

std::optional<int64_t> TensorShape::num_elements() const {
  if (!is_fully_defined()) return std::nullopt;
  int64_t count = 1;
  for (const int64_t dim : *dims_) count *= dim;
  return count;
}

bool TensorShape::is_compatible_with(const TensorShape& other) const {
  if (!dims_ || !other.dims_) return true;
  return std::equal(dims_->begin(), dims_->end(), other.dims_->begin(),
                    other.dims_->end(), compatible);
}

TensorShape TensorShape::merge_with(const TensorShape& other) const {
  if (!dims_) return other;
  if (!other.dims_) return *this;
  if (!is_compatible_with(other)) {
    throw ValueError("Shapes " + str() + " and " + other.str() +
                     " are not compatible");
  }
  std::vector<int64_t> merged = *dims_;
  for (size_t i = 0; i < merged.size(); ++i) {
    merged[i] = std::max(merged[i], (*other.dims_)[i]);
  }
  return merged;
}

TensorShape TensorShape::concatenate(const TensorShape& other) const {
  if (!dims_ || !other.dims_) return unknown();
  TensorShape both = *this;
  both.dims_->insert(both.dims_->end(), other.dims_->begin(),
                     other.dims_->end());
  return both;
}

TensorShape TensorShape::with_rank(int rank) const {
  if (!dims_) {
    return std::vector<int64_t>(static_cast<size_t>(rank), kNone);
  }
  assert_has_rank(rank);
  return *this;
}

TensorShape TensorShape::with_rank_at_least(int rank) const {
  if (dims_ && *this->rank() < rank) {
    throw ValueError("Shape " + str() + " must have rank at least " +
                     std::to_string(rank));
  }
  return *this;
}

TensorShape TensorShape::with_rank_at_most(int rank) const {
  if (dims_ && *this->rank() > rank) {
    throw ValueError("Shape " + str() + " must have rank at most " +
                     std::to_string(rank));
  }
  return *this;
}

TensorShape TensorShape::most_specific_compatible_shape(
    const TensorShape& other) const {
  if (!dims_ || !other.dims_ || dims_->size() != other.dims_->size()) {
    return unknown();
  }
  TensorShape common = *this;
  for (size_t i = 0; i < dims_->size(); ++i) {
    if ((*dims_)[i] != (*other.dims_)[i]) (*common.dims_)[i] = kNone;
  }
  return common;
}

bool TensorShape::is_subtype_of(const TensorShape& other) const {
  if (!other.dims_) return true;
  if (!dims_) return false;
  return std::equal(dims_->begin(), dims_->end(), other.dims_->begin(),
                    other.dims_->end(), [](int64_t mine, int64_t theirs) {
                      return theirs == kNone || mine == theirs;
                    });
}

void TensorShape::assert_has_rank(int rank) const {
  if (dims_ && *this->rank() != rank) {
    throw ValueError("Shape " + str() + " must have rank " +
                     std::to_string(rank));
  }
}

void TensorShape::assert_same_rank(const TensorShape& other) const {
  if (dims_ && other.dims_ && dims_->size() != other.dims_->size()) {
    throw ValueError("Shapes " + str() + " and " + other.str() +
                     " must have the same rank");
  }
}

void TensorShape::assert_is_compatible_with(const TensorShape& other) const {
  if (!is_compatible_with(other)) {
    throw ValueError("Shapes " + str() + " and " + other.str() +
                     " are incompatible");
  }
}

void TensorShape::assert_is_fully_defined() const {
  if (!is_fully_defined()) {
    throw ValueError("Shape " + str() + " is not fully defined");
  }
}

std::string TensorShape::repr() const {
  if (!dims_) return "TensorShape(None)";
  std::string text = "TensorShape([";
  for (const int64_t dim : *dims_) {
    if (text.back() != '[') text += ", ";
    text += dim == kNone ? "None" : std::to_string(dim);
  }
  return text + "])";
}

bool operator==(const TensorShape& a, const TensorShape& b) {
  return a.dims_ == b.dims_;
}

std::ostream& operator<<(std::ostream& stream, const TensorShape& shape) {
  return stream << shape.str();
}

}  // namespace tfx
