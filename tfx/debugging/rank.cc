#include "tfx/debugging/rank.h"

#include <algorithm>

#include "tfx/core/constant_value.h"
#include "tfx/core/errors.h"
#include "tfx/core/name_scope.h"
#include "tfx/debugging/dtype.h"
#include "tfx/debugging/report.h"
#include "tfx/ops/array_ops.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/math_ops.h"

namespace tfx::debugging {
namespace {

struct Relation {
  const char* name;
  const char* text;
};

Relation relation_of(RankIs relation) {
  if (relation == RankIs::kEqual) return {"assert_rank", "rank"};
  if (relation == RankIs::kAtLeast) {
    return {"assert_rank_at_least", "rank at least"};
  }
  return {"assert_rank_in", "rank in"};
}

std::string graph_name_of(const Tensor& tensor) {
  return tensor.is_symbolic() ? tensor.name() : "";
}

// The statically known ranks. Throws ValueError if one is not a scalar.
std::vector<std::optional<int64_t>> known_ranks(
    const std::vector<Tensor>& ranks) {
  std::vector<std::optional<int64_t>> known;
  for (const Tensor& rank : ranks) {
    const std::optional<Tensor> value = constant_value(rank);
    if (value && value->rank() != 0) throw ValueError("Rank must be a scalar.");
    known.push_back(value ? std::optional<int64_t>(value->item<int32_t>())
                          : std::nullopt);
  }
  return known;
}

bool holds_of(RankIs relation, int64_t rank,
              const std::vector<std::optional<int64_t>>& ranks) {
  return std::ranges::any_of(ranks, [&](std::optional<int64_t> each) {
    return relation == RankIs::kAtLeast ? rank >= *each : rank == *each;
  });
}

std::string ranks_text(RankIs relation,
                       const std::vector<std::optional<int64_t>>& ranks) {
  if (relation != RankIs::kIn) return std::to_string(*ranks[0]);
  std::string text = "(";
  for (size_t i = 0; i < ranks.size(); ++i) {
    text += (i == 0 ? "" : ", ") + std::to_string(*ranks[i]);
  }
  return text + (ranks.size() == 1 ? ",)" : ")");
}

Tensor condition_of(RankIs relation, const Tensor& rank,
                    const std::vector<Tensor>& ranks) {
  if (relation == RankIs::kAtLeast)
    return raw_ops::GreaterEqual(rank, ranks[0]);
  if (relation == RankIs::kEqual) return raw_ops::Equal(rank, ranks[0]);
  if (ranks.empty()) return TensorLike(false).to_tensor();
  Tensor any = raw_ops::Equal(ranks[0], rank);
  for (size_t i = 1; i < ranks.size(); ++i) {
    any = raw_ops::LogicalOr(any, raw_ops::Equal(ranks[i], rank));
  }
  return any;
}

std::vector<Tensor> default_data(const std::string& prefix,
                                 const Relation& relation, const Tensor& x,
                                 const std::vector<Tensor>& ranks) {
  std::vector<Tensor> data = {text_tensor(prefix),
                              text_tensor("Tensor " + graph_name_of(x) +
                                          " must have " + relation.text)};
  data.insert(data.end(), ranks.begin(), ranks.end());
  data.push_back(text_tensor("Received shape: "));
  data.push_back(shape(x));
  return data;
}

// Checks that `rank` is a scalar before it is compared.
Tensor after_scalar_check(const Tensor& rank, const Tensor& condition) {
  const AssertData data = {"Rank must be a scalar. Received rank: ", rank};
  const Tensor checked = check_rank(
      rank, RankIs::kEqual, {TensorLike(0).to_tensor()}, {.data = data});
  return internal::with_dependencies({checked}, condition);
}

}  // namespace

Tensor check_rank(const Tensor& x, RankIs relation,
                  const std::vector<Tensor>& ranks, const RankCheck& check) {
  const Relation kind = relation_of(relation);
  const auto scope = name_scope(check.name, kind.name);
  const std::string prefix = prefix_of(check.message);
  for (const Tensor& rank : ranks) assert_type(rank, int32);
  const auto known = known_ranks(ranks);
  const bool all_known = std::ranges::all_of(
      known, [](const auto& rank) { return rank.has_value(); });
  if (all_known && x.rank() >= 0) {
    if (holds_of(relation, x.rank(), known)) return {};
    throw ValueError(prefix + "Tensor " + graph_name_of(x) + " must have " +
                     kind.text + " " + ranks_text(relation, known) +
                     ".  Received rank " + std::to_string(x.rank()) +
                     ", shape " + x.shape().str());
  }
  Tensor condition = condition_of(relation, raw_ops::Rank(x), ranks);
  for (size_t i = 0; i < ranks.size(); ++i) {
    if (!known[i]) condition = after_scalar_check(ranks[i], condition);
  }
  return Assert(condition,
                check.data.is_none() ? default_data(prefix, kind, x, ranks)
                                     : check.data.tensors(),
                {.summarize = check.summarize});
}

}  // namespace tfx::debugging
