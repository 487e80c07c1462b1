// tf.image.
#ifndef TFX_IMAGE_IMAGE_H_
#define TFX_IMAGE_IMAGE_H_

// IWYU pragma: begin_exports

// adjust_brightness, adjust_contrast, adjust_gamma, adjust_hue,
// adjust_jpeg_quality, adjust_saturation, per_image_standardization
#include "tfx/image/adjust.h"
// draw_bounding_boxes, sample_distorted_bounding_box,
// stateless_sample_distorted_bounding_box, generate_bounding_box_proposals
#include "tfx/image/boxes.h"
// decode_bmp, decode_gif, decode_image, decode_jpeg, decode_and_crop_jpeg,
// decode_jxl, decode_png, decode_webp, encode_jpeg, encode_png,
// extract_jpeg_shape, is_jpeg
#include "tfx/image/codec.h"
// rgb_to_grayscale, grayscale_to_rgb; HSV, YIQ and YUV
#include "tfx/image/color.h"
// central_crop, crop_to_bounding_box, pad_to_bounding_box,
// resize_with_crop_or_pad, crop_and_resize, extract_glimpse, extract_patches
#include "tfx/image/crop.h"
// flip_left_right, flip_up_down, rot90, transpose
#include "tfx/image/flip.h"
// image_gradients, sobel_edges
#include "tfx/image/gradients.h"
// convert_image_dtype
#include "tfx/image/image_dtype.h"
// non_max_suppression, …_with_scores, …_overlaps, …_padded,
// combined_non_max_suppression
#include "tfx/image/non_max_suppression.h"
// psnr, ssim, ssim_multiscale, total_variation
#include "tfx/image/quality.h"
// random_*
#include "tfx/image/random.h"
// resize, resize_with_pad, ResizeMethod
#include "tfx/image/resize.h"
// stateless_random_*
#include "tfx/image/stateless_random.h"

// IWYU pragma: end_exports

#endif  // TFX_IMAGE_IMAGE_H_
