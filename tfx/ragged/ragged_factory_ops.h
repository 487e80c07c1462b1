// tf.ragged.constant.
//
//   tf::ragged::constant({{1, 2}, {}, {3}});
#ifndef TFX_RAGGED_RAGGED_FACTORY_OPS_H_
#define TFX_RAGGED_RAGGED_FACTORY_OPS_H_

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "tfx/core/by_name.h"
#include "tfx/core/dtypes.h"
#include "tfx/core/literal.h"
#include "tfx/core/typed_array.h"
#include "tfx/ragged/ragged_tensor.h"

namespace tfx::ragged {

namespace internal {

template <typename T>
Literal literal_of(const T& value) {
  if constexpr (TypedArray<T>) {
    std::vector<Literal> items;
    for (const auto& item : value) items.push_back(literal_of(item));
    return Literal(std::move(items));
  } else {
    return value;
  }
}

}  // namespace internal

struct ConstantOptions {
  ByName by_name{};
  DType dtype = {};
  std::optional<int64_t> ragged_rank = std::nullopt;  // None: all dimensions
  std::optional<std::vector<int64_t>> inner_shape = std::nullopt;
  std::string name = {};
  DType row_splits_dtype = int64;
};
// A nested list whose rows may differ in length. Without ragged dimensions the
// result is a tensor. Throws ValueError if values have different depths.
RaggedOrDense constant(const Literal& pylist,
                       const ConstantOptions& options = {});
// The same for C++ containers.
template <TypedArray T>
RaggedOrDense constant(const T& pylist, const ConstantOptions& options = {}) {
  return constant(internal::literal_of(pylist), options);
}

}  // namespace tfx::ragged

#endif  // TFX_RAGGED_RAGGED_FACTORY_OPS_H_
