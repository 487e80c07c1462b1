#include "tfx/raw_ops/run.h"

#include <iterator>
#include <string>

#include "tfx/core/errors.h"

namespace tfx::raw_ops {

void throw_output_count(const OpCall& call, size_t expected, size_t count) {
  throw errors::InternalError(std::string(call.op) + " gave " +
                              std::to_string(count) + " outputs; " +
                              std::to_string(expected) + " were expected");
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
