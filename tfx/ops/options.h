// Options shared by many functions.
#ifndef TFX_OPS_OPTIONS_H_
#define TFX_OPS_OPTIONS_H_

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "tfx/core/by_name.h"
#include "tfx/core/tensor.h"

namespace tfx {

// For functions whose only option is the name of the operation in a graph.
struct NameOptions {
  ByName by_name{};
  std::string name = {};
};

// One dimension, several, a tensor of them, or None: axis=1, axis=[0, 2],
// axis=None. Negative ones count from the end.
class Axis {
 public:
  Axis() = default;                                         // None
  Axis(std::nullopt_t) {}                                   // NOLINT
  Axis(int64_t axis) : axes_(1, axis), is_scalar_(true) {}  // NOLINT
  Axis(int axis) : Axis(int64_t{axis}) {}                   // NOLINT
  Axis(std::initializer_list<int64_t> axes)                 // NOLINT
      : axes_(axes), is_list_(true) {}
  Axis(std::vector<int64_t> axes)  // NOLINT
      : axes_(std::move(axes)), is_list_(true) {}
  Axis(const std::vector<int>& axes)  // NOLINT
      : Axis(std::vector<int64_t>(axes.begin(), axes.end())) {}
  Axis(Tensor axes) : tensor_(std::move(axes)) {}  // NOLINT

  bool is_none() const {
    return !is_scalar_ && !is_list_ && !tensor_.has_value();
  }
  bool is_tensor() const { return tensor_.has_value(); }
  // Whether it is a single dimension, not a list of one.
  bool is_number() const { return is_scalar_; }
  // The dimensions as numbers; empty if they are a tensor.
  const std::vector<int64_t>& axes() const { return axes_; }
  // As an int32 tensor (or the tensor given). None means all dimensions of
  // `input`.
  Tensor to_tensor(const Tensor& input) const;

 private:
  std::vector<int64_t> axes_;
  bool is_scalar_ = false;
  bool is_list_ = false;
  Tensor tensor_;
};

}  // namespace tfx

#endif  // TFX_OPS_OPTIONS_H_
