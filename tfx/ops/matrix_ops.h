// tf.linalg: creating and transposing matrices, and their diagonals.
#ifndef TFX_OPS_MATRIX_OPS_H_
#define TFX_OPS_MATRIX_OPS_H_

#include <string>

#include "tfx/core/by_name.h"
#include "tfx/core/dtypes.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/options.h"
#include "tfx/ops/shape_like.h"
#include "tfx/ops/tensor_option.h"

namespace tfx::linalg {

struct EyeOptions {
  ByName by_name{};
  TensorOption num_columns = {};  // None: as many as rows
  ShapeLike batch_shape = std::nullopt;
  DType dtype = float32;
  std::string name = {};
};
// Ones on the diagonal, zeros elsewhere.
Tensor eye(const TensorLike& num_rows, const EyeOptions& options = {});

// Diagonals are numbered: 0 is the main one, positive ones are above it;
// {k, l} is a band of them. `align` says how diagonals that are shorter than
// the rows of the band are aligned: "LEFT_RIGHT", "RIGHT_LEFT", "LEFT_LEFT",
// "RIGHT_RIGHT".
struct DiagOptions {
  ByName by_name{};
  std::string name = "diag";
  TensorOption k = 0;
  TensorOption num_rows = -1;
  TensorOption num_cols = -1;
  TensorOption padding_value = 0;
  std::string align = "RIGHT_LEFT";
};
Tensor diag(const TensorLike& diagonal, const DiagOptions& options = {});

struct DiagPartOptions {
  ByName by_name{};
  std::string name = "diag_part";
  TensorOption k = 0;
  TensorOption padding_value = 0;
  std::string align = "RIGHT_LEFT";
};
Tensor diag_part(const TensorLike& input, const DiagPartOptions& options = {});

struct SetDiagOptions {
  ByName by_name{};
  std::string name = "set_diag";
  TensorOption k = 0;
  std::string align = "RIGHT_LEFT";
};
Tensor set_diag(const TensorLike& input, const TensorLike& diagonal,
                const SetDiagOptions& options = {});

// Keeps the main diagonal, num_lower diagonals below and num_upper above it,
// and sets everything else to zero; -1 keeps all diagonals on that side.
Tensor band_part(const TensorLike& input, const TensorLike& num_lower,
                 const TensorLike& num_upper, const NameOptions& options = {});

// A tensor of twice the rank with the input on its diagonal, and the inverse.
Tensor tensor_diag(const TensorLike& diagonal, const NameOptions& options = {});
Tensor tensor_diag_part(const TensorLike& input,
                        const NameOptions& options = {});

// The sum of the diagonal.
Tensor trace(const TensorLike& x, const NameOptions& options = {});

struct MatrixTransposeOptions {
  ByName by_name{};
  std::string name = "matrix_transpose";
  bool conjugate = false;
};
// Swaps the last two dimensions.
Tensor matrix_transpose(const TensorLike& a,
                        const MatrixTransposeOptions& options = {});
Tensor adjoint(const TensorLike& matrix, const NameOptions& options = {});

}  // namespace tfx::linalg

namespace tfx {

using linalg::eye;

}  // namespace tfx

#endif  // TFX_OPS_MATRIX_OPS_H_
