#include "tfx/ops/array_helpers.h"

#include "tfx/core/array_format.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/math_ops.h"

namespace tfx::internal {
namespace {

template <typename T>
Tensor narrowed(std::span<const int64_t> values, c::ShapeView shape) {
  c::Tensor tensor = c::Tensor::allocate(c::data_type_of<T>, shape);
  T* next = tensor.mutable_data<T>().data();
  for (const int64_t value : values) *next++ = static_cast<T>(value);
  return Tensor(tensor);
}

Tensor integers_of_shape(std::span<const int64_t> values, c::ShapeView shape,
                         DType dtype) {
  if (dtype == tfx::int32) return narrowed<int32_t>(values, shape);
  if (dtype == tfx::int64) return narrowed<int64_t>(values, shape);
  return raw_ops::Cast(narrowed<int64_t>(values, shape), dtype);
}

}  // namespace

Tensor integer(int64_t value, DType dtype) {
  return integers_of_shape(std::span(&value, 1), {}, dtype);
}

Tensor integers(std::span<const int64_t> values, DType dtype) {
  const auto count = static_cast<int64_t>(values.size());
  return integers_of_shape(values, {count}, dtype);
}

Tensor index_tensor(const TensorLike& value) {
  Tensor tensor = value.to_tensor();
  if (value.is_tensor() || tensor.shape().num_elements() != 0) return tensor;
  return raw_ops::Cast(tensor, tfx::int32);
}

Tensor value_of(const TensorLike& value, DType dtype) {
  return value.is_tensor() ? value.to_tensor() : value.to_tensor(dtype);
}

Tensor zero_of(DType dtype) {
  if (dtype == tfx::bool_) return Tensor(c::Tensor::scalar(false));
  if (dtype == tfx::string) return Tensor(c::Tensor::scalar_string(""));
  return TensorLike(0).to_tensor(dtype);
}

Tensor one_of(DType dtype) {
  if (dtype == tfx::bool_) return Tensor(c::Tensor::scalar(true));
  return TensorLike(1).to_tensor(dtype);
}

std::pair<Tensor, Tensor> match_shapes(const ShapeLike& x, const ShapeLike& y) {
  if (!x.is_tensor() && y.is_tensor()) {
    Tensor second = y.to_tensor();
    return {x.to_tensor(second.dtype()), second};
  }
  Tensor first = x.to_tensor();
  if (!x.is_tensor() && y.to_tensor().dtype() == tfx::int64) {
    first = x.to_tensor(tfx::int64);
  }
  return {first, y.to_tensor(first.dtype())};
}

Tensor shape_tensor(const Tensor& tensor) {
  const TensorShape shape = tensor.shape();
  if (shape.is_fully_defined()) return integers(shape.as_list());
  return raw_ops::Shape(tensor);
}

Tensor slice_vector(const Tensor& vector, std::optional<int64_t> begin,
                    std::optional<int64_t> end) {
  const int64_t first = begin.value_or(0);
  const int64_t last = end.value_or(0);
  const int64_t step = 1;
  return raw_ops::StridedSlice(vector, integers(std::span(&first, 1)),
                               integers(std::span(&last, 1)),
                               integers(std::span(&step, 1)),
                               {.begin_mask = begin ? 0 : 1,
                                .end_mask = end ? 0 : 1,
                                .name = "strided_slice"});
}

Tensor element_of(const Tensor& vector, int64_t index) {
  const int64_t next = index + 1;
  const int64_t step = 1;
  return raw_ops::StridedSlice(
      vector, integers(std::span(&index, 1)), integers(std::span(&next, 1)),
      integers(std::span(&step, 1)),
      {.shrink_axis_mask = 1, .name = "strided_slice"});
}

Tensor join(std::initializer_list<Tensor> vectors) {
  return raw_ops::ConcatV2(vectors, integer(0), {.name = "concat"});
}

Tensor as_vector(const Tensor& scalar) {
  const int64_t all = -1;
  return raw_ops::Reshape(scalar, integers(std::span(&all, 1)));
}

SplitAxes split_axes(const Tensor& tensor, const Tensor& axes) {
  const Tensor rank = raw_ops::Rank(tensor);
  const Tensor chosen = raw_ops::SelectV2(raw_ops::Less(axes, integer(0)),
                                          raw_ops::AddV2(axes, rank), axes);
  const Tensor all = raw_ops::Range(integer(0), rank, integer(1));
  return {chosen, raw_ops::ListDiff(all, chosen).out};
}

std::string value_text(const Tensor& tensor) {
  return tensor.is_symbolic() ? tensor.str() : array_str(tensor.host());
}

std::string list_text(std::span<const int64_t> values) {
  std::string text = "[";
  for (const int64_t value : values) {
    text += (text.size() > 1 ? ", " : "") + std::to_string(value);
  }
  return text + "]";
}

}  // namespace tfx::internal
