#include "tfx/strings/ngrams.h"

#include "tfx/core/errors.h"
#include "tfx/core/name_scope.h"
#include "tfx/ops/array_ops.h"
#include "tfx/raw_ops/string_ops.h"

namespace tfx::strings {

std::string NgramWidth::str() const {
  if (!is_list_) return std::to_string(widths_[0]);
  std::string text = "[";
  for (const int64_t width : widths_) {
    text += (text.size() > 1 ? ", " : "") + std::to_string(width);
  }
  return text + "]";
}

namespace {

// For one ragged dimension.
RaggedTensor ngrams_of_rows(const RaggedTensor& data, const NgramWidth& width,
                            const NgramsOptions& options) {
  for (const int64_t each : width.widths()) {
    if (each >= 1) continue;
    throw ValueError("All ngram_widths must be greater than 0. Got " +
                     width.str());
  }
  const std::string none;
  const auto& pads = options.pad_values;
  const auto result = raw_ops::StringNGrams(
      data.flat_values(), data.row_splits(), options.separator, width.widths(),
      pads ? pads->left() : none, pads ? pads->right() : none,
      pads ? options.padding_width.value_or(-1) : 0,
      options.preserve_short_sequences);
  return RaggedTensor::from_row_splits(result.ngrams, result.ngrams_splits,
                                       {.validate = false});
}

RaggedTensor ngrams_of(const RaggedTensor& data, const NgramWidth& width,
                       const NgramsOptions& options) {
  if (data.ragged_rank() == 1) return ngrams_of_rows(data, width, options);
  return data.with_values(ngrams(data.values(), width, options));
}

}  // namespace

// Recursive, with nested name scopes, as in Python.
RaggedOrDense ngrams(const RaggedLike& data, const NgramWidth& ngram_width,
                     const NgramsOptions& options) {
  const NameScope scope = name_scope(options.name, "StringNGrams");
  if (options.padding_width && *options.padding_width < 1) {
    throw ValueError("padding_width must be greater than 0.");
  }
  if (options.padding_width && !options.pad_values) {
    throw ValueError("pad_values must be provided if padding_width is set.");
  }
  const RaggedOrDense input = data.value_of(tfx::string, "data");
  if (input.is_ragged()) return ngrams_of(input.ragged(), ngram_width, options);
  const Tensor& tensor = input.tensor();
  const Tensor sizes =
      concat({shape(tensor)[Slice(_, -1)], TensorLike({-1})}, 0);
  if (tensor.rank() < 0) throw ValueError("Rank of data must be known.");
  if (tensor.rank() == 0) throw ValueError("Data must have rank>0");
  if (tensor.rank() == 1) {
    const RaggedTensor row =
        RaggedTensor::from_row_starts(tensor, {0}, {.validate = false});
    return ngrams(row, ngram_width, options).ragged()[0];
  }
  const RaggedTensor rows =
      RaggedTensor::from_tensor(tensor, {.ragged_rank = tensor.rank() - 1});
  return RaggedOrDense(
      reshape(ngrams_of(rows, ngram_width, options).flat_values(), sizes));
}

}  // namespace tfx::strings
