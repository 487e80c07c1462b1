#include "tfx/saved_model/bounded_operations.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "tfx/c/eager_context.h"
#include "tfx/c/executor.h"
#include "tfx/core/context.h"
#include "tfx/core/errors.h"
#include "tfx/saved_model/cancellable_call.h"
#include "tfx/saved_model/model.h"

namespace tfx::saved_model {
namespace {

// Runs operations at once. Never destroyed: overdue ones refer to it.
c::Executor& synchronous_executor() {
  static auto* const executor = new c::Executor;
  return *executor;
}

}  // namespace

// What the operations of a call need. The first member is destroyed last.
struct BoundedOperations::Call {
  Call(std::shared_ptr<const Model> called, std::shared_ptr<const void> owned)
      : model(std::move(called)),
        function(std::move(owned)),
        cancellation(*model->closing()) {}

  const std::shared_ptr<const Model> model;
  const std::shared_ptr<const void> function;
  const CallCancellation cancellation;
};

class BoundedOperations::Operation final : public BoundedCalls::Work {
 public:
  Operation(std::shared_ptr<const Call> call, c::EagerOp op, size_t results)
      : call_(std::move(call)), op_(std::move(op)), results_(results) {}

  void run() override {
    const auto call = std::move(call_);
    c::EagerOp op = std::move(op_);
    c::EagerContext& context = Context::instance().eager();
    if (context.device_placement_policy() != policy_) {
      context.set_device_placement_policy(policy_);
    }
    count_ = op.execute(results_);
  }

  size_t take(std::span<c::TensorHandle> results) {
    std::move(results_.begin(), results_.end(), results.begin());
    return count_;
  }

 private:
  std::shared_ptr<const Call> call_;
  c::EagerOp op_;
  const c::DevicePlacementPolicy policy_ =
      Context::instance().eager().device_placement_policy();
  std::vector<c::TensorHandle> results_;
  size_t count_ = 0;
};

BoundedOperations::BoundedOperations(std::shared_ptr<const Model> model,
                                     std::shared_ptr<const void> function,
                                     BoundedCalls::Time deadline)
    : deadline_(deadline),
      outer_(Context::instance().eager().executor_for_thread()),
      call_(std::make_shared<Call>(std::move(model), std::move(function))) {
  if (outer_.is_async()) outer_.wait();
  // An operation belongs to the executor of the thread that makes it.
  Context::instance().eager().set_executor_for_thread(synchronous_executor());
}

BoundedOperations::~BoundedOperations() {
  Context::instance().eager().set_executor_for_thread(outer_);
}

const c::CancellationManager& BoundedOperations::manager() const {
  return *call_->cancellation.manager();
}

size_t BoundedOperations::run(c::EagerOp op,
                              std::span<c::TensorHandle> results) {
  const auto work =
      std::make_shared<Operation>(call_, std::move(op), results.size());
  end_ = call_->model->calls.run(work, deadline_);
  if (end_ == BoundedCalls::End::kFinished) return work->take(results);
  if (end_ == BoundedCalls::End::kOverdue) {
    // Operations have their say in it, which may take a while.
    BoundedCalls::start(
        [manager = call_->cancellation.manager()] { manager->start_cancel(); });
  }
  throw errors::CancelledError("nobody waits for the operation any more");
}

}  // namespace tfx::saved_model
