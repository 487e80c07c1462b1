#include "tfx/raw_ops/generator/installed_ops.h"

#include <algorithm>
#include <stdexcept>

#include "tfx/c/op_registry.h"

namespace tfx::generator {

proto::OpList installed_ops() {
  proto::OpList ops;
  if (!ops.ParseFromString(c::all_ops().str())) {
    throw std::runtime_error("TensorFlow's list of ops does not parse");
  }
  std::sort(ops.mutable_op()->begin(), ops.mutable_op()->end(),
            [](const auto& a, const auto& b) { return a.name() < b.name(); });
  return ops;
}

}  // namespace tfx::generator
