#include "tfx/sparse/counting.h"

#include <algorithm>

#include "tfx/core/array_format.h"
#include "tfx/core/errors.h"
#include "tfx/core/name_scope.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/reduce_ops.h"
#include "tfx/raw_ops/math_ops.h"
#include "tfx/raw_ops/sparse_ops.h"
#include "tfx/sparse/helpers.h"

namespace tfx {
namespace {

// Python's default hash key.
constexpr int64_t kDefaultHashKey = 0xDECAFCAFFE;

void check_options(bool has_weights, bool binary_output, int64_t axis) {
  if (has_weights && binary_output) {
    throw ValueError(
        "Arguments `binary_output` and `weights` are mutually exclusive. "
        "Please specify only one.");
  }
  if (axis != 0 && axis != -1) {
    throw ValueError(
        "Unsupported value for argument axis=" + std::to_string(axis) +
        ". Only 0 and -1 are currently supported.");
  }
}

// tf.size: counts elements without a value too.
Tensor element_count(const SparseTensor& tensor) {
  const auto scope = name_scope("", "Size");
  return math::reduce_prod(cast(tensor.dense_shape(), int32),
                           {.axis = 0, .name = scope.name()});
}

Tensor no_weights(DType dtype) { return TensorLike().to_tensor(dtype); }

// The values of the weights, after checking that their indices and shape match.
Tensor checked_weights(const SparseTensor& values,
                       const SparseTensor& weights) {
  const bool has_other_shape = sparse::internal::check_equal(
      weights.dense_shape(), values.dense_shape(),
      "'weights' and 'values' must have the same dense "
      "shape.");
  const bool has_other_indices = sparse::internal::check_equal(
      weights.indices(), values.indices(),
      "'weights' and 'values' must have the same indices.");
  return has_other_shape || has_other_indices
             ? sparse::internal::after_checks(weights.values())
             : weights.values();
}

Tensor sparse_weights(const SparseTensor& values,
                      const TensorOrSparse& weights) {
  if (weights.is_none()) return no_weights(values.dtype());
  if (weights.sparse() == nullptr) {
    const Tensor dense = weights.to_tensor();
    throw ValueError(
        "Argument `weights` must be a SparseTensor if `values` is a "
        "SparseTensor. Received weights=" +
        (dense.is_symbolic()
             ? dense.str() + " of type: SymbolicTensor"
             : array_str(dense.host()) + " of type: EagerTensor"));
  }
  return checked_weights(values, *weights.sparse());
}

Tensor dense_weights(const Tensor& values, const TensorOrSparse& weights,
                     bool is_flat) {
  if (weights.is_none()) return no_weights(values.dtype());
  if (weights.sparse() != nullptr) {
    throw ValueError(
        "Argument `weights` must be a tf.Tensor if `values` is a tf.Tensor. "
        "Received weights=" +
        weights.sparse()->str() + " of type: SparseTensor");
  }
  const Tensor dense = weights.to_tensor();
  return is_flat ? reshape(dense, {-1}) : dense;
}

// Strings unchanged, numbers as int64.
Tensor crossed_values(const Tensor& values) {
  return values.dtype() == tfx::string ? values : cast(values, int64);
}

// Arguments of the cross ops: the components of sparse inputs, and dense
// inputs.
struct CrossedInputs {
  std::vector<Tensor> indices;
  std::vector<Tensor> values;
  std::vector<Tensor> shapes;
  std::vector<Tensor> dense;

  explicit CrossedInputs(const std::vector<TensorOrSparse>& inputs) {
    for (const TensorOrSparse& input : inputs) {
      if (const SparseTensor* sparse = input.sparse()) {
        indices.push_back(sparse->indices());
        shapes.push_back(sparse->dense_shape());
        values.push_back(crossed_values(sparse->values()));
      } else {
        dense.push_back(crossed_values(input.to_tensor()));
      }
    }
  }

