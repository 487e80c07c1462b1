#include "tfx/autodiff/gradient_branches.h"

#include <atomic>

#include "tfx/core/errors.h"

namespace tfx::gradients {
namespace {

constinit std::atomic<Cond> the_cond = nullptr;

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

}  // namespace tfx::gradients
