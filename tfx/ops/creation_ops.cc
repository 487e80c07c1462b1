// The functions of array_ops.h that make tensors: tf.zeros, tf.one_hot,
// tf.meshgrid and the like.
#include "tfx/core/errors.h"
#include "tfx/core/graph_builder.h"
#include "tfx/core/name_scope.h"
#include "tfx/ops/array_helpers.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/math_ops.h"

namespace tfx {
namespace {

// A single number is the shape of a vector, as in Python.
Tensor dims_of(const ShapeLike& shape) {
  const Tensor dims = shape.to_tensor();
  return dims.rank() == 0 ? internal::as_vector(dims) : dims;
}

Tensor filled(const ShapeLike& shape, const Tensor& value,
              const std::string& name) {
  return raw_ops::Fill(dims_of(shape), value, {.name = name});
}

void check_value_dtype(const char* argument, DType found, DType wanted) {
  if (!found || !wanted || found == wanted) return;
  throw TypeError("dtype " + found.str() + " of " + argument +
                  " does not match dtype parameter " + wanted.str());
}

}  // namespace

Tensor zeros(const ShapeLike& shape, const FilledOptions& options) {
  const NameScope scope = name_scope(options.name, "zeros");
  return filled(shape, internal::zero_of(options.dtype), scope.name());
}

Tensor ones(const ShapeLike& shape, const FilledOptions& options) {
  const NameScope scope = name_scope(options.name, "ones");
  return filled(shape, internal::one_of(options.dtype), scope.name());
}

Tensor zeros_like(const TensorLike& input, const LikeOptions& options) {
  const Tensor tensor = input.to_tensor();
  if (!options.dtype || options.dtype == tensor.dtype()) {
    return raw_ops::ZerosLike(tensor, {.name = options.name});
  }
  return filled(internal::shape_tensor(tensor),
                internal::zero_of(options.dtype), options.name);
}

Tensor ones_like(const TensorLike& input, const LikeOptions& options) {
  const Tensor tensor = input.to_tensor();
  const DType dtype = options.dtype ? options.dtype : tensor.dtype();
  // Not OnesLike in graphs, as in Python: TensorFlow's graph optimizer turns it
  // into zeros for uint32 and uint64.
  if (dtype == tensor.dtype() && GraphBuilder::current() == nullptr) {
    return raw_ops::OnesLike(tensor, {.name = options.name});
  }
  return filled(internal::shape_tensor(tensor), internal::one_of(dtype),
                options.name);
}

Tensor fill(const ShapeLike& dims, const TensorLike& value,
            const NameOptions& options) {
  return raw_ops::Fill(dims.to_tensor(), value.to_tensor(),
                       {.name = options.name});
}

Tensor one_hot(const TensorLike& indices, const TensorLike& depth,
               const OneHotOptions& options) {
  const auto convert = [&](const TensorOption& option) {
    if (option.is_none()) return Tensor();
    return options.dtype ? option.value().to_tensor_like(options.dtype)
                         : option.value().to_tensor();
  };
  Tensor on = convert(options.on_value);
  Tensor off = convert(options.off_value);
  const DType on_dtype = on.has_value() ? on.dtype() : DType();
  const DType off_dtype = off.has_value() ? off.dtype() : DType();
  check_value_dtype("on_value", on_dtype, options.dtype);
  check_value_dtype("off_value", off_dtype, options.dtype);
  DType dtype = options.dtype;
  if (!dtype) dtype = on_dtype ? on_dtype : off_dtype;
  if (!dtype) dtype = float32;
  if (!on_dtype) on = TensorLike(1).to_tensor(dtype);
  if (!off_dtype) off = TensorLike(0).to_tensor(dtype);
  if (on.dtype() != off.dtype()) {
    throw TypeError("dtype " + on.dtype().str() +
                    " of on_value does not match dtype " + off.dtype().str() +
                    " of off_value");
  }
  // Nothing written in braces counts as int64, the op's default.
  const bool is_nothing = indices.literal() != nullptr &&
                          indices.literal()->shape() == std::vector<int64_t>{0};
  return raw_ops::OneHot(
      indices.to_tensor(is_nothing ? int64 : DType()),
      internal::value_of(depth, int32), on, off,
      {.axis = options.axis.value_or(-1),
       .name = options.name.empty() ? "one_hot" : options.name});
}

Tensor sequence_mask(const TensorLike& lengths,
                     const SequenceMaskOptions& options) {
  const NameScope scope = name_scope(options.name, "SequenceMask");
  const Tensor tensor = lengths.to_tensor();
  Tensor maxlen;
  if (options.maxlen.is_none()) {
    const Tensor greatest = raw_ops::Max(tensor, Axis().to_tensor(tensor));
    maxlen = raw_ops::Maximum(internal::zero_of(greatest.dtype()), greatest);
  } else {
    maxlen = options.maxlen.value().to_tensor();
  }
  if (maxlen.rank() > 0) {
    throw ValueError(
        "Argument `maxlen` must be scalar for sequence_mask, received "
        "`maxlen` = " +
        internal::value_text(maxlen) + " with shape '" + maxlen.shape().str() +
        "' instead");
  }
  const DType dtype = maxlen.dtype();
  const Tensor row =
      raw_ops::Range(internal::zero_of(dtype), maxlen, internal::one_of(dtype));
  const Tensor column = raw_ops::ExpandDims(tensor, internal::integer(-1));
  const Tensor mask = raw_ops::Less(row, raw_ops::Cast(column, dtype));
  return !options.dtype || options.dtype == bool_
             ? mask
             : raw_ops::Cast(mask, options.dtype);
}

std::vector<Tensor> meshgrid(std::initializer_list<Literal> x,
                             std::initializer_list<Literal> y) {
  return meshgrid({TensorLike(x).to_tensor(), TensorLike(y).to_tensor()});
}

std::vector<Tensor> meshgrid(const TensorsLike& args,
                             const MeshgridOptions& options) {
  if (options.indexing != "xy" && options.indexing != "ij") {
    throw ValueError(
        "Argument `indexing` parameter must be either 'xy' or 'ij', got '" +
        options.indexing + "'");
  }
  const NameScope scope = name_scope(options.name);
  const TensorSpan inputs = args.tensors();
  if (inputs.empty()) return {};
  const size_t count = inputs.size();
  const auto along = [&](const Tensor& tensor, size_t dimension) {
    std::vector<int64_t> shape(count, 1);
    shape[dimension] = -1;
    return raw_ops::Reshape(tensor, internal::integers(shape));
  };
  std::vector<Tensor> sizes;
  std::vector<Tensor> lines;
  for (size_t i = 0; i < count; ++i) {
    sizes.push_back(size(inputs[i]));
    lines.push_back(along(inputs[i], i));
  }
  if (options.indexing == "xy" && count > 1) {
    lines[0] = along(lines[0], 1);
    lines[1] = along(lines[1], 0);
    std::swap(sizes[0], sizes[1]);
  }
  const Tensor grid =
      raw_ops::Fill(raw_ops::Pack(sizes), internal::one_of(inputs[0].dtype()));
  std::vector<Tensor> outputs;
  outputs.reserve(count);
  for (const Tensor& line : lines) outputs.push_back(line * grid);
  return outputs;
}

}  // namespace tfx
