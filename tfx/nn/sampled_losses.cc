#include "tfx/nn/sampled_losses.h"

#include "tfx/core/indexing.h"
#include "tfx/core/name_scope.h"
#include "tfx/nn/losses.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/matmul.h"
#include "tfx/ops/operators.h"
#include "tfx/raw_ops/sparse_ops.h"

namespace tfx::nn {
namespace {

struct Classes {
  const EmbeddingParams& weights;
  const EmbeddingParams& biases;
  int64_t num_sampled;
  int64_t num_classes;
  int64_t num_true;
};

struct LogitsAndLabels {
  Tensor logits;
  Tensor labels;
};

// Sums each row by a matrix product, whose gradient is cheaper than a sum's.
Tensor sum_rows(const Tensor& x) {
  const Tensor ones = tfx::ones({shape(x)[1], 1}, {.dtype = x.dtype()});
  return reshape(matmul(x, ones), {-1});
}

// Added to the logits of sampled classes: the least float for accidental hits,
// otherwise 0.
Tensor hide_hits(const Tensor& labels, const Tensor& sampled,
                 const Classes& classes, DType dtype) {
  const AccidentalHits hits =
      compute_accidental_hits(labels, sampled, classes.num_true);
  const Tensor indices = concat(
      {reshape(hits.indices, {-1, 1}), reshape(cast(hits.ids, int32), {-1, 1})},
      1, {.name = "sparse_indices"});
  const Tensor dims =
      concat({shape(labels)[Slice(1)],
              TensorLike({classes.num_sampled}).to_tensor(int32)},
             0);
  return raw_ops::SparseToDense(indices, dims, cast(hits.weights, dtype),
                                TensorLike(0.0).to_tensor(dtype),
                                {.validate_indices = false});
}

// True classes come first, then sampled ones. The labels of a row sum to 1.
LogitsAndLabels sampled_logits(const Classes& classes,
                               const TensorLike& true_classes,
                               const TensorLike& inputs,
                               const random::CandidateSamplerOutputs& drawn,
                               bool remove_accidental_hits) {
  const Tensor x = inputs.to_tensor();
  const Tensor labels = cast(true_classes, int64);
  const Tensor flat_labels = reshape(labels, {-1});
  const Tensor sampled = cast(stop_gradient(drawn.sampled_candidates), int64);
  const Tensor true_expected = stop_gradient(drawn.true_expected_count);
  const Tensor sampled_expected = stop_gradient(drawn.sampled_expected_count);
  const Tensor ids = concat({flat_labels, sampled}, 0);
  const Tensor label_count = shape(flat_labels);

  const Tensor all_weights =
      cast(embedding_lookup(classes.weights, ids), x.dtype());
  const Tensor true_weights = slice(all_weights, {0, 0}, {label_count[0], -1});
  const Tensor sampled_weights =
      slice(all_weights, {label_count[0], 0}, {-1, -1});
  Tensor sampled_logits = matmul(x, sampled_weights, {.transpose_b = true});

  const Tensor all_biases =
      cast(embedding_lookup(classes.biases, ids), x.dtype());
  const Tensor true_biases = slice(all_biases, {0}, label_count);
  const Tensor sampled_biases = slice(all_biases, label_count, {-1});

  // The dot products of each example with its true classes.
  const Tensor dim = shape(true_weights)[Slice(1, 2)];
  const Tensor lead =
      TensorLike({int64_t{-1}, classes.num_true}).to_tensor(int32);
  const Tensor columns = reshape(true_weights, concat({lead, dim}, 0));
  const Tensor products = math::multiply(expand_dims(x, 1), columns);
  const Tensor dots = sum_rows(
      reshape(products, concat({TensorLike({-1}).to_tensor(), dim}, 0)));
  Tensor true_logits = reshape(dots, {-1, classes.num_true});
  true_logits = true_logits + reshape(true_biases, {-1, classes.num_true});
  sampled_logits = sampled_logits + sampled_biases;
  if (remove_accidental_hits) {
    sampled_logits =
        sampled_logits + hide_hits(labels, sampled, classes, x.dtype());
  }
  true_logits = true_logits - math::log(true_expected);
  sampled_logits = sampled_logits - math::log(sampled_expected);
  return {concat({true_logits, sampled_logits}, 1),
          concat({ones_like(true_logits) / classes.num_true,
                  zeros_like(sampled_logits)},
                 1)};
}

// The given candidates, or new ones.
template <typename Options>
random::CandidateSamplerOutputs candidates(const Classes& classes,
                                           const TensorLike& labels,
                                           const Options& options,
                                           std::optional<int64_t> seed) {
  if (options.sampled_values) return *options.sampled_values;
  return random::log_uniform_candidate_sampler(
      cast(labels, int64), classes.num_true, classes.num_sampled, true,
      classes.num_classes, {.seed = seed});
}

}  // namespace

Tensor nce_loss(const EmbeddingParams& weights, const EmbeddingParams& biases,
                const TensorLike& labels, const TensorLike& inputs,
                int64_t num_sampled, int64_t num_classes,
                const NceLossOptions& options) {
  const Classes classes = {weights, biases, num_sampled, num_classes,
                           options.num_true};
  const auto [logits, targets] = [&] {
    const NameScope scope = name_scope(options.name, "compute_sampled_logits");
    return sampled_logits(classes, labels, inputs,
                          candidates(classes, labels, options, std::nullopt),
                          options.remove_accidental_hits);
  }();
  return sum_rows(sigmoid_cross_entropy_with_logits(
      targets, logits, {.name = "sampled_losses"}));
}

Tensor sampled_softmax_loss(const EmbeddingParams& weights,
                            const EmbeddingParams& biases,
                            const TensorLike& labels, const TensorLike& inputs,
                            int64_t num_sampled, int64_t num_classes,
                            const SampledSoftmaxLossOptions& options) {
  const Classes classes = {weights, biases, num_sampled, num_classes,
                           options.num_true};
  const auto [logits, targets] = [&] {
    const NameScope scope = name_scope(options.name, "compute_sampled_logits");
    return sampled_logits(classes, labels, inputs,
                          candidates(classes, labels, options, options.seed),
                          options.remove_accidental_hits);
  }();
  return softmax_cross_entropy_with_logits(
      stop_gradient(targets, {.name = "labels_stop_gradient"}), logits);
}

}  // namespace tfx::nn
