// Written by tools/golden/raw_ops.py with TensorFlow 2.21.0.
#include <catch2/catch.hpp>

#include "tests/raw_ops/golden_case.h"
#include "tfx/raw_ops/raw_ops.h"

namespace tfx::raw_ops {
namespace {

TEST_CASE("string: every case gives what Python's gives") {
  GoldenCalls calls;
  calls["StringLower"] = [](TensorSpan in) {
    return outputs(StringLower(in[0]));
  };
  calls["StringLower/encoding"] = [](TensorSpan in) {
    return outputs(StringLower(in[0], {.encoding = "utf-8"}));
  };
  calls["StringUpper"] = [](TensorSpan in) {
    return outputs(StringUpper(in[0]));
  };
  calls["StringUpper/encoding"] = [](TensorSpan in) {
    return outputs(StringUpper(in[0], {.encoding = "utf-8"}));
  };
  calls["StringStrip"] = [](TensorSpan in) {
    return outputs(StringStrip(in[0]));
  };
  calls["StringLength/unit"] = [](TensorSpan in) {
    return outputs(StringLength(in[0], {.unit = "BYTE"}));
  };
  calls["Substr/unit"] = [](TensorSpan in) {
    return outputs(Substr(in[0], in[1], in[2], {.unit = "BYTE"}));
  };
  calls["StringLength/unit/2"] = [](TensorSpan in) {
    return outputs(StringLength(in[0], {.unit = "UTF8_CHAR"}));
  };
  calls["Substr/unit/2"] = [](TensorSpan in) {
    return outputs(Substr(in[0], in[1], in[2], {.unit = "UTF8_CHAR"}));
  };
  calls["StringJoin/separator"] = [](TensorSpan in) {
    return outputs(StringJoin({in[0], in[1], in[2]}, {.separator = "+"}));
  };
  calls["StringJoin"] = [](TensorSpan in) {
    return outputs(StringJoin({in[0]}));
  };
  calls["ReduceJoin/keep_dims/separator"] = [](TensorSpan in) {
    return outputs(
        ReduceJoin(in[0], in[1], {.keep_dims = true, .separator = " | "}));
  };
  calls["ReduceJoin"] = [](TensorSpan in) {
    return outputs(ReduceJoin(in[0], in[1]));
  };
  calls["UnsortedSegmentJoin/separator"] = [](TensorSpan in) {
    return outputs(
        UnsortedSegmentJoin(in[0], in[1], in[2], {.separator = "\""}));
  };
  calls["EncodeBase64/pad"] = [](TensorSpan in) {
    return outputs(EncodeBase64(in[0], {.pad = true}));
  };
  calls["EncodeBase64/pad/2"] = [](TensorSpan in) {
    return outputs(EncodeBase64(in[0], {.pad = false}));
  };
  calls["DecodeBase64"] = [](TensorSpan in) {
    return outputs(DecodeBase64(in[0]));
  };
  calls["RegexFullMatch"] = [](TensorSpan in) {
    return outputs(RegexFullMatch(in[0], in[1]));
  };
  calls["StaticRegexFullMatch/pattern"] = [](TensorSpan in) {
    return outputs(StaticRegexFullMatch(in[0], ".*\\s.*"));
  };
  calls["RegexReplace/replace_global"] = [](TensorSpan in) {
    return outputs(RegexReplace(in[0], in[1], in[2], {.replace_global = true}));
  };
  calls["StaticRegexReplace/pattern/rewrite/replace_global"] =
      [](TensorSpan in) {
        return outputs(
            StaticRegexReplace(in[0], "[a-e]", "", {.replace_global = true}));
      };
  calls["RegexReplace/replace_global/2"] = [](TensorSpan in) {
    return outputs(
        RegexReplace(in[0], in[1], in[2], {.replace_global = false}));
  };
  calls["StaticRegexReplace/pattern/rewrite/replace_global/2"] =
      [](TensorSpan in) {
        return outputs(
            StaticRegexReplace(in[0], "[a-e]", "", {.replace_global = false}));
      };
  calls["StringFormat/template/summarize"] = [](TensorSpan in) {
    return outputs(StringFormat({in[0], in[1]},
                                {.template_ = "a %s b %s", .summarize = 1}));
  };
  calls["StringFormat/template/placeholder"] = [](TensorSpan in) {
    return outputs(
        StringFormat({in[0]}, {.template_ = "{}", .placeholder = "{}"}));
  };
  calls["StringSplit/skip_empty"] = [](TensorSpan in) {
    const auto v0 = StringSplit(in[0], in[1], {.skip_empty = false});
    return outputs(v0.indices, v0.values, v0.shape);
  };
  calls["StringSplitV2/maxsplit"] = [](TensorSpan in) {
    const auto v0 = StringSplitV2(in[0], in[1], {.maxsplit = 1});
    return outputs(v0.indices, v0.values, v0.shape);
  };
  calls
      ["StringNGrams/separator/ngram_widths/left_pad/right_pad/pad_width/"
       "preserve_short_sequences"] = [](TensorSpan in) {
        const auto v0 =
            StringNGrams(in[0], in[1], "-", {2, 3}, "LP", "", 1, true);
        return outputs(v0.ngrams, v0.ngrams_splits);
      };
  calls["StringToHashBucket/num_buckets"] = [](TensorSpan in) {
    return outputs(StringToHashBucket(in[0], 100));
  };
  calls["StringToHashBucketFast/num_buckets"] = [](TensorSpan in) {
    return outputs(StringToHashBucketFast(in[0], 100));
  };
  calls["StringToHashBucketStrong/num_buckets/key"] = [](TensorSpan in) {
    return outputs(
        StringToHashBucketStrong(in[0], 1099511627776, {12345678901, 7}));
  };
  calls["UnicodeDecode/input_encoding"] = [](TensorSpan in) {
    const auto v0 = UnicodeDecode(in[0], "UTF-8");
    return outputs(v0.row_splits, v0.char_values);
  };
  calls["UnicodeDecode/input_encoding/errors/replacement_char/Tsplits"] =
      [](TensorSpan in) {
        const auto v0 = UnicodeDecode(
            in[0], "UTF-8",
            {.errors = "replace", .replacement_char = 63, .Tsplits = int32});
        return outputs(v0.row_splits, v0.char_values);
      };
  calls["UnicodeDecodeWithOffsets/input_encoding"] = [](TensorSpan in) {
    const auto v0 = UnicodeDecodeWithOffsets(in[0], "UTF-8");
    return outputs(v0.row_splits, v0.char_values, v0.char_to_byte_starts);
  };
  calls["UnicodeEncode/output_encoding"] = [](TensorSpan in) {
    return outputs(UnicodeEncode(in[0], in[1], "UTF-16-BE"));
  };
  calls["UnicodeTranscode/input_encoding/output_encoding"] = [](TensorSpan in) {
    return outputs(UnicodeTranscode(in[0], "UTF-8", "UTF-32-BE"));
  };
  calls
      ["UnicodeTranscode/input_encoding/output_encoding/errors/"
       "replace_control_characters"] = [](TensorSpan in) {
        return outputs(UnicodeTranscode(
            in[0], "UTF-8", "UTF-8",
            {.errors = "ignore", .replace_control_characters = true}));
      };
  calls["UnicodeScript"] = [](TensorSpan in) {
    return outputs(UnicodeScript(in[0]));
  };
  calls["AsString"] = [](TensorSpan in) { return outputs(AsString(in[0])); };
  calls["AsString/precision/scientific"] = [](TensorSpan in) {
    return outputs(AsString(in[0], {.precision = 3, .scientific = true}));
  };
  calls["AsString/shortest"] = [](TensorSpan in) {
    return outputs(AsString(in[0], {.shortest = true}));
  };
  calls["AsString/width/fill"] = [](TensorSpan in) {
    return outputs(AsString(in[0], {.width = 6, .fill = "0"}));
  };
  calls["StringToNumber/out_type"] = [](TensorSpan in) {
    return outputs(StringToNumber(in[0], {.out_type = float32}));
  };
  calls["StringToNumber/out_type/2"] = [](TensorSpan in) {
    return outputs(StringToNumber(in[0], {.out_type = float64}));
  };
  calls["StringToNumber/out_type/3"] = [](TensorSpan in) {
    return outputs(StringToNumber(in[0], {.out_type = int32}));
  };
  calls["StringToNumber/out_type/4"] = [](TensorSpan in) {
    return outputs(StringToNumber(in[0], {.out_type = int64}));
  };
  calls["StringToNumber"] = [](TensorSpan in) {
    return outputs(StringToNumber(in[0]));
  };
  calls["DecodeRaw/out_type"] = [](TensorSpan in) {
    return outputs(DecodeRaw(in[0], int16));
  };
  calls["DecodeRaw/out_type/little_endian"] = [](TensorSpan in) {
    return outputs(DecodeRaw(in[0], uint16, {.little_endian = false}));
  };
  calls["DecodePaddedRaw/out_type"] = [](TensorSpan in) {
    return outputs(DecodePaddedRaw(in[0], in[1], int16));
  };
  calls["DecodeCompressed/compression_type"] = [](TensorSpan in) {
    return outputs(DecodeCompressed(in[0], {.compression_type = "ZLIB"}));
  };
  calls["SerializeTensor"] = [](TensorSpan in) {
    const auto v0 = SerializeTensor(in[0]);
    const auto v1 = ParseTensor(v0, float32);
    return outputs(v0, v1);
  };
  calls["SerializeTensor/2"] = [](TensorSpan in) {
    const auto v0 = SerializeTensor(in[0]);
    const auto v1 = ParseTensor(v0, string);
    return outputs(v0, v1);
  };
  calls["SerializeTensor/3"] = [](TensorSpan in) {
    const auto v0 = SerializeTensor(in[0]);
    const auto v1 = ParseTensor(v0, bfloat16);
    return outputs(v0, v1);
  };
  calls["SerializeTensor/4"] = [](TensorSpan in) {
    const auto v0 = SerializeTensor(in[0]);
    const auto v1 = ParseTensor(v0, bool_);
    return outputs(v0, v1);
  };
  calls["ParseExample/sparse_types/dense_shapes"] = [](TensorSpan in) {
    const auto v0 =
        ParseExample(in[0], in[1], {in[2]}, {in[3], in[4]}, {in[5], in[6]},
                     {string}, {TensorShape({2}), TensorShape({1})});
    return outputs(v0.sparse_indices, v0.sparse_values, v0.sparse_shapes,
                   v0.dense_values);
  };
  calls
      ["ParseExampleV2/num_sparse/sparse_types/ragged_value_types/"
       "ragged_split_types/dense_shapes"] = [](TensorSpan in) {
        const auto v0 = ParseExampleV2(in[0], in[1], in[2], in[3], in[4],
                                       {in[5]}, 1, {string}, {float32}, {int32},
                                       {TensorShape({kNone})});
        return outputs(v0.sparse_indices, v0.sparse_values, v0.sparse_shapes,
                       v0.dense_values, v0.ragged_values, v0.ragged_row_splits);
      };
  calls
      ["ParseSingleExample/num_sparse/sparse_keys/dense_keys/sparse_types/"
       "dense_shapes"] = [](TensorSpan in) {
        const auto v0 = ParseSingleExample(in[0], {in[1]}, 2, {"i", "s"}, {"f"},
                                           {int64, string}, {TensorShape({1})});
        return outputs(v0.sparse_indices, v0.sparse_values, v0.sparse_shapes,
                       v0.dense_values);
      };
  calls
      ["ParseSequenceExampleV2/context_dense_shapes/Nfeature_list_dense/"
       "feature_list_dense_types/feature_list_dense_shapes"] =
          [](TensorSpan in) {
            const auto v0 = ParseSequenceExampleV2(
                in[0], in[1], in[2], in[3], in[4], in[5], in[6], in[7], in[8],
                {in[9]},
                {.context_dense_shapes = {TensorShape({1})},
                 .Nfeature_list_dense = 1,
                 .feature_list_dense_types = {int64},
                 .feature_list_dense_shapes = {TensorShape({2})}});
            return outputs(
                v0.context_sparse_indices, v0.context_sparse_values,
                v0.context_sparse_shapes, v0.context_dense_values,
                v0.context_ragged_values, v0.context_ragged_row_splits,
                v0.feature_list_sparse_indices, v0.feature_list_sparse_values,
                v0.feature_list_sparse_shapes, v0.feature_list_dense_values,
                v0.feature_list_dense_lengths, v0.feature_list_ragged_values,
                v0.feature_list_ragged_outer_splits,
                v0.feature_list_ragged_inner_splits);
          };
  calls["DecodeJSONExample"] = [](TensorSpan in) {
    return outputs(DecodeJSONExample(in[0]));
  };
  calls["DecodeCSV"] = [](TensorSpan in) {
    return outputs(DecodeCSV(in[0], {in[1], in[2], in[3]}));
  };
  calls["DecodeCSV/field_delim/use_quote_delim/na_value/select_cols"] =
      [](TensorSpan in) {
        return outputs(DecodeCSV(in[0], {in[1], in[2]},
                                 {.field_delim = "|",
                                  .use_quote_delim = false,
                                  .na_value = "NA",
                                  .select_cols = {1, 2}}));
      };
  calls["RegexReplace/fails"] = [](TensorSpan in) {
    return outputs(RegexReplace(in[0], in[1], in[2]));
  };
  calls["Substr/fails"] = [](TensorSpan in) {
    return outputs(Substr(in[0], in[1], in[2]));
  };
  calls["DecodeCSV/fails"] = [](TensorSpan in) {
    return outputs(DecodeCSV(in[0], {in[1]}));
  };
  calls["ParseTensor/fails"] = [](TensorSpan in) {
    return outputs(ParseTensor(in[0], float32));
  };
  calls["StringFormat/fails"] = [](TensorSpan in) {
    return outputs(StringFormat({in[0]}, {.template_ = "no place"}));
  };
  calls["StringToHashBucketFast/fails"] = [](TensorSpan in) {
    return outputs(StringToHashBucketFast(in[0], 0));
  };
  calls["UnicodeTranscode/fails"] = [](TensorSpan in) {
    return outputs(UnicodeTranscode(in[0], "no encoding", "UTF-8"));
  };
  calls["StringJoin/fails"] = [](TensorSpan in) {
    return outputs(StringJoin({in[0], in[1]}));
  };
  check_golden("string", calls);
}

}  // namespace
}  // namespace tfx::raw_ops
