#include "tfx/function/cond.h"

#include <algorithm>
#include <numeric>

#include "tfx/core/control_dependencies.h"
#include "tfx/core/errors.h"
#include "tfx/core/ndarray.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/logging_ops.h"
#include "tfx/raw_ops/math_ops.h"

namespace tfx {

Tensor switch_case(const TensorLike& branch_index,
                   const std::vector<internal::TensorFunction>& branch_fns,
                   const SwitchCaseOptions<Tensor>& options) {
  std::vector<std::function<Tensor()>> functions;
  for (const auto& each : branch_fns) functions.push_back(each.function());
  return switch_case<Tensor>(branch_index, std::move(functions), options);
}

}  // namespace tfx

namespace tfx::internal {
namespace {

// The predicates in one tensor, and how many are true.
struct TrueCount {
  Tensor preds;
  Tensor count;
};

TrueCount count_true(const std::vector<Tensor>& preds) {
  const Tensor all = raw_ops::Pack(preds, {.name = "preds_c"});
  const Tensor count = raw_ops::Sum(raw_ops::Cast(all, int32),
                                    Tensor(c::Tensor::scalar<int32_t>(0)),
                                    {.name = "num_true_conds"});
  return {all, count};
}

std::string names_of(const std::vector<Tensor>& preds) {
  std::string names;
  for (const Tensor& pred : preds) {
    names += names.empty() ? "" : ", ";
    names += pred.is_symbolic() ? pred.name() : "?";
  }
  return names;
}

void check_index(const Tensor& index) {
  if (index.dtype().is_integer()) return;
  throw TypeError("'branch_index' must be an integer Tensor, got " +
                  index.dtype().str());
}

// "False, True"
std::string list_of(const std::vector<Tensor>& preds) {
  std::string text;
  for (const Tensor& pred : preds) {
    text += text.empty() ? "" : ", ";
    text += pred.item<bool>() ? "True" : "False";
  }
  return text;
}

// As in Python: what runs the graph and asks for one result does not get the
// whole operation run for all of them.
std::vector<Tensor> each_by_itself(const std::vector<Tensor>& results) {
  if (results.empty()) return results;
  const std::string name = results[0].name();  // "cond:0"
  const NameScope scope = name_scope(name.substr(0, name.find(':')) + "/");
  std::vector<Tensor> identities;
  identities.reserve(results.size());
  for (const Tensor& result : results) {
    identities.push_back(raw_ops::Identity(result));
  }
  return identities;
}

// tf.debugging.Assert, which is on a floor above. `all` are the predicates.
void check(const Tensor& condition, const std::string& message,
           const Tensor& all, const std::vector<Tensor>& preds) {
  if (!is_tracing()) {
    if (condition.item<bool>()) return;
    throw errors::InvalidArgumentError("Expected '" + condition.str() +
                                       "' to be true. Summarized data: b'" +
                                       message + "'\n" + list_of(preds));
  }
  const NameScope scope = name_scope("Assert");
  const auto assert_it = [&]() -> std::vector<Tensor> {
    const Tensor text(c::Tensor::scalar_string(message));
    raw_ops::Assert(
        condition, {text, all},
        {.summarize = static_cast<int64_t>(preds.size()), .name = "Assert"});
    return {with_last_operation(condition)};
  };
  cond(
      condition, [&] { return std::vector{condition}; }, assert_it,
      "AssertGuard");
}

}  // namespace

bool holds(const Tensor& pred) { return static_cast<bool>(pred.numpy()); }

std::vector<Tensor> cond(const Tensor& pred, const Branch& true_fn,
                         const Branch& false_fn, const std::string& name) {
  return each_by_itself(add_branching({.selector = pred,
                                       .branches = {true_fn, false_fn},
                                       .branch_names = {"true_fn", "false_fn"},
                                       .name = name.empty() ? "cond" : name}));
}

std::vector<Tensor> switch_case(const Tensor& index,
                                const std::vector<Branch>& branches,
                                const std::string& name) {
  check_any_branch(branches.size());
  check_index(index);
  if (index.dtype() != int32) {
    throw TypeError("Input 'branch_index' of 'Case' Op has type " +
                    index.dtype().name() +
                    " that does not match expected type of int32.");
  }
  const NameScope scope = name_scope(name, "switch_case");
  Branching branching{.selector = index,
                      .branches = branches,
                      .is_case = true,
                      .name = "indexed_case"};
  for (size_t i = 0; i < branches.size(); ++i) {
    branching.branch_names.push_back("branches[" + std::to_string(i) + "]");
  }
  return each_by_itself(add_branching(branching));
}

void check_any_branch(size_t count) {
  if (count == 0) {
    throw ValueError("Must provide at least one item in 'branch_fns'");
  }
}

size_t branch_of(const Tensor& index, size_t count) {
  check_any_branch(count);
  check_index(index);
  const auto chosen = raw_ops::Cast(index, int64).item<int64_t>();
  const bool is_in_range = chosen >= 0 && static_cast<size_t>(chosen) < count;
  return is_in_range ? static_cast<size_t>(chosen) : count - 1;
}

std::vector<size_t> order_of_keys(const std::vector<int>& keys) {
  std::vector<size_t> places(keys.size());
  std::iota(places.begin(), places.end(), size_t{0});
  std::ranges::sort(places, {}, [&](size_t place) { return keys[place]; });
  std::string found;
  bool is_right = true;
  for (size_t i = 0; i < places.size(); ++i) {
    is_right = is_right && keys[places[i]] == static_cast<int>(i);
    found += (found.empty() ? "" : ",") + std::to_string(keys[places[i]]);
  }
  if (!is_right) {
    throw ValueError(
        "branch indices (keys) must form contiguous range of [0 to " +
        std::to_string(keys.size()) + ") but found {" + found + "}");
  }
  return places;
}

void check_preds(const std::vector<Tensor>& preds) {
  for (const Tensor& pred : preds) {
    if (pred.dtype().is_bool()) continue;
    throw TypeError("pred must be Tensor of type bool: " +
                    (pred.is_symbolic() ? pred.name() : pred.str()));
  }
}

void check_exclusive(const std::vector<Tensor>& preds) {
  const Tensor one(c::Tensor::scalar<int32_t>(1));
  const TrueCount counted = count_true(preds);
  check(raw_ops::LessEqual(counted.count, one),
        "Input error: exclusive=True: more than 1 conditions (" +
            names_of(preds) + ") evaluated as True:",
        counted.preds, preds);
}

void assert_any(const std::vector<Tensor>& preds) {
  const Tensor none(c::Tensor::scalar<int32_t>(0));
  const TrueCount counted = count_true(preds);
  check(raw_ops::Greater(counted.count, none),
        "Input error: None of conditions evaluated as True:", counted.preds,
        preds);
}

}  // namespace tfx::internal
