// Tape: records executed operations for gradients. Users see it as
// GradientTape.
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
#include "tfx/variables/variable.h"

namespace tfx {

// While it is started, records those operations of the thread that started it
// that depend on what it watches.
class Tape final : public ExecutionObserver,
                   public VariableObserver,
                   public ThreadList<Tape, &internal::ThreadState::tapes> {
 public:
  using Tapes = ThreadList<Tape, &internal::ThreadState::tapes>;
  enum class Watches {
    kWhatItIsTold,       // by watch()
    kAccessedVariables,  // and trainable variables when they are accessed
  };

  explicit Tape(Watches watches) : watches_(watches) {}
  ~Tape() = default;

  // Stops and deletes the tape. If it records in another thread, that thread
  // deletes it later.
  struct Deleter {
    void operator()(Tape* tape) const noexcept;
  };

  bool is_recording() const { return Tapes::is_member(); }
  // Throws RuntimeError if the tape records in another thread, the only one
  // that may use it.
  void check_thread() const;
  void start();
  void stop();
  // Forgets the recorded operations; forget() also what is watched.
  void forget_operations() { entries_.clear(); }
  void forget();

  void watch(const Tensor& tensor) { watched_.insert(tensor.id()); }
  void watch(const Variable& variable);
  // In order of construction.
  std::vector<Variable> watched_variables() const;
  TapeEntries& entries() { return entries_; }

  void accessed(const Variable& variable) override;
  void executed(const OpCall& call, std::span<const Tensor> outputs) override;

  // Records something that is not an op, with its gradient function, on all
  // tapes of this thread. `takes_none`: see RegisteredGradient.
  static void record(const std::string& type, TensorSpan inputs,
                     TensorSpan outputs, const GradientFunction& function,
                     uint64_t takes_none = 0);
  // Whether a tape of this thread watches any of them.
  static bool is_any_watched(TensorSpan tensors) {
    return watched_order(tensors) > 0;
  }
  // The highest order of derivatives that may be requested with respect to
  // them: the number of this thread's tapes that watch any of them. Persistent
  // tapes count twice, because they record gradients that they compute while
  // recording.
  static int watched_order(TensorSpan tensors);
  void set_persistent() { is_persistent_ = true; }

 private:
  bool watches_any(std::span<const Tensor> tensors) const;
  // Watches the outputs that can have a gradient; returns whether there are
  // any.
  bool watch_outputs(std::span<const Tensor> outputs);

  const Watches watches_;
  bool is_persistent_ = false;
  // The recording thread must delete it.
  std::atomic<bool> is_abandoned_ = false;
  TapeEntries entries_;
  std::unordered_set<int64_t> watched_;
  std::vector<Variable> variables_;
};

// While it lives, the tapes of this thread that were recording are stopped.
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
