// tf.image, tf.io: decodes BMP, GIF, JPEG, JPEG XL, PNG and WebP; encodes JPEG
// and PNG.
//
// `contents` is a scalar string, the bytes of a file. `channels` is the number
// of channels of the decoded image: 1 grey, 3 RGB, 4 RGBA, 0 as in the file.
// Images are [height, width, channels]. Invalid files throw
// InvalidArgumentError.
#ifndef TFX_IMAGE_CODEC_H_
#define TFX_IMAGE_CODEC_H_

#include <cstdint>
#include <string>

#include "tfx/core/by_name.h"
#include "tfx/core/dtypes.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/options.h"

namespace tfx::image {

struct DecodeJpegOptions {
  ByName by_name{};
  int64_t channels = 0;
  int64_t ratio = 1;  // 2, 4 or 8: downscaling factor
  bool fancy_upscaling = true;
  bool try_recover_truncated = false;
  // The least fraction of lines that a truncated file must contain.
  float acceptable_fraction = 1;
  std::string dct_method = {};  // or "INTEGER_FAST", "INTEGER_ACCURATE"
  std::string name = {};
};
Tensor decode_jpeg(const TensorLike& contents,
                   const DecodeJpegOptions& options = {});
// Decodes only the window [y, x, height, width]; faster than decoding all.
Tensor decode_and_crop_jpeg(const TensorLike& contents,
                            const TensorLike& crop_window,
                            const DecodeJpegOptions& options = {});

struct ExtractJpegShapeOptions {
  ByName by_name{};
  DType output_type = tfx::int32;  // or int64
  std::string name = {};
};
// [height, width, channels], without decoding the image.
Tensor extract_jpeg_shape(const TensorLike& contents,
                          const ExtractJpegShapeOptions& options = {});
// Checks the first bytes of each string.
Tensor is_jpeg(const TensorLike& contents, const NameOptions& options = {});

struct DecodeBmpOptions {
  ByName by_name{};
  int64_t channels = 0;
  std::string name = {};
};
Tensor decode_bmp(const TensorLike& contents,
                  const DecodeBmpOptions& options = {});

// All frames, [frame, height, width, 3].
Tensor decode_gif(const TensorLike& contents, const NameOptions& options = {});

struct DecodeOptions {
  ByName by_name{};
  int64_t channels = 0;
  DType dtype = tfx::uint8;
  std::string name = {};
};
// To uint8 or uint16.
Tensor decode_png(const TensorLike& contents,
                  const DecodeOptions& options = {});
// To uint8; all frames of an animation.
Tensor decode_webp(const TensorLike& contents,
                   const DecodeOptions& options = {});
Tensor decode_jxl(const TensorLike& contents,
                  const DecodeOptions& options = {});

struct DecodeImageOptions {
  ByName by_name{};
  int64_t channels = 0;
  DType dtype = tfx::uint8;
  std::string name = {};
  // Whether a GIF is decoded to four dimensions, or to its first frame.
  bool expand_animations = true;
};
// Detects BMP, GIF, JPEG, PNG or WebP. For dtypes other than uint8 the result
// is converted as by convert_image_dtype.
Tensor decode_image(const TensorLike& contents,
                    const DecodeImageOptions& options = {});

struct EncodeJpegOptions {
  ByName by_name{};
  std::string format = {};  // "grayscale", "rgb"; empty: by channels
  int64_t quality = 95;     // 0 to 100
  bool progressive = false;
  bool optimize_size = false;
  bool chroma_downsampling = true;
  std::string density_unit = "in";  // or "cm"
  int64_t x_density = 300;
  int64_t y_density = 300;
  std::string xmp_metadata = {};
  std::string name = {};
};
// For uint8 images.
Tensor encode_jpeg(const TensorLike& image,
                   const EncodeJpegOptions& options = {});

struct EncodePngOptions {
  ByName by_name{};
  int64_t compression = -1;  // 0 to 9; -1: zlib's default
  std::string name = {};
};
// For uint8 or uint16 images.
Tensor encode_png(const TensorLike& image,
                  const EncodePngOptions& options = {});

}  // namespace tfx::image

namespace tfx::io {

using image::decode_and_crop_jpeg;
using image::decode_bmp;
using image::decode_gif;
using image::decode_image;
using image::decode_jpeg;
using image::decode_jxl;
using image::decode_png;
using image::decode_webp;
using image::encode_jpeg;
using image::encode_png;
using image::extract_jpeg_shape;
using image::is_jpeg;

}  // namespace tfx::io

#endif  // TFX_IMAGE_CODEC_H_
