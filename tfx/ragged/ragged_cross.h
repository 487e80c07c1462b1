// tf.ragged.cross and cross_hashed.
#ifndef TFX_RAGGED_RAGGED_CROSS_H_
#define TFX_RAGGED_RAGGED_CROSS_H_

#include <concepts>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "tfx/core/by_name.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/options.h"
#include "tfx/ragged/ragged_tensor.h"
#include "tfx/sparse/sparse_tensor.h"

namespace tfx::ragged {

// A ragged or sparse tensor, or anything that TensorLike accepts: integers or
// strings with two dimensions.
class CrossInput {
 public:
  // Implicit, so that a value can be passed directly.
  CrossInput(SparseTensor sparse) : value_(std::move(sparse)) {}  // NOLINT
  CrossInput(RaggedOrDense value) : value_(std::move(value)) {}   // NOLINT
  template <typename T>
  requires std::convertible_to<const T&, const RaggedLike&> CrossInput(
      const T& value)  // NOLINT
      : CrossInput(RaggedLike(value).value()) {}

  const SparseTensor* sparse() const {
    return std::get_if<SparseTensor>(&value_);
  }
  // If it is not sparse.
  const RaggedOrDense& value() const { return std::get<RaggedOrDense>(value_); }

 private:
  std::variant<SparseTensor, RaggedOrDense> value_;
};

// Row i contains all combinations of one element from row i of each input,
// joined as "a_X_b".
RaggedTensor cross(std::initializer_list<CrossInput> inputs,
                   const NameOptions& options = {});
RaggedTensor cross(const std::vector<CrossInput>& inputs,
                   const NameOptions& options = {});

struct CrossHashedOptions {
  ByName by_name{};
  int64_t num_buckets = 0;  // 0: no limit
  std::optional<uint64_t> hash_key = std::nullopt;
  std::string name = {};
};
// The same, with int64 hashes of the combinations.
RaggedTensor cross_hashed(std::initializer_list<CrossInput> inputs,
                          const CrossHashedOptions& options = {});
RaggedTensor cross_hashed(const std::vector<CrossInput>& inputs,
                          const CrossHashedOptions& options = {});

}  // namespace tfx::ragged

#endif  // TFX_RAGGED_RAGGED_CROSS_H_
