#include "tfx/strings/elementwise.h"

#include <catch2/catch.hpp>

#include "tests/ops/golden_cases.h"
#include "tests/ragged/ragged_inputs.h"

namespace tf = tfx;

namespace tfx {
namespace {

TEST_CASE("strings of ragged tensors are Python's") {
  check_golden(
      "strings/elementwise",
      {
          GOLDEN("as_string", tf::as_string(one(in))),
          GOLDEN("as_string/precision",
                 tf::strings::as_string(one(in), {.precision = 2})),
          GOLDEN("length", tf::strings::length(one(in))),
          GOLDEN("length/unit",
                 tf::strings::length(one(in), {.unit = "UTF8_CHAR"})),
          GOLDEN("lower", tf::strings::lower(one(in))),
          GOLDEN("upper", tf::strings::upper(one(in), {.encoding = "utf-8"})),
          GOLDEN("strip", tf::strings::strip(one(in))),
          GOLDEN("substr", tf::strings::substr(one(in), 0, 1)),
          GOLDEN("regex_full_match",
                 tf::strings::regex_full_match(one(in), "[A-Za-z]+[0-9]")),
          GOLDEN("regex_replace",
                 tf::strings::regex_replace(one(in), "[0-9]", "#")),
          GOLDEN("to_hash_bucket", tf::strings::to_hash_bucket(one(in), 10)),
          GOLDEN("to_hash_bucket_fast",
                 tf::strings::to_hash_bucket_fast(one(in), 10)),
          GOLDEN("to_hash_bucket_strong",
                 tf::strings::to_hash_bucket_strong(one(in), 10, {1, 2})),
          GOLDEN("to_number",
                 tf::strings::to_number(one(in), {.out_type = int32})),
          GOLDEN("unicode_script", tf::strings::unicode_script(one(in))),
          GOLDEN("unicode_transcode",
                 tf::strings::unicode_transcode(one(in), "UTF-8", "UTF-16-BE")),
      });
}

}  // namespace
}  // namespace tfx
