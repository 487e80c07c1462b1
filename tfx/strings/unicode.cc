#include "tfx/strings/unicode.h"

#include "tfx/core/errors.h"
#include "tfx/core/name_scope.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ragged/ragged_array_ops.h"
#include "tfx/raw_ops/string_ops.h"

namespace tfx::strings {
namespace {

// Makes all dimensions but the first ragged.
RaggedOrDense all_ragged(const RaggedOrDense& input, int rank) {
  if (rank <= 1) return input;
  if (!input.is_ragged()) {
    return RaggedTensor::from_tensor(input.tensor(), {.ragged_rank = rank - 1});
  }
  const int64_t missing = rank - input.ragged_rank() - 1;
  if (missing == 0) return input;
  return input.ragged().with_flat_values(
      RaggedTensor::from_tensor(input.flat_values(), {.ragged_rank = missing}));
}

// Replaces the flat strings of `input` by rows of values.
RaggedOrDense in_place(const RaggedOrDense& input, int rank,
                       const Tensor& values, const Tensor& row_splits) {
  if (rank == 0) return RaggedOrDense(values);
  const RaggedTensor rows =
      RaggedTensor::from_row_splits(values, row_splits, {.validate = false});
  return rank == 1 ? rows : input.ragged().with_flat_values(rows);
}

struct Flattened {
  RaggedOrDense input;
  int rank;
  Tensor strings;
};
Flattened flatten(const RaggedLike& input) {
  RaggedOrDense value = input.value();
  const auto rank = value.shape().rank();
  if (!rank) throw ValueError("Rank of `input` must be statically known.");
  value = all_ragged(value, *rank);
  const Tensor strings = reshape(value.flat_values(), {-1});
  return {value, *rank, strings};
}

RaggedOrDense decode(const RaggedLike& input, std::string_view encoding,
                     const UnicodeDecodeOptions& options) {
  const Flattened flat = flatten(input);
  const auto result = raw_ops::UnicodeDecode(
      flat.strings, encoding,
      {.errors = options.errors,
       .replacement_char = options.replacement_char,
       .replace_control_characters = options.replace_control_characters});
  return in_place(flat.input, flat.rank, result.char_values, result.row_splits);
}

CodePointsWithOffsets decode_with_offsets(const RaggedLike& input,
                                          std::string_view encoding,
                                          const UnicodeDecodeOptions& options) {
  const Flattened flat = flatten(input);
  const auto result = raw_ops::UnicodeDecodeWithOffsets(
      flat.strings, encoding,
      {.errors = options.errors,
       .replacement_char = options.replacement_char,
       .replace_control_characters = options.replace_control_characters});
  return {
      in_place(flat.input, flat.rank, result.char_values, result.row_splits),
      in_place(flat.input, flat.rank, result.char_to_byte_starts,
               result.row_splits)};
}

// Encodes each code point as a string.
RaggedOrDense encode_split(const RaggedOrDense& points,
                           std::string_view encoding,
                           const UnicodeOptions& options) {
  return unicode_encode(
      expand_dims(points, -1), encoding,
      {.errors = options.errors, .replacement_char = options.replacement_char});
}

UnicodeDecodeOptions decoding(const UnicodeOptions& options) {
  return {.errors = options.errors,
          .replacement_char = options.replacement_char};
}

}  // namespace

// Recursive, with nested name scopes, as in Python.
RaggedOrDense unicode_encode(const RaggedLike& input,
                             std::string_view output_encoding,
                             const UnicodeOptions& options) {
  const NameScope scope = name_scope(options.name, "UnicodeEncode");
  const auto encode = [&](const RaggedLike& inner) {
    return unicode_encode(inner, output_encoding,
                          {.errors = options.errors,
                           .replacement_char = options.replacement_char});
  };
  const RaggedOrDense value = input.value();
  const auto rank = value.shape().rank();
  if (!rank) throw ValueError("Rank of input_tensor must be statically known.");
  if (value.is_ragged()) {
    const RaggedTensor& ragged = value.ragged();
    if (ragged.flat_values().rank() > 1) {
      return ragged.with_flat_values(encode(ragged.flat_values()));
    }
    if (ragged.ragged_rank() > 1) {
      return ragged.with_values(encode(ragged.values()));
    }
    return RaggedOrDense(raw_ops::UnicodeEncode(
        ragged.values(), ragged.row_splits(), output_encoding,
        {.errors = options.errors,
         .replacement_char = options.replacement_char}));
  }
  const Tensor& tensor = value.tensor();
  if (*rank == 0) {
    throw ValueError("input_tensor's rank must be at least 1.");
  }
  if (*rank == 1) {
    const RaggedTensor row = RaggedTensor::from_row_splits(
        tensor, stack({0, shape(tensor)[0]}), {.validate = false});
    return RaggedOrDense(reshape(encode(row).tensor(), {}));
  }
  if (*rank == 2) return encode(RaggedTensor::from_tensor(tensor));
  const Tensor rows = reshape(tensor, stack({-1, shape(tensor)[-1]}));
  const Tensor strings = encode(rows).tensor();
  const TensorShape outer = value.shape().slice(0, -1);
  // Unlike Python, this supports shapes that are not fully known.
  const ShapeLike sizes = outer.is_fully_defined()
                              ? ShapeLike(outer)
                              : ShapeLike(shape(tensor)[Slice(_, -1)]);
  return RaggedOrDense(reshape(strings, sizes));
}

RaggedOrDense unicode_decode(const RaggedLike& input,
                             std::string_view input_encoding,
                             const UnicodeDecodeOptions& options) {
  const NameScope scope = name_scope(options.name, "UnicodeDecode");
  return decode(input, input_encoding, options);
}

CodePointsWithOffsets unicode_decode_with_offsets(
    const RaggedLike& input, std::string_view input_encoding,
    const UnicodeDecodeOptions& options) {
  const NameScope scope = name_scope(options.name, "UnicodeDecodeWithOffsets");
  return decode_with_offsets(input, input_encoding, options);
}

RaggedOrDense unicode_split(const RaggedLike& input,
                            std::string_view input_encoding,
                            const UnicodeOptions& options) {
  const NameScope scope = name_scope(options.name, "UnicodeSplit");
  const RaggedOrDense points = decode(input, input_encoding, decoding(options));
  return encode_split(points, input_encoding, options);
}

CharactersWithOffsets unicode_split_with_offsets(
    const RaggedLike& input, std::string_view input_encoding,
    const UnicodeOptions& options) {
  const NameScope scope = name_scope(options.name, "UnicodeSplitWithOffsets");
  const auto [points, offsets] =
      decode_with_offsets(input, input_encoding, decoding(options));
  return {encode_split(points, input_encoding, options), offsets};
}

}  // namespace tfx::strings
