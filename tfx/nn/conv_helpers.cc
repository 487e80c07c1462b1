#include "tfx/nn/conv_helpers.h"

#include <algorithm>

#include "tfx/core/array_format.h"
#include "tfx/core/errors.h"
#include "tfx/core/indexing.h"
#include "tfx/core/name_scope.h"
#include "tfx/ops/array_ops.h"

namespace tfx::nn::internal {
namespace {

std::vector<int64_t> positive_numbers(size_t n, const Sizes& value,
                                      const std::string& name) {
  if (value.is_none()) return std::vector<int64_t>(n, 1);
  if (value.is_number()) {
    throw TypeError("object of type 'int' has no len()");
  }
  const std::vector<int64_t>& numbers = value.values();
  if (numbers.size() != n) {
    throw ValueError("`len(" + name + ")` should be " + std::to_string(n) +
                     ". Received: " + name + "=" + value.str() + " of length " +
                     std::to_string(numbers.size()));
  }
  if (std::ranges::any_of(numbers, [](int64_t each) { return each < 1; })) {
    throw ValueError("all values of `" + name +
                     "` must be positive. Received: " + name + "=" +
                     numpy_text(numbers));
  }
  return numbers;
}

}  // namespace

bool is_channels_first(std::string_view data_format) {
  return data_format.starts_with("NC");
}

std::string format_or(const std::string& data_format, const char* otherwise) {
  return data_format.empty() ? otherwise : data_format;
}

void check_channels_last(std::string_view data_format) {
  if (data_format == "NHWC") return;
  throw ValueError(
      "`data_format` values other  than 'NHWC' are not supported. Received: "
      "data_format=" +
      std::string(data_format));
}

template <typename T>
std::vector<T> get_sequence(const NumberOrList<T>& value, int n,
                            int channel_index, const char* name) {
  const auto count = static_cast<size_t>(n);
  if (value.is_none()) return std::vector<T>(count + 2, T{1});
  std::vector<T> list = value.values();
  if (list.size() == count + 2) return list;
  if (list.size() == 1) {
    list.assign(count, T{list[0]});
  } else if (list.size() != count) {
    throw ValueError(std::string(name) + " should be of length 1, " +
                     std::to_string(n) + " or " + std::to_string(n + 2) +
                     ". Received: " + name + "=" + value.str() + " of length " +
                     std::to_string(list.size()));
  }
  if (channel_index == 1) {
    list.insert(list.begin(), 2, T{1});
  } else {
    list.insert(list.begin(), T{1});
    list.push_back(T{1});
  }
  return list;
}

template std::vector<int64_t> get_sequence(const Sizes&, int, int, const char*);
template std::vector<double> get_sequence(const Ratios&, int, int, const char*);

template <typename T>
const std::vector<T>& list_for_op(const NumberOrList<T>& value,
                                  const char* name, const char* op) {
  if (value.is_none() || value.is_number()) {
    throw TypeError(std::string("Expected list for '") + name +
                    "' argument to '" + op + "' Op, not " + value.str() + ".");
  }
  return value.values();
}

template const std::vector<int64_t>& list_for_op(const Sizes&, const char*,
                                                 const char*);
template const std::vector<double>& list_for_op(const Ratios&, const char*,
                                                const char*);

PaddingAttrs convert_padding(const Padding& padding, size_t expected_length) {
  if (padding.is("EXPLICIT")) {
    throw ValueError(
        "'EXPLICIT' is not a valid value for `padding`. To use explicit "
        "padding, `padding` must be a list.");
  }
  if (!padding.is_list()) return {padding.name(), {}};
  const auto& pairs = padding.pairs();
  PaddingAttrs attrs{"EXPLICIT", {}};
  for (size_t i = 0; i < pairs.size(); ++i) {
    if (pairs[i].size() != 2) {
      throw ValueError(
          "When `padding` is a list, each element of `padding` must be a "
          "list/tuple of size 2. Received: padding=" +
          padding.str() + " with element at index " + std::to_string(i) +
          " of size " + std::to_string(pairs[i].size()));
    }
    attrs.explicit_paddings.insert(attrs.explicit_paddings.end(),
                                   pairs[i].begin(), pairs[i].end());
  }
  if (pairs.size() != expected_length) {
    throw ValueError("When padding is a list, it must be of size " +
                     std::to_string(expected_length) +
                     ". Received: padding=" + padding.str() + " of size " +
                     std::to_string(pairs.size()));
  }
  return attrs;
}

const std::string& padding_name(const Padding& padding) {
  if (padding.is_list()) {
    throw TypeError("Expected string for argument 'padding' not " +
                    padding.str() + ".");
  }
  return padding.name();
}

Tensor shape_vector(const Tensor& tensor) {
  const TensorShape known = tensor.shape();
  return known.is_fully_defined() ? ShapeLike(known).to_tensor(int32)
                                  : shape(tensor);
}

StridesAndDilations strides_and_dilations(size_t n, const Sizes& strides,
                                          const Sizes& dilations) {
  StridesAndDilations both;
  both.dilations = positive_numbers(n, dilations, "dilation_rate");
  both.strides = positive_numbers(n, strides, "strides");
  const auto above_one = [](const std::vector<int64_t>& numbers) {
    return std::ranges::any_of(numbers, [](int64_t each) { return each > 1; });
  };
  if (above_one(both.strides) && above_one(both.dilations)) {
    throw ValueError(
        "`strides > 1` not supported in conjunction with `dilation_rate > 1`. "
        "Received: strides=" +
        numpy_text(both.strides) +
        " and dilation_rate=" + numpy_text(both.dilations));
  }
  return both;
}

std::string tensor_text(const Tensor& tensor) {
  return tensor.is_symbolic() ? tensor.str() : array_str(tensor.host());
}

std::string numpy_text(const std::vector<int64_t>& values) {
  return tensor_text(ShapeLike(values).to_tensor(int32));
}

Tensor squeeze_batch_dims(const Tensor& input,
                          const std::function<Tensor(const Tensor&)>& op,
                          int inner_rank, const std::string& name) {
  const NameScope scope = name_scope(name, "squeeze_batch_dims");
  const auto inner = [&](const Tensor& tensor) {
    const TensorShape known = tensor.shape().slice(-inner_rank, std::nullopt);
    return known.is_fully_defined() ? ShapeLike(known).to_tensor(int32)
                                    : shape(tensor)[Slice(-inner_rank, _)];
  };
  const TensorShape batch = input.shape().slice(0, -inner_rank);
  const Tensor batch_shape = batch.is_fully_defined()
                                 ? ShapeLike(batch).to_tensor(int32)
                                 : shape(input)[Slice(_, -inner_rank)];
  const Tensor all = ShapeLike({-1}).to_tensor(int32);
  const Tensor flat = op(reshape(input, concat({all, inner(input)}, 0)));
  Tensor result = reshape(flat, concat({batch_shape, inner(flat)}, 0));
  result.set_shape(
      batch.concatenate(result.shape().slice(-inner_rank, std::nullopt)));
  return result;
}

}  // namespace tfx::nn::internal
