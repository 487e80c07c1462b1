#include "tfx/io/encoding.h"

#include <catch2/catch.hpp>

#include "tests/ops/golden_cases.h"

namespace tfx {
namespace {

namespace tf = tfx;

TEST_CASE("bytes are encoded and decoded as in Python") {
  check_golden(
      "io/encoding",
      {
          GOLDEN("encode_base64", io::encode_base64(in[0])),
          GOLDEN("encode_base64/pad",
                 io::encode_base64(in[0], {.pad = true, .name = "n"})),
          GOLDEN("decode_base64", io::decode_base64(in[0])),
          GOLDEN("decode_compressed", io::decode_compressed(in[0])),
          GOLDEN("decode_compressed/ZLIB",
                 io::decode_compressed(
                     in[0], {.compression_type = "ZLIB", .name = "n"})),
          GOLDEN("decode_compressed/GZIP",
                 io::decode_compressed(in[0], {.compression_type = "GZIP"})),
          GOLDEN("decode_compressed/other",
                 io::decode_compressed(in[0], {.compression_type = "OTHER"})),
          GOLDEN("decode_raw/int8", io::decode_raw(in[0], tf::int8)),
          GOLDEN("decode_raw/int8, big",
                 io::decode_raw(in[0], tf::int8, {.little_endian = false})),
          GOLDEN("decode_raw/uint8", io::decode_raw(in[0], tf::uint8)),
          GOLDEN("decode_raw/uint8, big",
                 io::decode_raw(in[0], tf::uint8, {.little_endian = false})),
          GOLDEN("decode_raw/int16", io::decode_raw(in[0], tf::int16)),
          GOLDEN("decode_raw/int16, big",
                 io::decode_raw(in[0], tf::int16, {.little_endian = false})),
          GOLDEN("decode_raw/uint16", io::decode_raw(in[0], tf::uint16)),
          GOLDEN("decode_raw/uint16, big",
                 io::decode_raw(in[0], tf::uint16, {.little_endian = false})),
          GOLDEN("decode_raw/int32", io::decode_raw(in[0], tf::int32)),
          GOLDEN("decode_raw/int32, big",
                 io::decode_raw(in[0], tf::int32, {.little_endian = false})),
          GOLDEN("decode_raw/int64", io::decode_raw(in[0], tf::int64)),
          GOLDEN("decode_raw/int64, big",
                 io::decode_raw(in[0], tf::int64, {.little_endian = false})),
          GOLDEN("decode_raw/float16", io::decode_raw(in[0], tf::float16)),
          GOLDEN("decode_raw/bfloat16", io::decode_raw(in[0], tf::bfloat16)),
          GOLDEN("decode_raw/float32", io::decode_raw(in[0], tf::float32)),
          GOLDEN("decode_raw/float32, big",
                 io::decode_raw(in[0], tf::float32, {.little_endian = false})),
          GOLDEN("decode_raw/float64", io::decode_raw(in[0], tf::float64)),
          GOLDEN("decode_raw/float64, big",
                 io::decode_raw(in[0], tf::float64, {.little_endian = false})),
          GOLDEN("decode_raw/complex64", io::decode_raw(in[0], tf::complex64)),
          GOLDEN("decode_raw/complex128",
                 io::decode_raw(in[0], tf::complex128)),
          GOLDEN("decode_raw/bool", io::decode_raw(in[0], tf::bool_)),
          GOLDEN("decode_raw/fixed",
                 io::decode_raw(in[0], tf::uint8,
                                {.fixed_length = 4, .name = "n"})),
          GOLDEN("decode_raw/fixed big",
                 io::decode_raw(in[0], tf::int16,
                                {.little_endian = false, .fixed_length = 4})),
          GOLDEN("decode_raw/fixed odd",
                 io::decode_raw(in[0], tf::int16, {.fixed_length = 3})),
          GOLDEN("serialize_tensor", io::serialize_tensor(in[0])),
          GOLDEN("parse_tensor/int8", io::parse_tensor(in[0], tf::int8)),
          GOLDEN("parse_tensor/int16", io::parse_tensor(in[0], tf::int16)),
          GOLDEN("parse_tensor/int32", io::parse_tensor(in[0], tf::int32)),
          GOLDEN("parse_tensor/int64", io::parse_tensor(in[0], tf::int64)),
          GOLDEN("parse_tensor/uint8", io::parse_tensor(in[0], tf::uint8)),
          GOLDEN("parse_tensor/uint16", io::parse_tensor(in[0], tf::uint16)),
          GOLDEN("parse_tensor/uint32", io::parse_tensor(in[0], tf::uint32)),
          GOLDEN("parse_tensor/uint64", io::parse_tensor(in[0], tf::uint64)),
          GOLDEN("parse_tensor/float16", io::parse_tensor(in[0], tf::float16)),
          GOLDEN("parse_tensor/bfloat16",
                 io::parse_tensor(in[0], tf::bfloat16)),
          GOLDEN("parse_tensor/float32", io::parse_tensor(in[0], tf::float32)),
          GOLDEN("parse_tensor/float64", io::parse_tensor(in[0], tf::float64)),
          GOLDEN("parse_tensor/complex64",
                 io::parse_tensor(in[0], tf::complex64)),
          GOLDEN("parse_tensor/complex128",
                 io::parse_tensor(in[0], tf::complex128)),
          GOLDEN("parse_tensor/bool", io::parse_tensor(in[0], tf::bool_)),
          GOLDEN("parse_tensor/string", io::parse_tensor(in[0], tf::string)),
      });
}

}  // namespace
}  // namespace tfx
