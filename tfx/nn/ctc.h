// tf.nn.ctc_*: connectionist temporal classification, of sequences of labels
// that nobody has aligned with what they were recognised from.
//
// Logits are [time, batch, classes] unless said otherwise. One class is the
// blank, which stands between labels.
#ifndef TFX_NN_CTC_H_
#define TFX_NN_CTC_H_

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/options.h"
#include "tfx/ops/tensor_option.h"
#include "tfx/sparse/sparse_tensor.h"

namespace tfx::nn {

struct CtcUniqueLabels {
  // The different labels of each row, int64, padded with zeros.
  Tensor y;
  // Where each label of the row is in y, int32.
  Tensor idx;
};
// What ctc_loss may be given to make it faster, if there are few labels.
CtcUniqueLabels ctc_unique_labels(const TensorLike& labels,
                                  const NameOptions& options = {});

struct CtcLossOptions {
  // Or else logits are [batch, time, classes].
  bool logits_time_major = true;
  std::optional<CtcUniqueLabels> unique = std::nullopt;
  // Negative ones count from the end; 0 by default. Sparse labels want it said.
  std::optional<int64_t> blank_index = std::nullopt;
  std::string name = {};
};
// How unlikely the labels are: a negative logarithm for each of the batch.
// `labels` has a row each, of which label_length are there; so do `logits`, of
// logit_length frames.
Tensor ctc_loss(const TensorLike& labels, const TensorLike& logits,
                const TensorOption& label_length,
                const TensorLike& logit_length,
                const CtcLossOptions& options = {});
// The same of sparse labels, int32; label_length and unique are not used.
// (On a CPU. Python's uses cuDNN if there is a GPU.)
Tensor ctc_loss(const SparseTensor& labels, const TensorLike& logits,
                const TensorOption& label_length,
                const TensorLike& logit_length,
                const CtcLossOptions& options = {});

struct CtcDecoderOutputs {
  // A tensor [batch, labels] for each path, the best first.
  std::vector<SparseTensor> decoded;
  // [batch, paths]; of the greedy decoder the negative sum of the greatest
  // logits.
  Tensor log_probabilities;
};

struct CtcGreedyDecoderOptions {
  bool merge_repeated = true;
  std::optional<int64_t> blank_index = std::nullopt;  // None: the last
};
// The best class of each frame.
CtcDecoderOutputs ctc_greedy_decoder(
    const TensorLike& inputs, const TensorLike& sequence_length,
    const CtcGreedyDecoderOptions& options = {});

struct CtcBeamSearchDecoderOptions {
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
// Labels that follow each other made one, in rows of seq_length; what is left
// of a row is 0.
CollapseRepeatedOutputs collapse_repeated(const TensorLike& labels,
                                          const TensorLike& seq_length,
                                          const NameOptions& options = {});

}  // namespace tfx::nn

#endif  // TFX_NN_CTC_H_
