// Private header: the variant inside of a Feature.
#ifndef TFX_IO_ANY_FEATURE_H_
#define TFX_IO_ANY_FEATURE_H_

#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "tfx/core/shared.h"
#include "tfx/core/tensor_shape.h"
#include "tfx/io/features.h"

namespace tfx::io {

struct Feature::Any : ::tfx::internal::Counted {
  using Kind = std::variant<VarLenFeature, SparseFeature, FixedLenFeature,
                            FixedLenSequenceFeature, RaggedFeature>;

  explicit Any(Kind feature) : feature(std::move(feature)) {}

  Kind feature;
};

template <typename T>
const T* Feature::get_if() const {
  return std::get_if<T>(&any_->feature);
}

// A shape as a Python list: "[2, None]".
std::string shape_repr(const TensorShape& shape);
// Strings as a Python list: "['a', 'b']".
std::string list_repr(const std::vector<std::string>& texts);

}  // namespace tfx::io

#endif  // TFX_IO_ANY_FEATURE_H_
