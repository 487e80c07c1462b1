#include "tfx/ops/tensor_proto.h"

#include <variant>
#include <vector>

#include "tfx/core/errors.h"
#include "tfx/core/init_scope.h"
#include "tfx/core/literal.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/math_ops.h"
#include "tfx/raw_ops/parsing_ops.h"

namespace tfx {
namespace {

using Dims = std::vector<int64_t>;

// "<str(value)> of type '<type(value).__name__>'", as in Python.
std::string described(const Literal& value) {
  const auto* text = std::get_if<std::string>(&value.value());
  static constexpr const char* kTypes[] = {"bool",    "int", "float",
                                           "complex", "str", "list"};
  return (text != nullptr ? *text : value.repr()) + " of type '" +
         kTypes[value.value().index()] + "'";
}

bool is_number(DType dtype) {
  return dtype.is_integer() || dtype.is_floating() || dtype.is_complex();
}

// Throws TypeError for the first value that does not fit `dtype`; a bool counts
// as a number, as in NumPy.
void check_values(const Literal& literal, DType dtype) {
  if (const auto* list = std::get_if<std::vector<Literal>>(&literal.value())) {
    for (const Literal& each : *list) check_values(each, dtype);
    return;
  }
  if (std::holds_alternative<bool>(literal.value()) && is_number(dtype)) return;
  try {
    (void)literal.to_tensor(dtype);
  } catch (const TypeError&) {
    throw TypeError("Expected " + dtype.name() + ", but got " +
                    described(literal) + ".");
  }
}

Dims numbers_of(const ShapeLike& shape) {
  if (shape.numbers() != nullptr) return *shape.numbers();
  const Tensor tensor = shape.to_tensor();
  if (tensor.is_symbolic()) {
    throw TypeError("a symbolic tensor is no shape of a TensorProto");
  }
  const Tensor wide = cast(tensor, int64);
  return {wide.data<int64_t>().begin(), wide.data<int64_t>().end()};
}

std::string tuple_text(const Dims& dims) {
  std::string text = "(";
  for (size_t i = 0; i < dims.size(); ++i) {
    text += (i > 0 ? ", " : "") + std::to_string(dims[i]);
  }
  return text + (dims.size() == 1 ? ",)" : ")");
}

Tensor with_shape(const Tensor& value, const Dims& dims,
                  const MakeTensorProtoOptions& options) {
  const Dims own = value.shape().as_list();
  const int64_t wanted = TensorShape(dims).num_elements().value_or(0);
  const int64_t given = value.shape().num_elements().value_or(0);
  const bool is_one = own.empty() || own == Dims{1};
  if ((options.allow_broadcast && !is_one && given != wanted) ||
      (options.verify_shape && own != dims)) {
    throw TypeError("Expected Tensor's shape: " + tuple_text(dims) +
                    ", but got " + tuple_text(own) + ".");
  }
  if (given == wanted) return reshape(value, dims);
  if (given > wanted && !options.allow_broadcast) {
    throw ValueError("Too many elements provided. Takes at most " +
                     std::to_string(wanted) + ", but got " +
                     std::to_string(given) + ".");
  }
  if (given == 0) return zeros(dims, {.dtype = value.dtype()});
  // The last value is repeated for missing ones.
  const Tensor flat = reshape(value, {-1});
  const Tensor rest = fill({wanted - given}, slice(flat, {given - 1}, {1})[0]);
  return reshape(concat({flat, rest}, 0), dims);
}

// Converts to the dtype; arrays and tensors are cast, as in NumPy.
Tensor value_of_dtype(const TensorLike& values, DType dtype) {
  if (dtype && values.literal() != nullptr) {
    check_values(*values.literal(), dtype);
    if (is_number(dtype) && values.dtype() == bool_) {
      return cast(values.to_tensor(), dtype);
    }
  }
  if (!values.is_tensor()) return values.to_tensor(dtype);
  const Tensor tensor = values.to_tensor();
  if (tensor.is_symbolic()) {
    throw TypeError("a symbolic tensor has no value for a TensorProto");
  }
  return dtype ? cast(tensor, dtype) : tensor;
}

}  // namespace

std::string make_tensor_proto(const TensorLike& values,
                              const MakeTensorProtoOptions& options) {
  if (options.allow_broadcast && options.verify_shape) {
    throw ValueError("allow_broadcast and verify_shape are not both allowed.");
  }
  const InitScope now;
  Tensor value;
  if (options.shape.is_none()) {
    value = value_of_dtype(values, options.dtype);
  } else {
    const Dims dims = numbers_of(options.shape);
    const bool is_empty = TensorShape(dims).num_elements() == 0;
    // Python ignores the values if the shape has no elements.
    value =
        is_empty && values.literal() != nullptr
            ? zeros(dims, {.dtype = options.dtype ? options.dtype : float32})
            : with_shape(value_of_dtype(values, options.dtype), dims, options);
  }
  return raw_ops::SerializeTensor(value).item<std::string>();
}

np::NDArray make_ndarray(std::string_view tensor_proto) {
  return Tensor(c::Tensor::from_proto(tensor_proto)).numpy();
}

}  // namespace tfx
