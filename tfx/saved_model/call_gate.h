// Private: counts calls under way, so that the last of them can be waited for.
#ifndef TFX_SAVED_MODEL_CALL_GATE_H_
#define TFX_SAVED_MODEL_CALL_GATE_H_

#include <array>
#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <mutex>

namespace tfx::saved_model {

// Calls go through an open gate. It is held shut while what they use is being
// replaced, and then opened again or closed for good. A call pays for it with
// two atomic additions, to memory that few other threads write to.
class CallGate {
 public:
  // While it lives, a call is under way, if it was let through.
  class [[nodiscard]] Pass {
   public:
    // Waits while the gate is held shut.
    explicit Pass(CallGate& gate) : counts_(gate.enter()) {}
    ~Pass() {
      if (counts_ != nullptr) counts_->ended.fetch_add(1);
    }
    Pass(const Pass&) = delete;
    Pass& operator=(const Pass&) = delete;

    // False once the gate is closed for good.
    bool is_granted() const { return counts_ != nullptr; }

   private:
    friend class CallGate;
    struct alignas(64) Counts {
      std::atomic<int64_t> begun{0};
      std::atomic<int64_t> ended{0};
    };
    Counts* counts_;
  };

  // Lets nobody in, and returns when nobody is inside. For one thread.
  void hold();
  void open() { set(State::kOpen); }
  void close() { set(State::kClosed); }
  // Whether anybody ever was inside.
  bool was_used() const { return sum(&Pass::Counts::begun) > 0; }

 private:
  enum class State { kOpen, kHeld, kClosed };

  Pass::Counts* enter();
  void set(State state);
  int64_t sum(std::atomic<int64_t> Pass::Counts::*count) const;

  static constexpr size_t kThreads = 16;
  std::array<Pass::Counts, kThreads> counts_ = {};
  std::atomic<State> state_{State::kOpen};
  std::mutex mutex_;
  std::condition_variable changed_;
};

}  // namespace tfx::saved_model

#endif  // TFX_SAVED_MODEL_CALL_GATE_H_