  bool has_numbers() const {
    const auto is_number = [](const Tensor& tensor) {
      return tensor.dtype() == int64;
    };
    return std::ranges::any_of(values, is_number) ||
           std::ranges::any_of(dense, is_number);
  }
};

}  // namespace

namespace sparse {

SparseTensor bincount(const TensorOrSparse& values,
                      const BincountOptions& options) {
  const auto scope = name_scope(options.name, "count");
  const int64_t axis = options.axis.value_or(0);
  check_options(!options.weights.is_none(), options.binary_output, axis);
  const int64_t minlength = options.minlength.value_or(-1);
  const int64_t maxlength = options.maxlength.value_or(-1);
  const SparseTensor* const sparse = values.sparse();
  if (sparse != nullptr && axis != 0) {
    const auto counts = raw_ops::SparseCountSparseOutput(
        sparse->indices(), sparse->values(), sparse->dense_shape(),
        sparse_weights(*sparse, options.weights), options.binary_output,
        {.minlength = minlength, .maxlength = maxlength});
    return {counts.output_indices, counts.output_values,
            counts.output_dense_shape};
  }
  Tensor numbers;
  Tensor weights;
  if (sparse != nullptr) {
    numbers = sparse->values();
    weights = sparse_weights(*sparse, options.weights);
  } else {
    numbers = values.to_tensor();
    weights = dense_weights(numbers, options.weights, axis == 0);
    if (axis == 0) numbers = tfx::reshape(numbers, {-1});
  }
  const auto counts = raw_ops::DenseCountSparseOutput(
      numbers, weights, options.binary_output,
      {.minlength = minlength, .maxlength = maxlength});
  return {counts.output_indices, counts.output_values,
          counts.output_dense_shape};
}

SparseTensor cross(const std::vector<TensorOrSparse>& inputs,
                   const CrossOptions& options) {
  const CrossedInputs crossed(inputs);
  const auto joined = raw_ops::SparseCrossV2(
      crossed.indices, crossed.values, crossed.shapes, crossed.dense,
      TensorLike(options.separator.value_or("_X_")).to_tensor(),
      {.name = options.name});
  return {joined.output_indices, joined.output_values, joined.output_shape};
}

SparseTensor cross_hashed(const std::vector<TensorOrSparse>& inputs,
                          const CrossHashedOptions& options) {
  const CrossedInputs crossed(inputs);
  // A key of 0 means the default, as in Python.
  const int64_t key = options.hash_key.value_or(0);
  const auto hashed = raw_ops::SparseCross(
      crossed.indices, crossed.values, crossed.shapes, crossed.dense,
      /*hashed_output=*/true, options.num_buckets,
      key == 0 ? kDefaultHashKey : key, int64,
      crossed.has_numbers() ? int64 : tfx::string, {.name = options.name});
  return {hashed.output_indices, hashed.output_values, hashed.output_shape};
}

}  // namespace sparse

namespace math {

Tensor bincount(SparseArgument sparse, const SparseBincountOptions& options) {
  const SparseTensor& arr = sparse;
  const auto scope = name_scope(options.name, "bincount");
  const int64_t axis = options.axis.value_or(0);
  check_options(options.weights.has_value(), options.binary_output, axis);
  const Tensor values =
      arr.dtype().is_integer() ? arr.values() : cast(arr.values(), int32);
  const DType dtype = values.dtype();
  const Tensor has_elements = element_count(arr) > 0;
  const Tensor greatest =
      raw_ops::Maximum(reduce_max(values), TensorLike(-1).to_tensor(dtype));
  Tensor size = cast(has_elements, dtype) * (greatest + 1);
  if (!options.minlength.is_none()) {
    size = raw_ops::Maximum(options.minlength.to_tensor(dtype), size);
  }
  if (!options.maxlength.is_none()) {
    size = raw_ops::Minimum(options.maxlength.to_tensor(dtype), size);
  }
  const Tensor weights = options.weights
                             ? checked_weights(arr, *options.weights)
                             : no_weights(options.dtype);
  if (axis == 0) {
    return raw_ops::DenseBincount(values, size, weights,
                                  {.binary_output = options.binary_output});
  }
  return raw_ops::SparseBincount(arr.indices(), values, arr.dense_shape(), size,
                                 weights,
                                 {.binary_output = options.binary_output});
}

}  // namespace math
}  // namespace tfx
