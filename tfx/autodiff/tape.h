// Tape: what was executed, for gradients; GradientTape is one in users' hands.
#ifndef TFX_AUTODIFF_TAPE_H_
#define TFX_AUTODIFF_TAPE_H_

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

struct GradientTapeOptions {
  bool persistent = false;
  bool watch_accessed_variables = true;
};

// Records, while it is started, the operations of the thread that started it
// which depend on what it watches. That thread must stop or destroy it.
class Tape final : public ExecutionObserver,
                   public VariableObserver,
                   public ThreadList<Tape> {
 public:
  explicit Tape(bool watch_accessed_variables)
      : watch_accessed_variables_(watch_accessed_variables) {}
  ~Tape() = default;

  bool is_recording() const { return ThreadList<Tape>::is_member(); }
  void start();
  void stop();
  // All that was recorded and is watched.
  void forget();

  void watch(const Tensor& tensor) { watched_.insert(tensor.id()); }
  void watch(const Variable& variable);
  // In order of their construction.
  std::vector<Variable> watched_variables() const;
  TapeEntries& entries() { return entries_; }

  void accessed(const Variable& variable) override;
  void executed(const OpCall& call, std::span<const Tensor> outputs) override;

  // Tells all tapes of this thread of something that is no op, and how to go
  // back through it.
  static void record(const std::string& type, TensorSpan inputs,
                     TensorSpan outputs, const GradientFunction& function);

 private:
  bool watches_any(std::span<const Tensor> tensors) const;
  // Whether any of them can have a gradient.
  bool watch_outputs(std::span<const Tensor> outputs);

  const bool watch_accessed_variables_;
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

 private:
  std::vector<Tape*> stopped_;
};

}  // namespace tfx

#endif  // TFX_AUTODIFF_TAPE_H_
