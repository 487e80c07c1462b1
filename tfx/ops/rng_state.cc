#include "tfx/ops/rng_state.h"

#include "tfx/raw_ops/resource_variable_ops.h"

namespace tfx::random::internal {
namespace {

// What TensorFlow takes for "no name": the variable is its handle's alone.
constexpr char kAnonymous[] = "cd2c89b7-88b7-44c8-ad83-06c2a9158347";

}  // namespace

RngState::RngState(const Tensor& value)
    : handle_(raw_ops::VarHandleOp(
          value.dtype(), value.shape(),
          {.shared_name = kAnonymous, .debug_name = "StateVar"})) {
  assign(value);
}

Tensor RngState::read() const {
  return raw_ops::ReadVariableOp(handle_, tfx::int64);
}

void RngState::assign(const Tensor& value) const {
  raw_ops::AssignVariableOp(handle_, value);
}

}  // namespace tfx::random::internal
