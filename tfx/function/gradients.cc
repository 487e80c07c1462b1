#include "tfx/function/gradients.h"

#include <algorithm>
#include <string>
#include <unordered_set>
#include <utility>

#include "tfx/autodiff/backprop.h"
#include "tfx/core/errors.h"
#include "tfx/function/trace.h"
#include "tfx/raw_ops/array_ops.h"

namespace tfx {
namespace {

std::vector<BackpropTarget> targets_of(const std::vector<Differentiable>& ys,
                                       const std::vector<Tensor>& grad_ys) {
  if (!grad_ys.empty() && grad_ys.size() != ys.size()) {
    throw ValueError("Passed " + std::to_string(grad_ys.size()) +
                     " grad_ys for " + std::to_string(ys.size()) + " ys");
  }
  std::vector<BackpropTarget> targets;
  for (size_t i = 0; i < ys.size(); ++i) {
    if (!is_trainable(ys[i].dtype())) continue;
    const bool is_given = !grad_ys.empty() && grad_ys[i].has_value();
    targets.push_back({ys[i].tensor().id(),
                       is_given ? Gradient(grad_ys[i])
                                : Gradient(raw_ops::OnesLike(ys[i].value()))});
  }
  return targets;
}

// Without the operations that made one of `stops`.
TapeEntries entries_behind(const TapeEntries& entries,
                           const std::vector<Tensor>& stops) {
  std::unordered_set<int64_t> ids;
  for (const Tensor& stop : stops) ids.insert(stop.id());
  TapeEntries kept;
  for (const TapeEntry& entry : entries) {
    const bool is_stop = std::ranges::any_of(
        entry.op.outputs(),
        [&](const RecordedTensor& output) { return ids.contains(output.id); });
    if (!is_stop) kept.push_back(entry);
  }
  return kept;
}

}  // namespace

std::vector<Gradient> gradients(const std::vector<Differentiable>& ys,
                                const std::vector<Differentiable>& xs,
                                const GradientsOptions& options) {
  const internal::Trace* const trace = internal::Trace::current();
  if (trace == nullptr) {
    throw RuntimeError(
        "tf.gradients is not supported when eager execution is enabled. Use "
        "tf.GradientTape instead.");
  }
  // Before the targets, whose own operations are none of those in between.
  TapeEntries entries =
      entries_behind(trace->entries(), options.stop_gradients);
  std::vector<int64_t> sources;
  for (const Differentiable& x : xs) sources.push_back(x.tensor().id());
  std::vector<Gradient> all =
      backpropagate(entries, targets_of(ys, options.grad_ys), sources);
  if (options.unconnected_gradients == UnconnectedGradients::NONE) return all;
  for (size_t i = 0; i < all.size(); ++i) {
    if (all[i].is_none()) all[i] = raw_ops::ZerosLike(xs[i].value());
  }
  return all;
}

}  // namespace tfx
