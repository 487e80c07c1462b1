#include "tfx/image/quality.h"

#include <cmath>
#include <utility>

#include "tfx/core/errors.h"
#include "tfx/core/indexing.h"
#include "tfx/core/name_scope.h"
#include "tfx/debugging/assert.h"
#include "tfx/function/cond.h"
#include "tfx/image/image_checks.h"
#include "tfx/image/image_dtype.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/range_ops.h"
#include "tfx/ops/reduce_ops.h"
#include "tfx/raw_ops/nn_ops.h"

namespace tfx::image {
namespace {

struct Pair {
  Tensor first;
  Tensor second;
};

// Throws ValueError if the static shapes are incompatible.
void check_static_shapes(const Tensor& img1, const Tensor& img2) {
  const TensorShape shape1 = img1.shape().with_rank_at_least(3);
  const TensorShape shape2 = img2.shape().with_rank_at_least(3);
  if (!shape1.known_rank() || !shape2.known_rank()) return;
  shape1.slice(-3, std::nullopt)
      .assert_is_compatible_with(shape2.slice(-3, std::nullopt));
  const int batch_dims = std::min(*shape1.rank(), *shape2.rank()) - 3;
  for (int i = 4; i < 4 + batch_dims; ++i) {
    const int64_t dim1 = shape1[-i];
    const int64_t dim2 = shape2[-i];
    if (dim1 != 1 && dim2 != 1 && dim1 != kNone && dim2 != kNone &&
        dim1 != dim2) {
      throw ValueError("Two images are not compatible: " + shape1.str() +
                       " and " + shape2.str());
    }
  }
}

// Checks that the shapes of two images are equal except for the batch.
Pair check_shapes(const Tensor& img1, const Tensor& img2,
                  internal::Checks& checks) {
  check_static_shapes(img1, img2);
  const std::vector<Tensor> shapes = shape_n({img1, img2});
  checks.add(
      debugging::Assert(size(shapes[0]) >= 3, shapes, {.summarize = 10}));
  const Slice inner(-3, _);
  checks.add(debugging::Assert(
      math::reduce_all(math::equal(shapes[0][inner], shapes[1][inner])), shapes,
      {.summarize = 10}));
  return {shapes[0], shapes[1]};
}

// Gaussian weights that sum to 1, [size, size, 1, 1].
Tensor gaussian(const Tensor& filter_size, double filter_sigma) {
  const Tensor sigma = constant(filter_sigma);
  const DType dtype = sigma.dtype();
  Tensor coords = cast(range(filter_size), dtype);
  coords = coords - cast(filter_size - 1, dtype) / 2.0;
  Tensor g = math::square(coords);
  g = g * (-0.5 / math::square(sigma));
  const Tensor row = reshape(g, {1, -1});
  const Tensor sums = row + reshape(g, {-1, 1});
  return reshape(raw_ops::Softmax(reshape(sums, {1, -1})),
                 {filter_size, filter_size, 1, 1});
}

// Per channel: the similarity, and its contrast and structure part.
struct Similarity {
  Tensor ssim;
  Tensor cs;
};

Similarity similarity(const Pair& images, const Tensor& max_val,
                      const SsimOptions& options) {
  const Tensor filter_size =
      constant(options.filter_size, {.dtype = tfx::int32});
  const std::vector<Tensor> shapes = shape_n({images.first, images.second});
  internal::Checks checks;
  for (const Tensor& shape : shapes) {
    checks.add(
        debugging::Assert(math::reduce_all(shape[Slice(-3, -1)] >= filter_size),
                          {shape, filter_size}, {.summarize = 8}));
  }
  const Tensor x = checks.identity_after(images.first);
  const Tensor& y = images.second;
  const Tensor kernel = tile(gaussian(filter_size, options.filter_sigma),
                             {1, 1, shapes[0][-1], 1});
  const auto mean = [&](const Tensor& values) {
    const Tensor shape = tfx::shape(values);
    const Tensor flat =
        reshape(values, concat({constant({-1}), shape[Slice(-3, _)]}, 0));
    const Tensor means = raw_ops::DepthwiseConv2dNative(
        flat, kernel, {1, 1, 1, 1}, "VALID", {.name = "depthwise"});
    return reshape(
        means,
        concat({shape[Slice(_, -3)], tfx::shape(means)[Slice(1, _)]}, 0));
  };
  const Tensor c1 = math::pow(options.k1 * max_val, 2, {.name = "pow"});
  Tensor c2 = math::pow(options.k2 * max_val, 2, {.name = "pow"});
  const Tensor mean_x = mean(x);
  const Tensor mean_y = mean(y);
  const Tensor num0 = mean_x * mean_y * 2.0;
  const Tensor square_x = math::square(mean_x);
  const Tensor den0 = square_x + math::square(mean_y);
  const Tensor both = num0 + c1;
  const Tensor luminance = both / (den0 + c1);
  const Tensor num1 = mean(x * y) * 2.0;
  const Tensor squares = math::square(x);
  const Tensor den1 = mean(squares + math::square(y));
  c2 = c2 * 1.0;  // Python's compensation factor
  const Tensor covariance = num1 - num0 + c2;
  const Tensor cs = covariance / (den1 - den0 + c2);
  if (options.return_index_map) return {luminance * cs, cs};
  const math::ReduceOptions pixels = {.axis = {-3, -2}};
  return {math::reduce_mean(luminance * cs, pixels),
          math::reduce_mean(cs, pixels)};
}

// Downsamples images, [batch, height, width, channels], by 2; odd sizes are
// padded.
std::vector<Tensor> halved(const std::vector<Tensor>& images,
                           const Tensor& remainder) {
  const Tensor is_odd = math::reduce_any(math::not_equal(remainder, 0));
  const std::vector<Tensor> even = cond(
      is_odd,
      [&] {
        const Tensor padding =
            pad(expand_dims(remainder, -1), {{1, 0}, {1, 0}});
        std::vector<Tensor> padded;
        for (const Tensor& image : images) {
          padded.push_back(pad(image, padding, {.mode = "SYMMETRIC"}));
        }
        return padded;
      },
      [&] { return images; });
  std::vector<Tensor> results;
  for (const Tensor& image : even) {
    results.push_back(
        raw_ops::AvgPool(image, {1, 2, 2, 1}, {1, 2, 2, 1}, "VALID"));
  }
  return results;
}

}  // namespace

Tensor psnr(const TensorLike& a, const TensorLike& b, const TensorLike& max_val,
            const NameOptions& options) {
  const NameScope scope = name_scope(options.name, "PSNR");
  const Tensor first = a.to_tensor();
  const Tensor most =
      convert_image_dtype(cast(max_val, first.dtype()), tfx::float32);
  const Tensor x = convert_image_dtype(first, tfx::float32);
  const Tensor y = convert_image_dtype(b, tfx::float32);
  const Tensor mse =
      math::reduce_mean(math::squared_difference(x, y), {.axis = {-3, -2, -1}});
  const auto decibels = static_cast<float>(10 / std::log(10.0));
  const Tensor peak = 20 * math::log(most);
  const Tensor peak_decibels = peak / math::log(10.0);
  const Tensor ratio = math::subtract(peak_decibels, decibels * math::log(mse),
                                      {.name = "psnr"});
  internal::Checks checks;
  check_shapes(x, y, checks);
  return checks.identity_after(ratio);
}

Tensor ssim(const TensorLike& img1, const TensorLike& img2,
            const TensorLike& max_val, const SsimOptions& options) {
  const NameScope scope = name_scope("SSIM");
  Tensor first = img1.to_tensor();
  const Tensor second = img2.to_tensor();
  internal::Checks checks;
  check_shapes(first, second, checks);
  first = checks.identity_after(first);
  const Tensor most =
      convert_image_dtype(cast(max_val, first.dtype()), tfx::float32);
  const Pair images = {convert_image_dtype(first, tfx::float32),
                       convert_image_dtype(second, tfx::float32)};
  return math::reduce_mean(similarity(images, most, options).ssim,
                           {.axis = {-1}});
}

Tensor ssim_multiscale(const TensorLike& img1, const TensorLike& img2,
                       const TensorLike& max_val,
                       const SsimMultiscaleOptions& options) {
  const NameScope scope = name_scope("MS-SSIM");
  Tensor first = img1.to_tensor();
  const Tensor second = img2.to_tensor();
  internal::Checks checks;
  const Pair shapes = check_shapes(first, second, checks);
  first = checks.identity_after(first);
  const Tensor most =
      convert_image_dtype(cast(max_val, first.dtype()), tfx::float32);
  std::vector<Tensor> images = {convert_image_dtype(first, tfx::float32),
                                convert_image_dtype(second, tfx::float32)};
  const std::vector<Tensor> heads = {shapes.first[Slice(_, -3)],
                                     shapes.second[Slice(_, -3)]};
  std::vector<Tensor> tails = {shapes.first[Slice(-3, _)],
                               shapes.second[Slice(-3, _)]};
  const SsimOptions each = {.filter_size = options.filter_size,
                            .filter_sigma = options.filter_sigma,
                            .k1 = options.k1,
                            .k2 = options.k2};
  std::vector<Tensor> factors;
  Tensor last;
  for (size_t scale = 0; scale < options.power_factors.size(); ++scale) {
    const NameScope inner = name_scope("Scale" + std::to_string(scale));
    if (scale > 0) {
      std::vector<Tensor> flat;
      for (size_t i = 0; i < images.size(); ++i) {
        flat.push_back(
            reshape(images[i], concat({constant({-1}), tails[i]}, 0)));
      }
      const std::vector<Tensor> halves =
          halved(flat, tails[0] % constant({2, 2, 1}));
      const std::vector<Tensor> new_shapes = shape_n(halves);
      for (size_t i = 0; i < images.size(); ++i) {
        tails[i] = new_shapes[i][Slice(1, _)];
        images[i] = reshape(halves[i], concat({heads[i], tails[i]}, 0));
      }
    }
    const Similarity alike = similarity({images[0], images[1]}, most, each);
    factors.push_back(raw_ops::Relu(alike.cs));
    last = alike.ssim;
  }
  // Only the last scale uses the full similarity.
  factors.back() = raw_ops::Relu(last);
  const Tensor product = math::reduce_prod(
      math::pow(stack(factors, {.axis = -1}), options.power_factors),
      {.axis = {-1}});
  return math::reduce_mean(product, {.axis = {-1}});
}

Tensor total_variation(const TensorLike& images, const NameOptions& options) {
  const NameScope scope = name_scope(options.name, "total_variation");
  const Tensor all = images.to_tensor();
  const int rank = all.rank();
  if (rank != 3 && rank != 4) {
    throw ValueError("'images' must be either 3 or 4-dimensional.");
  }
  const Slice next(1, _);
  const Slice here(_, -1);
  const auto rows_at = [&](const Slice& place) {
    return rank == 3 ? all[place] : all(_, place);
  };
  const auto columns_at = [&](const Slice& place) {
    return rank == 3 ? all(_, place) : all(_, _, place);
  };
  const Tensor next_rows = rows_at(next);
  const Tensor rows = next_rows - rows_at(here);
  const Tensor next_columns = columns_at(next);
  const Tensor columns = next_columns - columns_at(here);
  const math::ReduceOptions each = {.axis =
                                        rank == 3 ? Axis() : Axis({1, 2, 3})};
  const Tensor of_rows = math::reduce_sum(math::abs(rows), each);
  return of_rows + math::reduce_sum(math::abs(columns), each);
}

}  // namespace tfx::image
