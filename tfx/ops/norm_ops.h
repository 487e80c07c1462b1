// tf.norm, tf.linalg.normalize.
#ifndef TFX_OPS_NORM_OPS_H_
#define TFX_OPS_NORM_OPS_H_

#include <optional>
#include <string>

#include "tfx/core/by_name.h"
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
  ByName by_name{};
  NormOrder ord = "euclidean";
  Axis axis = {};  // None: all elements; one: vectors; two: matrices
  bool keepdims = false;
  std::string name = {};
};
Tensor norm(const TensorLike& tensor, const NormOptions& options = {});

struct NormalizeOptions {
  ByName by_name{};
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

namespace tfx {

using linalg::norm;

}  // namespace tfx

#endif  // TFX_OPS_NORM_OPS_H_
