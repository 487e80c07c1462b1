// Gradients of recurrent ops that golden values cannot tell: those that Python
// computes wrongly, and those for which the CPU has no kernels.
#include <catch2/catch.hpp>
#include <vector>

#include "tfx/autodiff/gradient_tape.h"
#include "tfx/autodiff/registry.h"
#include "tfx/core/errors.h"
#include "tfx/core/execute.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/operators.h"
#include "tfx/random/random_ops.h"
#include "tfx/raw_ops/rnn_ops.h"

namespace tfx {
namespace {

constexpr int kTime = 3;
constexpr int kBatch = 2;
constexpr int kCells = 2;

// The gates' parts of a matrix or vector, the second and third exchanged.
Tensor exchange_gates(const Tensor& tensor) {
  std::vector<Tensor> gates = split(tensor, 4, {.axis = -1});
  std::swap(gates[1], gates[2]);
  return concat(gates, -1);
}

// BlockLSTMV2 has the gates i, f, c, o where BlockLSTM has i, c, f, o; Python
// goes back through both as if they were the same.
TEST_CASE("the gradients of BlockLSTMV2 know the order of its gates") {
  random::set_seed(1);
  const Tensor length = constant(int64_t{kTime});
  const Tensor x = random::normal({kTime, kBatch, 1});
  const Tensor state = random::normal({kBatch, kCells});
  const Tensor w = random::normal({1 + kCells, 4 * kCells});
  const Tensor peephole = random::normal({kCells});
  const Tensor b = random::normal({4 * kCells});
  GradientTape tape({.persistent = true});
  tape.watch({x, state, w, b, peephole});
  const auto first =
      raw_ops::BlockLSTM(length, x, state, state, w, peephole, peephole,
                         peephole, b, {.forget_bias = 0, .cell_clip = 0});
  const auto second = raw_ops::BlockLSTMV2(
      length, x, state, state, exchange_gates(w), peephole, peephole, peephole,
      exchange_gates(b), {.cell_clip = 0});
  tape.stop();
  CHECK(first.h.repr() == second.h.repr());
  const std::vector<Tensor> sources = {x, state, w, b};
  const std::vector<Gradient> expected = tape.gradient(first.h, sources);
  const std::vector<Gradient> actual = tape.gradient(second.h, sources);
  for (size_t i = 0; i < sources.size(); ++i) {
    const Tensor a = actual[i];
    const Tensor e = expected[i];
    REQUIRE(a.shape() == e.shape());
    for (size_t k = 0; k < a.data<float>().size(); ++k) {
      CHECK(a.data<float>()[k] == Approx(e.data<float>()[k]).margin(1e-6));
    }
  }
}

TEST_CASE("CudnnRNN has gradients in training only") {
  const Tensor x = constant(1.0);
  const std::vector<Tensor> outputs(5, x);
  for (const char* name : {"CudnnRNN", "CudnnRNNV2", "CudnnRNNV3"}) {
    const std::vector<Argument> inputs(4, x);
    const Attr is_training{"is_training", false};
    const RecordedOp op(OpCall{name, inputs, {&is_training, 1}}, outputs, {});
    const std::vector<Gradient> grads(5, Gradient(x));
    CHECK_THROWS_WITH(
        GradientRegistry::instance().get(name).function(op, grads),
        "To use " + std::string(name) +
            " in gradients, is_training must be set to True.");
  }
}

}  // namespace
}  // namespace tfx
