#include "tfx/sets/sets.h"

#include <catch2/catch.hpp>

#include "tests/ops/golden_cases.h"
#include "tests/sparse/inputs.h"
#include "tfx/core/errors.h"

namespace tf = tfx;

namespace tfx {
namespace {

TEST_CASE("sets have elements that can be told apart") {
  CHECK_THROWS_AS(tf::sets::union_({{1.5}}, {{2.5}}), TypeError);
  CHECK_THROWS_AS(tf::sets::size(SparseTensor({{0, 0}}, {1.5}, {1, 1})),
                  TypeError);
}

TEST_CASE("sets are Python's") {
  check_golden(
      "sets/sets",
      {
          GOLDEN("difference", tf::sets::difference(in[0], in[1])),
          GOLDEN("difference/sparse",
                 tf::sets::difference(first_of(in), second_of(in))),
          GOLDEN("difference/sparse text",
                 tf::sets::difference(first_of(in), second_of(in))),
          GOLDEN("difference/dense, sparse",
                 tf::sets::difference(in[0], sparse_at(in, 1))),
          GOLDEN("difference/sparse, dense",
                 tf::sets::difference(sparse_at(in, 1), in[0])),
          GOLDEN("difference/literals",
                 tf::sets::difference({{1, 2}}, {{2, 3}})),
          GOLDEN("difference/validate_indices",
                 tf::sets::difference(first_of(in), second_of(in),
                                      {.validate_indices = false})),
          GOLDEN("difference/dtypes", tf::sets::difference(in[0], in[1])),
          GOLDEN("difference/shapes", tf::sets::difference(in[0], in[1])),
          GOLDEN("difference/order", tf::sets::difference(in[3], first_of(in))),
          GOLDEN("intersection", tf::sets::intersection(in[0], in[1])),
          GOLDEN("intersection/sparse",
                 tf::sets::intersection(first_of(in), second_of(in))),
          GOLDEN("intersection/sparse text",
                 tf::sets::intersection(first_of(in), second_of(in))),
          GOLDEN("intersection/dense, sparse",
                 tf::sets::intersection(in[0], sparse_at(in, 1))),
          GOLDEN("intersection/sparse, dense",
                 tf::sets::intersection(sparse_at(in, 1), in[0])),
          GOLDEN("intersection/literals",
                 tf::sets::intersection({{1, 2}}, {{2, 3}})),
          GOLDEN("intersection/validate_indices",
                 tf::sets::intersection(first_of(in), second_of(in),
                                        {.validate_indices = false})),
          GOLDEN("intersection/dtypes", tf::sets::intersection(in[0], in[1])),
          GOLDEN("intersection/shapes", tf::sets::intersection(in[0], in[1])),
          GOLDEN("intersection/order",
                 tf::sets::intersection(in[3], first_of(in))),
          GOLDEN("union", tf::sets::union_(in[0], in[1])),
          GOLDEN("union/sparse", tf::sets::union_(first_of(in), second_of(in))),
          GOLDEN("union/sparse text",
                 tf::sets::union_(first_of(in), second_of(in))),
          GOLDEN("union/dense, sparse",
                 tf::sets::union_(in[0], sparse_at(in, 1))),
          GOLDEN("union/sparse, dense",
                 tf::sets::union_(sparse_at(in, 1), in[0])),
          GOLDEN("union/literals", tf::sets::union_({{1, 2}}, {{2, 3}})),
          GOLDEN("union/validate_indices",
                 tf::sets::union_(first_of(in), second_of(in),
                                  {.validate_indices = false})),
          GOLDEN("union/dtypes", tf::sets::union_(in[0], in[1])),
          GOLDEN("union/shapes", tf::sets::union_(in[0], in[1])),
          GOLDEN("union/order", tf::sets::union_(in[3], first_of(in))),
          GOLDEN("difference/b-a",
                 tf::sets::difference(in[0], in[1], {.aminusb = false})),
          GOLDEN("difference/b-a, sparse",
                 tf::sets::difference(sparse_at(in, 1), in[0],
                                      {.aminusb = false})),
          GOLDEN("size", tf::sets::size(first_of(in))),
          GOLDEN("size/validate_indices",
                 tf::sets::size(first_of(in), {.validate_indices = false})),
          GOLDEN("size/order", tf::sets::size(first_of(in))),
      });
}

}  // namespace
}  // namespace tfx
