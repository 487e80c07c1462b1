#include "tfx/nn/ctc.h"

#include <catch2/catch.hpp>

#include "tests/ops/golden_cases.h"
#include "tfx/ops/array_ops.h"
#include "tfx/sparse/conversion.h"

namespace tf = tfx;

namespace tfx {
namespace {

// As in the golden file: labels up to their lengths.
SparseTensor sparse_labels(const Tensor& labels, const Tensor& lengths) {
  const Tensor is_there = sequence_mask(lengths, {.maxlen = shape(labels)[1]});
  return tf::sparse::from_dense(where(is_there, labels, 0));
}

Outputs all(const nn::CtcDecoderOutputs& outputs) {
  std::vector<Tensor> tensors;
  for (const SparseTensor& decoded : outputs.decoded) {
    for (const Tensor& tensor : decoded.components()) tensors.push_back(tensor);
  }
  tensors.push_back(outputs.log_probabilities);
  return tensors;
}
Outputs all(const nn::CtcUniqueLabels& labels) {
  return {labels.y, labels.idx};
}
Outputs all(const nn::CollapseRepeatedOutputs& outputs) {
  return {outputs.labels, outputs.seq_length};
}

Tensor dense(const Inputs& in, const nn::CtcLossOptions& options = {}) {
  return nn::ctc_loss(in[0], in[1], in[2], in[3], options);
}

TEST_CASE("losses, decoders and labels of CTC are Python's") {
  const std::vector<GoldenCase> cases = {
      GOLDEN("dense", tf::nn::ctc_loss(in[0], in[1], in[2], in[3])),
      GOLDEN("dense/batch major",
             dense(in, {.logits_time_major = false, .name = "n"})),
      GOLDEN("dense/blank=1", dense(in, {.blank_index = 1})),
      GOLDEN("dense/blank=3", dense(in, {.blank_index = 3})),
      GOLDEN("dense/blank=-1", dense(in, {.blank_index = -1})),
      GOLDEN("dense/blank=-2", dense(in, {.blank_index = -2})),
      GOLDEN("dense/unique",
             dense(in, {.unique = tf::nn::ctc_unique_labels(in[0])})),
      GOLDEN("dense/unique, blank=-1",
             dense(in, {.unique = tf::nn::ctc_unique_labels(in[0]),
                        .blank_index = -1})),
      GOLDEN("sparse",
             tf::nn::ctc_loss(sparse_labels(in[0], in[2]), in[1], std::nullopt,
                              in[3], {.blank_index = 0})),
      GOLDEN("sparse/blank=-1, batch major",
             tf::nn::ctc_loss(sparse_labels(in[0], in[2]), in[1], std::nullopt,
                              in[3],
                              {.logits_time_major = false, .blank_index = -1})),
      GOLDEN("sparse/no blank", tf::nn::ctc_loss(sparse_labels(in[0], in[2]),
                                                 in[1], std::nullopt, in[3])),
      GOLDEN("greedy", all(tf::nn::ctc_greedy_decoder(in[0], in[1]))),
      GOLDEN("greedy/not merged",
             all(tf::nn::ctc_greedy_decoder(in[0], in[1],
                                            {.merge_repeated = false}))),
      GOLDEN("greedy/blank=0",
             all(tf::nn::ctc_greedy_decoder(in[0], in[1], {.blank_index = 0}))),
      GOLDEN("beam", all(tf::nn::ctc_beam_search_decoder(in[0], in[1]))),
      GOLDEN("beam/options",
             all(tf::nn::ctc_beam_search_decoder(
                 in[0], in[1], {.beam_width = 5, .top_paths = 3}))),
      GOLDEN("beam/too narrow",
             all(tf::nn::ctc_beam_search_decoder(
                 in[0], in[1], {.beam_width = 1, .top_paths = 2}))),
      GOLDEN("unique", all(tf::nn::ctc_unique_labels(in[0]))),
      GOLDEN("unique/name",
             all(tf::nn::ctc_unique_labels(in[0], {.name = "n"}))),
      GOLDEN("collapse", all(tf::nn::collapse_repeated(in[0], in[1]))),
      GOLDEN("collapse/name",
             all(tf::nn::collapse_repeated(in[0], in[1], {.name = "n"}))),
  };
  check_golden("nn/ctc", cases);
}

}  // namespace
}  // namespace tfx
