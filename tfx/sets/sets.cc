#include "tfx/sets/sets.h"

#include <algorithm>
#include <array>
#include <string>

#include "tfx/core/errors.h"
#include "tfx/raw_ops/sparse_ops.h"

namespace tfx::sets {
namespace {

bool is_set_dtype(DType dtype) {
  const std::array dtypes = {int8,  int16,  int32,      int64,
                             uint8, uint16, tfx::string};
  return std::ranges::find(dtypes, dtype) != dtypes.end();
}

constexpr const char* kSetDtypes =
    "tf.int8, tf.int16, tf.int32, tf.int64, tf.uint8, tf.uint16, tf.string";

DType dtype_of(const TensorOrSparse& set) {
  return set.sparse() != nullptr ? set.sparse()->dtype()
                                 : set.to_tensor().dtype();
}

void check_dtypes(DType a, DType b) {
  if (!is_set_dtype(a)) {
    throw TypeError("'a' has invalid dtype `" + a.repr() +
                    "` not in supported dtypes: `" + kSetDtypes + "`.");
  }
  if (a != b) {
    throw TypeError("Types don't match, " + a.str() + " vs " + b.str() + ".");
  }
}

SparseTensor operate(const TensorOrSparse& a, const TensorOrSparse& b,
                     const char* operation, bool validate_indices) {
  const SparseTensor* const second = b.sparse();
  if (const SparseTensor* const first = a.sparse()) {
    const auto result = raw_ops::SparseToSparseSetOperation(
        first->indices(), first->values(), first->dense_shape(),
        second->indices(), second->values(), second->dense_shape(), operation,
        {.validate_indices = validate_indices});
    return {result.result_indices, result.result_values, result.result_shape};
  }
  if (second != nullptr) {
    const auto result = raw_ops::DenseToSparseSetOperation(
        a.to_tensor(), second->indices(), second->values(),
        second->dense_shape(), operation,
        {.validate_indices = validate_indices});
    return {result.result_indices, result.result_values, result.result_shape};
  }
  const auto result =
      raw_ops::DenseToDenseSetOperation(a.to_tensor(), b.to_tensor(), operation,
                                        {.validate_indices = validate_indices});
  return {result.result_indices, result.result_values, result.result_shape};
}

// TensorFlow has no set operation on a sparse and a dense tensor in this order.
bool is_swapped(const TensorOrSparse& a, const TensorOrSparse& b) {
  return a.sparse() != nullptr && b.sparse() == nullptr;
}

SparseTensor operate_either_way(const TensorOrSparse& a,
                                const TensorOrSparse& b, const char* operation,
                                const SetOptions& options) {
  check_dtypes(dtype_of(a), dtype_of(b));
  return is_swapped(a, b) ? operate(b, a, operation, options.validate_indices)
                          : operate(a, b, operation, options.validate_indices);
}

}  // namespace

SparseTensor intersection(const TensorOrSparse& a, const TensorOrSparse& b,
                          const SetOptions& options) {
  return operate_either_way(a, b, "intersection", options);
}

SparseTensor union_(const TensorOrSparse& a, const TensorOrSparse& b,
                    const SetOptions& options) {
  return operate_either_way(a, b, "union", options);
}

SparseTensor difference(const TensorOrSparse& a, const TensorOrSparse& b,
                        const DifferenceOptions& options) {
  const bool swaps = is_swapped(a, b);
  return operate_either_way(a, b, options.aminusb != swaps ? "a-b" : "b-a",
                            {.validate_indices = options.validate_indices});
}

Tensor size(const SparseTensor& a, const SetOptions& options) {
  if (!is_set_dtype(a.dtype())) {
    throw TypeError("Invalid dtype `" + a.dtype().repr() +
                    "` not in supported dtypes: `" + kSetDtypes + "`.");
  }
  return raw_ops::SetSize(a.indices(), a.values(), a.dense_shape(),
                          {.validate_indices = options.validate_indices});
}

}  // namespace tfx::sets
