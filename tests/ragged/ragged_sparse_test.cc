#include <catch2/catch.hpp>

#include "tests/ops/golden_cases.h"
#include "tests/ragged/ragged_inputs.h"
#include "tfx/ragged/ragged_tensor.h"
#include "tfx/sparse/sparse_tensor.h"

namespace tf = tfx;

namespace tfx {
namespace {

SparseTensor sparse(const Inputs& in) { return {in[0], in[1], {4, 2}}; }

TEST_CASE("ragged tensors become sparse and the other way round") {
  check_golden(
      "ragged/ragged_sparse",
      {
          GOLDEN("to_sparse", one(in).to_sparse()),
          GOLDEN("to_sparse/two", two(in).to_sparse()),
          GOLDEN("to_sparse/inner", one(in).to_sparse()),
          GOLDEN("from_sparse", RaggedTensor::from_sparse(sparse(in))),
          GOLDEN("from_sparse/int32",
                 RaggedTensor::from_sparse(sparse(in),
                                           {.row_splits_dtype = tf::int32})),
          GOLDEN("from_sparse/empty", RaggedTensor::from_sparse(sparse(in))),
          GOLDEN("from_sparse/gap", RaggedTensor::from_sparse(sparse(in))),
          GOLDEN("from_sparse/rank",
                 RaggedTensor::from_sparse(SparseTensor(in[0], in[1], {4}))),
      });
}

}  // namespace
}  // namespace tfx
