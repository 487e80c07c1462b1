// Gradients of recurrent layers that are a single op.
#include <array>
#include <string>

#include "tfx/autodiff/gradients/families.h"
#include "tfx/autodiff/gradients/helpers.h"
#include "tfx/core/errors.h"
#include "tfx/core/execute.h"

namespace tfx::gradients {
namespace {

void append_inputs(std::vector<Argument>& arguments, const RecordedOp& op) {
  for (size_t i = 0; i < op.input_count(); ++i) {
    arguments.emplace_back(op.input(i));
  }
}

void append_outputs(std::vector<Argument>& arguments, const RecordedOp& op,
                    size_t begin, size_t end) {
  for (size_t i = begin; i < end; ++i) arguments.emplace_back(op.output(i));
}

// Only the cell states and the cell outputs have gradients; the other outputs
// exist for the backward op.
Result block_lstm_by(const RecordedOp& op, Grads grads, const char* backward) {
  constexpr size_t kCellStates = 1;
  constexpr size_t kCellOutputs = 6;
  const Tensor of_states = grads[kCellStates];
  const Tensor of_outputs = grads[kCellOutputs];
  std::vector<Argument> arguments;
  append_inputs(arguments, op);
  append_outputs(arguments, op, 0, op.output_count());
  arguments.emplace_back(of_states);
  arguments.emplace_back(of_outputs);
  const Attr use_peephole{"use_peephole", op.attr<bool>("use_peephole")};
  std::array<Tensor, 8> back;
  execute(OpCall{backward, arguments, {&use_peephole, 1}}, back);
  Result result(1);  // None for the sequence length
  result.insert(result.end(), back.begin(), back.end());
  return result;
}

Result block_lstm(const RecordedOp& op, Grads grads) {
  return block_lstm_by(op, grads, "BlockLSTMGrad");
}

// Version 2 has its gates in another order, which Python's gradient ignores.
Result block_lstm_v2(const RecordedOp& op, Grads grads) {
  return block_lstm_by(op, grads, "BlockLSTMGradV2");
}

Result cudnn_rnn_by(const RecordedOp& op, Grads grads, const char* backward) {
  if (!op.attr<bool>("is_training")) {
    throw ValueError("To use " + op.type() +
                     " in gradients, is_training must be set to True.");
  }
  constexpr size_t kResults = 3;  // the sequence, the last h and c
  const std::array<Tensor, kResults> received = {grads[0], grads[1], grads[2]};
  std::vector<Argument> arguments;
  append_inputs(arguments, op);
  append_outputs(arguments, op, 0, kResults);
  arguments.insert(arguments.end(), received.begin(), received.end());
  append_outputs(arguments, op, kResults, op.output_count());
  std::vector<Attr> attrs = {
      {"dropout", op.attr<float>("dropout")},
      {"seed", op.attr<int64_t>("seed")},
      {"seed2", op.attr<int64_t>("seed2")},
      {"rnn_mode", std::string_view(op.attr<std::string>("rnn_mode"))},
      {"input_mode", std::string_view(op.attr<std::string>("input_mode"))},
      {"direction", std::string_view(op.attr<std::string>("direction"))}};
  const bool takes_lengths = op.input_count() > 4;
  if (takes_lengths) {
    attrs.push_back({"num_proj", op.attr<int64_t>("num_proj")});
    attrs.push_back({"time_major", op.attr<bool>("time_major")});
  }
  std::array<Tensor, 4> back;
  execute(OpCall{backward, arguments, attrs}, back);
  Result result(back.begin(), back.end());
  result.resize(op.input_count());
  return result;
}

Result cudnn_rnn(const RecordedOp& op, Grads grads) {
  return cudnn_rnn_by(op, grads, "CudnnRNNBackprop");
}

Result cudnn_rnn_v2(const RecordedOp& op, Grads grads) {
  return cudnn_rnn_by(op, grads, "CudnnRNNBackpropV2");
}

Result cudnn_rnn_v3(const RecordedOp& op, Grads grads) {
  return cudnn_rnn_by(op, grads, "CudnnRNNBackpropV3");
}

}  // namespace

void register_rnn(GradientRegistry& registry) {
  registry.add("BlockLSTM", block_lstm);
  registry.add("BlockLSTMV2", block_lstm_v2);
  registry.add("CudnnRNN", cudnn_rnn);
  registry.add("CudnnRNNV2", cudnn_rnn_v2);
  registry.add("CudnnRNNV3", cudnn_rnn_v3);
}

}  // namespace tfx::gradients
