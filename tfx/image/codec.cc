#include "tfx/image/codec.h"

#include "tfx/core/name_scope.h"
#include "tfx/image/image_checks.h"
#include "tfx/image/image_dtype.h"
#include "tfx/ops/math_ops.h"
#include "tfx/raw_ops/image_ops.h"
#include "tfx/raw_ops/string_ops.h"

namespace tfx::image {

Tensor decode_jpeg(const TensorLike& contents,
                   const DecodeJpegOptions& options) {
  return raw_ops::DecodeJpeg(
      contents.to_tensor(tfx::string),
      {.channels = options.channels,
       .ratio = options.ratio,
       .fancy_upscaling = options.fancy_upscaling,
       .try_recover_truncated = options.try_recover_truncated,
       .acceptable_fraction = options.acceptable_fraction,
       .dct_method = options.dct_method,
       .name = options.name});
}

Tensor decode_and_crop_jpeg(const TensorLike& contents,
                            const TensorLike& crop_window,
                            const DecodeJpegOptions& options) {
  return raw_ops::DecodeAndCropJpeg(
      contents.to_tensor(tfx::string),
      internal::value_of(crop_window, tfx::int32),
      {.channels = options.channels,
       .ratio = options.ratio,
       .fancy_upscaling = options.fancy_upscaling,
       .try_recover_truncated = options.try_recover_truncated,
       .acceptable_fraction = options.acceptable_fraction,
       .dct_method = options.dct_method,
       .name = options.name});
}

Tensor extract_jpeg_shape(const TensorLike& contents,
                          const ExtractJpegShapeOptions& options) {
  return raw_ops::ExtractJpegShape(
      contents.to_tensor(tfx::string),
      {.output_type = options.output_type, .name = options.name});
}

Tensor is_jpeg(const TensorLike& contents, const NameOptions& options) {
  const NameScope scope = name_scope(options.name, "is_jpeg");
  const Tensor begin =
      raw_ops::Substr(internal::value_of(contents, tfx::string),
                      TensorLike(0).to_tensor(), TensorLike(3).to_tensor());
  return math::equal(begin, "\xff\xd8\xff");
}

Tensor decode_bmp(const TensorLike& contents, const DecodeBmpOptions& options) {
  return raw_ops::DecodeBmp(
      contents.to_tensor(tfx::string),
      {.channels = options.channels, .name = options.name});
}

Tensor decode_gif(const TensorLike& contents, const NameOptions& options) {
  return raw_ops::DecodeGif(contents.to_tensor(tfx::string),
                            {.name = options.name});
}

Tensor decode_png(const TensorLike& contents, const DecodeOptions& options) {
  return raw_ops::DecodePng(contents.to_tensor(tfx::string),
                            {.channels = options.channels,
                             .dtype = options.dtype,
                             .name = options.name});
}

Tensor decode_webp(const TensorLike& contents, const DecodeOptions& options) {
  return raw_ops::DecodeWebP(contents.to_tensor(tfx::string),
                             {.channels = options.channels,
                              .dtype = options.dtype,
                              .name = options.name});
}

Tensor decode_jxl(const TensorLike& contents, const DecodeOptions& options) {
  return raw_ops::DecodeJxl(contents.to_tensor(tfx::string),
                            {.channels = options.channels,
                             .dtype = options.dtype,
                             .name = options.name});
}

Tensor decode_image(const TensorLike& contents,
                    const DecodeImageOptions& options) {
  const NameScope scope = name_scope(options.name, "decode_image");
  const DType wanted = options.dtype;
  const bool is_direct =
      wanted == tfx::float32 || wanted == tfx::uint8 || wanted == tfx::uint16;
  Tensor image =
      raw_ops::DecodeImage(contents.to_tensor(tfx::string),
                           {.channels = options.channels,
                            .dtype = is_direct ? wanted : tfx::uint16,
                            .expand_animations = options.expand_animations});
  if (!is_direct) image = convert_image_dtype(image, wanted);
  if (!options.expand_animations) {
    image.set_shape(
        {kNone, kNone, options.channels != 0 ? options.channels : kNone});
  }
  return image;
}

Tensor encode_jpeg(const TensorLike& image, const EncodeJpegOptions& options) {
  return raw_ops::EncodeJpeg(
      internal::value_of(image, tfx::uint8),
      {.format = options.format,
       .quality = options.quality,
       .progressive = options.progressive,
       .optimize_size = options.optimize_size,
       .chroma_downsampling = options.chroma_downsampling,
       .density_unit = options.density_unit,
       .x_density = options.x_density,
       .y_density = options.y_density,
       .xmp_metadata = options.xmp_metadata,
       .name = options.name});
}

Tensor encode_png(const TensorLike& image, const EncodePngOptions& options) {
  return raw_ops::EncodePng(
      image.to_tensor(),
      {.compression = options.compression, .name = options.name});
}

}  // namespace tfx::image
