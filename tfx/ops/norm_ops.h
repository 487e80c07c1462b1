// tf.norm, tf.linalg.normalize, tf.math.l2_normalize.
#ifndef TFX_OPS_NORM_OPS_H_
#define TFX_OPS_NORM_OPS_H_

#include <optional>
#include <string>

#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/options.h"

namespace tfx::linalg {

// The order of a norm: "euclidean", "fro", or the p of a p-norm, which may be
// infinite.
class NormOrder {
 public:
  NormOrder(const char* name) : name_(name) {}             // NOLINT
  NormOrder(std::string name) : name_(std::move(name)) {}  // NOLINT
  NormOrder(int p) : p_(p), is_whole_(true) {}             // NOLINT
  NormOrder(double p) : p_(p) {}                           // NOLINT

  bool is(const char* name) const { return name_ == name; }
  bool is_name() const { return !name_.empty(); }
  // 0 for names.
  double p() const { return p_; }
  // As Python prints it.
  std::string str() const;

 private:
  std::string name_;
  double p_ = 0;
  bool is_whole_ = false;
};

struct NormOptions {
  NormOrder ord = "euclidean";
  Axis axis = {};  // None: all elements; one: vectors; two: matrices
  bool keepdims = false;
  std::string name = {};
};
Tensor norm(const TensorLike& tensor, const NormOptions& options = {});

struct NormalizeOptions {
  NormOrder ord = "euclidean";
  Axis axis = {};
  std::string name = {};
};
struct NormalizeOutputs {
  Tensor normalized;
  Tensor norm;
};
// The tensor divided by its norm, and the norm.
NormalizeOutputs normalize(const TensorLike& tensor,
                           const NormalizeOptions& options = {});

}  // namespace tfx::linalg

namespace tfx::math {

struct L2NormalizeOptions {
  Axis axis = {};
  // Lower bound of the squared norm, so that it can be divided by.
  double epsilon = 1e-12;
  std::string name = {};
};
Tensor l2_normalize(const TensorLike& x,
                    const L2NormalizeOptions& options = {});

}  // namespace tfx::math

namespace tfx {

using linalg::norm;

namespace linalg {
using math::l2_normalize;
}  // namespace linalg
namespace nn {
using math::l2_normalize;
}  // namespace nn

}  // namespace tfx

#endif  // TFX_OPS_NORM_OPS_H_
