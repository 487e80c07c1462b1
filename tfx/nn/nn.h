// tf.nn: one header per topic.
#ifndef TFX_NN_NN_H_
#define TFX_NN_NN_H_

// approx_max_k, approx_min_k:
#include "tfx/math/approx_top_k.h"  // IWYU pragma: export
// l2_normalize:
#include "tfx/math/l2_normalize.h"  // IWYU pragma: export
// in_top_k, top_k:
#include "tfx/math/top_k.h"  // IWYU pragma: export
// relu and its variants, softmax, silu, gelu:
#include "tfx/nn/activation.h"  // IWYU pragma: export
// Types of strides and paddings:
#include "tfx/nn/arguments.h"  // IWYU pragma: export
// all_candidate_sampler and other samplers, compute_accidental_hits:
#include "tfx/nn/candidate_sampling.h"  // IWYU pragma: export
// conv1d … conv3d, convolution, atrous_conv2d, bias_add:
#include "tfx/nn/conv.h"  // IWYU pragma: export
// conv1d_transpose … conv3d_transpose, conv_transpose:
#include "tfx/nn/conv_transpose.h"  // IWYU pragma: export
// ctc_loss, ctc_greedy_decoder, ctc_beam_search_decoder, collapse_repeated:
#include "tfx/nn/ctc.h"  // IWYU pragma: export
// depthwise_conv2d, separable_conv2d:
#include "tfx/nn/depthwise_conv.h"  // IWYU pragma: export
// dropout, experimental.stateless_dropout:
#include "tfx/nn/dropout.h"  // IWYU pragma: export
// embedding_lookup:
#include "tfx/nn/embedding.h"  // IWYU pragma: export
// embedding_lookup, embedding_lookup_sparse, safe_embedding_lookup_sparse for
// ragged ids:
#include "tfx/nn/embedding_ragged.h"  // IWYU pragma: export
// embedding_lookup_sparse, safe_embedding_lookup_sparse:
#include "tfx/nn/embedding_sparse.h"  // IWYU pragma: export
// fractional_avg_pool, fractional_max_pool:
#include "tfx/nn/fractional_pool.h"  // IWYU pragma: export
// isotonic_regression:
#include "tfx/nn/isotonic_regression.h"  // IWYU pragma: export
// sigmoid_cross_entropy_with_logits and other cross entropies, l2_loss:
#include "tfx/nn/losses.h"  // IWYU pragma: export
// local_response_normalization:
#include "tfx/nn/lrn.h"  // IWYU pragma: export
// dilation2d, erosion2d:
#include "tfx/nn/morphology.h"  // IWYU pragma: export
// moments, batch_normalization, sufficient_statistics:
#include "tfx/nn/normalization.h"  // IWYU pragma: export
// avg_pool, max_pool and their variants, pool:
#include "tfx/nn/pooling.h"  // IWYU pragma: export
// nce_loss, sampled_softmax_loss:
#include "tfx/nn/sampled_losses.h"  // IWYU pragma: export
// with_space_to_batch:
#include "tfx/nn/space_to_batch.h"  // IWYU pragma: export
// zero_fraction:
#include "tfx/ops/reduce_ops.h"  // IWYU pragma: export
// space_to_batch, space_to_depth, depth_to_space:
#include "tfx/ops/space_ops.h"  // IWYU pragma: export

#endif  // TFX_NN_NN_H_
