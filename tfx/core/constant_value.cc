#include "tfx/core/constant_value.h"

#include <utility>

#include "tfx/core/symbol.h"

namespace tfx {

std::optional<Tensor> constant_value(const Tensor& tensor) {
  const Symbol* const symbol = tensor.symbol();
  if (symbol == nullptr) return tensor;
  c::Tensor value = symbol->graph->graph.try_evaluate_constant(symbol->output);
  if (!value) return std::nullopt;
  return Tensor(std::move(value));
}

std::optional<std::vector<int64_t>> constant_integers(const Tensor& tensor) {
  const std::optional<Tensor> constant = constant_value(tensor);
  if (!constant) return std::nullopt;
  if (constant->dtype() == int32) {
    const auto values = constant->data<int32_t>();
    return std::vector<int64_t>(values.begin(), values.end());
  }
  const auto values = constant->data<int64_t>();
  return std::vector<int64_t>(values.begin(), values.end());
}

std::optional<int64_t> constant_integer(const Tensor& tensor) {
  const std::optional<Tensor> constant = constant_value(tensor);
  if (!constant) return std::nullopt;
  return constant->dtype() == int32 ? constant->item<int32_t>()
                                    : constant->item<int64_t>();
}

}  // namespace tfx
