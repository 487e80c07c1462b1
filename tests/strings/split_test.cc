#include "tfx/strings/split.h"

#include <catch2/catch.hpp>

#include "tests/ops/golden_cases.h"
#include "tests/ragged/ragged_inputs.h"

namespace tfx::strings {
namespace {

TEST_CASE("strings are split as in Python") {
  check_golden("strings/split",
               {
                   GOLDEN("split", split(in[0])),
                   GOLDEN("split/ragged", split(one(in))),
                   GOLDEN("split/sep", split(in[0], {.sep = ","})),
                   GOLDEN("split/sep tensor", split(in[0], {.sep = in[1]})),
                   GOLDEN("split/maxsplit", split(in[0], {.maxsplit = 1})),
                   GOLDEN("split/sep, maxsplit",
                          split(in[0], {.sep = ",", .maxsplit = 2})),
                   GOLDEN("split/no maxsplit",
                          split(in[0], {.sep = ",", .maxsplit = 0})),
                   GOLDEN("split/literal", split({"a b", "c"})),
                   GOLDEN("split/numbers", split(in[0])),
                   GOLDEN("bytes_split", bytes_split(in[0])),
                   GOLDEN("bytes_split/ragged", bytes_split(one(in))),
                   GOLDEN("bytes_split/numbers", bytes_split(in[0])),
               });
}

}  // namespace
}  // namespace tfx::strings
