// tf.sparse.bincount, tf.math.bincount of sparse tensors, tf.sparse.cross and
// tf.sparse.cross_hashed.
#ifndef TFX_SPARSE_COUNTING_H_
#define TFX_SPARSE_COUNTING_H_

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "tfx/core/dtypes.h"
#include "tfx/core/tensor.h"
#include "tfx/ops/tensor_option.h"
#include "tfx/sparse/sparse_tensor.h"
#include "tfx/sparse/tensor_or_sparse.h"

namespace tfx::sparse {

struct BincountOptions {
  // What each counts, instead of 1; sparse, at the same places, if the values
  // are.
  TensorOrSparse weights = {};
  std::optional<int64_t> axis = 0;  // None or 0: of all; or -1: of each row
  // The least length of the result, and the end of the numbers that are
  // counted.
  std::optional<int64_t> minlength = std::nullopt;
  std::optional<int64_t> maxlength = std::nullopt;
  // Whether a number is there, and not how often.
  bool binary_output = false;
  std::string name = {};
};
// How often each of the numbers 0, 1, … is there; only those that are.
SparseTensor bincount(const TensorOrSparse& values,
                      const BincountOptions& options = {});

struct CrossOptions {
  std::string name = {};
  std::optional<std::string> separator = std::nullopt;  // None: "_X_"
};
// Of each row all combinations of a value of every input, joined. Inputs are
// matrices of strings, or of integers, which are written as such.
SparseTensor cross(const std::vector<TensorOrSparse>& inputs,
                   const CrossOptions& options = {});

struct CrossHashedOptions {
  // The hash is below this, unless it is 0.
  int64_t num_buckets = 0;
  std::optional<int64_t> hash_key = std::nullopt;
  std::string name = {};
};
// Hashes of the combinations, int64.
SparseTensor cross_hashed(const std::vector<TensorOrSparse>& inputs,
                          const CrossHashedOptions& options = {});

}  // namespace tfx::sparse

namespace tfx::math {

struct SparseBincountOptions {
  std::optional<SparseTensor> weights = std::nullopt;
  TensorOption minlength = {};
  TensorOption maxlength = {};
  DType dtype = int32;
  std::string name = {};
  std::optional<int64_t> axis = std::nullopt;  // None or 0: of all; or -1
  bool binary_output = false;
};
// A dense tensor of all counts.
Tensor bincount(const SparseTensor& arr,
                const SparseBincountOptions& options = {});

}  // namespace tfx::math

#endif  // TFX_SPARSE_COUNTING_H_
