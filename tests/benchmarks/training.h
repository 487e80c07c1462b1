// What the cases that train networks have in common: parameters, Adam, and a
// step of training as one function.
#ifndef TESTS_BENCHMARKS_TRAINING_H_
#define TESTS_BENCHMARKS_TRAINING_H_

#include <array>
#include <span>
#include <string>
#include <vector>

#include "tests/benchmarks/cases.h"
#include "tests/benchmarks/raw_op.h"
#include "tfx/autodiff/gradient.h"
#include "tfx/function/function.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/constant_op.h"
#include "tfx/raw_ops/training_ops.h"
#include "tfx/variables/variable.h"

namespace tfx::benchmarks {

struct Parameter {
  explicit Parameter(const Tensor& initial)
      : value(initial),
        m(zeros_like(initial), {.trainable = false}),
        v(zeros_like(initial), {.trainable = false}) {}
  Variable value;
  Variable m;
  Variable v;
};

struct Adam {
  // The powers of both betas, the rate, both betas, epsilon.
  std::array<Tensor, 6> settings = {constant(0.9),   constant(0.999),
                                    constant(0.001), constant(0.9),
                                    constant(0.999), constant(1e-7)};

  void apply(std::span<const Parameter> parameters,
             std::span<const Gradient> gradients) const {
    const auto& [beta1_power, beta2_power, lr, beta1, beta2, epsilon] =
        settings;
    for (size_t i = 0; i < gradients.size(); ++i) {
      const auto& [value, m, v] = parameters[i];
      raw_ops::ResourceApplyAdam(value.handle(), m.handle(), v.handle(),
                                 beta1_power, beta2_power, lr, beta1, beta2,
                                 epsilon, gradients[i]);
    }
  }
};

// Measures training.step(x, labels) as a tf::function, against TFE_Execute of
// the same function by its name.
template <typename Training>
void measure_traced_step(const std::string& name, const Training& training) {
  const auto step = function([&](const Tensor& x, const Tensor& labels) {
    return training.step(x, labels);
  });
  const ConcreteFunction concrete =
      step.get_concrete_function(training.x, training.labels);
  const std::vector<Tensor> captured = concrete.captured_inputs();
  std::vector<TFE_TensorHandle*> inputs = {training.x.handle().get(),
                                           training.labels.handle().get()};
  for (const Tensor& tensor : captured) {
    inputs.push_back(tensor.handle().get());
  }
  measure({.name = name,
           .tfx =
               [&](long iterations) {
                 for (long i = 0; i < iterations; ++i) {
                   step(training.x, training.labels);
                 }
               },
           .raw =
               [&](long iterations) {
                 RawOp op;
                 for (long i = 0; i < iterations; ++i) {
                   op.call_and_forget(concrete.name().c_str(), inputs);
                 }
               },
           .python = name + ".py"});
}

}  // namespace tfx::benchmarks

#endif  // TESTS_BENCHMARKS_TRAINING_H_
