// tf.linalg.lu, and what is done with its result: lu_solve, lu_matrix_inverse,
// lu_reconstruct.
#ifndef TFX_LINALG_LU_H_
#define TFX_LINALG_LU_H_

#include <string>

#include "tfx/core/dtypes.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"

namespace tfx::linalg {

struct LuOptions {
  DType output_idx_type = int32;
  std::string name = {};
};
struct LuOutputs {
  Tensor lu;
  Tensor p;
};
// The matrices' rows in the order p are L U; L, whose diagonal is 1, is below
// the diagonal of lu, U the rest.
LuOutputs lu(const TensorLike& input, const LuOptions& options = {});

struct LuMatrixOptions {
  // Whether what is known only when a traced function runs is checked too.
  bool validate_args = false;
  std::string name = {};
};
// x with A x = rhs, of A = lu_reconstruct(lower_upper, perm). Batches
// broadcast.
Tensor lu_solve(const TensorLike& lower_upper, const TensorLike& perm,
                const TensorLike& rhs, const LuMatrixOptions& options = {});
Tensor lu_matrix_inverse(const TensorLike& lower_upper, const TensorLike& perm,
                         const LuMatrixOptions& options = {});
// The matrices that lu was of.
Tensor lu_reconstruct(const TensorLike& lower_upper, const TensorLike& perm,
                      const LuMatrixOptions& options = {});

}  // namespace tfx::linalg

#endif  // TFX_LINALG_LU_H_
