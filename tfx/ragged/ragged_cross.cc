#include "tfx/ragged/ragged_cross.h"

#include "tfx/core/errors.h"
#include "tfx/core/name_scope.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ragged/elementwise.h"
#include "tfx/ragged/ragged_helpers.h"
#include "tfx/raw_ops/ragged_ops.h"

namespace tfx::ragged {
namespace {

constexpr uint64_t kDefaultHashKey = 956888297470;

// The inputs sorted by kind, as the op expects them.
struct Sorted {
  std::vector<Tensor> ragged_values;
  std::vector<Tensor> ragged_splits;
  std::vector<Tensor> sparse_indices;
  std::vector<Tensor> sparse_values;
  std::vector<Tensor> sparse_shapes;
  std::vector<Tensor> dense;
  std::string order;
  bool is_int32 = true;  // whether all splits are int32
};

// Converts integers to int64. Throws ValueError unless integers or strings.
template <typename T>
T checked(const T& value, size_t index) {
  if (value.dtype() == tfx::string) return value;
  if (!value.dtype().is_integer()) {
    throw ValueError("Unexpected dtype for inputs[" + std::to_string(index) +
                     "]: " + value.dtype().str());
  }
  if constexpr (std::same_as<T, SparseTensor>) {
    return value.with_values(cast(value.values(), tfx::int64));
  } else {
    return cast(value, tfx::int64);
  }
}

Sorted sorted(const std::vector<CrossInput>& inputs) {
  Sorted all;
  for (size_t i = 0; i < inputs.size(); ++i) {
    if (const SparseTensor* const found = inputs[i].sparse()) {
      const SparseTensor sparse = checked(*found, i);
      all.sparse_indices.push_back(sparse.indices());
      all.sparse_values.push_back(sparse.values());
      all.sparse_shapes.push_back(sparse.dense_shape());
      all.order += 'S';
      continue;
    }
    const RaggedOrDense value = checked(inputs[i].value(), i);
    if (!value.is_ragged()) {
      all.dense.push_back(value.tensor());
      all.order += 'D';
      continue;
    }
    const RaggedTensor& ragged = value.ragged();
    if (ragged.ragged_rank() != 1) {
      throw ValueError("tf.ragged.cross only supports inputs with rank=2");
    }
    all.ragged_values.push_back(ragged.flat_values());
    all.ragged_splits.push_back(ragged.row_splits());
    all.is_int32 = all.is_int32 && ragged.row_splits().dtype() == tfx::int32;
    all.order += 'R';
  }
  if (!all.is_int32) {
    // The kernel misreads mixed dtypes of splits and crashes.
    for (Tensor& splits : all.ragged_splits) splits = cast(splits, tfx::int64);
  }
  return all;
}

enum class Kind { kStrings, kHashes };

RaggedTensor crossed(const std::vector<CrossInput>& inputs, Kind kind,
                     int64_t num_buckets, uint64_t hash_key,
                     const std::string& name) {
  const NameScope scope = name_scope(name, "RaggedCross");
  const Sorted all = sorted(inputs);
  const bool is_hashed = kind == Kind::kHashes;
  const auto result = raw_ops::RaggedCross(
      all.ragged_values, all.ragged_splits, all.sparse_indices,
      all.sparse_values, all.sparse_shapes, all.dense, all.order, is_hashed,
      num_buckets, static_cast<int64_t>(hash_key),
      is_hashed ? tfx::int64 : tfx::string,
      all.is_int32 && !all.ragged_splits.empty() ? tfx::int32 : tfx::int64);
  return RaggedTensor::from_row_splits(
      result.output_values, result.output_row_splits, {.validate = false});
}

}  // namespace

RaggedTensor cross(std::initializer_list<CrossInput> inputs,
                   const NameOptions& options) {
  return cross(std::vector<CrossInput>(inputs), options);
}

RaggedTensor cross(const std::vector<CrossInput>& inputs,
                   const NameOptions& options) {
  return crossed(inputs, Kind::kStrings, 0, kDefaultHashKey, options.name);
}

RaggedTensor cross_hashed(std::initializer_list<CrossInput> inputs,
                          const CrossHashedOptions& options) {
  return cross_hashed(std::vector<CrossInput>(inputs), options);
}

RaggedTensor cross_hashed(const std::vector<CrossInput>& inputs,
                          const CrossHashedOptions& options) {
  return crossed(inputs, Kind::kHashes, options.num_buckets,
                 options.hash_key.value_or(kDefaultHashKey), options.name);
}

}  // namespace tfx::ragged
