#include "tests/function/traced_call.h"

#include <algorithm>
#include <iterator>

namespace tfx {
namespace {

bool is_argument(const Tensor& tensor, TracingWay way) {
  if (tensor.dtype() == tfx::resource) return false;
  return way != TracingWay::kKnown || tensor.dtype().is_floating() ||
         tensor.dtype().is_complex();
}

TensorShape shape_for(const Tensor& tensor, TracingWay way) {
  if (way == TracingWay::kKnown) return tensor.shape();
  if (way == TracingWay::kRank) return TensorShape::unknown();
  return std::vector<int64_t>(static_cast<size_t>(tensor.rank()), -1);
}

}  // namespace

std::string name_of(TracingWay way) {
  return way == TracingWay::kKnown  ? "known"
         : way == TracingWay::kDims ? "dims"
                                    : "rank";
}

std::vector<Tensor> tracing_arguments(std::span<const Tensor> inputs,
                                      TracingWay way) {
  std::vector<Tensor> arguments;
  std::ranges::copy_if(
      inputs, std::back_inserter(arguments),
      [&](const Tensor& input) { return is_argument(input, way); });
  return arguments;
}

std::vector<TensorSpec> tracing_signature(std::span<const Tensor> arguments,
                                          TracingWay way) {
  std::vector<TensorSpec> signature;
  for (const Tensor& argument : arguments) {
    signature.emplace_back(shape_for(argument, way), argument.dtype());
  }
  return signature;
}

std::vector<Tensor> with_arguments(std::span<const Tensor> inputs,
                                   std::span<const Tensor> arguments,
                                   TracingWay way) {
  std::vector<Tensor> all(inputs.begin(), inputs.end());
  auto next = arguments.begin();
  for (Tensor& input : all) {
    if (is_argument(input, way)) input = *next++;
  }
  return all;
}

}  // namespace tfx
