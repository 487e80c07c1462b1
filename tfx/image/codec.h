// tf.image, tf.io: images in files: BMP, GIF, JPEG, JPEG XL, PNG and WebP.
//
// `contents` is a scalar string, the bytes of a file. `channels` is how many
// the image is to have: 1 is grey, 3 RGB, 4 RGBA, 0 what the file has. Images
// are [height, width, channels]. What is no such file, or is broken, is an
// InvalidArgumentError.
#ifndef TFX_IMAGE_CODEC_H_
#define TFX_IMAGE_CODEC_H_

#include <cstdint>
#include <string>

#include "tfx/core/dtypes.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/options.h"

namespace tfx::image {

struct DecodeJpegOptions {
  int64_t channels = 0;
  int64_t ratio = 1;  // 2, 4 or 8: the image is that much smaller
  bool fancy_upscaling = true;
  bool try_recover_truncated = false;
  // How much of the lines has to be there if the file is truncated.
  float acceptable_fraction = 1;
  std::string dct_method = {};  // or "INTEGER_FAST", "INTEGER_ACCURATE"
  std::string name = {};
};
Tensor decode_jpeg(const TensorLike& contents,
                   const DecodeJpegOptions& options = {});
// Only the window [y, x, height, width], which is quicker than all.
Tensor decode_and_crop_jpeg(const TensorLike& contents,
                            const TensorLike& crop_window,
                            const DecodeJpegOptions& options = {});

struct ExtractJpegShapeOptions {
  DType output_type = tfx::int32;  // or int64
  std::string name = {};
};
// [height, width, channels], without decoding the image.
Tensor extract_jpeg_shape(const TensorLike& contents,
                          const ExtractJpegShapeOptions& options = {});
// By the first bytes, of each string.
Tensor is_jpeg(const TensorLike& contents, const NameOptions& options = {});

struct DecodeBmpOptions {
  int64_t channels = 0;
  std::string name = {};
};
Tensor decode_bmp(const TensorLike& contents,
                  const DecodeBmpOptions& options = {});

// All frames, [frame, height, width, 3].
Tensor decode_gif(const TensorLike& contents, const NameOptions& options = {});

struct DecodeOptions {
  int64_t channels = 0;
  DType dtype = tfx::uint8;
  std::string name = {};
};
// As uint8 or uint16.
Tensor decode_png(const TensorLike& contents,
                  const DecodeOptions& options = {});
// As uint8; of an animation all frames.
Tensor decode_webp(const TensorLike& contents,
                   const DecodeOptions& options = {});
Tensor decode_jxl(const TensorLike& contents,
                  const DecodeOptions& options = {});

struct DecodeImageOptions {
  int64_t channels = 0;
  DType dtype = tfx::uint8;
  std::string name = {};
  // Whether a GIF has four dimensions, or is its first frame.
  bool expand_animations = true;
};
// Whichever it is of BMP, GIF, JPEG, PNG and WebP. Other dtypes are converted
// to, as by convert_image_dtype.
Tensor decode_image(const TensorLike& contents,
                    const DecodeImageOptions& options = {});

struct EncodeJpegOptions {
  std::string format = {};  // "grayscale", "rgb", or what the image is
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
// Of uint8.
Tensor encode_jpeg(const TensorLike& image,
                   const EncodeJpegOptions& options = {});

struct EncodePngOptions {
  int64_t compression = -1;  // 0 to 9, or what zlib thinks best
  std::string name = {};
};
// Of uint8 or uint16.
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
