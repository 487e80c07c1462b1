#include "tfx/ragged/ragged_factory_ops.h"

#include <algorithm>
#include <variant>

#include "tfx/core/errors.h"
#include "tfx/core/name_scope.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ragged/ragged_helpers.h"

namespace tfx::ragged {
namespace {

using Items = std::vector<Literal>;

const Items* items_of(const Literal& literal) {
  return std::get_if<Items>(&literal.value());
}

struct Depths {
  std::optional<int64_t> scalar;  // of values, if any
  int64_t greatest = 0;           // of lists
};

Depths depths_of(const Literal& literal) {
  const Items* const items = items_of(literal);
  if (items == nullptr) return {0, 0};
  Depths depths = {std::nullopt, 1};
  for (const Literal& item : *items) {
    const Depths inner = depths_of(item);
    if (inner.scalar) {
      if (depths.scalar && *depths.scalar != *inner.scalar + 1) {
        throw ValueError("all scalar values must have the same nesting depth");
      }
      depths.scalar = *inner.scalar + 1;
    }
    depths.greatest = std::max(depths.greatest, inner.greatest + 1);
  }
  return depths;
}

std::vector<int64_t> first_shape(const Literal& literal) {
  const Items* const items = items_of(literal);
  if (items == nullptr) return {};
  std::vector<int64_t> shape = {static_cast<int64_t>(items->size())};
  if (items->empty()) return shape;
  const std::vector<int64_t> inner = first_shape((*items)[0]);
  shape.insert(shape.end(), inner.begin(), inner.end());
  return shape;
}

void check_shape(const Literal& literal, std::span<const int64_t> shape) {
  const Items* const items = items_of(literal);
  const bool fits =
      (items != nullptr) == !shape.empty() &&
      (items == nullptr || static_cast<int64_t>(items->size()) == shape[0]);
  if (!fits) throw ValueError("inner values have inconsistent shape");
  if (items == nullptr) return;
  for (const Literal& item : *items) check_shape(item, shape.subspan(1));
}

// Concatenates all lists.
Items joined(const Items& lists) {
  Items all;
  for (const Literal& list : lists) {
    const Items& items = *items_of(list);
    all.insert(all.end(), items.begin(), items.end());
  }
  return all;
}

// The shape inside of the ragged dimensions.
std::vector<int64_t> default_inner_shape(const Items& pylist,
                                         int64_t ragged_rank) {
  Items flat = pylist;
  for (int64_t dim = 0; dim < ragged_rank; ++dim) {
    if (!std::ranges::all_of(flat, items_of)) {
      throw ValueError("pylist has scalar values depth " +
                       std::to_string(dim + 1) +
                       ", but ragged_rank=" + std::to_string(ragged_rank) +
                       " requires scalar value depth greater than " +
                       std::to_string(ragged_rank));
    }
    flat = joined(flat);
  }
  const Literal all(std::move(flat));
  std::vector<int64_t> shape = first_shape(all);
  check_shape(all, shape);
  shape.erase(shape.begin());
  return shape;
}

RaggedOrDense dense(const Literal& literal, const ConstantOptions& options,
                    const std::optional<TensorShape>& shape) {
  return RaggedOrDense(
      tfx::constant(literal, {.dtype = options.dtype, .shape = shape}));
}

std::string with_dims(const ConstantOptions& options) {
  return "dim(inner_shape)=" + std::to_string(options.inner_shape->size());
}

RaggedOrDense scalar_constant(const Literal& literal,
                              const ConstantOptions& options) {
  const std::string invalid =
      "Invalid pylist=" + literal.repr() + ": incompatible with ";
  if (options.ragged_rank.value_or(0) != 0) {
    throw ValueError(invalid +
                     "ragged_rank=" + std::to_string(*options.ragged_rank));
  }
  if (options.inner_shape && !options.inner_shape->empty()) {
    throw ValueError(invalid + with_dims(options));
  }
  return dense(literal, options, std::nullopt);
}

void check_depths(const Literal& literal, const Depths& depths,
                  const ConstantOptions& options) {
  const std::string invalid = "Invalid pylist=" + literal.repr();
  if (depths.scalar) {
    if (depths.greatest > *depths.scalar) {
      throw ValueError(invalid +
                       ": empty list nesting is greater than scalar value "
                       "nesting");
    }
    if (options.ragged_rank && depths.greatest < *options.ragged_rank) {
      throw ValueError(invalid + ", max depth smaller than ragged_rank=" +
                       std::to_string(*options.ragged_rank));
    }
  }
  if (!options.inner_shape || !options.ragged_rank) return;
  const int64_t expected = *options.ragged_rank + 1 +
                           static_cast<int64_t>(options.inner_shape->size());
  const bool fits =
      depths.scalar ? expected == *depths.scalar : expected >= depths.greatest;
  if (fits) return;
  throw ValueError(invalid + ": incompatible with ragged_rank=" +
                   std::to_string(*options.ragged_rank) + " and " +
                   with_dims(options));
}

}  // namespace

RaggedOrDense constant(const Literal& pylist, const ConstantOptions& options) {
  const NameScope scope = name_scope(options.name, "RaggedConstant");
  const Items* const items = items_of(pylist);
  if (items == nullptr) return scalar_constant(pylist, options);
  if (options.ragged_rank.value_or(0) < 0) {
    throw ValueError(
        "Invalid ragged_rank=" + std::to_string(*options.ragged_rank) +
        ": must be nonnegative");
  }
  const Depths depths = depths_of(pylist);
  check_depths(pylist, depths, options);
  const auto inner_dims = static_cast<int64_t>(
      options.inner_shape ? options.inner_shape->size() : 0);
  const bool is_dense =
      options.ragged_rank
          ? *options.ragged_rank == 0
          : depths.greatest < 2 ||
                (options.inner_shape && depths.greatest - inner_dims < 2);
  if (is_dense) {
    if (!options.inner_shape) return dense(pylist, options, std::nullopt);
    return dense(pylist, options, TensorShape(*options.inner_shape));
  }
  std::vector<int64_t> inner_shape;
  if (options.inner_shape) {
    inner_shape = *options.inner_shape;
  } else if (options.ragged_rank) {
    inner_shape = default_inner_shape(*items, *options.ragged_rank);
  }
  const int64_t ragged_rank = options.ragged_rank.value_or(
      std::max<int64_t>(1, depths.scalar ? *depths.scalar - 1 - inner_dims
                                         : depths.greatest - 1));

  std::vector<std::vector<int64_t>> nested_splits;
  Items values = *items;
  for (int64_t dim = 0; dim < ragged_rank; ++dim) {
    std::vector<int64_t>& splits = nested_splits.emplace_back(1, 0);
    for (const Literal& row : values) {
      const auto length = static_cast<int64_t>(items_of(row)->size());
      splits.push_back(splits.back() + length);
    }
    values = joined(values);
  }
  inner_shape.insert(inner_shape.begin(), static_cast<int64_t>(values.size()));
  RaggedOrDense result =
      dense(Literal(std::move(values)), options, TensorShape(inner_shape));
  for (auto splits = nested_splits.rbegin(); splits != nested_splits.rend();
       ++splits) {
    result = RaggedTensor::from_row_splits(
        result, TensorLike(*splits).to_tensor(options.row_splits_dtype),
        {.validate = false});
  }
  return result;
}

}  // namespace tfx::ragged
