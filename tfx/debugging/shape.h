// tf.debugging: checks of shapes. They throw ValueError if they fail
// statically, and InvalidArgumentError if they fail when a function runs.
#ifndef TFX_DEBUGGING_SHAPE_H_
#define TFX_DEBUGGING_SHAPE_H_

#include <concepts>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tfx/core/by_name.h"
#include "tfx/core/indexing.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/debugging/assert.h"
#include "tfx/ops/tensors_like.h"

namespace tfx::debugging {

struct AssertRankOptions {
  ByName by_name{};
  // Prepended to the error text.
  std::optional<std::string> message = std::nullopt;
  std::string name = {};
};
Tensor assert_rank(const TensorLike& x, const TensorLike& rank,
                   const AssertRankOptions& options = {});
Tensor assert_rank_at_least(const TensorLike& x, const TensorLike& rank,
                            const AssertRankOptions& options = {});
Tensor assert_rank_in(const TensorLike& x, const TensorsLike& ranks,
                      const AssertRankOptions& options = {});
void assert_scalar(const TensorLike& tensor,
                   const AssertRankOptions& options = {});

// The expected size of a dimension: a number, or a symbol that means the same
// size wherever it occurs. std::nullopt and "." match any size. tf::ellipsis
// and "*", allowed in the first place only, match any number of dimensions.
class SizeSymbol {
 public:
  // Implicit, so that a size can be written directly.
  SizeSymbol(std::nullopt_t) : name_(".") {}                       // NOLINT
  SizeSymbol(Ellipsis) : name_("*") {}                             // NOLINT
  SizeSymbol(const char* name) : SizeSymbol(std::string(name)) {}  // NOLINT
  SizeSymbol(std::string name);                                    // NOLINT
  template <std::integral T>
  SizeSymbol(T size) : size_(static_cast<int64_t>(size)) {}  // NOLINT

  bool is_any() const { return name_ == "."; }
  bool is_rest() const { return name_ == "*"; }
  // The number, if it is one. A string of digits counts as a number.
  std::optional<int64_t> size() const { return size_; }
  const std::string& name() const { return name_; }

 private:
  std::string name_;
  std::optional<int64_t> size_;
};

// {"N", 3, "C"}, or a string with one letter per dimension, "NHC". std::nullopt
// skips the check of a shape.
class SymbolicShape {
 public:
  SymbolicShape(std::nullopt_t) {}                        // NOLINT
  SymbolicShape(std::initializer_list<SizeSymbol> sizes)  // NOLINT
      : sizes_(sizes) {}
  SymbolicShape(std::vector<SizeSymbol> sizes)  // NOLINT
      : sizes_(std::move(sizes)) {}
  SymbolicShape(std::string_view letters);  // NOLINT
  SymbolicShape(const char* letters)        // NOLINT
      : SymbolicShape(std::string_view(letters)) {}

  bool is_none() const { return !sizes_.has_value(); }
  const std::vector<SizeSymbol>& sizes() const { return *sizes_; }

 private:
  std::optional<std::vector<SizeSymbol>> sizes_;
};

struct AssertShapesOptions {
  ByName by_name{};
  AssertData data = {};
  std::optional<int64_t> summarize = std::nullopt;
  std::optional<std::string> message = std::nullopt;
  std::string name = {};
};
// assert_shapes({{x, {"N", "Q"}}, {y, {"N", "D"}}, {param, {"Q"}}}). A scalar
// counts as a vector of one element.
void assert_shapes(const std::vector<std::pair<Tensor, SymbolicShape>>& shapes,
                   const AssertShapesOptions& options = {});

}  // namespace tfx::debugging

namespace tfx {

using debugging::assert_rank;

}  // namespace tfx

#endif  // TFX_DEBUGGING_SHAPE_H_
