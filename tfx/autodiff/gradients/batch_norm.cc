// First- and second-order gradients of batch normalisation.
#include <array>
#include <string>

#include "tfx/autodiff/gradient_tape.h"
#include "tfx/autodiff/gradients/families.h"
#include "tfx/autodiff/gradients/helpers.h"
#include "tfx/core/execute.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/math_ops.h"
#include "tfx/raw_ops/nn_ops.h"

namespace tfx::gradients {
namespace {

namespace ops = raw_ops;

// The position of the channels in a data_format such as "NHWC" or "NCDHW".
struct Format {
  explicit Format(const std::string& data_format)
      : rank(data_format.size()), channels_first(data_format[1] == 'C') {}

  // All axes except that of the channels.
  Tensor reduced_axes() const {
    std::vector<int64_t> axes;
    for (size_t i = 0; i < rank; ++i) {
      if (i != (channels_first ? 1 : rank - 1)) {
        axes.push_back(static_cast<int64_t>(i));
      }
    }
    return int32_vector(axes);
  }
  // Reshapes a vector of channels so that it broadcasts.
  Tensor lift(const Tensor& vector) const {
    if (!channels_first) return vector;
    std::vector<int64_t> shape(rank, 1);
    shape[1] = -1;
    return ops::Reshape(vector, int32_vector(shape));
  }
  Tensor to_channels_last(const Tensor& tensor) const {
    return rank == 4 ? transpose(tensor, {{0, 2, 3, 1}})
                     : transpose(tensor, {{0, 2, 3, 4, 1}});
  }
  Tensor from_channels_last(const Tensor& tensor) const {
    return rank == 4 ? transpose(tensor, {{0, 3, 1, 2}})
                     : transpose(tensor, {{0, 4, 1, 2, 3}});
  }

  size_t rank;
  bool channels_first;

 private:
  static Tensor transpose(const Tensor& tensor,
                          std::span<const int64_t> permutation) {
    return ops::Transpose(tensor, int32_vector(permutation));
  }
};

// Runs the backward op of any version of FusedBatchNorm. Its inputs are grad_y,
// x, scale, and two or three reserved tensors.
Result run_backward(const RecordedOp& op, const char* backward,
                    const std::vector<Tensor>& tensors,
                    const std::string& data_format) {
  const std::vector<Argument> arguments(tensors.begin(), tensors.end());
  const std::array<Attr, 3> attrs = {
      Attr{"epsilon", op.attr<float>("epsilon")},
      Attr{"data_format", std::string_view(data_format)},
      Attr{"is_training", op.attr<bool>("is_training")}};
  std::array<Tensor, 5> outputs;
  execute(OpCall{backward, arguments, attrs}, outputs);
  return {outputs[0], outputs[1], outputs[2], {}, {}};
}

Result back_through(const RecordedOp& op, Grads grads, const char* backward) {
  const std::string& data_format = op.attr<std::string>("data_format");
  std::vector<Tensor> tensors = {grads[0], op.input(0), op.input(1)};
  const bool is_training = op.attr<bool>("is_training");
  if (is_training) {
    tensors.push_back(op.output(3));
    tensors.push_back(op.output(4));
  } else {
    tensors.push_back(op.input(3));
    tensors.push_back(op.input(4));
  }
  if (op.output_count() > 5) tensors.push_back(op.output(5));
  const Format format(data_format);
  if (is_training || !format.channels_first) {
    return run_backward(op, backward, tensors, data_format);
  }
  // In inference mode the op supports channels-last only.
  tensors[0] = format.to_channels_last(tensors[0]);
  tensors[1] = format.to_channels_last(tensors[1]);
  Result result =
      run_backward(op, backward, tensors, format.rank == 4 ? "NHWC" : "NDHWC");
  result[0] = format.from_channels_last(result[0]);
  return result;
}

Result fused(const RecordedOp& op, Grads grads) {
  return back_through(op, grads, "FusedBatchNormGrad");
}
Result fused_v2(const RecordedOp& op, Grads grads) {
  return back_through(op, grads, "FusedBatchNormGradV2");
}
Result fused_v3(const RecordedOp& op, Grads grads) {
  return back_through(op, grads, "FusedBatchNormGradV3");
}

// The backward op, expressed in differentiable ops: computes the gradients of
// x, scale and offset.
struct Backward {
  Format format;
  Tensor axes;
  Tensor epsilon;

  Tensor mean(const Tensor& tensor) const {
    return ops::Mean(tensor, axes, {.keep_dims = format.channels_first});
  }
  Tensor sum(const Tensor& tensor) const { return ops::Sum(tensor, axes); }
  Tensor rsqrt_of_variance(const Tensor& variance) const {
    return ops::Rsqrt(ops::AddV2(variance, epsilon));
  }

