// Private: operations of a model in the eager runtime, run until a deadline.
#ifndef TFX_SAVED_MODEL_BOUNDED_OPERATIONS_H_
#define TFX_SAVED_MODEL_BOUNDED_OPERATIONS_H_

#include <memory>
#include <span>

#include "tfx/c/cancellation.h"
#include "tfx/c/eager_op.h"
#include "tfx/c/executor.h"
#include "tfx/c/tensor_handle.h"
#include "tfx/core/cancellation_scope.h"
#include "tfx/saved_model/bounded_calls.h"

namespace tfx::saved_model {

struct Model;

// For the CancellationScope of one call: runs its operations as BoundedCalls
// does. What stays on the caller's thread (tapes, observers, devices) is not
// aware of that. Those that are overdue are cancelled, as far as TensorFlow
// can.
class BoundedOperations final : public OperationRunner {
 public:
  // Waits for the operations that this thread has started asynchronously.
  // Overdue ones keep `model`, which runs in the eager runtime, and `function`,
  // which owns the called function if the model does not.
  BoundedOperations(std::shared_ptr<const Model> model,
                    std::shared_ptr<const void> function,
                    BoundedCalls::Time deadline);
  ~BoundedOperations();
  BoundedOperations(const BoundedOperations&) = delete;
  BoundedOperations& operator=(const BoundedOperations&) = delete;

  const c::CancellationManager& manager() const;
  // What ended the call; kFinished if all operations have ended.
  BoundedCalls::End end() const { return end_; }

  // Throws CancelledError if end() is no longer kFinished.
  size_t run(c::EagerOp op, std::span<c::TensorHandle> results) override;

 private:
  struct Call;
  class Operation;

  const BoundedCalls::Time deadline_;
  c::Executor outer_;
  std::shared_ptr<Call> call_;
  BoundedCalls::End end_ = BoundedCalls::End::kFinished;
};

}  // namespace tfx::saved_model

#endif  // TFX_SAVED_MODEL_BOUNDED_OPERATIONS_H_
