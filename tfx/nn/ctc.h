// tf.nn.ctc_*: connectionist temporal classification, for label sequences that
// are not aligned with the input.
//
// Logits are [time, batch, classes] unless stated otherwise. One class is the
// blank, which separates labels.
#ifndef TFX_NN_CTC_H_
#define TFX_NN_CTC_H_

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "tfx/core/by_name.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/options.h"
#include "tfx/ops/tensor_option.h"
#include "tfx/sparse/sparse_tensor.h"

namespace tfx::nn {

struct CtcUniqueLabels {
  // The distinct labels of each row, int64, padded with zeros.
  Tensor y;
  // The index in y of each label of the row, int32.
  Tensor idx;
};
// An argument of ctc_loss that makes it faster if there are few distinct
// labels.
CtcUniqueLabels ctc_unique_labels(const TensorLike& labels,
                                  const NameOptions& options = {});

struct CtcLossOptions {
  ByName by_name{};
  // false: logits are [batch, time, classes].
  bool logits_time_major = true;
  std::optional<CtcUniqueLabels> unique = std::nullopt;
  // Negative indices count from the end. None: 0; required for sparse labels.
  std::optional<int64_t> blank_index = std::nullopt;
  std::string name = {};
};
// The negative log-likelihood of the labels, per batch element. Each row of
// `labels` has label_length valid elements, each sequence of `logits` has
// logit_length valid frames.
Tensor ctc_loss(const TensorLike& labels, const TensorLike& logits,
                const TensorOption& label_length,
                const TensorLike& logit_length,
                const CtcLossOptions& options = {});
// The same for sparse labels, int32; label_length and unique are ignored.
// (Runs on the CPU. Python uses cuDNN if there is a GPU.)
Tensor ctc_loss(const SparseTensor& labels, const TensorLike& logits,
                const TensorOption& label_length,
                const TensorLike& logit_length,
                const CtcLossOptions& options = {});

struct CtcDecoderOutputs {
  // One tensor [batch, labels] per path, the best first.
  std::vector<SparseTensor> decoded;
  // [batch, paths]. For the greedy decoder: the negative sum of the maximum
  // logits.
  Tensor log_probabilities;
};

struct CtcGreedyDecoderOptions {
  ByName by_name{};
  bool merge_repeated = true;
  std::optional<int64_t> blank_index = std::nullopt;  // None: the last
};
// Takes the best class of each frame.
CtcDecoderOutputs ctc_greedy_decoder(
    const TensorLike& inputs, const TensorLike& sequence_length,
    const CtcGreedyDecoderOptions& options = {});

struct CtcBeamSearchDecoderOptions {
  ByName by_name{};
  int64_t beam_width = 100;
  int64_t top_paths = 1;
};
CtcDecoderOutputs ctc_beam_search_decoder(
    const TensorLike& inputs, const TensorLike& sequence_length,
    const CtcBeamSearchDecoderOptions& options = {});

struct CollapseRepeatedOutputs {
  Tensor labels;
  Tensor seq_length;
};
// Merges repeated labels within the first seq_length elements of each row; the
// rest of a row is 0.
CollapseRepeatedOutputs collapse_repeated(const TensorLike& labels,
                                          const TensorLike& seq_length,
                                          const NameOptions& options = {});

}  // namespace tfx::nn

#endif  // TFX_NN_CTC_H_
