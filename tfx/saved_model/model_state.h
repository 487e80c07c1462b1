// Private: where a model's state is, in its session or in the eager runtime.
#ifndef TFX_SAVED_MODEL_MODEL_STATE_H_
#define TFX_SAVED_MODEL_MODEL_STATE_H_

#include <atomic>
#include <map>
#include <memory>
#include <mutex>
#include <string>

#include "tfx/c/cancellation.h"
#include "tfx/saved_model/call_gate.h"
#include "tfx/saved_model/eager_model.h"
#include "tfx/saved_model/signature_info.h"

namespace tfx::saved_model {

struct Model;

// A model starts in a session, where calls are fastest. When its variables or
// functions are asked for, it moves to the eager runtime, with the state that
// it has by then, and stays there: there is one state, as in Python.
class ModelState {
 public:
  struct Moved {
    EagerModel model;
    std::map<const SignatureInfo*, EagerModel::Signature> signatures;
  };

  // Null while the model is in its session: one load.
  const Moved* moved() const { return moved_.load(std::memory_order_acquire); }
  // Calls in the session go through it; it is closed once they must not.
  CallGate& gate() { return gate_; }

  // Moves the model if that has not been done. Waits for calls under way;
  // calls that come meanwhile wait for this. Throws what EagerModel's
  // constructor does; then the model is where it was.
  const Moved& move(const Model& model);

  // Ends the session, if there is one, and later calls wherever they are.
  void close(const Model& model);
  bool is_closed() const { return is_closed_.load(); }
  // Cancels calls in the eager runtime when the model is closed.
  c::CancellationManager& closing() { return closing_; }

 private:
  CallGate gate_;
  std::mutex moving_;
  // For what happens to the session as a whole.
  std::mutex ending_;
  std::atomic<bool> is_closed_{false};
  c::CancellationManager closing_;
  std::unique_ptr<const Moved> owner_;
  std::atomic<const Moved*> moved_{nullptr};
};

}  // namespace tfx::saved_model

#endif  // TFX_SAVED_MODEL_MODEL_STATE_H_
