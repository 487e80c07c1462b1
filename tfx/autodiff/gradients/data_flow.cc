// Gradients of partitioning rows into tensors and of stitching them together.
#include <vector>

#include "tfx/autodiff/gradients/families.h"
#include "tfx/autodiff/gradients/helpers.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/range_ops.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/data_flow_ops.h"

namespace tfx::gradients {
namespace {

namespace ops = raw_ops;

// Partitions the row numbers in the same way, which gives the position of each
// gradient.
Result dynamic_partition_grad(const RecordedOp& op, Grads grads) {
  const Tensor& partitions = op.input(1);
  const Tensor numbers =
      ops::Reshape(range(size(partitions)), op.input_shape_tensor(1));
  const std::vector<Tensor> places = ops::DynamicPartition(
      numbers, partitions, op.attr<int64_t>("num_partitions"));
  const std::vector<Tensor> parts(grads.begin(), grads.end());
  return {reshape_to_input(op, 0, ops::ParallelDynamicStitch(places, parts)),
          {}};
}

Result dynamic_stitch_grad(const RecordedOp& op, Grads grads) {
  const size_t count = op.input_count() / 2;
  const Tensor grad = grads[0];
  Result result(count);
  for (size_t i = 0; i < count; ++i) {
    result.push_back(gather(grad, op.input(i)));
  }
  return result;
}

bool is_in_first_half(size_t index, size_t count) { return index < count / 2; }

}  // namespace

void register_data_flow(GradientRegistry& registry) {
  registry.add("DynamicPartition", dynamic_partition_grad, {0b10, 0});
  registry.add("DynamicStitch", dynamic_stitch_grad,
               {.outputs = 0, .input = is_in_first_half});
  registry.add("ParallelDynamicStitch", dynamic_stitch_grad,
               {.outputs = 0, .input = is_in_first_half});
}

}  // namespace tfx::gradients
