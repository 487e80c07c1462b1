#include "tfx/sparse/counting.h"

#include <catch2/catch.hpp>

#include "tests/ops/golden_cases.h"
#include "tests/sparse/inputs.h"

namespace tf = tfx;

namespace tfx {
namespace {

// Of the first sparse tensor, at the same places.
SparseTensor weights_of(const Inputs& in) { return {in[0], in[3], in[2]}; }

TEST_CASE("numbers and combinations are counted as in Python") {
  check_golden(
      "sparse/counting",
      {
          GOLDEN("bincount", tf::sparse::bincount(first_of(in))),
          GOLDEN("bincount/rows",
                 tf::sparse::bincount(first_of(in), {.axis = -1})),
          GOLDEN("bincount/dense", tf::sparse::bincount(in[0])),
          GOLDEN("bincount/dense rows",
                 tf::sparse::bincount(in[0], {.axis = -1})),
          GOLDEN("bincount/none",
                 tf::sparse::bincount(first_of(in), {.axis = std::nullopt})),
          GOLDEN("bincount/literal",
                 tf::sparse::bincount({{1, 2, 2}, {0, 4, 1}})),
          GOLDEN(
              "bincount/minlength",
              tf::sparse::bincount(first_of(in), {.axis = -1, .minlength = 9})),
          GOLDEN(
              "bincount/maxlength",
              tf::sparse::bincount(first_of(in), {.axis = -1, .maxlength = 4})),
          GOLDEN("bincount/binary_output",
                 tf::sparse::bincount(first_of(in),
                                      {.axis = -1, .binary_output = true})),
          GOLDEN(
              "bincount/weights",
              tf::sparse::bincount(first_of(in), {.weights = weights_of(in)})),
          GOLDEN("bincount/weights rows",
                 tf::sparse::bincount(first_of(in),
                                      {.weights = weights_of(in), .axis = -1})),
          GOLDEN("bincount/weights elsewhere",
                 tf::sparse::bincount(first_of(in),
                                      {.weights = second_of(in), .axis = -1})),
          GOLDEN("bincount/dense weights",
                 tf::sparse::bincount(in[0], {.weights = in[1]})),
          GOLDEN("bincount/dense weights rows",
                 tf::sparse::bincount(in[0], {.weights = in[1], .axis = -1})),
          GOLDEN("bincount/axis",
                 tf::sparse::bincount(first_of(in), {.axis = 1})),
          GOLDEN("bincount/both",
                 tf::sparse::bincount(first_of(in), {.weights = weights_of(in),
                                                     .binary_output = true})),
          GOLDEN("bincount/weights shape",
                 tf::sparse::bincount(first_of(in),
                                      {.weights = second_of(in), .axis = -1})),
          GOLDEN("bincount/weights indices",
                 tf::sparse::bincount(first_of(in),
                                      {.weights = second_of(in), .axis = -1})),
          GOLDEN("bincount/weights dense",
                 tf::sparse::bincount(first_of(in),
                                      {.weights = in[3], .axis = -1})),
          GOLDEN("bincount/weights sparse",
                 tf::sparse::bincount(
                     in[0], {.weights = sparse_at(in, 1), .axis = -1})),
          GOLDEN("bincount/negative", tf::sparse::bincount(first_of(in))),
          GOLDEN("math.bincount", tf::math::bincount(first_of(in))),
          GOLDEN("math.bincount/rows",
                 tf::math::bincount(first_of(in), {.axis = -1})),
          GOLDEN("math.bincount/dtype",
                 tf::math::bincount(first_of(in), {.dtype = tf::float64})),
          GOLDEN(
              "math.bincount/minlength",
              tf::math::bincount(first_of(in), {.minlength = 8, .axis = -1})),
          GOLDEN(
              "math.bincount/maxlength",
              tf::math::bincount(first_of(in), {.maxlength = 4, .axis = -1})),
          GOLDEN("math.bincount/binary_output",
                 tf::math::bincount(first_of(in),
                                    {.axis = -1, .binary_output = true})),
          GOLDEN("math.bincount/weights",
                 tf::math::bincount(first_of(in), {.weights = weights_of(in)})),
          GOLDEN("math.bincount/weights rows",
                 tf::math::bincount(first_of(in),
                                    {.weights = weights_of(in), .axis = -1})),
          GOLDEN("math.bincount/axis",
                 tf::math::bincount(first_of(in), {.axis = 2})),
          GOLDEN("cross", tf::sparse::cross({first_of(in), second_of(in)})),
          GOLDEN("cross/separator",
                 tf::sparse::cross({first_of(in), second_of(in)},
                                   {.separator = "-"})),
          GOLDEN("cross/numbers",
                 tf::sparse::cross({first_of(in), second_of(in)})),
          GOLDEN("cross/dense",
                 tf::sparse::cross({first_of(in), in[3], first_of(in)})),
          GOLDEN("cross/dense numbers", tf::sparse::cross({in[0], in[1]})),
          GOLDEN("cross/batch",
                 tf::sparse::cross({first_of(in), second_of(in)})),
          GOLDEN("cross_hashed",
                 tf::sparse::cross_hashed({first_of(in), second_of(in)})),
          GOLDEN("cross_hashed/num_buckets",
                 tf::sparse::cross_hashed({first_of(in), second_of(in)},
                                          {.num_buckets = 100})),
          GOLDEN(
              "cross_hashed/hash_key",
              tf::sparse::cross_hashed({first_of(in), second_of(in)},
                                       {.num_buckets = 1000, .hash_key = 7})),
          GOLDEN("cross/nothing", tf::sparse::cross({})),
          GOLDEN("cross_hashed/nothing", tf::sparse::cross_hashed({})),
          GOLDEN("cross_hashed/buckets",
                 tf::sparse::cross_hashed({first_of(in)}, {.num_buckets = -1})),
          GOLDEN("cross_hashed/dense",
                 tf::sparse::cross_hashed({in[0], in[1]}, {.num_buckets = 50})),
          GOLDEN("cross_hashed/batch",
                 tf::sparse::cross_hashed({in[0], in[1]}, {.num_buckets = 50})),
      });
}

}  // namespace
}  // namespace tfx
