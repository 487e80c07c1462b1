// Gradients of diagonals and bands of matrices.
//
// For version 2 of these ops, Python uses the alignment of version 3; here the
// alignment is that of the op.
#include <string>

#include "tfx/autodiff/gradients/families.h"
#include "tfx/autodiff/gradients/helpers.h"
#include "tfx/raw_ops/array_ops.h"

namespace tfx::gradients {
namespace {

namespace ops = raw_ops;

constexpr char kSecondVersion[] = "LEFT_LEFT";

// The diagonals k of matrices, and the inverse: matrices of the shape of the
// op's first input that are zero elsewhere.
Tensor diag_part(const Tensor& matrices, const Tensor& k,
                 const std::string& align) {
  return ops::MatrixDiagPartV3(matrices, k, number(0, matrices.dtype()),
                               {.align = align});
}

Tensor like_input(const RecordedOp& op, const Tensor& diagonals,
                  const Tensor& k, const std::string& align) {
  return ops::MatrixDiagV3(diagonals, k, input_dimension(op, 0, -2),
                           input_dimension(op, 0, -1),
                           number(0, diagonals.dtype()), {.align = align});
}

Result diag_grad(const RecordedOp&, Grads grads) {
  return {ops::DiagPart(grads[0])};
}

Result diag_part_grad(const RecordedOp&, Grads grads) {
  return {ops::Diag(grads[0])};
}

Result matrix_diag_grad(const RecordedOp&, Grads grads) {
  return {ops::MatrixDiagPart(grads[0])};
}

Result matrix_diag_v2_grad(const RecordedOp& op, Grads grads) {
  return {diag_part(grads[0], op.input(1), kSecondVersion), {}, {}, {}, {}};
}

Result matrix_diag_v3_grad(const RecordedOp& op, Grads grads) {
  return {diag_part(grads[0], op.input(1), op.attr<std::string>("align")),
          {},
          {},
          {},
          {}};
}

Result matrix_diag_part_grad(const RecordedOp& op, Grads grads) {
  return {like_input(op, grads[0], int32_scalar(0), kSecondVersion)};
}

Result matrix_diag_part_v2_grad(const RecordedOp& op, Grads grads) {
  return {like_input(op, grads[0], op.input(1), kSecondVersion), {}, {}};
}

Result matrix_diag_part_v3_grad(const RecordedOp& op, Grads grads) {
  return {like_input(op, grads[0], op.input(1), op.attr<std::string>("align")),
          {},
          {}};
}

// The input gets the gradient that was not overwritten, the diagonals the rest.
Result set_diag_grad(const Tensor& grad, const Tensor& k,
                     const std::string& align) {
  const Tensor diagonals = diag_part(grad, k, align);
  return {ops::MatrixSetDiagV3(grad, ops::ZerosLike(diagonals), k,
                               {.align = align}),
          diagonals};
}

Result matrix_set_diag_grad(const RecordedOp&, Grads grads) {
  return set_diag_grad(grads[0], int32_scalar(0), kSecondVersion);
}

Result matrix_set_diag_v2_grad(const RecordedOp& op, Grads grads) {
  Result result = set_diag_grad(grads[0], op.input(2), kSecondVersion);
  result.emplace_back();
  return result;
}

Result matrix_set_diag_v3_grad(const RecordedOp& op, Grads grads) {
  Result result =
      set_diag_grad(grads[0], op.input(2), op.attr<std::string>("align"));
  result.emplace_back();
  return result;
}

Result matrix_band_part_grad(const RecordedOp& op, Grads grads) {
  return {ops::MatrixBandPart(grads[0], op.input(1), op.input(2)), {}, {}};
}

}  // namespace

void register_diagonals(GradientRegistry& registry) {
  registry.add("Diag", diag_grad, kKeepsNothing);
  registry.add("DiagPart", diag_part_grad, kKeepsNothing);
  registry.add("MatrixDiag", matrix_diag_grad, kKeepsNothing);
  registry.add("MatrixDiagV2", matrix_diag_v2_grad, {0b10, 0});
  registry.add("MatrixDiagV3", matrix_diag_v3_grad, {0b10, 0});
  registry.add("MatrixDiagPart", matrix_diag_part_grad, kKeepsNothing);
  registry.add("MatrixDiagPartV2", matrix_diag_part_v2_grad, {0b10, 0});
  registry.add("MatrixDiagPartV3", matrix_diag_part_v3_grad, {0b10, 0});
  registry.add("MatrixSetDiag", matrix_set_diag_grad, kKeepsNothing);
  registry.add("MatrixSetDiagV2", matrix_set_diag_v2_grad, {0b100, 0});
  registry.add("MatrixSetDiagV3", matrix_set_diag_v3_grad, {0b100, 0});
  registry.add("MatrixBandPart", matrix_band_part_grad, {0b110, 0});
}

}  // namespace tfx::gradients
