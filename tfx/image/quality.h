// tf.image: similarity and smoothness of images.
//
// Images are the last three dimensions, [height, width, channels].
#ifndef TFX_IMAGE_QUALITY_H_
#define TFX_IMAGE_QUALITY_H_

#include <cstdint>
#include <string>
#include <vector>

#include "tfx/core/by_name.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/options.h"

namespace tfx::image {

// Peak signal-to-noise ratio of each pair, in decibels. Here and below,
// `max_val` is the difference between the greatest and the least possible pixel
// value.
Tensor psnr(const TensorLike& a, const TensorLike& b, const TensorLike& max_val,
            const NameOptions& options = {});

struct SsimOptions {
  ByName by_name{};
  // The Gaussian filter that weights pixels.
  int64_t filter_size = 11;
  double filter_sigma = 1.5;
  double k1 = 0.01;
  double k2 = 0.03;
  // Whether to return a value per pixel instead of their mean.
  bool return_index_map = false;
};
// Structural similarity of each pair; 1 if they are equal.
Tensor ssim(const TensorLike& img1, const TensorLike& img2,
            const TensorLike& max_val, const SsimOptions& options = {});

struct SsimMultiscaleOptions {
  ByName by_name{};
  // One weight per scale; each scale is half the size of the one before.
  std::vector<double> power_factors = {0.0448, 0.2856, 0.3001, 0.2363, 0.1333};
  int64_t filter_size = 11;
  double filter_sigma = 1.5;
  double k1 = 0.01;
  double k2 = 0.03;
};
Tensor ssim_multiscale(const TensorLike& img1, const TensorLike& img2,
                       const TensorLike& max_val,
                       const SsimMultiscaleOptions& options = {});

// The sum of absolute differences of neighbouring pixels, per image.
Tensor total_variation(const TensorLike& images,
                       const NameOptions& options = {});

}  // namespace tfx::image

#endif  // TFX_IMAGE_QUALITY_H_
