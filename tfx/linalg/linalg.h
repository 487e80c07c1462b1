// tf.linalg: linear algebra.
//
// Not implemented: the LinearOperator classes.
#ifndef TFX_LINALG_LINALG_H_
#define TFX_LINALG_LINALG_H_

// IWYU pragma: begin_exports
#include "tfx/linalg/conjugate_gradient.h"  // experimental
#include "tfx/linalg/decompositions.h"      // cholesky, qr, svd, eig, eigh, …
#include "tfx/linalg/determinants.h"        // det, logdet, slogdet
#include "tfx/linalg/lu.h"                  // lu, lu_solve, …
#include "tfx/linalg/matrix_functions.h"    // expm, logm, sqrtm
#include "tfx/linalg/solvers.h"  // solve, inv, lstsq, pinv, matrix_rank, …
#include "tfx/linalg/tridiagonal.h"  // tridiagonal_solve, eigh_tridiagonal, …
#include "tfx/math/l2_normalize.h"
#include "tfx/ops/clip_ops.h"    // global_norm
#include "tfx/ops/matmul.h"      // matmul, matvec, tensordot, einsum, cross
#include "tfx/ops/matrix_ops.h"  // eye, diag, band_part, trace, adjoint, …
#include "tfx/ops/norm_ops.h"    // norm, normalize
// IWYU pragma: end_exports

#endif  // TFX_LINALG_LINALG_H_
