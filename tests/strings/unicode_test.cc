#include "tfx/strings/unicode.h"

#include <catch2/catch.hpp>

#include "tests/ops/golden_cases.h"
#include "tests/ragged/ragged_inputs.h"

namespace tfx::strings {
namespace {

Outputs both(const CodePointsWithOffsets& outputs) {
  return Outputs::of(outputs.codepoints, outputs.offsets);
}
Outputs both(const CharactersWithOffsets& outputs) {
  return Outputs::of(outputs.chars, outputs.offsets);
}

TEST_CASE("code points are Python's") {
  check_golden(
      "strings/unicode",
      {
          GOLDEN("unicode_decode", unicode_decode(in[0], "UTF-8")),
          GOLDEN("unicode_decode/ragged", unicode_decode(one(in), "UTF-8")),
          GOLDEN("unicode_decode/ragged of matrices",
                 unicode_decode(one(in), "UTF-8")),
          GOLDEN("unicode_decode/ignore",
                 unicode_decode(in[0], "UTF-8", {.errors = "ignore"})),
          GOLDEN("unicode_decode/replacement_char",
                 unicode_decode(in[0], "UTF-8", {.replacement_char = 63})),
          GOLDEN("unicode_decode/strict",
                 unicode_decode(in[0], "UTF-8", {.errors = "strict"})),
          GOLDEN("unicode_decode/encoding", unicode_decode(in[0], "none")),
          GOLDEN("unicode_decode_with_offsets",
                 both(unicode_decode_with_offsets(in[0], "UTF-8"))),
          GOLDEN("unicode_decode_with_offsets/ragged",
                 both(unicode_decode_with_offsets(one(in), "UTF-8"))),
          GOLDEN("unicode_decode_with_offsets/ragged of matrices",
                 both(unicode_decode_with_offsets(one(in), "UTF-8"))),
          GOLDEN("unicode_decode_with_offsets/ignore",
                 both(unicode_decode_with_offsets(in[0], "UTF-8",
                                                  {.errors = "ignore"}))),
          GOLDEN("unicode_decode_with_offsets/replacement_char",
                 both(unicode_decode_with_offsets(in[0], "UTF-8",
                                                  {.replacement_char = 63}))),
          GOLDEN("unicode_decode_with_offsets/strict",
                 both(unicode_decode_with_offsets(in[0], "UTF-8",
                                                  {.errors = "strict"}))),
          GOLDEN("unicode_decode_with_offsets/encoding",
                 both(unicode_decode_with_offsets(in[0], "none"))),
          GOLDEN("unicode_split", unicode_split(in[0], "UTF-8")),
          GOLDEN("unicode_split/ragged", unicode_split(one(in), "UTF-8")),
          GOLDEN("unicode_split/ragged of matrices",
                 unicode_split(one(in), "UTF-8")),
          GOLDEN("unicode_split/ignore",
                 unicode_split(in[0], "UTF-8", {.errors = "ignore"})),
          GOLDEN("unicode_split/replacement_char",
                 unicode_split(in[0], "UTF-8", {.replacement_char = 63})),
          GOLDEN("unicode_split/strict",
                 unicode_split(in[0], "UTF-8", {.errors = "strict"})),
          GOLDEN("unicode_split/encoding", unicode_split(in[0], "none")),
          GOLDEN("unicode_split_with_offsets",
                 both(unicode_split_with_offsets(in[0], "UTF-8"))),
          GOLDEN("unicode_split_with_offsets/ragged",
                 both(unicode_split_with_offsets(one(in), "UTF-8"))),
          GOLDEN("unicode_split_with_offsets/ragged of matrices",
                 both(unicode_split_with_offsets(one(in), "UTF-8"))),
          GOLDEN("unicode_split_with_offsets/ignore",
                 both(unicode_split_with_offsets(in[0], "UTF-8",
                                                 {.errors = "ignore"}))),
          GOLDEN("unicode_split_with_offsets/replacement_char",
                 both(unicode_split_with_offsets(in[0], "UTF-8",
                                                 {.replacement_char = 63}))),
          GOLDEN("unicode_split_with_offsets/strict",
                 both(unicode_split_with_offsets(in[0], "UTF-8",
                                                 {.errors = "strict"}))),
          GOLDEN("unicode_split_with_offsets/encoding",
                 both(unicode_split_with_offsets(in[0], "none"))),
          GOLDEN("unicode_decode/UTF-16-BE",
                 unicode_decode(in[0], "UTF-16-BE")),
          GOLDEN("unicode_decode/control",
                 unicode_decode(in[0], "UTF-8",
                                {.replace_control_characters = true})),
          GOLDEN("unicode_split/UTF-16-BE", unicode_split(in[0], "UTF-16-BE")),
          GOLDEN("unicode_encode/UTF-8", unicode_encode(in[0], "UTF-8")),
          GOLDEN("unicode_encode/UTF-16-BE",
                 unicode_encode(in[0], "UTF-16-BE")),
          GOLDEN("unicode_encode/UTF-32-BE",
                 unicode_encode(in[0], "UTF-32-BE")),
          GOLDEN("unicode_encode", unicode_encode(in[0], "UTF-8")),
          GOLDEN("unicode_encode/ragged", unicode_encode(one(in), "UTF-8")),
          GOLDEN("unicode_encode/two", unicode_encode(two(in), "UTF-8")),
          GOLDEN("unicode_encode/ragged of matrices",
                 unicode_encode(one(in), "UTF-8")),
          GOLDEN("unicode_encode/replacement_char",
                 unicode_encode(in[0], "UTF-8", {.replacement_char = 63})),
          GOLDEN("unicode_encode/ignore",
                 unicode_encode(in[0], "UTF-8", {.errors = "ignore"})),
          GOLDEN("unicode_encode/strict",
                 unicode_encode(in[0], "UTF-8", {.errors = "strict"})),
          GOLDEN("unicode_decode/errors",
                 unicode_decode(in[0], "UTF-8", {.errors = "none"})),
          GOLDEN(
              "unicode_decode/no replacement_char",
              unicode_decode(in[0], "UTF-8", {.replacement_char = 0x110000})),
          GOLDEN("unicode_decode_with_offsets/errors",
                 both(unicode_decode_with_offsets(in[0], "UTF-8",
                                                  {.errors = "none"}))),
          GOLDEN("unicode_decode_with_offsets/no replacement_char",
                 both(unicode_decode_with_offsets(
                     in[0], "UTF-8", {.replacement_char = 0x110000}))),
          GOLDEN("unicode_split/errors",
                 unicode_split(in[0], "UTF-8", {.errors = "none"})),
          GOLDEN("unicode_split/no replacement_char",
                 unicode_split(in[0], "UTF-8", {.replacement_char = 0x110000})),
          GOLDEN("unicode_split_with_offsets/errors",
                 both(unicode_split_with_offsets(in[0], "UTF-8",
                                                 {.errors = "none"}))),
          GOLDEN("unicode_split_with_offsets/no replacement_char",
                 both(unicode_split_with_offsets(
                     in[0], "UTF-8", {.replacement_char = 0x110000}))),
          GOLDEN("unicode_decode_with_offsets/control",
                 both(unicode_decode_with_offsets(
                     in[0], "UTF-8", {.replace_control_characters = true}))),
          GOLDEN("unicode_encode/errors",
                 unicode_encode(in[0], "UTF-8", {.errors = "none"})),
          GOLDEN("unicode_encode/encoding", unicode_encode(in[0], "none")),
          GOLDEN("unicode_encode/scalar", unicode_encode(in[0], "UTF-8")),
      });
}

}  // namespace
}  // namespace tfx::strings
