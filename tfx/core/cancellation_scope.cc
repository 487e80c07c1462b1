#include "tfx/core/cancellation_scope.h"

#include <utility>

namespace tfx {

constinit thread_local const c::CancellationManager*
    CancellationScope::current_ = nullptr;

CancellationScope::CancellationScope(const c::CancellationManager& manager)
    : outer_(std::exchange(current_, &manager)) {}

CancellationScope::~CancellationScope() { current_ = outer_; }

}  // namespace tfx
