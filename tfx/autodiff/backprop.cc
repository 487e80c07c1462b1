#include "tfx/autodiff/backprop.h"

#include <algorithm>
#include <optional>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <utility>

#include "tfx/core/errors.h"
#include "tfx/core/graph_builder.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/math_ops.h"

namespace tfx {
namespace {

Tensor zeros_of(const RecordedOp& op, size_t output) {
  const RecordedTensor& tensor = op.outputs()[output];
  if (tensor.value.has_value()) return raw_ops::ZerosLike(tensor.value);
  const DType dtype = tensor.dtype;
  const Tensor zero = raw_ops::Cast(Tensor(c::Tensor::scalar(0.0F)), dtype);
  return raw_ops::Fill(op.output_shape_tensor(output), zero);
}

void check_count(const RecordedOp& op, size_t count) {
  if (count == op.input_count()) return;
  throw ValueError("Num gradients " + std::to_string(count) +
                   " generated for op " + op.type() +
                   " do not match num inputs " +
                   std::to_string(op.input_count()));
}

// Accumulates the gradients of tensors, which are summed when they are needed.
class Arrived {
 public:
  void add(int64_t id, Gradient gradient) {
    if (!gradient.is_none()) by_id_[id].push_back(std::move(gradient));
  }

  // Returns the sum and forgets it.
  Gradient take(int64_t id) {
    const auto found = by_id_.find(id);
    if (found == by_id_.end()) return {};
    Gradient sum = add_gradients(found->second);
    by_id_.erase(found);
    return sum;
  }

  bool contains(int64_t id) const { return by_id_.contains(id); }

 private:
  std::unordered_map<int64_t, std::vector<Gradient>> by_id_;
};

// What a tape recorded.
class TapeSteps {
 public:
  explicit TapeSteps(TapeEntries& entries)
      : entries_(entries), count_(entries.size()) {}

  size_t count() const { return count_; }
  void each_input(size_t i, const auto& function) const {
    for (const auto& input : entries_[i].op.inputs()) function(input.id);
  }
  void each_output(size_t i, const auto& function) const {
    for (const auto& output : entries_[i].op.outputs()) function(output.id);
  }
  // Tapes record nothing else.
  static bool has_gradient(size_t /*i*/) { return true; }
  TapeEntry& entry(size_t i) { return entries_[i]; }

 private:
  TapeEntries& entries_;
  const size_t count_;
};

// The operations of graphs. An entry is made of one when a gradient gets there.
class GraphSteps {
 public:
  explicit GraphSteps(std::span<const GraphOperation> operations)
      : operations_(operations) {}

  size_t count() const { return operations_.size(); }
  void each_input(size_t i, const auto& function) const {
    const auto [graph, operation] = operations_[i];
    for (const c::Output input : operation.inputs()) {
      function(graph->outside_id(input));
    }
  }
  // Those that may have gradients.
  void each_output(size_t i, const auto& function) const {
    const auto [graph, operation] = operations_[i];
    const int count = operation.num_outputs();
    for (int k = 0; k < count; ++k) {
      if (!is_trainable(DType(operation.output_type(k)))) continue;
      function(graph->outside_id({operation, k}));
    }
  }
  // Unregistered ops do, so that the error has their name.
  bool has_gradient(size_t i) const {
    const c::Operation operation = operations_[i].operation;
    const RegisteredGradient* registered =
        GradientRegistry::instance().find(operation.op_type());
    return registered == nullptr || registered->function != nullptr ||
           operation.has_attr(GradientRegistration::kAttr);
  }
  TapeEntry& entry(size_t i) {
    const auto [graph, operation] = operations_[i];
    const char* const attr = GradientRegistration::kAttr;
    const bool is_custom = operation.has_attr(attr);
    const std::string name =
        is_custom ? operation.attr_string(attr) : operation.op_type();
    const RegisteredGradient* found = GradientRegistry::instance().find(name);
    if (is_custom && found == nullptr) {
      throw LookupError(
          "gradient registry has no entry for: " + name +
          ", a custom gradient that was not saved with the graph");
    }
    entry_ = TapeEntry{
        .op = RecordedOp(*graph, operation,
                         found != nullptr ? found->keeps : kKeepsNothing)};
    if (is_custom) {
      entry_->custom = found->function;
      entry_->takes_none = found->takes_none;
    }
    return *entry_;
  }

 private:
  const std::span<const GraphOperation> operations_;
  std::optional<TapeEntry> entry_;
};

template <typename Steps>
class Backprop {
 public:
  Backprop(Steps steps, std::span<const Tensor> sources)
      : steps_(std::move(steps)) {
    // Paths through integers end nowhere.
    for (const Tensor& source : sources) {
      if (is_trainable(source.dtype())) sources_.insert(source.id());
    }
    find_dependents();
  }

