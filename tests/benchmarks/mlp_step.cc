// A step of training 784-100-10 with ReLU, sparse cross-entropy and Adam, 50
// examples at once: eagerly and with a tape, against the same operations
// written out in C; and traced.
#include <array>
#include <vector>

#include "tests/benchmarks/training.h"
#include "tfx/autodiff/gradient_tape.h"
#include "tfx/ops/reduce_ops.h"
#include "tfx/random/random_ops.h"
#include "tfx/raw_ops/math_ops.h"
#include "tfx/raw_ops/nn_ops.h"

namespace tfx::benchmarks {
namespace {

constexpr int kBatch = 50;
constexpr int kInputs = 784;
constexpr int kHidden = 100;
constexpr int kClasses = 10;

struct Training {
  Tensor x = random::normal({kBatch, kInputs});
  Tensor labels = random::uniform(
      {kBatch}, {.minval = 0, .maxval = kClasses, .dtype = int64});
  std::array<Parameter, 4> parameters = {
      Parameter(random::normal({kInputs, kHidden}, {.stddev = 0.05})),
      Parameter(zeros({kHidden})),
      Parameter(random::normal({kHidden, kClasses}, {.stddev = 0.05})),
      Parameter(zeros({kClasses}))};
  Adam adam;

  Tensor step(const Tensor& examples, const Tensor& classes) const {
    const Variable& w1 = parameters[0].value;
    const Variable& b1 = parameters[1].value;
    const Variable& w2 = parameters[2].value;
    const Variable& b2 = parameters[3].value;
    GradientTape tape;
    const Tensor hidden =
        raw_ops::Relu(raw_ops::BiasAdd(raw_ops::MatMul(examples, w1), b1));
    const Tensor logits = raw_ops::BiasAdd(raw_ops::MatMul(hidden, w2), b2);
    const Tensor loss = reduce_mean(
        raw_ops::SparseSoftmaxCrossEntropyWithLogits(logits, classes).loss);
    adam.apply(parameters, tape.gradient(loss, {w1, b1, w2, b2}));
    return loss;
  }
};

// The same in C. What does not change is made once.
class RawTraining {
 public:
  explicit RawTraining(const Training& training) : training_(training) {}

  void step() {
    TFE_TensorHandle* const x = get(training_.x);
    std::array<TFE_TensorHandle*, 4> values;
    for (size_t i = 0; i < values.size(); ++i) {
      op_.begin("ReadVariableOp", {get(training_.parameters[i].value)});
      op_.set_type("dtype");
      values[i] = result();
    }
    const auto [w1, b1, w2, b2] = values;
    TFE_TensorHandle* const hidden =
        call("Relu", {call("BiasAdd", {call("MatMul", {x, w1}), b1})});
    TFE_TensorHandle* const logits =
        call("BiasAdd", {call("MatMul", {hidden, w2}), b2});
    op_.begin("SparseSoftmaxCrossEntropyWithLogits",
              {logits, get(training_.labels)});
    std::array<TFE_TensorHandle*, 2> losses;
    op_.finish(losses.data(), 2);
    made_.insert(made_.end(), losses.begin(), losses.end());
    TFE_TensorHandle* const loss = call("Mean", {losses[0], get(axis_)});
    TFE_TensorHandle* const of_loss = call("OnesLike", {loss});
    TFE_TensorHandle* const of_losses = call(
        "RealDiv", {call("BroadcastTo",
                         {call("Reshape", {of_loss, get(one_)}), get(batch_)}),
                    get(count_)});
    TFE_TensorHandle* const of_logits =
        call("Mul", {call("ExpandDims", {of_losses, get(last_)}), losses[1]});
    TFE_TensorHandle* const of_b2 = call("BiasAddGrad", {of_logits});
    TFE_TensorHandle* const of_hidden =
        product(of_logits, w2, "transpose_b", "grad_a");
    TFE_TensorHandle* const of_w2 =
        product(hidden, of_logits, "transpose_a", "grad_b");
    TFE_TensorHandle* const of_sum = call("ReluGrad", {of_hidden, hidden});
    TFE_TensorHandle* const of_b1 = call("BiasAddGrad", {of_sum});
    TFE_TensorHandle* const of_w1 = product(x, of_sum, "transpose_a", "grad_b");
    const std::array gradients = {of_w1, of_b1, of_w2, of_b2};
    for (size_t i = 0; i < gradients.size(); ++i) apply(i, gradients[i]);
    for (TFE_TensorHandle* handle : made_) op_.forget(handle);
    made_.clear();
  }

 private:
  static TFE_TensorHandle* get(const Tensor& tensor) {
    return tensor.handle().get();
  }
  static TFE_TensorHandle* get(const Variable& variable) {
    return get(variable.handle());
  }

  TFE_TensorHandle* result() {
    TFE_TensorHandle* handle = nullptr;
    op_.finish(&handle, 1);
    made_.push_back(handle);
    return handle;
  }
  TFE_TensorHandle* call(const char* name,
                         std::initializer_list<TFE_TensorHandle*> inputs) {
    op_.begin(name, inputs);
    return result();
  }
  TFE_TensorHandle* product(TFE_TensorHandle* a, TFE_TensorHandle* b,
                            const char* transposed, const char* purpose) {
    op_.begin("MatMul", {a, b});
    op_.set_bool(transposed);
    op_.set_bool(purpose);
    return result();
  }
  void apply(size_t i, TFE_TensorHandle* gradient) {
    const auto& [value, m, v] = training_.parameters[i];
    const auto& [beta1_power, beta2_power, lr, beta1, beta2, epsilon] =
        training_.adam.settings;
    op_.begin("ResourceApplyAdam",
              {get(value), get(m), get(v), get(beta1_power), get(beta2_power),
               get(lr), get(beta1), get(beta2), get(epsilon), gradient});
    op_.finish(nullptr, 0);
  }

  const Training& training_;
  const Tensor axis_ = constant({0});
  const Tensor one_ = constant({1});
  const Tensor batch_ = constant({kBatch});
  const Tensor count_ = constant(static_cast<float>(kBatch));
  const Tensor last_ = constant(-1);
  RawOp op_;
  std::vector<TFE_TensorHandle*> made_;
};

}  // namespace

void mlp_step_eager() {
  const Training training;
  RawTraining raw(training);
  measure({.name = "mlp_step_eager",
           .tfx =
               [&](long iterations) {
                 for (long i = 0; i < iterations; ++i) {
                   training.step(training.x, training.labels);
                 }
               },
           .raw =
               [&](long iterations) {
                 for (long i = 0; i < iterations; ++i) raw.step();
               },
           .python = "mlp_step_eager.py"});
}

void mlp_step_traced() { measure_traced_step("mlp_step_traced", Training()); }

}  // namespace tfx::benchmarks
