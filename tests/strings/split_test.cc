#include "tfx/strings/split.h"

#include <catch2/catch.hpp>

#include "tests/ops/golden_cases.h"
#include "tests/ragged/ragged_inputs.h"

namespace tf = tfx;

namespace tfx {
namespace {

TEST_CASE("strings are split as in Python") {
  check_golden(
      "strings/split",
      {
          GOLDEN("split", tf::strings::split(in[0])),
          GOLDEN("split/ragged", tf::strings::split(one(in))),
          GOLDEN("split/sep", tf::strings::split(in[0], {.sep = ","})),
          GOLDEN("split/sep tensor", tf::strings::split(in[0], {.sep = in[1]})),
          GOLDEN("split/maxsplit", tf::strings::split(in[0], {.maxsplit = 1})),
          GOLDEN("split/sep, maxsplit",
                 tf::strings::split(in[0], {.sep = ",", .maxsplit = 2})),
          GOLDEN("split/no maxsplit",
                 tf::strings::split(in[0], {.sep = ",", .maxsplit = 0})),
          GOLDEN("split/literal", tf::strings::split({"a b", "c"})),
          GOLDEN("split/numbers", tf::strings::split(in[0])),
          GOLDEN("bytes_split", tf::strings::bytes_split(in[0])),
          GOLDEN("bytes_split/ragged", tf::strings::bytes_split(one(in))),
          GOLDEN("bytes_split/numbers", tf::strings::bytes_split(in[0])),
      });
}

}  // namespace
}  // namespace tfx
