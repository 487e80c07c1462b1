#include "tfx/saved_model/cancellable_call.h"

#include <memory>
#include <string>
#include <utility>

#include "tfx/c/executor.h"
#include "tfx/core/cancellation_scope.h"
#include "tfx/core/context.h"
#include "tfx/core/errors.h"
#include "tfx/core/graph_builder.h"
#include "tfx/saved_model/deadline.h"

namespace tfx::saved_model {
namespace {

using Call = std::function<std::vector<Tensor>()>;

std::vector<Tensor> run_to_end(const c::CancellationManager& manager,
                               const Call& call) {
  const CancellationScope scope(manager);
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

// Cancels `own` when `closing` is.
class Link {
 public:
  Link(c::CancellationManager& closing,
       const std::shared_ptr<c::CancellationManager>& own)
      : closing_(closing),
        token_(closing.add_callback([own] { own->start_cancel(); })) {
    if (token_ < 0) own->start_cancel();
  }
  ~Link() {
    if (token_ >= 0) closing_.remove_callback(token_);
  }
  Link(const Link&) = delete;
  Link& operator=(const Link&) = delete;

 private:
  c::CancellationManager& closing_;
  const c::CancellationManager::Token token_;
};

}  // namespace

std::vector<Tensor> run_cancellable(
    c::CancellationManager& closing,
    std::optional<std::chrono::milliseconds> timeout, const Call& call) {
  if (closing.is_cancelled()) {
    throw errors::CancelledError("the model has been closed");
  }
  if (GraphBuilder::current() != nullptr) return call();
  // Not `closing` itself: when a call fails, TensorFlow cancels the manager
  // that it was given, and with it all other calls.
  const auto own = std::make_shared<c::CancellationManager>();
  const Link link(closing, own);
  if (!timeout) return run_to_end(*own, call);
  const Deadline deadline(own, *timeout);
  try {
    return run_to_end(*own, call);
  } catch (const errors::CancelledError&) {
    if (!deadline.has_passed()) throw;
    throw errors::DeadlineExceededError("the call took longer than " +
                                        std::to_string(timeout->count()) +
                                        " ms");
  }
}

}  // namespace tfx::saved_model
