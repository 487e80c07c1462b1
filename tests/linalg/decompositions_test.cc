#include "tfx/linalg/decompositions.h"

#include <catch2/catch.hpp>

#include "tests/ops/golden_cases.h"

namespace tf = tfx;

namespace tfx {
namespace {

Outputs both(const linalg::QrOutputs& outputs) {
  return {outputs.q, outputs.r};
}

Outputs both(const linalg::EigOutputs& outputs) {
  return {outputs.e, outputs.v};
}

Outputs all(const linalg::SvdOutputs& outputs) {
  return {outputs.s, outputs.u, outputs.v};
}

TEST_CASE("decompositions are Python's") {
  check_golden("linalg/decompositions",
               {
                   GOLDEN("cholesky", tf::linalg::cholesky(in[0])),
                   GOLDEN("qr", both(tf::linalg::qr(in[0]))),
                   GOLDEN("qr/full_matrices",
                          both(tf::linalg::qr(in[0], {.full_matrices = true}))),
                   GOLDEN("svd", all(tf::linalg::svd(in[0]))),
                   GOLDEN("svd/full_matrices",
                          all(tf::linalg::svd(in[0], {.full_matrices = true}))),
                   GOLDEN("svd/compute_uv=False",
                          tf::linalg::svd(in[0], {.compute_uv = false}).s),
                   GOLDEN("eig", both(tf::eig(in[0]))),
                   GOLDEN("eigvals", tf::eigvals(in[0])),
                   GOLDEN("eigh", both(tf::linalg::eigh(in[0]))),
                   GOLDEN("eigvalsh", tf::linalg::eigvalsh(in[0])),
               });
}

TEST_CASE("singular values alone come without vectors") {
  const auto [s, u, v] =
      tf::linalg::svd({{3.0, 0.0}, {0.0, 4.0}}, {.compute_uv = false});
  CHECK(s.data<float>()[0] == 4.0F);
  CHECK(!u.has_value());
  CHECK(!v.has_value());
}

}  // namespace
}  // namespace tfx
