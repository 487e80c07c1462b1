#include "tfx/debugging/shape.h"

#include <charconv>
#include <map>

#include "tfx/core/control_dependencies.h"
#include "tfx/core/errors.h"
#include "tfx/core/name_scope.h"
#include "tfx/debugging/rank.h"
#include "tfx/debugging/report.h"
#include "tfx/function/cond.h"
#include "tfx/ops/array_ops.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/math_ops.h"

namespace tfx::debugging {
namespace {

// `number` if statically known, otherwise `tensor`.
struct Size {
  std::optional<int64_t> number = std::nullopt;
  Tensor tensor = {};

  Tensor to_tensor() const {
    return number ? TensorLike(static_cast<int>(*number)).to_tensor() : tensor;
  }
};

// The expected sizes of all dimensions of x, or of its last ones if has_rest.
struct Constraint {
  Tensor x;
  bool has_rest;
  std::vector<SizeSymbol> sizes;
};

// The size bound to a symbol, and where the symbol was first used.
struct Meaning {
  Size size;
  Tensor x;
  int dimension;
};

// The sizes of a tensor whose rank is unknown; [1] for a scalar.
Tensor dynamic_sizes(const Tensor& x) {
  const Tensor dims = shape(x);
  const Tensor is_scalar =
      raw_ops::Equal(raw_ops::Rank(x), TensorLike(0).to_tensor());
  return cond(
      is_scalar, [] { return TensorLike({1}).to_tensor(); },
      [&] { return dims; });
}

Size size_of(const Tensor& x, int dimension) {
  const int rank = x.rank();
  if (rank < 0) return {.tensor = dynamic_sizes(x)[dimension]};
  if (rank == 0) return {.number = 1};
  const int64_t known = x.shape()[dimension];
  if (known != kNone) return {.number = known};
  return {.tensor = shape(x)[dimension]};
}

Constraint constraint_of(const Tensor& x, const SymbolicShape& shape,
                         const std::string& prefix) {
  std::vector<SizeSymbol> sizes = shape.sizes();
  bool has_rest = false;
  for (size_t i = 0; i < sizes.size(); ++i) {
    if (!sizes[i].is_rest()) continue;
    if (i != 0) {
      throw ValueError(prefix + "Tensor " + description_of(x) +
                       " specified shape index " + std::to_string(i) +
                       ".  Symbol `...` or `*` for a variable number of "
                       "unspecified dimensions is only allowed as the first "
                       "entry");
    }
    has_rest = true;
  }
  if (has_rest) sizes.erase(sizes.begin());
  if (sizes.empty()) sizes.emplace_back(1);
  return {x, has_rest, std::move(sizes)};
}

// A scalar counts as a vector of one element, so one size allows ranks 0 and 1.
Tensor check_rank_of(const Constraint& constraint,
                     const AssertShapesOptions& options) {
  const auto rank = static_cast<int>(constraint.sizes.size());
  const RankCheck check = {.data = options.data,
                           .summarize = options.summarize,
                           .message = options.message,
                           .name = options.name};
  const Tensor exactly = TensorLike(rank).to_tensor();
  if (constraint.has_rest) {
    if (rank <= 1) return {};
    return check_rank(constraint.x, RankIs::kAtLeast, {exactly}, check);
  }
  if (rank <= 1) {
    return check_rank(constraint.x, RankIs::kIn,
                      {TensorLike(0).to_tensor(), TensorLike(1).to_tensor()},
                      check);
  }
  return check_rank(constraint.x, RankIs::kEqual, {exactly}, check);
}

class SizeChecks {
 public:
  SizeChecks(const AssertShapesOptions& options,
             const std::vector<Tensor>& rank_checks)
      : options_(options),
        prefix_(prefix_of(options.message)),
        rank_checks_(rank_checks) {}

  void check(const Constraint& constraint) {
    const auto count = static_cast<int>(constraint.sizes.size());
    for (int i = 0; i < count; ++i) {
      const SizeSymbol& symbol = constraint.sizes[static_cast<size_t>(i)];
      if (symbol.is_any()) continue;
      const int dimension = constraint.has_rest ? i - count : i;
      const Size actual = actual_size(constraint.x, dimension);
      if (const auto size = symbol.size()) {
        compare(constraint.x, dimension, actual, {.number = size},
                "Specified explicitly");
        continue;
      }
      const auto [known, is_new] = meanings_.emplace(
          symbol.name(), Meaning{actual, constraint.x, dimension});
      if (is_new) continue;
      const Meaning& meaning = known->second;
      compare(constraint.x, dimension, actual, meaning.size,
              "Specified by tensor " + description_of(meaning.x) +
                  " dimension " + std::to_string(meaning.dimension));
    }
  }

