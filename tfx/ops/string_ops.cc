#include "tfx/ops/string_ops.h"

#include "tfx/c/tensor.h"
#include "tfx/core/errors.h"
#include "tfx/core/name_scope.h"
#include "tfx/core/python_repr.h"
#include "tfx/ops/array_helpers.h"
#include "tfx/ops/tensors_like.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/math_ops.h"
#include "tfx/raw_ops/parsing_ops.h"
#include "tfx/raw_ops/string_ops.h"

namespace tfx::strings {
namespace {

// Python's str.count().
size_t count(std::string_view text, std::string_view part) {
  if (part.empty()) return tfx::internal::str_length(text) + 1;
  size_t found = 0;
  for (size_t i = text.find(part); i != std::string_view::npos;
       i = text.find(part, i + part.size())) {
    ++found;
  }
  return found;
}

// All axes in reverse: the order in which the elements are joined.
Tensor axes_from_last(const Tensor& input) {
  using tfx::internal::integer;
  const int rank = input.rank();
  if (rank < 0) {
    const Tensor last = raw_ops::Sub(raw_ops::Rank(input), integer(1));
    return raw_ops::Range(last, integer(-1), integer(-1));
  }
  std::vector<int32_t> axes;
  for (int axis = rank - 1; axis >= 0; --axis) axes.push_back(axis);
  return Tensor(c::Tensor::from_values<int32_t>({int64_t{rank}}, axes));
}

// A tensor of another dtype is left to the op to reject, as in Python.
Tensor text(const TensorLike& input) {
  return tfx::internal::value_of(input, tfx::string);
}

Tensor text_tensor(std::string_view text) {
  return Tensor(c::Tensor::scalar_string(text));
}

}  // namespace

Inputs::Inputs(const std::vector<std::string>& values) {
  const TensorsLike scalars(values);
  tensors_.assign(scalars.tensors().begin(), scalars.tensors().end());
}

Texts::Texts(std::initializer_list<TensorLike> values)
    : Inputs([&] {
        std::vector<Tensor> tensors;
        for (const TensorLike& value : values) {
          tensors.push_back(value.is_tensor() ? value.to_tensor()
                                              : value.to_tensor(tfx::string));
        }
        return tensors;
      }()) {}

Tensor format(std::string_view template_, const Inputs& inputs,
              const FormatOptions& options) {
  const size_t expected = count(template_, options.placeholder);
  const size_t given = inputs.tensors().size();
  if (expected != given) {
    throw ValueError("The template expects " + std::to_string(expected) +
                     " tensors, but the inputs only has " +
                     std::to_string(given) +
                     ". Please ensure the number of placeholders in template "
                     "matches inputs length.");
  }
  return raw_ops::StringFormat(inputs.tensors(),
                               {.template_ = std::string(template_),
                                .placeholder = options.placeholder,
                                .summarize = options.summarize,
                                .name = options.name});
}

Tensor as_string(const TensorLike& input, const AsStringOptions& options) {
  return raw_ops::AsString(input.to_tensor(), {.precision = options.precision,
                                               .scientific = options.scientific,
                                               .shortest = options.shortest,
                                               .width = options.width,
                                               .fill = options.fill,
                                               .name = options.name});
}

Tensor join(const Texts& inputs, const JoinOptions& options) {
  return raw_ops::StringJoin(
      inputs.tensors(), {.separator = options.separator, .name = options.name});
}

Tensor reduce_join(const TensorLike& inputs, const ReduceJoinOptions& options) {
  const NameScope scope = name_scope("ReduceJoin");
  const Tensor tensor = inputs.to_tensor();
  const Tensor axes = options.axis.is_none() ? axes_from_last(tensor)
                                             : options.axis.to_tensor(tensor);
  return raw_ops::ReduceJoin(tensor, axes,
                             {.keep_dims = options.keepdims,
                              .separator = options.separator,
                              .name = options.name});
}

Tensor unsorted_segment_join(const TensorLike& inputs,
                             const TensorLike& segment_ids,
                             const TensorLike& num_segments,
                             const UnsortedSegmentJoinOptions& options) {
  return raw_ops::UnsortedSegmentJoin(
      text(inputs), segment_ids.to_tensor(), num_segments.to_tensor(),
      {.separator = options.separator, .name = options.name});
}

Tensor length(const TensorLike& input, const UnitOptions& options) {
  return raw_ops::StringLength(text(input),
                               {.unit = options.unit, .name = options.name});
}

Tensor substr(const TensorLike& input, const TensorLike& pos,
              const TensorLike& len, const UnitOptions& options) {
  const auto [first, count] = match_dtypes(pos, len);
  return raw_ops::Substr(text(input), first, count,
                         {.unit = options.unit, .name = options.name});
}

Tensor lower(const TensorLike& input, const EncodingOptions& options) {
  return raw_ops::StringLower(
      text(input), {.encoding = options.encoding, .name = options.name});
}

Tensor upper(const TensorLike& input, const EncodingOptions& options) {
  return raw_ops::StringUpper(
      text(input), {.encoding = options.encoding, .name = options.name});
}

Tensor strip(const TensorLike& input, const NameOptions& options) {
  return raw_ops::StringStrip(text(input), {.name = options.name});
}

Tensor regex_full_match(const TensorLike& input, std::string_view pattern,
                        const NameOptions& options) {
  return raw_ops::StaticRegexFullMatch(text(input), pattern,
                                       {.name = options.name});
}

Tensor regex_full_match(const TensorLike& input, const Tensor& pattern,
                        const NameOptions& options) {
  return raw_ops::RegexFullMatch(text(input), pattern, {.name = options.name});
}

Tensor regex_replace(const TensorLike& input, std::string_view pattern,
                     std::string_view rewrite,
                     const RegexReplaceOptions& options) {
  return raw_ops::StaticRegexReplace(
      text(input), pattern, rewrite,
      {.replace_global = options.replace_global, .name = options.name});
}

Tensor regex_replace(const TensorLike& input, const Tensor& pattern,
                     const Tensor& rewrite,
                     const RegexReplaceOptions& options) {
  return raw_ops::RegexReplace(
      text(input), pattern, rewrite,
      {.replace_global = options.replace_global, .name = options.name});
}

Tensor regex_replace(const TensorLike& input, std::string_view pattern,
                     const Tensor& rewrite,
                     const RegexReplaceOptions& options) {
  return regex_replace(input, text_tensor(pattern), rewrite, options);
}

Tensor regex_replace(const TensorLike& input, const Tensor& pattern,
                     std::string_view rewrite,
                     const RegexReplaceOptions& options) {
  return regex_replace(input, pattern, text_tensor(rewrite), options);
}

Tensor to_hash_bucket(const TensorLike& input, int64_t num_buckets,
                      const NameOptions& options) {
  return raw_ops::StringToHashBucket(text(input), num_buckets,
                                     {.name = options.name});
}

Tensor to_hash_bucket_fast(const TensorLike& input, int64_t num_buckets,
                           const NameOptions& options) {
  return raw_ops::StringToHashBucketFast(text(input), num_buckets,
                                         {.name = options.name});
}

Tensor to_hash_bucket_strong(const TensorLike& input, int64_t num_buckets,
                             const std::vector<int64_t>& key,
                             const NameOptions& options) {
  return raw_ops::StringToHashBucketStrong(text(input), num_buckets, key,
                                           {.name = options.name});
}

Tensor to_number(const TensorLike& input, const ToNumberOptions& options) {
  return raw_ops::StringToNumber(
      text(input), {.out_type = options.out_type, .name = options.name});
}

Tensor unicode_script(const TensorLike& input, const NameOptions& options) {
  return raw_ops::UnicodeScript(tfx::internal::value_of(input, tfx::int32),
                                {.name = options.name});
}

Tensor unicode_transcode(const TensorLike& input,
                         std::string_view input_encoding,
                         std::string_view output_encoding,
                         const UnicodeTranscodeOptions& options) {
  return raw_ops::UnicodeTranscode(
      text(input), input_encoding, output_encoding,
      {.errors = options.errors,
       .replacement_char = options.replacement_char,
       .replace_control_characters = options.replace_control_characters,
       .name = options.name});
}

}  // namespace tfx::strings
