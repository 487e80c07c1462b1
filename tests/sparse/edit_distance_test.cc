#include "tfx/sparse/edit_distance.h"

#include <catch2/catch.hpp>

#include "tests/ops/golden_cases.h"
#include "tests/sparse/inputs.h"

namespace tf = tfx;

namespace tfx {
namespace {

TEST_CASE("edit distances are Python's") {
  check_golden("sparse/edit_distance",
               {
                   GOLDEN("edit_distance",
                          tf::edit_distance(first_of(in), second_of(in))),
                   GOLDEN("edit_distance/normalize",
                          tf::edit_distance(first_of(in), second_of(in),
                                            {.normalize = false})),
                   GOLDEN("edit_distance/empty",
                          tf::edit_distance(first_of(in), second_of(in))),
                   GOLDEN("edit_distance/dtypes",
                          tf::edit_distance(first_of(in), second_of(in))),
                   GOLDEN("edit_distance/rank",
                          tf::edit_distance(first_of(in), second_of(in))),
               });
}

}  // namespace
}  // namespace tfx
