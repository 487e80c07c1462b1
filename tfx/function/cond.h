// tf.cond, tf.case and tf.switch_case: one of several functions runs.
//
//   tf::Tensor y = tf::cond(x > 0, [&] { return x * x; }, [&] { return -x; });
//
// Eagerly the function runs that is chosen, and no other. While a tf::function
// is traced all run, once, to become branches of its graph; what they use from
// outside is captured. Gradients go through the branch that ran.
//
// Branches return tensors, numbers, variables, composite tensors, and
// structures of them, all the same structure with the same dtypes; or nothing.
#ifndef TFX_FUNCTION_COND_H_
#define TFX_FUNCTION_COND_H_

#include <functional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "tfx/core/name_scope.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/function/branches.h"
#include "tfx/function/flow_values.h"
#include "tfx/ops/options.h"

namespace tfx {

namespace internal {

std::vector<Tensor> cond(const Tensor& pred, const Branch& true_fn,
                         const Branch& false_fn, const std::string& name);
std::vector<Tensor> switch_case(const Tensor& index,
                                const std::vector<Branch>& branches,
                                const std::string& name);
// Whether an eager predicate holds. Throws ValueError if it is not one element:
// none at all is no `false` here, as it is where Python writes `if`.
bool holds(const Tensor& pred);
// Throws ValueError if there is nothing to choose from.
void check_any_branch(size_t count);
// Which of `count` branches an index means.
size_t branch_of(const Tensor& index, size_t count);
// Throws ValueError if the keys are not 0, 1, 2, …, each once; the functions in
// their order.
std::vector<size_t> order_of_keys(const std::vector<int>& keys);
// Throws TypeError if one is no bool.
void check_preds(const std::vector<Tensor>& preds);
// Throw InvalidArgumentError, now or when it is run, if several are true, and
// if none is.
void check_exclusive(const std::vector<Tensor>& preds);
void assert_any(const std::vector<Tensor>& preds);

template <typename Result, typename Function>
Branch flow_branch(Function& function, FlowForm<Result>& form) {
  return [&] { return form.flatten(to_flow(function())); };
}
template <typename Function>
Branch void_branch(Function& function) {
  return [&] {
    function();
    return std::vector<Tensor>();
  };
}

}  // namespace internal

// Runs `true_fn` if `pred`, a scalar, is true, and `false_fn` if not.
template <typename TrueFn, typename FalseFn>
auto cond(const TensorLike& pred, TrueFn&& true_fn, FalseFn&& false_fn,
          const NameOptions& options = {}) {
  const Tensor chosen = pred.to_tensor();
  if constexpr (std::is_void_v<std::invoke_result_t<TrueFn&>>) {
    static_assert(std::is_void_v<std::invoke_result_t<FalseFn&>>,
                  "either both branches return something, or none");
    if (!internal::is_tracing()) {
      internal::holds(chosen) ? true_fn() : false_fn();
      return;
    }
    internal::cond(chosen, internal::void_branch(true_fn),
                   internal::void_branch(false_fn), options.name);
  } else {
    using Result = internal::FlowResult<TrueFn>;
    static_assert(std::is_same_v<Result, internal::FlowResult<FalseFn>>,
                  "both branches must return the same structure");
    if (!internal::is_tracing()) {
      return internal::holds(chosen) ? internal::to_flow(true_fn())
                                     : internal::to_flow(false_fn());
    }
    internal::FlowForm<Result> form(internal::FlowOf::kBranches);
    return form.pack(
        internal::cond(chosen, internal::flow_branch(true_fn, form),
                       internal::flow_branch(false_fn, form), options.name));
  }
}

template <typename Result>
struct SwitchCaseOptions {
  // For indices out of range; the last function by default.
  std::function<Result()> default_ = {};
  std::string name = {};
};

// Runs the function that stands at `branch_index`, a scalar: eagerly of any
// integer dtype, in functions an int32. Lambdas in braces return tensors; for
// other results pass a vector of std::function.
template <typename Result = Tensor>
Result switch_case(const TensorLike& branch_index,
                   std::vector<std::function<Result()>> branch_fns,
                   const SwitchCaseOptions<Result>& options = {}) {
  if (options.default_) branch_fns.push_back(options.default_);
  const Tensor index = branch_index.to_tensor();
  if (!internal::is_tracing()) {
    return branch_fns.at(internal::branch_of(index, branch_fns.size()))();
  }
  internal::FlowForm<Result> form(internal::FlowOf::kBranches);
  std::vector<internal::Branch> branches;
  for (const auto& function : branch_fns) {
    branches.push_back(internal::flow_branch(function, form));
  }
  return form.pack(internal::switch_case(index, branches, options.name));
}

// The same with the index of each function.
template <typename Result = Tensor>
Result switch_case(
    const TensorLike& branch_index,
    const std::vector<std::pair<int, std::function<Result()>>>& branch_fns,
    const SwitchCaseOptions<Result>& options = {}) {
  std::vector<int> keys;
  for (const auto& [key, function] : branch_fns) keys.push_back(key);
  std::vector<std::function<Result()>> ordered;
  for (const size_t place : internal::order_of_keys(keys)) {
    ordered.push_back(branch_fns[place].second);
  }
  return switch_case<Result>(branch_index, std::move(ordered), options);
}

template <typename Result>
struct CaseOptions {
  // If no predicate is true. Without it one must be: if none is, the call
  // throws InvalidArgumentError.
  std::function<Result()> default_ = {};
  // At most one predicate may be true.
  bool exclusive = false;
  std::string name = {};
};

// Runs the first function whose predicate is true.
template <typename Result = Tensor>
Result case_(
    const std::vector<std::pair<Tensor, std::function<Result()>>>& pred_fns,
    const CaseOptions<Result>& options = {}) {
  std::vector<Tensor> preds;
  for (const auto& [pred, function] : pred_fns) preds.push_back(pred);
  internal::check_preds(preds);
  const NameScope scope = name_scope(options.name, "case");
  if (options.exclusive) internal::check_exclusive(preds);
  std::function<Result()> rest = options.default_;
  size_t left = pred_fns.size();
  if (!rest) {
    internal::check_any_branch(pred_fns.size());
    rest = [&pred_fns, preds] {
      internal::assert_any(preds);
      return pred_fns.back().second();
    };
    --left;
  }
  for (size_t i = left; i-- > 0;) {
    rest = [&pred = pred_fns[i].first, &then = pred_fns[i].second,
            otherwise = std::move(rest)] {
      return cond(pred, then, otherwise);
    };
  }
  return rest();
}

}  // namespace tfx

#endif  // TFX_FUNCTION_COND_H_
