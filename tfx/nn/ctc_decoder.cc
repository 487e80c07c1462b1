// The functions of ctc.h other than the loss.
#include <tuple>

#include "tfx/core/indexing.h"
#include "tfx/core/name_scope.h"
#include "tfx/function/map_fn.h"
#include "tfx/nn/ctc.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/range_ops.h"
#include "tfx/ops/reduce_ops.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/nn_ops.h"

namespace tfx::nn {

CtcUniqueLabels ctc_unique_labels(const TensorLike& labels,
                                  const NameOptions& options) {
  const NameScope scope = name_scope(options.name, "ctc_unique_labels");
  const auto unique_of_row = [](const Tensor& row) {
    const auto [y, idx] = unique(row);
    const Tensor missing = size(idx) - size(y);
    const Tensor padded = pad(y, reshape(stack({0, missing}), {1, 2}));
    return std::tuple(cast(padded, int64), idx);
  };
  const auto [y, idx] = map_fn(unique_of_row, labels.to_tensor(),
                               {.fn_output_signature = {int64, int32}});
  return {y, idx};
}

CtcDecoderOutputs ctc_greedy_decoder(const TensorLike& inputs,
                                     const TensorLike& sequence_length,
                                     const CtcGreedyDecoderOptions& options) {
  const auto outputs = raw_ops::CTCGreedyDecoder(
      inputs.to_tensor(), sequence_length.to_tensor_like(int32),
      {.merge_repeated = options.merge_repeated,
       .blank_index = options.blank_index.value_or(-1)});
  return {{SparseTensor(outputs.decoded_indices, outputs.decoded_values,
                        outputs.decoded_shape)},
          outputs.log_probability};
}

CtcDecoderOutputs ctc_beam_search_decoder(
    const TensorLike& inputs, const TensorLike& sequence_length,
    const CtcBeamSearchDecoderOptions& options) {
  const auto outputs = raw_ops::CTCBeamSearchDecoder(
      inputs.to_tensor(), sequence_length.to_tensor_like(int32),
      options.beam_width, options.top_paths, {.merge_repeated = false});
  CtcDecoderOutputs result = {{}, outputs.log_probability};
  for (size_t i = 0; i < outputs.decoded_indices.size(); ++i) {
    result.decoded.emplace_back(outputs.decoded_indices[i],
                                outputs.decoded_values[i],
                                outputs.decoded_shape[i]);
  }
  return result;
}

CollapseRepeatedOutputs collapse_repeated(const TensorLike& labels,
                                          const TensorLike& seq_length,
                                          const NameOptions& options) {
  const NameScope scope = name_scope(options.name, "collapse_repeated_labels");
  const Tensor rows = labels.to_tensor();
  const Tensor lengths = seq_length.to_tensor();
  const Tensor dims = shape(rows);
  // True for the first label of a row, and for labels unlike their predecessor.
  const Tensor differs =
      concat({ones_like(rows(_, Slice(1)), {.dtype = bool_}),
              math::not_equal(rows(_, Slice(1, _)), rows(_, Slice(-1)))},
             1);
  const Tensor is_kept =
      math::logical_and(differs, sequence_mask(lengths, {.maxlen = dims[1]}));
  const Tensor new_lengths =
      math::reduce_sum(cast(is_kept, int32), {.axis = 1});
  const Tensor new_width = math::reduce_max(new_lengths);
  const Tensor places =
      reshape(sequence_mask(new_lengths, {.maxlen = new_width}), {-1});
  // Flat target positions, row by row.
  const Tensor to = boolean_mask(range(shape(places)[0]), places);
  const Tensor kept = boolean_mask(reshape(rows, {-1}), reshape(is_kept, {-1}));
  const Tensor flat = scatter_nd(expand_dims(to, 1), kept, shape(places));
  const Tensor sizes =
      raw_ops::Pack({dims[0], new_width}, {.name = "Reshape_3/shape"});
  return {reshape(flat, sizes), cast(new_lengths, lengths.dtype())};
}

}  // namespace tfx::nn
