#include "tfx/ops/string_ops.h"

#include <catch2/catch.hpp>
#include <numeric>
#include <string>
#include <vector>

#include "tests/ops/golden_texts.h"
#include "tfx/core/errors.h"
#include "tfx/ops/constant_op.h"

namespace tfx::strings {
namespace {

Tensor words() { return constant({"Hello", "", "wörld"}); }
Tensor grid() { return constant({{"a", "b"}, {"c", "d"}}); }
Tensor number() { return constant({{1.5, 2.0}, {3.0, 4.0}}); }

Tensor twenty() {
  std::vector<int32_t> values(20);
  std::iota(values.begin(), values.end(), 0);
  return constant(values);
}

TEST_CASE("functions of strings give what they give in Python") {
  GoldenTexts golden("ops/golden/string_ops");
  CHECK(golden.size() == 56);
  const auto check = [&](const char* name, const auto& function) {
    golden.attempt(name, function);
  };
  check("format", [] { return format("value: {}", number()); });
  check("format_two", [] { return format("{} and {}", {number(), words()}); });
  check("format_none", [] { return format("plain", {}); });
  check("format_placeholder",
        [] { return format("%t%", {number()}, {.placeholder = "%t%"}); });
  check("format_summarize",
        [] { return format("{}", twenty(), {.summarize = 2}); });
  check("format_all", [] { return format("{}", twenty(), {.summarize = -1}); });
  check("format_literals", [] { return format("{} {}", {1, "x"}); });
  check("format_few", [] { return format("{} {}", {number()}); });
  check("format_many", [] {
    return format("{}", std::vector<Tensor>{number(), number()});
  });
  check("format_empty_placeholder",
        [] { return format("é{}", {number()}, {.placeholder = ""}); });
  check("as_string", [] { return as_string({1.5, 2.0}); });
  check("as_string_options", [] {
    return as_string({1.5, 22.25}, {.precision = 2, .width = 8, .fill = "0"});
  });
  check("as_string_scientific",
        [] { return as_string(1.5, {.scientific = true}); });
  check("as_string_shortest",
        [] { return as_string(0.1, {.shortest = true}); });
  check("as_string_int", [] { return as_string({1, -2}); });
  check("as_string_bool", [] { return as_string({true, false}); });
  check("as_string_both",
        [] { return as_string(1.5, {.scientific = true, .shortest = true}); });
  check("join", [] { return join({words(), "x", words()}); });
  check("join_separator", [] {
    return join({"a", "b", "c"}, {.separator = "-"});
  });
  check("join_shapes", [] { return join({words(), grid()}); });
  check("reduce_join", [] { return reduce_join(grid()); });
  check("reduce_join_axis",
        [] { return reduce_join(grid(), {.axis = 0, .separator = "+"}); });
  check("reduce_join_last",
        [] { return reduce_join(grid(), {.axis = -1, .keepdims = true}); });
  check("reduce_join_axes", [] {
    return reduce_join(grid(), {.axis = {0, 1}});
  });
  check("unsorted_segment_join", [] {
    return unsorted_segment_join({"a", "b", "c"}, {1, 0, 1}, 3,
                                 {.separator = ":"});
  });
  check("length", [] { return length(words()); });
  check("length_utf8", [] { return length(words(), {.unit = "UTF8_CHAR"}); });
  check("length_unit", [] { return length(words(), {.unit = "WORD"}); });
  check("substr", [] { return substr({"Hello", "World"}, 1, 3); });
  check("substr_utf8",
        [] { return substr("wörld", 1, 2, {.unit = "UTF8_CHAR"}); });
  check("substr_each", [] {
    return substr({"Hello", "World"}, {0, 1}, {1, 2});
  });
  check("substr_outside", [] { return substr("abc", 5, 1); });
  check("lower", [] { return lower({"ABC", "Ö"}); });
  check("lower_utf8", [] {
    return lower({"ABC", "Ö"}, {.encoding = "utf-8"});
  });
  check("upper", [] { return upper({"abc", "ö"}); });
  check("upper_utf8", [] {
    return upper({"abc", "ö"}, {.encoding = "utf-8"});
  });
  check("strip", [] { return strip({"  a b ", "\tx\n", ""}); });
  check("regex_full_match", [] {
    return regex_full_match({"ab12", "ab", "12"}, "[a-z]+[0-9]+");
  });
  check("regex_full_match_tensor", [] {
    return regex_full_match({"aa", "b"}, constant("a*"));
  });
  check("regex_bad", [] { return regex_full_match({"a"}, "("); });
  check("regex_replace", [] {
    return regex_replace({"a1b22", "x"}, "[0-9]+", "<\\0>");
  });
  check("regex_replace_first", [] {
    return regex_replace("aaa", "a", "b", {.replace_global = false});
  });
  check("regex_replace_tensor",
        [] { return regex_replace("aaa", constant("a"), constant("bc")); });
  check("to_hash_bucket", [] { return to_hash_bucket(words(), 100); });
  check("to_hash_bucket_fast",
        [] { return to_hash_bucket_fast(words(), 1000); });
  check("to_hash_bucket_strong", [] {
    return to_hash_bucket_strong(words(), 1000, {1, 2});
  });
  check("to_hash_bucket_none", [] { return to_hash_bucket_fast(words(), 0); });
  check("to_number", [] { return to_number({"1.5", "-2e3", "inf"}); });
  check("to_number_int", [] {
    return to_number({"12", "-7"}, {.out_type = int64});
  });
  check("to_number_double",
        [] { return to_number("0.1", {.out_type = float64}); });
  check("to_number_bad", [] { return to_number("abc"); });
  check("unicode_script", [] { return unicode_script({97, 1078, 0x4e2d}); });
  check("unicode_transcode",
        [] { return unicode_transcode("é", "UTF-8", "UTF-16-BE"); });
  check("unicode_transcode_replace", [] {
    return unicode_transcode(
        "a\xff"
        "b",
        "UTF-8", "UTF-8", {.replacement_char = 63});
  });
  check("unicode_transcode_ignore", [] {
    return unicode_transcode(
        "a\xff"
        "b",
        "UTF-8", "UTF-8", {.errors = "ignore"});
  });
  check("unicode_transcode_strict", [] {
    return unicode_transcode(
        "a\xff"
        "b",
        "UTF-8", "UTF-8", {.errors = "strict"});
  });
}

TEST_CASE("numbers are no strings") {
  CHECK_THROWS_AS(length(constant(1)), errors::InvalidArgumentError);
  CHECK_THROWS_AS(reduce_join({1, 2}), errors::InvalidArgumentError);
  CHECK_THROWS_AS(lower({1, 2}), TypeError);
}

}  // namespace
}  // namespace tfx::strings
