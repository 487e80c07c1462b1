#include "tfx/ops/matrix_ops.h"

#include <catch2/catch.hpp>

#include "tests/ops/golden_cases.h"
#include "tfx/core/errors.h"
#include "tfx/function/function.h"
#include "tfx/ops/constant_op.h"

namespace tf = tfx;

namespace tfx {
namespace {

TEST_CASE("matrices and their diagonals are Python's") {
  check_golden(
      "ops/matrix_ops",
      {
          GOLDEN("eye/as", tf::eye(2, {.dtype = in[0].dtype()})),
          GOLDEN("eye/columns", tf::eye(2, {.num_columns = 3})),
          GOLDEN("eye/rows",
                 tf::eye(3, {.num_columns = 1, .dtype = tf::int32})),
          GOLDEN("eye/square", tf::eye(2, {.num_columns = 2})),
          GOLDEN("eye/batch",
                 tf::eye(2, {.num_columns = 3, .batch_shape = {2, 1}})),
          GOLDEN("eye/batch square", tf::eye(2, {.batch_shape = {3}})),
          GOLDEN("eye/0", tf::eye(0)),
          GOLDEN("eye/tensors", tf::eye(in[0], {.num_columns = in[1]})),
          GOLDEN("eye/-1", tf::eye(-1)),
          GOLDEN("diag", tf::linalg::diag(in[0])),
          GOLDEN("diag/k=1", tf::linalg::diag(in[0], {.k = 1})),
          GOLDEN("diag/k=-1,1", tf::linalg::diag(in[0], {.k = {-1, 1}})),
          GOLDEN("diag/all", tf::linalg::diag(in[0], {.k = {-1, 0},
                                                      .num_rows = 3,
                                                      .num_cols = 4,
                                                      .padding_value = 9,
                                                      .align = "LEFT_LEFT"})),
          GOLDEN("diag/k tensor",
                 tf::linalg::diag(in[0], {.k = TensorLike(-1).to_tensor()})),
          GOLDEN("diag/scalar", tf::linalg::diag(in[0])),
          GOLDEN("diag/num_rows", tf::linalg::diag(in[0], {.num_rows = 1})),
          GOLDEN("diag_part", tf::linalg::diag_part(in[0])),
          GOLDEN("diag_part/batch", tf::linalg::diag_part(in[0])),
          GOLDEN("diag_part/k=1", tf::linalg::diag_part(in[0], {.k = 1})),
          GOLDEN("diag_part/band",
                 tf::linalg::diag_part(in[0], {.k = {-1, 2},
                                               .padding_value = 9,
                                               .align = "LEFT_RIGHT"})),
          GOLDEN("diag_part/vector", tf::linalg::diag_part(in[0])),
          GOLDEN("diag_part/k=5", tf::linalg::diag_part(in[0], {.k = 5})),
          GOLDEN("set_diag", tf::linalg::set_diag(in[0], in[1])),
          GOLDEN("set_diag/k=-1",
                 tf::linalg::set_diag(in[0], in[1], {.k = -1})),
          GOLDEN("set_diag/band",
                 tf::linalg::set_diag(in[0], in[1],
                                      {.k = {0, 1}, .align = "RIGHT_RIGHT"})),
          GOLDEN("set_diag/length", tf::linalg::set_diag(in[0], in[1])),
          GOLDEN("band_part", tf::linalg::band_part(in[0], 1, 0)),
          GOLDEN("band_part/-1,0", tf::linalg::band_part(in[0], -1, 0)),
          GOLDEN("band_part/int64",
                 tf::linalg::band_part(
                     in[0], Tensor(Literal(0).to_tensor(tf::int64)), 1)),
          GOLDEN("band_part/vector", tf::linalg::band_part(in[0], 0, 0)),
          GOLDEN("band_part/9", tf::linalg::band_part(in[0], 9, 0)),
          GOLDEN("tensor_diag", tf::linalg::tensor_diag(in[0])),
          GOLDEN("tensor_diag_part", tf::linalg::tensor_diag_part(in[0])),
          GOLDEN("trace", tf::linalg::trace(in[0])),
          GOLDEN("matrix_transpose", tf::linalg::matrix_transpose(in[0])),
          GOLDEN("matrix_transpose/conjugate",
                 tf::linalg::matrix_transpose(in[0], {.conjugate = true})),
          GOLDEN("adjoint", tf::linalg::adjoint(in[0])),
          GOLDEN("matrix_transpose/vector",
                 tf::linalg::matrix_transpose(in[0])),
          GOLDEN("eye/no batch", tf::eye(2, {.batch_shape = ShapeLike({})})),
          GOLDEN("eye/empty batch",
                 tf::eye(2, {.num_columns = 3, .batch_shape = {0}})),
          GOLDEN("eye/bool", tf::eye(2, {.dtype = tf::bool_})),
          GOLDEN("eye/batch tensor", tf::eye(2, {.batch_shape = in[0]})),
          GOLDEN("eye/2.5", tf::eye(2.5)),
          GOLDEN("eye/columns=2.5", tf::eye(2, {.num_columns = 2.5})),
          GOLDEN("eye/string", tf::eye(2, {.dtype = tf::string})),
          GOLDEN("diag/empty", tf::linalg::diag(in[0])),
          GOLDEN("diag/not finite", tf::linalg::diag(in[0])),
          GOLDEN("diag/align", tf::linalg::diag(in[0], {.align = "foo"})),
          GOLDEN("diag/k=1,0", tf::linalg::diag(in[0], {.k = {1, 0}})),
          GOLDEN("diag_part/empty", tf::linalg::diag_part(in[0])),
          GOLDEN("set_diag/empty", tf::linalg::set_diag(in[0], in[1])),
          GOLDEN("set_diag/literal", tf::linalg::set_diag(in[0], {1, 2})),
          GOLDEN("band_part/empty", tf::linalg::band_part(in[0], 0, 0)),
          GOLDEN("band_part/not finite", tf::linalg::band_part(in[0], 0, 0)),
          GOLDEN("band_part/literal", tf::linalg::band_part(in[0], 0, in[1])),
          GOLDEN("tensor_diag/empty", tf::linalg::tensor_diag(in[0])),
          GOLDEN("tensor_diag_part/empty", tf::linalg::tensor_diag_part(in[0])),
          GOLDEN("trace/empty", tf::linalg::trace(in[0])),
          GOLDEN("trace/square", tf::linalg::trace(in[0])),
          GOLDEN("matrix_transpose/empty", tf::linalg::matrix_transpose(in[0])),
          GOLDEN("adjoint/empty", tf::linalg::adjoint(in[0])),
          GOLDEN("tensor_diag/scalar", tf::linalg::tensor_diag(in[0])),
          GOLDEN("tensor_diag_part/odd rank",
                 tf::linalg::tensor_diag_part(in[0])),
          GOLDEN("tensor_diag_part/shape", tf::linalg::tensor_diag_part(in[0])),
          GOLDEN("trace/vector", tf::linalg::trace(in[0])),
          GOLDEN("adjoint/vector", tf::linalg::adjoint(in[0])),
          GOLDEN("adjoint/scalar", tf::linalg::adjoint(in[0])),
      });
}

TEST_CASE("what is no matrix is refused while a function is traced") {
  const auto traced = tf::function([](const tf::Tensor& x) {
    CHECK_THROWS_AS(tf::linalg::matrix_transpose(x), ValueError);
    return x;
  });
  CHECK(traced(tf::constant({1.0, 2.0})).shape() == TensorShape({2}));
}

}  // namespace
}  // namespace tfx
