#include "tfx/saved_model/cancellable_call.h"

#include "tfx/c/executor.h"
#include "tfx/core/cancellation_scope.h"
#include "tfx/core/context.h"
#include "tfx/core/errors.h"
#include "tfx/core/graph_builder.h"

namespace tfx::saved_model {

void check_not_closed(const c::CancellationManager& closing) {
  if (!closing.is_cancelled()) return;
  throw errors::CancelledError("the model has been closed");
}

CallCancellation::CallCancellation(c::CancellationManager& closing)
    : closing_(closing),
      token_(closing.add_callback([own = own_] { own->start_cancel(); })) {
  if (token_ < 0) own_->start_cancel();
}

CallCancellation::~CallCancellation() {
  if (token_ >= 0) closing_.remove_callback(token_);
}

std::vector<Tensor> run_cancellable(
    c::CancellationManager& closing,
    const std::function<std::vector<Tensor>()>& call) {
  check_not_closed(closing);
  if (GraphBuilder::current() != nullptr) return call();
  const CallCancellation cancellation(closing);
  const CancellationScope scope(*cancellation.manager());
  std::vector<Tensor> outputs = call();
  c::Executor executor = Context::instance().eager().executor_for_thread();
  if (!executor.is_async()) return outputs;
  try {
    executor.wait();
  } catch (const errors::CancelledError&) {
    // Otherwise the thread could run nothing more.
    executor.clear_error();
    throw;
  }
  return outputs;
}

}  // namespace tfx::saved_model
