// tf.random.Algorithm, and helpers shared by the tf.random functions.
#ifndef TFX_RANDOM_RANDOM_OPS_UTIL_H_
#define TFX_RANDOM_RANDOM_OPS_UTIL_H_

#include <initializer_list>
#include <string>
#include <string_view>
#include <variant>

#include "tfx/core/dtypes.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/tensor_option.h"

namespace tfx::random {

enum class Algorithm { PHILOX = 1, THREEFRY = 2, AUTO_SELECT = 3 };

// An algorithm as an argument: "philox", Algorithm::PHILOX or 1. "threefry" is
// not available on the CPU.
class AlgorithmLike {
 public:
  AlgorithmLike(Algorithm algorithm)  // NOLINT: all implicit, a value is meant
      : value_(static_cast<int>(algorithm)) {}
  AlgorithmLike(int number) : value_(number) {}                   // NOLINT
  AlgorithmLike(const char* name) : value_(std::string(name)) {}  // NOLINT
  AlgorithmLike(std::string_view name)                            // NOLINT
      : value_(std::string(name)) {}

  // Throws ValueError for an unknown algorithm.
  Algorithm get() const;

 private:
  std::variant<int, std::string> value_;
};

namespace experimental {
using random::Algorithm;
}  // namespace experimental

// Private to this room.
namespace internal {

// Inputs of the stateless ops.
struct KeyCounterAlg {
  Tensor key;
  Tensor counter;
  Tensor alg;
};
KeyCounterAlg get_key_counter_alg(const TensorLike& seed,
                                  const AlgorithmLike& alg);

// Throws ValueError unless `dtype` is one of `accepted`.
void check_dtype(DType dtype, std::initializer_list<DType> accepted);

// rnd * stddev + mean.
Tensor scale(const Tensor& rnd, const Tensor& stddev, const Tensor& mean,
             std::string_view name);

// alpha, broadcast to the common shape of alpha and beta.
Tensor broadcast_alpha(const Tensor& alpha, const Tensor& beta);
// np.finfo(dtype).tiny: the least normal number, a lower bound for samples of
// the gamma distribution. Throws ValueError for dtypes that have none.
Tensor smallest_normal(DType dtype);

}  // namespace internal
}  // namespace tfx::random

#endif  // TFX_RANDOM_RANDOM_OPS_UTIL_H_
