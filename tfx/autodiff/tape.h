// Tape: what was executed, for gradients; GradientTape is one in users' hands.
#ifndef TFX_AUTODIFF_TAPE_H_
#define TFX_AUTODIFF_TAPE_H_

#include <atomic>
#include <cstdint>
#include <span>
#include <string>
#include <unordered_set>
#include <vector>

#include "tfx/autodiff/backprop.h"
#include "tfx/core/observer.h"
#include "tfx/core/tensor.h"
#include "tfx/core/thread_list.h"
#include "tfx/ops/variable.h"

namespace tfx {

// Records, while it is started, the operations of the thread that started it
// which depend on what it watches, or all.
class Tape final : public ExecutionObserver,
                   public VariableObserver,
                   public ThreadList<Tape> {
 public:
  enum class Watches {
    kWhatItIsTold,
    kAccessedVariables,  // too
    kEverything,
  };

  explicit Tape(Watches watches) : watches_(watches) {}
  ~Tape() = default;

  // Stops it and deletes it; later, and in its thread, if it records in
  // another.
  struct Deleter {
    void operator()(Tape* tape) const noexcept;
  };

  bool is_recording() const { return ThreadList<Tape>::is_member(); }
  // Throws RuntimeError if it records in another thread: it can only be used
  // there.
  void check_thread() const;
  void start();
  void stop();
  // What was recorded; and all that is watched too.
  void forget_operations() { entries_.clear(); }
  void forget();

  void watch(const Tensor& tensor) { watched_.insert(tensor.id()); }
  void watch(const Variable& variable);
  // In order of their construction.
  std::vector<Variable> watched_variables() const;
  TapeEntries& entries() { return entries_; }

  void accessed(const Variable& variable) override;
  void executed(const OpCall& call, std::span<const Tensor> outputs) override;

  // Tells all tapes of this thread of something that is no op, and how to go
  // back through it. `takes_none`: see RegisteredGradient.
  static void record(const std::string& type, TensorSpan inputs,
                     TensorSpan outputs, const GradientFunction& function,
                     uint64_t takes_none = 0);
  // Whether a tape of this thread watches any of them.
  static bool is_any_watched(TensorSpan tensors) {
    return watched_order(tensors) > 0;
  }
  // Of which order derivatives by them may be asked for: how many tapes of this
  // thread watch any of them. A persistent one counts twice, because what it is
  // asked for while it records is recorded.
  static int watched_order(TensorSpan tensors);
  void set_persistent() { is_persistent_ = true; }

 private:
  bool watches_any(std::span<const Tensor> tensors) const;
  // Whether any of them can have a gradient.
  bool watch_outputs(std::span<const Tensor> outputs);

  const Watches watches_;
  bool is_persistent_ = false;
  // To be deleted by the thread in which it records.
  std::atomic<bool> is_abandoned_ = false;
  TapeEntries entries_;
  std::unordered_set<int64_t> watched_;
  std::vector<Variable> variables_;
};

// While it lives no tape of this thread records that did before.
class [[nodiscard]] StopRecording {
 public:
  StopRecording();
  ~StopRecording();
  StopRecording(const StopRecording&) = delete;
  StopRecording& operator=(const StopRecording&) = delete;

  const std::vector<Tape*>& stopped() const { return stopped_; }

 private:
  std::vector<Tape*> stopped_;
};

}  // namespace tfx

#endif  // TFX_AUTODIFF_TAPE_H_
