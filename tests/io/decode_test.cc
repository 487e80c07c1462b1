#include "tfx/io/decode.h"

#include <catch2/catch.hpp>

#include "tests/ops/golden_cases.h"
#include "tfx/core/errors.h"
#include "tfx/ops/constant_op.h"

namespace tfx {
namespace {

namespace tf = tfx;

constexpr const char* kDim = "tensorflow.TensorShapeProto.Dim";

// "bytes://" and the FileDescriptorSet of message Point { int32 x = 1;
// string name = 2; } of package tfx, in proto3.
std::string point_descriptor() {
  constexpr char kSet[] =
      "\x0a\x3c\x0a\x0bpoint."
      "proto\x12\x03tfx\"\x20\x0a\x05Point\x12\x09\x0a\x01x"
      "\x18\x01\x20\x01(\x05\x12\x0c\x0a\x04name\x18\x02\x20\x01(\x09"
      "b\x06proto3";
  return "bytes://" + std::string(kSet, sizeof(kSet) - 1);
}

Outputs all_of(const io::DecodeProtoOutputs& outputs) {
  std::vector<Tensor> all = {outputs.sizes};
  all.insert(all.end(), outputs.values.begin(), outputs.values.end());
  return all;
}

// Its text has spaces at random.
TEST_CASE("what is no JSON is refused") {
  CHECK_THROWS_AS(io::decode_json_example("no json"),
                  errors::InvalidArgumentError);
}

TEST_CASE("records are decoded as in Python") {
  check_golden(
      "io/decode",
      {
          GOLDEN("decode_csv", io::decode_csv(in[0], {0, 0.5, "none"})),
          GOLDEN("decode_csv/dtypes",
                 io::decode_csv(in[0],
                                {tf::constant({}, {.dtype = tf::int64}),
                                 tf::constant({1.0}, {.dtype = tf::float64}),
                                 tf::constant({}, {.dtype = tf::string})})),
          GOLDEN("decode_csv/options", io::decode_csv(in[0], {{7}, {"-"}},
                                                      {.field_delim = ";",
                                                       .use_quote_delim = false,
                                                       .na_value = "NA",
                                                       .select_cols = {{0, 2}},
                                                       .name = "n"})),
          GOLDEN("decode_csv/order",
                 io::decode_csv(in[0], {0, 0}, {.select_cols = {{1, 0}}})),
          GOLDEN("decode_csv/negative",
                 io::decode_csv(in[0], {0, 0}, {.select_cols = {{-1, 0}}})),
          GOLDEN("decode_csv/columns",
                 io::decode_csv(in[0], {0, 0}, {.select_cols = {{1}}})),
          GOLDEN("decode_json_example", io::decode_json_example(in[0])),
          GOLDEN("decode_proto",
                 all_of(io::decode_proto(in[0], kDim, {"size", "name"},
                                         {tf::int64, tf::string}))),
          GOLDEN("decode_proto/text",
                 all_of(io::decode_proto(in[0], kDim, {"size"}, {tf::int64},
                                         {.message_format = "text",
                                          .sanitize = true,
                                          .name = "n"}))),
          GOLDEN(
              "decode_proto/no type",
              all_of(io::decode_proto(in[0], "no.Type", {"a"}, {tf::int64}))),
          GOLDEN(
              "decode_proto/no field",
              all_of(io::decode_proto(in[0], kDim, {"nothing"}, {tf::int64}))),
          GOLDEN("decode_proto/descriptor_source",
                 all_of(io::decode_proto(
                     in[0], "tfx.Point",
                     {"x", "name"}, {tf::int32, tf::string},
                     {.descriptor_source = point_descriptor()}))),
          GOLDEN(
              "decode_proto/no descriptors",
              all_of(io::decode_proto(in[0], "tfx.Point", {"x"}, {tf::int32},
                                      {.descriptor_source = "/no/such/file"}))),
          GOLDEN("encode_proto/descriptor_source",
                 io::encode_proto(
                     in[0], {in[1], in[2]}, {"x", "name"}, "tfx.Point",
                     {.descriptor_source = point_descriptor(), .name = "n"})),
          GOLDEN("encode_proto", io::encode_proto(in[0], {in[1], in[2]},
                                                  {"size", "name"}, kDim)),
      });
}

}  // namespace
}  // namespace tfx
