#include "tfx/autodiff/gradient_branches.h"

#include <atomic>

#include "tfx/core/errors.h"

namespace tfx::gradient_hooks {
namespace {

constinit std::atomic<Cond> the_cond = nullptr;
constinit std::atomic<Functional> the_functional = nullptr;

}  // namespace

std::vector<Tensor> cond(const Tensor& pred, const Branch& true_fn,
                         const Branch& false_fn) {
  const Cond cond = the_cond;
  if (cond == nullptr) {
    throw NotImplementedError(
        "a gradient that depends on shapes that are not known needs tf::cond");
  }
  return cond(pred, true_fn, false_fn);
}

void set_cond(Cond cond) { the_cond = cond; }

std::vector<Gradient> functional_gradient(const RecordedOp& op,
                                          std::span<const Gradient> grads) {
  const Functional functional = the_functional;
  if (functional == nullptr) {
    throw LookupError(op.type() + " runs functions of unknown origin");
  }
  return functional(op, grads);
}

void set_functional_gradient(Functional functional) {
  the_functional = functional;
}

}  // namespace tfx::gradient_hooks
