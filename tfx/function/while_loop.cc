#include "tfx/function/while_loop.h"

#include <limits>

#include "tfx/core/errors.h"
#include "tfx/function/loops.h"
#include "tfx/raw_ops/math_ops.h"

namespace tfx::internal {
namespace {

// The loop counts its iterations, and takes along how many there may be.
constexpr size_t kOwnVariables = 2;

Tensor scalar(int32_t value) { return Tensor(c::Tensor::scalar(value)); }

std::vector<TensorShape> shapes_of(const std::vector<Tensor>& variables,
                                   const WhileLoopOptions& options) {
  std::vector<TensorShape> shapes(kOwnVariables);
  if (options.shape_invariants.empty()) {
    for (const Tensor& each : variables) shapes.push_back(each.shape());
    return shapes;
  }
  const std::vector<TensorShape>& invariants = options.shape_invariants;
  if (invariants.size() != variables.size()) {
    throw ValueError("shape_invariants has " +
                     std::to_string(invariants.size()) + " shapes for " +
                     std::to_string(variables.size()) + " tensors");
  }
  for (size_t i = 0; i < variables.size(); ++i) {
    if (!variables[i].shape().is_compatible_with(invariants[i])) {
      throw ValueError("The shape invariant specified for loop variable " +
                       std::to_string(i) +
                       " is not compatible with its initial shape. It enters "
                       "the loop with shape " +
                       variables[i].shape().str() +
                       ", but the specified shape invariant is " +
                       invariants[i].str() + ".");
    }
    shapes.push_back(invariants[i]);
  }
  return shapes;
}

Tensor maximum_of(const WhileLoopOptions& options) {
  if (options.maximum_iterations.is_none()) return {};
  Tensor most = options.maximum_iterations.to_tensor();
  if (most.shape().rank().value_or(0) != 0) {
    throw ValueError("'maximum_iterations' must be a scalar. Received shape: " +
                     most.shape().str());
  }
  return most.dtype() == int32 ? most : raw_ops::Cast(most, int32);
}

void check_parallel(const WhileLoopOptions& options) {
  if (options.parallel_iterations >= 1) return;
  throw TypeError("'parallel_iterations' must be a positive integer.");
}

}  // namespace

int64_t maximum_iterations(const WhileLoopOptions& options) {
  check_parallel(options);
  const Tensor most = maximum_of(options);
  return most.has_value() ? most.item<int32_t>()
                          : std::numeric_limits<int64_t>::max();
}

std::vector<Tensor> while_loop(const LoopTest& test, const LoopBody& body,
                               const std::vector<Tensor>& variables,
                               const WhileLoopOptions& options) {
  check_parallel(options);
  const Tensor most = maximum_of(options);
  Loop loop{.variables = {scalar(0), most.has_value() ? most : scalar(-1)},
            .shapes = shapes_of(variables, options),
            .parallel_iterations = options.parallel_iterations,
            .name = options.name.empty() ? "while" : options.name};
  loop.variables.insert(loop.variables.end(), variables.begin(),
                        variables.end());
  loop.test = [&](std::span<const Tensor> all) {
    const Tensor goes_on = test(all.subspan(kOwnVariables));
    return most.has_value()
               ? raw_ops::LogicalAnd(raw_ops::Less(all[0], all[1]), goes_on)
               : goes_on;
  };
  loop.body = [&](std::span<const Tensor> all) {
    std::vector<Tensor> next = {raw_ops::AddV2(all[0], scalar(1)), all[1]};
    for (Tensor& each : body(all.subspan(kOwnVariables))) {
      next.push_back(std::move(each));
    }
    return next;
  };
  std::vector<Tensor> last = add_loop(std::move(loop));
  last.erase(last.begin(), last.begin() + kOwnVariables);
  return last;
}

}  // namespace tfx::internal
