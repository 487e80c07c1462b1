#include "tfx/autodiff/backprop.h"

#include <algorithm>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <utility>

#include "tfx/core/errors.h"
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

class Backprop {
 public:
  Backprop(TapeEntries& entries, std::span<const int64_t> sources)
      : entries_(entries),
        count_(entries.size()),
        sources_(sources.begin(), sources.end()) {
    find_dependents();
  }

  std::vector<Gradient> run(std::vector<BackpropTarget> targets,
                            std::span<const int64_t> sources) {
    for (BackpropTarget& target : targets) {
      arrived_.add(target.id, std::move(target.gradient));
    }
    for (size_t i = count_; i-- > 0;) {
      if (wanted_[i] != 0) go_through(entries_[i], wanted_[i]);
    }
    std::vector<Gradient> gradients;
    for (const int64_t id : sources) {
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
    wanted_.resize(count_);
    for (size_t i = 0; i < count_; ++i) {
      const RecordedOp& op = entries_[i].op;
      size_t bit = 0;
      for (const RecordedTensor& input : op.inputs()) {
        if (dependent.contains(input.id)) wanted_[i] |= uint64_t{1} << bit;
        if (bit < kLastBit) ++bit;
      }
      if (wanted_[i] == 0) continue;
      for (const RecordedTensor& output : op.outputs()) {
        dependent.insert(output.id);
      }
    }
  }

  void go_through(TapeEntry& entry, uint64_t wanted) {
    RecordedOp& op = entry.op;
    bool any = false;
    for (const RecordedTensor& output : op.outputs()) {
      any = any || arrived_.contains(output.id);
    }
    if (!any) return;
    std::vector<Gradient> grads;
    grads.reserve(op.output_count());
    for (const RecordedTensor& output : op.outputs()) {
      grads.push_back(arrived_.take(output.id));
      if (sources_.contains(output.id)) found_[output.id] = grads.back();
    }
    op.set_wanted(wanted);
    std::vector<Gradient> in = input_gradients(entry, std::move(grads));
    for (size_t i = 0; i < in.size(); ++i) {
      if (op.is_wanted(i) && is_trainable(op.input_dtype(i))) {
        arrived_.add(op.inputs()[i].id, std::move(in[i]));
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

  TapeEntries& entries_;
  const size_t count_;
  std::unordered_set<int64_t> sources_;
  std::vector<uint64_t> wanted_;  // mask of the wanted inputs of each entry
  Arrived arrived_;
  std::unordered_map<int64_t, Gradient> found_;
};

}  // namespace

bool is_trainable(DType dtype) {
  return dtype.is_floating() || dtype.is_complex() || dtype == resource ||
         dtype == variant;
}

std::vector<Gradient> backpropagate(TapeEntries& entries,
                                    std::vector<BackpropTarget> targets,
                                    std::span<const int64_t> sources) {
  return Backprop(entries, sources).run(std::move(targets), sources);
}

}  // namespace tfx
