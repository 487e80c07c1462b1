#include "tfx/raw_ops/run.h"

#include <iterator>
#include <string>

#include "tfx/core/errors.h"

namespace tfx::raw_ops {

void run_into(const OpCall& call, std::span<Tensor> outputs) {
  const size_t count = execute(call, outputs);
  if (count == outputs.size()) return;
  throw errors::InternalError(
      std::string(call.op) + " gave " + std::to_string(count) + " outputs; " +
      std::to_string(outputs.size()) + " were expected");
}

void run(const OpCall& call) { run_into(call, {}); }

Tensor run_one(const OpCall& call) {
  Tensor output;
  run_into(call, std::span(&output, 1));
  return output;
}

std::vector<Tensor> run_list(const OpCall& call, size_t count) {
  std::vector<Tensor> outputs(count);
  run_into(call, outputs);
  return outputs;
}

std::vector<Tensor> OutputReader::take(size_t count) {
  const auto first = outputs_.begin() + static_cast<ptrdiff_t>(next_);
  next_ += count;
  return {std::make_move_iterator(first),
          std::make_move_iterator(first + static_cast<ptrdiff_t>(count))};
}

}  // namespace tfx::raw_ops
