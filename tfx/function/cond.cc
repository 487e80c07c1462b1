#include "tfx/function/cond.h"

#include <algorithm>
#include <numeric>

#include "tfx/core/errors.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/logging_ops.h"
#include "tfx/raw_ops/math_ops.h"

namespace tfx::internal {
namespace {

Tensor count_true(const Tensor& preds) {
  return raw_ops::Sum(raw_ops::Cast(preds, int32),
                      Tensor(c::Tensor::scalar<int32_t>(0)));
}

std::string names_of(const std::vector<Tensor>& preds) {
  std::string names;
  for (const Tensor& pred : preds) {
    names += names.empty() ? "" : ", ";
    names += pred.is_symbolic() ? pred.name() : "?";
  }
  return names;
}

void check(const Tensor& condition, const std::string& message,
           const Tensor& preds, size_t count) {
  const Tensor text(c::Tensor::scalar_string(message));
  raw_ops::Assert(condition, {text, preds},
                  {.summarize = static_cast<int64_t>(count)});
}

}  // namespace

std::vector<Tensor> cond(const Tensor& pred, const Branch& true_fn,
                         const Branch& false_fn, const std::string& name) {
  return add_branching({.selector = pred,
                        .branches = {true_fn, false_fn},
                        .branch_names = {"true_fn", "false_fn"},
                        .name = name.empty() ? "cond" : name});
}

std::vector<Tensor> switch_case(const Tensor& index,
                                const std::vector<Branch>& branches,
                                const std::string& name) {
  check_any_branch(branches.size());
  Branching branching{.selector = index,
                      .branches = branches,
                      .is_case = true,
                      .name = name.empty() ? "switch_case" : name};
  for (size_t i = 0; i < branches.size(); ++i) {
    branching.branch_names.push_back("branches[" + std::to_string(i) + "]");
  }
  return add_branching(branching);
}

void check_any_branch(size_t count) {
  if (count == 0) throw ValueError("Must provide at least one item to choose");
}

size_t branch_of(const Tensor& index, size_t count) {
  check_any_branch(count);
  if (index.dtype() != int32) {
    throw TypeError("'branch_index' must be an int32 scalar, got " +
                    index.repr());
  }
  const auto chosen = index.item<int32_t>();
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

void check_exclusive(const std::vector<Tensor>& preds,
                     const std::string& name) {
  const Tensor all = raw_ops::Pack(preds);
  const Tensor one(c::Tensor::scalar<int32_t>(1));
  check(raw_ops::LessEqual(count_true(all), one),
        (name.empty() ? "case" : name) + ": more than 1 conditions (" +
            names_of(preds) + ") evaluated as True:",
        all, preds.size());
}

void assert_any(const std::vector<Tensor>& preds, const std::string& name) {
  const Tensor all = raw_ops::Pack(preds);
  const Tensor none(c::Tensor::scalar<int32_t>(0));
  check(raw_ops::Greater(count_true(all), none),
        (name.empty() ? "" : name + ": ") +
            "Input error: None of conditions evaluated as True:",
        all, preds.size());
}

}  // namespace tfx::internal
