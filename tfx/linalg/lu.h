// tf.linalg.lu and functions of its result: lu_solve, lu_matrix_inverse,
// lu_reconstruct.
#ifndef TFX_LINALG_LU_H_
#define TFX_LINALG_LU_H_

#include <string>

#include "tfx/core/by_name.h"
#include "tfx/core/dtypes.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"

namespace tfx::linalg {

struct LuOptions {
  ByName by_name{};
  DType output_idx_type = int32;
  std::string name = {};
};
struct LuOutputs {
  Tensor lu;
  Tensor p;
};
// L U is the input with its rows permuted by p. L, whose diagonal is 1, is
// stored below the diagonal of lu, U in the rest.
LuOutputs lu(const TensorLike& input, const LuOptions& options = {});

struct LuMatrixOptions {
  ByName by_name{};
  // Whether conditions known only when a traced function runs are checked too.
  bool validate_args = false;
  std::string name = {};
};
// Solves A x = rhs for A = lu_reconstruct(lower_upper, perm). Batches
// broadcast.
Tensor lu_solve(const TensorLike& lower_upper, const TensorLike& perm,
                const TensorLike& rhs, const LuMatrixOptions& options = {});
Tensor lu_matrix_inverse(const TensorLike& lower_upper, const TensorLike& perm,
                         const LuMatrixOptions& options = {});
// The matrices that lu() decomposed.
Tensor lu_reconstruct(const TensorLike& lower_upper, const TensorLike& perm,
                      const LuMatrixOptions& options = {});

}  // namespace tfx::linalg

#endif  // TFX_LINALG_LU_H_
