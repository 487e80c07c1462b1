// tf.nn.embedding_lookup: looks up rows of a table, which may be split into
// parts.
//
//   auto rows = tf::nn::embedding_lookup(table, ids, {.max_norm = 1.0});
//
// Gradients of variables are tf::IndexedSlices, which contain these rows only.
#ifndef TFX_NN_EMBEDDING_H_
#define TFX_NN_EMBEDDING_H_

#include <concepts>
#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

#include "tfx/core/by_name.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/core/tensor_shape.h"
#include "tfx/ops/tensor_option.h"
#include "tfx/variables/variable.h"

namespace tfx::nn {

// A part of a table: a tensor or a variable. Lookups read only the requested
// rows of a variable.
class EmbeddingPart {
 public:
  EmbeddingPart(Tensor tensor) : tensor_(std::move(tensor)) {}  // NOLINT
  EmbeddingPart(Variable variable)                              // NOLINT
      : variable_(std::move(variable)) {}

  bool is_variable() const { return variable_.has_value(); }
  DType dtype() const;
  TensorShape shape() const;
  // The rows with these indices.
  Tensor gather(const Tensor& ids, const std::string& name = {}) const;
  // The whole part.
  Tensor to_tensor() const;

 private:
  // Exactly one is set.
  Tensor tensor_;
  Variable variable_;
};

// A tensor, a variable, or a list of either. The rows of a list are numbered
// consecutively. All parts have the same length, except that the first ones may
// be longer by one.
class EmbeddingParams {
 public:
  EmbeddingParams(EmbeddingPart part) : parts_({std::move(part)}) {}  // NOLINT
  EmbeddingParams(Tensor tensor)                                      // NOLINT
      : EmbeddingParams(EmbeddingPart(std::move(tensor))) {}
  EmbeddingParams(Variable variable)  // NOLINT
      : EmbeddingParams(EmbeddingPart(std::move(variable))) {}
  EmbeddingParams(std::initializer_list<EmbeddingPart> parts)  // NOLINT
      : parts_(parts) {}
  template <typename T>
  requires std::convertible_to<T, EmbeddingPart> EmbeddingParams(  // NOLINT
      const std::vector<T>& parts)
      : parts_(parts.begin(), parts.end()) {}

  const std::vector<EmbeddingPart>& parts() const { return parts_; }

 private:
  std::vector<EmbeddingPart> parts_;
};

struct EmbeddingLookupOptions {
  ByName by_name{};
  // Rows are scaled down to this norm if it is exceeded.
  TensorOption max_norm = {};
  std::string name = {};
};
// One row per id. Throws ValueError for an empty list.
Tensor embedding_lookup(const EmbeddingParams& params, const TensorLike& ids,
                        const EmbeddingLookupOptions& options = {});

}  // namespace tfx::nn

#endif  // TFX_NN_EMBEDDING_H_