 private:
  // Reading a size is valid only after the rank checks passed.
  Size actual_size(const Tensor& x, int dimension) const {
    const auto scope = control_dependencies(rank_checks_);
    return size_of(x, dimension);
  }

  void compare(const Tensor& x, int dimension, const Size& actual,
               const Size& expected, const std::string& why) const {
    if (actual.number && expected.number) {
      if (*actual.number == *expected.number) return;
      throw ValueError(prefix_ + why + ".  Tensor " + description_of(x) +
                       " dimension " + std::to_string(dimension) +
                       " must have size " + std::to_string(*expected.number) +
                       ".  Received size " + std::to_string(*actual.number) +
                       ", shape " + x.shape().str());
    }
    const AssertData by_default = {prefix_,
                                   why,
                                   "Tensor " + description_of(x) + " dimension",
                                   dimension,
                                   "must have size",
                                   expected.to_tensor(),
                                   "Received shape: ",
                                   shape(x)};
    Assert(raw_ops::Equal(actual.to_tensor(), expected.to_tensor()),
           options_.data.is_none() ? by_default : options_.data,
           {.summarize = options_.summarize});
  }

  const AssertShapesOptions& options_;
  const std::string prefix_;
  const std::vector<Tensor>& rank_checks_;
  std::map<std::string, Meaning> meanings_;
};

}  // namespace

SizeSymbol::SizeSymbol(std::string name) : name_(std::move(name)) {
  int64_t number = 0;
  const char* const end = name_.data() + name_.size();
  const auto read = std::from_chars(name_.data(), end, number);
  if (read.ec == std::errc() && read.ptr == end) size_ = number;
}

SymbolicShape::SymbolicShape(std::string_view letters) {
  sizes_.emplace();
  for (const char letter : letters)
    sizes_->emplace_back(std::string(1, letter));
}

Tensor assert_rank(const TensorLike& x, const TensorLike& rank,
                   const AssertRankOptions& options) {
  return check_rank(
      checked_tensor(x, "x"), RankIs::kEqual, {checked_tensor(rank, "rank")},
      {.data = {}, .message = options.message, .name = options.name});
}

Tensor assert_rank_at_least(const TensorLike& x, const TensorLike& rank,
                            const AssertRankOptions& options) {
  return check_rank(
      checked_tensor(x, "x"), RankIs::kAtLeast, {checked_tensor(rank, "rank")},
      {.data = {}, .message = options.message, .name = options.name});
}

Tensor assert_rank_in(const TensorLike& x, const TensorsLike& ranks,
                      const AssertRankOptions& options) {
  std::vector<Tensor> checked;
  for (const Tensor& rank : ranks.tensors()) {
    checked.push_back(checked_tensor(rank, "rank"));
  }
  return check_rank(
      checked_tensor(x, "x"), RankIs::kIn, checked,
      {.data = {}, .message = options.message, .name = options.name});
}

void assert_scalar(const TensorLike& tensor, const AssertRankOptions& options) {
  const Tensor value = checked_tensor(tensor, "x");
  if (value.rank() == 0) return;
  throw ValueError(prefix_of(options.message) + "Expected scalar shape" +
                   (value.is_symbolic() ? " for " + value.name() : "") +
                   ", saw shape: " + value.shape().str() + ".");
}

void assert_shapes(const std::vector<std::pair<Tensor, SymbolicShape>>& shapes,
                   const AssertShapesOptions& options) {
  const auto scope = name_scope(options.name, "assert_shapes");
  std::vector<Constraint> constraints;
  for (const auto& [x, shape] : shapes) {
    if (shape.is_none()) continue;
    constraints.push_back(constraint_of(checked_tensor(x, "x"), shape,
                                        prefix_of(options.message)));
  }
  std::vector<Tensor> rank_checks;
  for (const Constraint& constraint : constraints) {
    rank_checks.push_back(check_rank_of(constraint, options));
  }
  SizeChecks sizes(options, rank_checks);
  for (const Constraint& constraint : constraints) sizes.check(constraint);
}

}  // namespace tfx::debugging
