// tf.cond, tf.case and tf.switch_case: one of several functions runs.
//
//   tf::Tensor y = tf::cond(x > 0, [&] { return x * x; }, [&] { return -x; });
//
// Eagerly only the chosen function runs. While a tf::function is traced, all
// are called once, to become branches of its graph; tensors that they use from
// outside are captured. Gradients go through the branch that ran.
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

#include "tfx/core/by_name.h"
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
// Whether an eager predicate is true. Throws ValueError unless it has exactly
// one element: an empty tensor is not false here, unlike in Python's `if`.
bool holds(const Tensor& pred);
// Throws ValueError if there are no branches.
void check_any_branch(size_t count);
// The branch that an index selects; the last for an index out of range.
size_t branch_of(const Tensor& index, size_t count);
// The positions of the keys 0, 1, 2, …. Throws ValueError unless `keys` are
// exactly these.
std::vector<size_t> order_of_keys(const std::vector<int>& keys);
// Throws TypeError if a predicate is not a bool.
void check_preds(const std::vector<Tensor>& preds);
// Throw InvalidArgumentError, eagerly or when the graph runs: the first if
// several predicates are true, the second if none is.
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

// Runs `true_fn` if the scalar `pred` is true, `false_fn` otherwise.
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

namespace internal {

// A function that returns a tensor, or what becomes one.
class TensorFunction {
 public:
  template <typename F>
  requires std::same_as<FlowResult<F>, Tensor> TensorFunction(
      F function)  // NOLINT(google-explicit-constructor)
      : function_([function = std::move(function)]() mutable -> Tensor {
          return to_flow(function());
        }) {}

  const std::function<Tensor()>& function() const { return function_; }

 private:
  std::function<Tensor()> function_;
};

}  // namespace internal

template <typename Result>
struct SwitchCaseOptions {
  ByName by_name{};
  // For indices out of range; the last function by default.
  std::function<Result()> default_ = {};
  std::string name = {};
};

// Runs the function at `branch_index`, a scalar: eagerly of any integer dtype,
// while tracing an int32. Lambdas in braces return tensors or numbers; for
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

Tensor switch_case(const TensorLike& branch_index,
                   const std::vector<internal::TensorFunction>& branch_fns,
                   const SwitchCaseOptions<Tensor>& options = {});

// The same, with an explicit index for each function.
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
  ByName by_name{};
  // Runs if no predicate is true. Without it, the call then throws
  // InvalidArgumentError.
  std::function<Result()> default_ = {};
  // Whether to throw InvalidArgumentError if several predicates are true.
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
