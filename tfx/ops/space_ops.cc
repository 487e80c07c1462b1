#include "tfx/ops/space_ops.h"

#include <optional>

#include "tfx/core/constant_value.h"
#include "tfx/core/errors.h"
#include "tfx/core/indexing.h"
#include "tfx/core/name_scope.h"
#include "tfx/ops/array_helpers.h"
#include "tfx/ops/operators.h"
#include "tfx/raw_ops/array_ops.h"

namespace tfx {
namespace {

Tensor matrix_of_two_columns(const std::vector<int64_t>& values) {
  const auto rows = static_cast<int64_t>(values.size() / 2);
  const std::vector<int32_t> narrow(values.begin(), values.end());
  return Tensor(c::Tensor::from_values<int32_t>({rows, 2}, narrow));
}

void check_compatible(const Tensor& tensor, const TensorShape& wanted) {
  if (tensor.shape().is_compatible_with(wanted)) return;
  // Python's message shows a list here.
  std::string list = wanted.repr();
  list = list.substr(list.find('['), list.find(']') - list.find('[') + 1);
  throw ValueError("Shapes " + tensor.shape().str() + " and " + list +
                   " are incompatible");
}

// NumPy's modulo, which gives 0 for a divisor of 0.
int64_t floor_modulo(int64_t x, int64_t y) {
  if (y == 0) return 0;
  const int64_t rest = x % y;
  return rest != 0 && (rest < 0) != (y < 0) ? rest + y : rest;
}

RequiredSpaceToBatchPaddingsOutputs constant_paddings(
    const std::vector<int64_t>& input, const std::vector<int64_t>& block,
    const std::vector<int64_t>& base) {
  std::vector<int64_t> paddings;
  std::vector<int64_t> crops;
  for (size_t i = 0; i < block.size(); ++i) {
    const int64_t start = base[2 * i];
    const int64_t end = base[2 * i + 1];
    const int64_t full = input[i] + start + end;
    const int64_t extra =
        floor_modulo(block[i] - floor_modulo(full, block[i]), block[i]);
    paddings.insert(paddings.end(), {start, end + extra});
    crops.insert(crops.end(), {0, extra});
  }
  return {matrix_of_two_columns(paddings), matrix_of_two_columns(crops)};
}

RequiredSpaceToBatchPaddingsOutputs computed_paddings(const Tensor& input,
                                                      const Tensor& block,
                                                      const Tensor& base) {
  const Tensor start = base(_, 0);
  const Tensor end = base(_, 1);
  const Tensor full = input + start + end;
  const Tensor extra = (block - full % block) % block;
  return {raw_ops::Pack({start, end + extra}, {.axis = 1, .name = "paddings"}),
          raw_ops::Pack({raw_ops::ZerosLike(extra), extra},
                        {.axis = 1, .name = "crops"})};
}

}  // namespace

Tensor space_to_batch_nd(const TensorLike& input, const ShapeLike& block_shape,
                         const TensorLike& paddings,
                         const NameOptions& options) {
  return raw_ops::SpaceToBatchND(input.to_tensor(), block_shape.to_tensor(),
                                 internal::index_tensor(paddings),
                                 {.name = options.name});
}

Tensor space_to_batch(const TensorLike& input, const ShapeLike& block_shape,
                      const TensorLike& paddings, const NameOptions& options) {
  return space_to_batch_nd(input, block_shape, paddings, options);
}

Tensor batch_to_space(const TensorLike& input, const ShapeLike& block_shape,
                      const TensorLike& crops, const NameOptions& options) {
  const Tensor block =
      block_shape.is_number()
          ? internal::integers(
                std::vector<int64_t>(2, block_shape.numbers()->front()), int64)
          : block_shape.to_tensor();
  return raw_ops::BatchToSpaceND(input.to_tensor(), block,
                                 internal::index_tensor(crops),
                                 {.name = options.name});
}

RequiredSpaceToBatchPaddingsOutputs required_space_to_batch_paddings(
    const ShapeLike& input_shape, const ShapeLike& block_shape,
    const RequiredSpaceToBatchPaddingsOptions& options) {
  const NameScope scope =
      name_scope(options.name, "required_space_to_batch_paddings");
  const Tensor input =
      TensorLike(input_shape.to_tensor(int32)).to_tensor(int32);
  const Tensor block =
      TensorLike(block_shape.to_tensor(int32)).to_tensor(int32);
  block.shape().assert_is_fully_defined();
  block.shape().assert_has_rank(1);
  const int64_t count = block.shape()[0];
  if (count == 0) {
    return {matrix_of_two_columns({}), matrix_of_two_columns({})};
  }
  check_compatible(input, {count});
  const Tensor base = options.base_paddings.is_none()
                          ? matrix_of_two_columns(std::vector<int64_t>(
                                static_cast<size_t>(2 * count)))
                          : options.base_paddings.to_tensor(int32);
  check_compatible(base, {count, 2});

  const auto known_block = constant_integers(block);
  const auto known_input = constant_integers(input);
  const auto known_base = constant_integers(base);
  if (known_block && known_input && known_base) {
    return constant_paddings(*known_input, *known_block, *known_base);
  }
  return computed_paddings(input, block, base);
}

Tensor extract_volume_patches(const TensorLike& input,
                              const std::vector<int64_t>& ksizes,
                              const std::vector<int64_t>& strides,
                              std::string_view padding,
                              const NameOptions& options) {
  return raw_ops::ExtractVolumePatches(input.to_tensor(), ksizes, strides,
                                       padding, {.name = options.name});
}

namespace nn {

Tensor space_to_depth(const TensorLike& input, int64_t block_size,
                      const DepthSpaceOptions& options) {
  return raw_ops::SpaceToDepth(
      input.to_tensor(), block_size,
      {.data_format = options.data_format, .name = options.name});
}

Tensor depth_to_space(const TensorLike& input, int64_t block_size,
                      const DepthSpaceOptions& options) {
  return raw_ops::DepthToSpace(
      input.to_tensor(), block_size,
      {.data_format = options.data_format, .name = options.name});
}

}  // namespace nn
}  // namespace tfx
