#include "tfx/image/codec.h"

#include <catch2/catch.hpp>

#include "tests/ops/golden_cases.h"

namespace tf = tfx;

namespace tfx {
namespace {

TEST_CASE("files of images are read and written as in Python") {
  std::vector<GoldenCase> cases = {
      GOLDEN("decode_jpeg", tf::image::decode_jpeg(in[0])),
      GOLDEN("decode_jpeg/channels=3",
             tf::io::decode_jpeg(in[0], {.channels = 3})),
      GOLDEN("decode_jpeg/channels=2",
             tf::image::decode_jpeg(in[0], {.channels = 2})),
      GOLDEN("decode_jpeg/channels=1",
             tf::image::decode_jpeg(in[0], {.channels = 1})),
      GOLDEN("decode_jpeg/ratio",
             tf::image::decode_jpeg(in[0],
                                    {.ratio = 2, .fancy_upscaling = false})),
      GOLDEN("decode_jpeg/dct_method",
             tf::image::decode_jpeg(
                 in[0], {.dct_method = "INTEGER_ACCURATE", .name = "jpeg"})),
      GOLDEN("decode_jpeg/try_recover_truncated",
             tf::image::decode_jpeg(in[0], {.try_recover_truncated = true,
                                            .acceptable_fraction = 0.1})),
      GOLDEN("decode_and_crop_jpeg",
             tf::io::decode_and_crop_jpeg(in[0], in[1])),
      GOLDEN("decode_and_crop_jpeg/options",
             tf::image::decode_and_crop_jpeg(in[0], {0, 0, 2, 2},
                                             {.channels = 1,
                                              .ratio = 2,
                                              .fancy_upscaling = false,
                                              .dct_method = "INTEGER_FAST",
                                              .name = "crop"})),
      GOLDEN("decode_and_crop_jpeg/try_recover_truncated",
             tf::image::decode_and_crop_jpeg(
                 in[0], in[1],
                 {.try_recover_truncated = true, .acceptable_fraction = 0.1})),
      GOLDEN("extract_jpeg_shape", tf::io::extract_jpeg_shape(in[0])),
      GOLDEN("extract_jpeg_shape/int64",
             tf::image::extract_jpeg_shape(in[0], {.output_type = tf::int64})),
      GOLDEN("is_jpeg", tf::io::is_jpeg(in[0])),
      GOLDEN("encode_jpeg", tf::io::encode_jpeg(in[0])),
      GOLDEN("encode_jpeg/quality",
             tf::image::encode_jpeg(in[0],
                                    {.quality = 30, .optimize_size = true})),
      GOLDEN("encode_jpeg/options",
             tf::image::encode_jpeg(in[0], {.format = "rgb",
                                            .quality = 80,
                                            .progressive = true,
                                            .optimize_size = false,
                                            .chroma_downsampling = false,
                                            .density_unit = "cm",
                                            .x_density = 30,
                                            .y_density = 40,
                                            .xmp_metadata = "text",
                                            .name = "jpeg"})),
      GOLDEN("encode_jpeg/format",
             tf::image::encode_jpeg(in[0], {.format = "cmyk"})),
      GOLDEN("encode_png", tf::io::encode_png(in[0])),
      GOLDEN("encode_png/compression",
             tf::image::encode_png(in[0], {.compression = 9, .name = "png"})),
      GOLDEN("encode_png/0", tf::image::encode_png(in[0], {.compression = 0})),
      GOLDEN("encode_png/10",
             tf::image::encode_png(in[0], {.compression = 10})),
      GOLDEN("decode_png", tf::io::decode_png(in[0])),
      GOLDEN("decode_png/uint16",
             tf::image::decode_png(in[0], {.dtype = tf::uint16})),
      GOLDEN("decode_png/float32",
             tf::image::decode_png(in[0], {.dtype = tf::float32})),
      GOLDEN("decode_png/channels=1",
             tf::image::decode_png(in[0], {.channels = 1})),
      GOLDEN("decode_png/channels=3",
             tf::image::decode_png(in[0], {.channels = 3})),
      GOLDEN("decode_png/channels=4",
             tf::image::decode_png(in[0], {.channels = 4})),
      GOLDEN("decode_bmp", tf::io::decode_bmp(in[0])),
      GOLDEN("decode_bmp/channels=3",
             tf::image::decode_bmp(in[0], {.channels = 3})),
      GOLDEN("decode_gif", tf::io::decode_gif(in[0])),
      GOLDEN("decode_gif/name", tf::image::decode_gif(in[0], {.name = "gif"})),
      GOLDEN("decode_webp", tf::io::decode_webp(in[0])),
      GOLDEN("decode_webp/channels=3",
             tf::image::decode_webp(in[0], {.channels = 3, .name = "webp"})),
      GOLDEN("decode_webp/channels=4",
             tf::image::decode_webp(in[0], {.channels = 4})),
      GOLDEN("decode_webp/uint16",
             tf::image::decode_webp(in[0], {.dtype = tf::uint16})),
      GOLDEN("decode_jxl", tf::io::decode_jxl(in[0])),
      GOLDEN("decode_jxl/channels=3",
             tf::image::decode_jxl(in[0], {.channels = 3, .name = "jxl"})),
      GOLDEN("decode_jxl/channels=1",
             tf::image::decode_jxl(in[0], {.channels = 1})),
      GOLDEN("decode_jxl/uint16",
             tf::image::decode_jxl(in[0], {.dtype = tf::uint16})),
      GOLDEN("decode_image", tf::io::decode_image(in[0])),
      GOLDEN("decode_image/options",
             tf::image::decode_image(
                 in[0],
                 {.channels = 1, .name = "any", .expand_animations = false})),
      GOLDEN("decode_image/first frame",
             tf::image::decode_image(in[0], {.expand_animations = false})),
      GOLDEN("decode_image/channels=5",
             tf::image::decode_image(in[0], {.channels = 5})),
  };
  for (const DType dtype : {tf::uint8, tf::uint16, tf::float32, tf::int32,
                            tf::float64, tf::float16, tf::int8}) {
    cases.push_back({"decode_image/" + dtype.name(), [dtype](const Inputs& in) {
                       return tf::image::decode_image(in[0], {.dtype = dtype});
                     }});
  }
  check_golden("image/codec", cases);
}

}  // namespace
}  // namespace tfx
