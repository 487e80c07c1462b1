// tf.image: how alike images are, and how smooth.
//
// Images are the last three dimensions, [height, width, channels].
#ifndef TFX_IMAGE_QUALITY_H_
#define TFX_IMAGE_QUALITY_H_

#include <cstdint>
#include <string>
#include <vector>

#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/options.h"

namespace tfx::image {

// Peak signal-to-noise ratio, in decibels, of each pair. `max_val` is the
// difference between the greatest and the least value that a pixel may have, in
// this and the others.
Tensor psnr(const TensorLike& a, const TensorLike& b, const TensorLike& max_val,
            const NameOptions& options = {});

struct SsimOptions {
  // The Gaussian that pixels are weighed with.
  int64_t filter_size = 11;
  double filter_sigma = 1.5;
  double k1 = 0.01;
  double k2 = 0.03;
  // Whether it is returned of each pixel, or the mean of them.
  bool return_index_map = false;
};
// Structural similarity of each pair, 1 if they are the same.
Tensor ssim(const TensorLike& img1, const TensorLike& img2,
            const TensorLike& max_val, const SsimOptions& options = {});

struct SsimMultiscaleOptions {
  // A weight a scale, each half of the one before.
  std::vector<double> power_factors = {0.0448, 0.2856, 0.3001, 0.2363, 0.1333};
  int64_t filter_size = 11;
  double filter_sigma = 1.5;
  double k1 = 0.01;
  double k2 = 0.03;
};
Tensor ssim_multiscale(const TensorLike& img1, const TensorLike& img2,
                       const TensorLike& max_val,
                       const SsimMultiscaleOptions& options = {});

// The sum of differences between neighbours, of an image or of each of a batch.
Tensor total_variation(const TensorLike& images,
                       const NameOptions& options = {});

}  // namespace tfx::image

#endif  // TFX_IMAGE_QUALITY_H_
