#include "tfx/core/indexing.h"

#include <cstddef>
#include <limits>
#include <utility>
#include <vector>

#include "tfx/core/errors.h"
#include "tfx/core/execute.h"
#include "tfx/core/ndarray.h"

namespace tfx {
namespace {

Tensor new_vector(int32_t value) {
  return Tensor(c::Tensor::from_values<int32_t>(
      {1}, std::span<const int32_t>(&value, 1)));
}

// [value]. Most indices are small, and their vectors made once; they are never
// destroyed, because tensors are indexed to the end of the process.
Tensor vector_of(int32_t value) {
  constexpr int32_t kLeast = -1;
  constexpr int32_t kGreatest = 64;
  static const std::vector<Tensor>& small = *[] {
    auto* vectors = new std::vector<Tensor>;
    for (int32_t i = kLeast; i <= kGreatest; ++i) {
      vectors->push_back(new_vector(i));
    }
    return vectors;
  }();
  if (value < kLeast || value > kGreatest) return new_vector(value);
  return small[static_cast<size_t>(value - kLeast)];
}

Tensor scalar_of(int32_t value) { return Tensor(c::Tensor::scalar(value)); }

// As a tensor, because a traced tensor may not know it yet.
Tensor shape_of(const Tensor& tensor) {
  return execute_one("Shape", {tensor}, {{"out_type", int64}});
}

}  // namespace

namespace internal {

void throw_no_index(const std::string& text) {
  throw TypeError(
      "Only integers, slices (`:`), ellipsis (`...`), tf.newaxis (`None`) and "
      "scalar tf.int32/tf.int64 tensors are valid indices, got " +
      text);
}

void throw_index_too_large() {
  throw ValueError(
      "Can't convert Python sequence with out-of-range integer to Tensor.");
}

Tensor masked(const Tensor& tensor, const Tensor& mask) {
  const int rank = mask.rank();
  if (rank == 0) throw ValueError("mask cannot be scalar.");
  if (rank < 0) {
    throw ValueError(
        "Number of mask dimensions must be specified, even if some dimensions "
        "are None.  E.g. shape=[None] is ok, but shape=None is not.");
  }
  tensor.shape().slice(0, rank).assert_is_compatible_with(mask.shape());
  Tensor rows = tensor;
  Tensor flat = mask;
  if (rank > 1) {
    flat = execute_one("Reshape", {mask, vector_of(-1)});
    const std::vector<Tensor> dims = {shape_of(flat),
                                      shape_of(tensor)[Slice(rank, _)]};
    rows = execute_one("Reshape",
                       {tensor, execute_one("ConcatV2", {dims, scalar_of(0)})});
  }
  const Tensor places =
      execute_one("Reshape", {execute_one("Where", {flat}), vector_of(-1)});
  return execute_one("GatherV2", {rows, places, scalar_of(0)});
}

}  // namespace internal

SliceBound::SliceBound(Tensor tensor)
    : tensor_(std::move(tensor)), is_open_(false) {
  tensor_.id();  // throws if there is none
}

SliceBound::SliceBound(const np::NDArray& integer) : is_open_(false) {
  if (integer.ndim() != 0 || !integer.dtype().is_integer()) {
    internal::throw_no_index(integer.repr());
  }
  integer_ = integer.item<int64_t>();
}

Index::Index(const np::NDArray& array)
    : kind_(array.dtype().is_bool() ? Kind::kTensor : Kind::kInteger) {
  if (kind_ == Kind::kInteger) {
    slice_.start = array;
  } else if (array.ndim() != 0) {
    slice_.start = array.tensor();
  } else {
    internal::throw_no_index(array.repr());
  }
}

bool Index::is_mask() const {
  return kind_ == Kind::kTensor && value().tensor().dtype().is_bool();
}

Tensor getitem(const Tensor& tensor, std::span<const Index> indices) {
  tensor.id();  // throws if there is none
  const StridedSliceArguments arguments(indices);
  return execute_one(
      "StridedSlice",
      {tensor, arguments.begin, arguments.end, arguments.strides},
      {{"begin_mask", arguments.begin_mask},
       {"end_mask", arguments.end_mask},
       {"ellipsis_mask", arguments.ellipsis_mask},
       {"new_axis_mask", arguments.new_axis_mask},
       {"shrink_axis_mask", arguments.shrink_axis_mask}},
      arguments.name);
}

Tensor Tensor::operator[](const Index& index) const {
  checked();
  if (index.is_mask()) return internal::masked(*this, index.value().tensor());
  return getitem(*this, {&index, 1});
}

Tensor Tensor::operator[](std::initializer_list<Index> indices) const {
  return getitem(*this, {indices.begin(), indices.size()});
}

Tensor Tensor::row(int64_t index) const {
  constexpr int64_t kLast = std::numeric_limits<int32_t>::max();
  if (index < -kLast || index >= kLast) return (*this)[Index(index)];
  const auto begin = static_cast<int32_t>(index);
  return execute_one(
      "StridedSlice",
      {*this, vector_of(begin), vector_of(begin + 1), vector_of(1)},
      {{"shrink_axis_mask", int64_t{1}}}, "strided_slice");
}

}  // namespace tfx
