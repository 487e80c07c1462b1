#include "tfx/sparse/serialize.h"

#include <catch2/catch.hpp>

#include "tests/ops/golden_cases.h"
#include "tests/sparse/inputs.h"
#include "tfx/ops/array_ops.h"

namespace tf = tfx;

namespace tfx {
namespace {

SparseTensor there_and_back(const SparseTensor& tensor, DType dtype) {
  return io::deserialize_many_sparse(io::serialize_many_sparse(tensor), dtype);
}

Tensor twice(const Tensor& tensor) { return stack({tensor, tensor}); }

TEST_CASE("sparse tensors are serialised as in Python") {
  check_golden(
      "sparse/serialize",
      {
          GOLDEN("serialize_sparse", tf::io::serialize_sparse(first_of(in))),
          GOLDEN("serialize_many_sparse",
                 tf::io::serialize_many_sparse(first_of(in))),
          GOLDEN(
              "serialize_sparse/int32",
              tf::io::serialize_sparse(first_of(in), {.out_type = tf::int32})),
          GOLDEN("serialize_sparse/variant",
                 tf::shape(tf::io::serialize_sparse(
                     first_of(in), {.out_type = tf::variant}))),
          GOLDEN("serialize_many_sparse/variant",
                 tf::shape(tf::io::serialize_many_sparse(
                     first_of(in), {.out_type = tf::variant}))),
          GOLDEN("deserialize_many_sparse",
                 there_and_back(first_of(in), in[1].dtype())),
          GOLDEN("deserialize_many_sparse/rank",
                 tf::io::deserialize_many_sparse(
                     twice(tf::io::serialize_sparse(first_of(in))), tf::int32,
                     {.rank = 3})),
          GOLDEN("deserialize_many_sparse/dtype",
                 there_and_back(first_of(in), tf::int32)),
          GOLDEN("deserialize_many_sparse/rank 2",
                 tf::io::deserialize_many_sparse(
                     tf::stack({tf::io::serialize_sparse(first_of(in))}),
                     tf::float32, {.rank = 2})),
          GOLDEN("deserialize_many_sparse/columns",
                 tf::io::deserialize_many_sparse(in[0], tf::int32)),
          GOLDEN("serialize_many_sparse/vector",
                 tf::io::serialize_many_sparse(first_of(in))),
      });
}

}  // namespace
}  // namespace tfx