  std::vector<Tensor> training(const Tensor& grad_y, const Tensor& x,
                               const Tensor& scale) const {
    const Tensor mean_x = mean(x);
    const Tensor variance =
        mean(ops::SquaredDifference(x, ops::StopGradient(mean_x)));
    const Tensor centered = ops::Sub(x, mean_x);
    const Tensor product = ops::Mul(grad_y, centered);
    const Tensor rsqrt = rsqrt_of_variance(variance);
    const Tensor inverse = ops::Reciprocal(ops::AddV2(variance, epsilon));
    const Tensor along_x = ops::Mul(ops::Mul(inverse, mean(product)), centered);
    const Tensor rest = ops::Sub(ops::Sub(grad_y, mean(grad_y)), along_x);
    return {ops::Mul(ops::Mul(format.lift(scale), rsqrt), rest),
            ops::Mul(flat(rsqrt), sum(product)), sum(grad_y)};
  }

  std::vector<Tensor> inference(const Tensor& grad_y, const Tensor& x,
                                const Tensor& scale, const Tensor& pop_mean,
                                const Tensor& pop_variance) const {
    const Tensor rsqrt = rsqrt_of_variance(format.lift(pop_variance));
    const Tensor centered = ops::Sub(x, format.lift(pop_mean));
    return {ops::Mul(ops::Mul(grad_y, format.lift(scale)), rsqrt),
            sum(ops::Mul(ops::Mul(grad_y, centered), rsqrt)), sum(grad_y)};
  }

 private:
  Tensor flat(const Tensor& channels) const {
    return format.channels_first ? ops::Reshape(channels, int32_vector({{-1}}))
                                 : channels;
  }
};

// Half precision is not accurate enough for these computations.
Tensor as_float32(const Tensor& tensor) {
  const bool is_narrow =
      tensor.dtype() == float16 || tensor.dtype() == bfloat16;
  return is_narrow ? ops::Cast(tensor, float32) : tensor;
}

// The gradient of the backward op, whose inputs are y_backprop, x, scale, and
// two or three reserved tensors.
Result backward(const RecordedOp& op, Grads grads) {
  const Tensor& grad_y = op.input(0);
  const Tensor& x = op.input(1);
  const Tensor& scale = op.input(2);
  const Format format(op.attr<std::string>("data_format"));
  const Backward again{
      format, format.reduced_axes(),
      number(static_cast<double>(op.attr<float>("epsilon")), float32)};
  GradientTape tape;
  tape.watch({grad_y, x, scale});
  std::vector<Tensor> results =
      op.attr<bool>("is_training")
          ? again.training(as_float32(grad_y), as_float32(x), scale)
          : again.inference(as_float32(grad_y), as_float32(x), scale,
                            op.input(3), op.input(4));
  if (x.dtype() != float32) results[0] = ops::Cast(results[0], x.dtype());
  const std::vector<Gradient> seconds =
      tape.gradient(results, std::vector<Tensor>{grad_y, x, scale},
                    {.output_gradients = {grads[0], grads[1], grads[2]}});
  Result result(op.input_count());
  for (size_t i = 0; i < seconds.size(); ++i) result[i] = seconds[i];
  return result;
}

Result with_global_normalization(const RecordedOp& op, Grads grads) {
  const auto back = ops::BatchNormWithGlobalNormalizationGrad(
      op.input(0), op.input(1), op.input(2), op.input(4), grads[0],
      op.attr<float>("variance_epsilon"),
      op.attr<bool>("scale_after_normalization"));
  return {back.dx, back.dm, back.dv, back.db, back.dg};
}

// Keeps x, scale, mean and variance, and the reserved outputs. The other
// outputs than y are rarely used, so their gradients may be None.
RegisteredGradient fused_gradient(GradientFunction function) {
  return {.function = std::move(function),
          .keeps = {0b11011, 0b111000},
          .takes_none = 0b111110};
}

}  // namespace

void register_batch_norm(GradientRegistry& registry) {
  registry.add("FusedBatchNorm", fused_gradient(fused));
  registry.add("FusedBatchNormV2", fused_gradient(fused_v2));
  registry.add("FusedBatchNormV3", fused_gradient(fused_v3));
  constexpr Keeps kFirstFive{0b11111, 0};
  registry.add("FusedBatchNormGrad", backward, kFirstFive);
  registry.add("FusedBatchNormGradV2", backward, kFirstFive);
  registry.add("FusedBatchNormGradV3", backward, kFirstFive);
  registry.add("BatchNormWithGlobalNormalization", with_global_normalization,
               Keeps{0b10111, 0});
}

}  // namespace tfx::gradients
