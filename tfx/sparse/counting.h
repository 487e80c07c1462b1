// tf.sparse.bincount, tf.math.bincount for sparse tensors, tf.sparse.cross and
// tf.sparse.cross_hashed.
#ifndef TFX_SPARSE_COUNTING_H_
#define TFX_SPARSE_COUNTING_H_

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "tfx/core/by_name.h"
#include "tfx/core/dtypes.h"
#include "tfx/core/tensor.h"
#include "tfx/ops/tensor_option.h"
#include "tfx/sparse/sparse_tensor.h"
#include "tfx/sparse/tensor_or_sparse.h"

namespace tfx::sparse {

struct BincountOptions {
  ByName by_name{};
  // The weight of each value instead of 1. Sparse with the same indices if the
  // values are sparse.
  TensorOrSparse weights = {};
  std::optional<int64_t> axis = 0;  // None or 0: over all; -1: per row
  // The least length of the result, and the exclusive limit of counted numbers.
  std::optional<int64_t> minlength = std::nullopt;
  std::optional<int64_t> maxlength = std::nullopt;
  // Whether to return presence instead of counts.
  bool binary_output = false;
  std::string name = {};
};
// Counts of the numbers 0, 1, …; numbers that do not occur are not stored.
SparseTensor bincount(const TensorOrSparse& values,
                      const BincountOptions& options = {});

struct CrossOptions {
  ByName by_name{};
  std::string name = {};
  std::optional<std::string> separator = std::nullopt;  // None: "_X_"
};
// All combinations per row of one value from each input, joined. Inputs are
// matrices of strings or of integers, which are converted to text.
SparseTensor cross(const std::vector<TensorOrSparse>& inputs,
                   const CrossOptions& options = {});

struct CrossHashedOptions {
  ByName by_name{};
  // Hashes are less than this, unless it is 0.
  int64_t num_buckets = 0;
  std::optional<int64_t> hash_key = std::nullopt;
  std::string name = {};
};
// int64 hashes of the combinations.
SparseTensor cross_hashed(const std::vector<TensorOrSparse>& inputs,
                          const CrossHashedOptions& options = {});

}  // namespace tfx::sparse

namespace tfx::math {

struct SparseBincountOptions {
  ByName by_name{};
  std::optional<SparseTensor> weights = std::nullopt;
  TensorOption minlength = {};
  TensorOption maxlength = {};
  DType dtype = int32;
  std::string name = {};
  std::optional<int64_t> axis = std::nullopt;  // None or 0: over all; or -1
  bool binary_output = false;
};
// A dense tensor of all counts.
Tensor bincount(SparseArgument sparse,
                const SparseBincountOptions& options = {});

}  // namespace tfx::math

#endif  // TFX_SPARSE_COUNTING_H_