  std::vector<Gradient> run(std::vector<BackpropTarget> targets,
                            std::span<const Tensor> sources) {
    for (BackpropTarget& target : targets) {
      arrived_.add(target.tensor.id(), std::move(target.gradient));
    }
    for (size_t i = wanted_.size(); i-- > 0;) {
      if (wanted_[i] != 0) go_through(i);
    }
    std::vector<Gradient> gradients;
    for (const Tensor& source : sources) {
      const int64_t id = source.id();
      // A source that is computed from another one was already summed.
      Gradient rest = arrived_.take(id);
      if (!rest.is_none()) found_[id] = std::move(rest);
      const auto found = found_.find(id);
      gradients.push_back(found == found_.end() ? Gradient() : found->second);
    }
    return gradients;
  }

 private:
  // Finds the operations that depend on a source, and their inputs that do.
  // Only these are backpropagated through.
  void find_dependents() {
    std::unordered_set<int64_t> dependent = sources_;
    wanted_.resize(steps_.count());
    for (size_t i = 0; i < wanted_.size(); ++i) {
      uint64_t wanted = 0;
      size_t bit = 0;
      steps_.each_input(i, [&](int64_t id) {
        if (dependent.contains(id)) wanted |= uint64_t{1} << bit;
        if (bit < kLastBit) ++bit;
      });
      if (wanted == 0 || !steps_.has_gradient(i)) continue;
      wanted_[i] = wanted;
      steps_.each_output(i, [&](int64_t id) { dependent.insert(id); });
    }
  }

  void go_through(size_t i) {
    bool any = false;
    steps_.each_output(i,
                       [&](int64_t id) { any = any || arrived_.contains(id); });
    if (!any) return;
    TapeEntry& entry = steps_.entry(i);
    RecordedOp& op = entry.op;
    std::vector<Gradient> grads;
    grads.reserve(op.output_count());
    for (const RecordedTensor& output : op.outputs()) {
      grads.push_back(arrived_.take(output.id));
      if (sources_.contains(output.id)) found_[output.id] = grads.back();
    }
    op.set_wanted(wanted_[i]);
    std::vector<Gradient> in = input_gradients(entry, std::move(grads));
    for (size_t k = 0; k < in.size(); ++k) {
      if (op.is_wanted(k) && is_trainable(op.input_dtype(k))) {
        arrived_.add(op.inputs()[k].id, std::move(in[k]));
      }
    }
  }

  static std::vector<Gradient> input_gradients(const TapeEntry& entry,
                                               std::vector<Gradient> grads) {
    const RecordedOp& op = entry.op;
    uint64_t takes_none = entry.takes_none;
    const GradientFunction* function = &entry.custom;
    if (!entry.custom) {
      const RegisteredGradient& registered =
          GradientRegistry::instance().get(op.type());
      if (!registered.function) return {};
      function = &registered.function;
      takes_none = registered.takes_none;
    }
    for (size_t i = 0; i < grads.size(); ++i) {
      if (grads[i].is_none() && is_trainable(op.output_dtype(i)) &&
          ((takes_none >> std::min(i, kLastBit)) & 1U) == 0) {
        grads[i] = zeros_of(op, i);
      }
    }
    std::vector<Gradient> in = (*function)(op, grads);
    check_count(op, in.size());
    return in;
  }

  // The last bit of an input mask holds for all inputs that follow.
  static constexpr size_t kLastBit = 63;

  Steps steps_;
  std::unordered_set<int64_t> sources_;
  std::vector<uint64_t> wanted_;  // mask of the wanted inputs of each step
  Arrived arrived_;
  std::unordered_map<int64_t, Gradient> found_;
};

}  // namespace

bool is_trainable(DType dtype) {
  return dtype.is_floating() || dtype.is_complex() || dtype == resource ||
         dtype == variant;
}

std::vector<GraphOperation> operations_of(
    std::span<const GraphBuilder* const> graphs,
    std::span<const Tensor> stops) {
  std::unordered_set<TF_Operation*> stopping;
  for (const Tensor& stop : stops) {
    if (!stop.is_symbolic()) continue;
    stopping.insert(stop.symbol()->output.operation.get());
  }
  std::vector<GraphOperation> all;
  for (const GraphBuilder* graph : graphs) {
    for (const c::Operation operation : graph->graph().operations()) {
      if (!stopping.contains(operation.get()))
        all.push_back({graph, operation});
    }
  }
  return all;
}

std::vector<Gradient> backpropagate(TapeEntries& entries,
                                    std::vector<BackpropTarget> targets,
                                    std::span<const Tensor> sources) {
  return Backprop(TapeSteps(entries), sources).run(std::move(targets), sources);
}

std::vector<Gradient> backpropagate(std::span<const GraphOperation> operations,
                                    std::vector<BackpropTarget> targets,
                                    std::span<const Tensor> sources) {
  return Backprop(GraphSteps(operations), sources)
      .run(std::move(targets), sources);
}

}  // namespace tfx
