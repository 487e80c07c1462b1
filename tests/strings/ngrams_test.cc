#include "tfx/strings/ngrams.h"

#include <catch2/catch.hpp>
#include <cstdint>
#include <vector>

#include "tests/ops/golden_cases.h"
#include "tests/ragged/ragged_inputs.h"

namespace tfx::strings {
namespace {

TEST_CASE("ngrams are Python's") {
  check_golden(
      "strings/ngrams",
      {
          GOLDEN("ngrams", ngrams(one(in), 2)),
          GOLDEN("ngrams/widths", ngrams(one(in), {2, 1})),
          GOLDEN("ngrams/separator", ngrams(one(in), 2, {.separator = "|"})),
          GOLDEN("ngrams/pad_values", ngrams(one(in), 2, {.pad_values = "#"})),
          GOLDEN("ngrams/two pad_values",
                 ngrams(one(in), 3, {.pad_values = PadValues("<", ">")})),
          GOLDEN("ngrams/padding_width",
                 ngrams(one(in), 3, {.pad_values = "#", .padding_width = 1})),
          GOLDEN("ngrams/preserve_short_sequences",
                 ngrams(one(in), 3, {.preserve_short_sequences = true})),
          GOLDEN("ngrams/vector", ngrams(in[0], 2)),
          GOLDEN("ngrams/matrix", ngrams(in[0], 2)),
          GOLDEN("ngrams/cube", ngrams(in[0], 2)),
          GOLDEN("ngrams/two", ngrams(two(in), 2)),
          GOLDEN("ngrams/int32", ngrams(one(in), 2)),
          GOLDEN("ngrams/no widths", ngrams(in[0], std::vector<int64_t>())),
          GOLDEN("ngrams/zero", ngrams(in[0], 0)),
          GOLDEN("ngrams/zero of two", ngrams(in[0], {2, 0})),
          GOLDEN("ngrams/no padding_width",
                 ngrams(in[0], 2, {.pad_values = "#", .padding_width = 0})),
          GOLDEN("ngrams/no pad_values",
                 ngrams(in[0], 2, {.padding_width = 1})),
          GOLDEN("ngrams/scalar", ngrams(in[0], 2)),
          GOLDEN("ngrams/numbers", ngrams(in[0], 2)),
      });
}

}  // namespace
}  // namespace tfx::strings
