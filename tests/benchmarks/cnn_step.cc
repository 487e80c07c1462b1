// A step of training a small convolutional network on images of 28 x 28, with
// sparse cross-entropy and Adam, 50 at once: traced, and the tracing itself.
#include <array>

#include "tests/benchmarks/training.h"
#include "tfx/autodiff/gradient_tape.h"
#include "tfx/ops/reduce_ops.h"
#include "tfx/random/random_ops.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/math_ops.h"
#include "tfx/raw_ops/nn_ops.h"

namespace tfx::benchmarks {
namespace {

constexpr int kBatch = 50;
constexpr int kClasses = 10;

Parameter weights(const ShapeLike& shape) {
  return Parameter(random::normal(shape, {.stddev = 0.05}));
}

struct ConvolutionalTraining {
  Tensor x = random::normal({kBatch, 28, 28, 1});
  Tensor labels = random::uniform(
      {kBatch}, {.minval = 0, .maxval = kClasses, .dtype = int64});
  std::array<Parameter, 8> parameters = {
      weights({3, 3, 1, 32}),    Parameter(zeros({32})),
      weights({3, 3, 32, 64}),   Parameter(zeros({64})),
      weights({7 * 7 * 64, 64}), Parameter(zeros({64})),
      weights({64, kClasses}),   Parameter(zeros({kClasses}))};
  Adam adam;

  const Variable& value(size_t i) const { return parameters[i].value; }

  Tensor convolve(const Tensor& input, size_t i) const {
    const Tensor sums = raw_ops::BiasAdd(
        raw_ops::Conv2D(input, value(i), {1, 1, 1, 1}, "SAME"), value(i + 1));
    return raw_ops::MaxPool(raw_ops::Relu(sums), {1, 2, 2, 1}, {1, 2, 2, 1},
                            "SAME");
  }
  Tensor multiply(const Tensor& input, size_t i) const {
    return raw_ops::BiasAdd(raw_ops::MatMul(input, value(i)), value(i + 1));
  }

  Tensor step(const Tensor& images, const Tensor& classes) const {
    GradientTape tape;
    const Tensor features = convolve(convolve(images, 0), 2);
    const Tensor flat = raw_ops::Reshape(features, constant({-1, 7 * 7 * 64}));
    const Tensor logits = multiply(raw_ops::Relu(multiply(flat, 4)), 6);
    const Tensor loss = reduce_mean(
        raw_ops::SparseSoftmaxCrossEntropyWithLogits(logits, classes).loss);
    std::vector<Differentiable> sources;
    for (const Parameter& parameter : parameters) {
      sources.emplace_back(parameter.value);
    }
    adam.apply(parameters, tape.gradient(loss, sources));
    return loss;
  }
};

}  // namespace

void cnn_step_traced() {
  measure_traced_step("cnn_step_traced", ConvolutionalTraining());
}

void trace_cnn() {
  const ConvolutionalTraining training;
  measure({.name = "trace_cnn",
           .tfx =
               [&](long iterations) {
                 for (long i = 0; i < iterations; ++i) {
                   const auto step =
                       function([&](const Tensor& x, const Tensor& labels) {
                         return training.step(x, labels);
                       });
                   step.get_concrete_function(training.x, training.labels);
                 }
               },
           .python = "trace_cnn.py"});
}

}  // namespace tfx::benchmarks
