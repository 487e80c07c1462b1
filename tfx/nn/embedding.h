// tf.nn.embedding_lookup: rows of a table, or of one in several parts.
//
//   auto rows = tf::nn::embedding_lookup(table, ids, {.max_norm = 1.0});
//
// Gradients of a variable are tf::IndexedSlices: of the rows alone.
#ifndef TFX_NN_EMBEDDING_H_
#define TFX_NN_EMBEDDING_H_

#include <concepts>
#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/core/tensor_shape.h"
#include "tfx/ops/tensor_option.h"
#include "tfx/ops/variable.h"

namespace tfx::nn {

// A part of a table: a tensor, or a variable, which is not read as a whole.
class EmbeddingPart {
 public:
  EmbeddingPart(Tensor tensor) : tensor_(std::move(tensor)) {}  // NOLINT
  EmbeddingPart(Variable variable)                              // NOLINT
      : variable_(std::move(variable)) {}

  bool is_variable() const { return variable_.has_value(); }
  DType dtype() const;
  TensorShape shape() const;
  // The rows of these numbers.
  Tensor gather(const Tensor& ids, const std::string& name = {}) const;
  // All of it.
  Tensor to_tensor() const;

 private:
  // One of the two.
  Tensor tensor_;
  Variable variable_;
};

// A tensor, a variable, or a list of either. The rows of a list are numbered
// one part after the other; parts are as long, or longer by one, which come
// first.
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
  // Rows longer than this are made as long.
  TensorOption max_norm = {};
  std::string name = {};
};
// A row for each of `ids`. Throws ValueError for a list without parts.
Tensor embedding_lookup(const EmbeddingParams& params, const TensorLike& ids,
                        const EmbeddingLookupOptions& options = {});

}  // namespace tfx::nn

#endif  // TFX_NN_EMBEDDING_H_
