#include "tfx/sparse/helpers.h"

#include <algorithm>

#include "tfx/core/array_format.h"
#include "tfx/core/errors.h"
#include "tfx/core/func_graph.h"
#include "tfx/core/indexing.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/reduce_ops.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/logging_ops.h"
#include "tfx/raw_ops/math_ops.h"

namespace tfx::sparse::internal {
namespace {

// How many elements Python prints.
constexpr int64_t kTold = 3;

std::string first_text(const Tensor& tensor, int64_t count) {
  return array_str(tensor[Slice(0, count)].host());
}

// Python's error text for tensors that are not equal.
std::string difference_text(const Tensor& x, const Tensor& y,
                            const Tensor& is_equal) {
  std::string text = "Condition x == y did not hold.";
  if (x.shape() == y.shape() && x.rank() > 0) {
    const Tensor differs = raw_ops::LogicalNot(is_equal);
    const Tensor places = raw_ops::Where(differs);
    const int64_t count = std::min(kTold, places.len());
    text += "\nIndices of first " + std::to_string(count) +
            " different values:\n" + first_text(places, count) +
            "\nCorresponding x values:\n" +
            first_text(boolean_mask(x, differs), count) +
            "\nCorresponding y values:\n" +
            first_text(boolean_mask(y, differs), count);
  }
  const auto first = [](const Tensor& tensor) {
    const Tensor flat = tfx::reshape(tensor, {-1});
    const int64_t count = std::min(kTold, flat.len());
    return std::pair(std::to_string(count), first_text(flat, count));
  };
  const auto [x_count, x_text] = first(x);
  const auto [y_count, y_text] = first(y);
  return text + "\nFirst " + x_count + " elements of x:\n" + x_text +
         "\nFirst " + y_count + " elements of y:\n" + y_text;
}

}  // namespace

Tensor dense_value(const TensorLike& value, DType dtype) {
  return value.is_tensor() ? value.to_tensor() : value.to_tensor(dtype);
}

Tensor int64_vector(const ShapeLike& values) {
  return TensorLike(values.to_tensor(int64)).to_tensor(int64);
}

Tensor int64_constant(std::span<const int64_t> values) {
  return Tensor(c::Tensor::from_values<int64_t>(
      {static_cast<int64_t>(values.size())}, values));
}

void check_dimensions(int64_t a, int64_t b) {
  if (a != b && a != kNone && b != kNone) {
    throw ValueError("Dimensions " + std::to_string(a) + " and " +
                     std::to_string(b) + " are not compatible");
  }
}

bool check_equal(const Tensor& x, const Tensor& y, const std::string& message) {
  if (x.is(y)) return false;
  const Tensor is_equal = raw_ops::Equal(x, y);
  const Tensor all_equal = math::reduce_all(is_equal);
  if (all_equal.is_symbolic()) {
    raw_ops::Assert(
        all_equal,
        {TensorLike(message).to_tensor(),
         TensorLike("Condition x == y did not hold element-wise:").to_tensor(),
         x, y});
  } else if (!static_cast<bool>(all_equal)) {
    throw errors::InvalidArgumentError(message + "\n" +
                                       difference_text(x, y, is_equal));
  }
  return true;
}

Tensor after_checks(const Tensor& tensor) {
  // Eagerly a check that fails has thrown.
  FuncGraph* const graph = FuncGraph::current();
  if (graph == nullptr) return tensor;
  return graph->after_effects(std::span(&tensor, 1))[0];
}

std::vector<Tensor> all_indices(std::span<const SparseTensor> tensors) {
  std::vector<Tensor> all;
  for (const SparseTensor& each : tensors) all.push_back(each.indices());
  return all;
}

std::vector<Tensor> all_values(std::span<const SparseTensor> tensors) {
  std::vector<Tensor> all;
  for (const SparseTensor& each : tensors) all.push_back(each.values());
  return all;
}

std::vector<Tensor> all_dense_shapes(std::span<const SparseTensor> tensors) {
  std::vector<Tensor> all;
  for (const SparseTensor& each : tensors) all.push_back(each.dense_shape());
  return all;
}

}  // namespace tfx::sparse::internal
