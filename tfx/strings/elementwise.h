// tf.strings: element-wise functions of ragged tensors. They apply those of
// tensors to the flat values.
#ifndef TFX_STRINGS_ELEMENTWISE_H_
#define TFX_STRINGS_ELEMENTWISE_H_

#include <cstdint>
#include <string_view>
#include <vector>

#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/options.h"
#include "tfx/ops/string_ops.h"
#include "tfx/ragged/ragged_functional_ops.h"
#include "tfx/ragged/ragged_tensor.h"

namespace tfx::strings {

template <MaybeRagged T>
T as_string(const T& input, const AsStringOptions& options = {}) {
  return ragged::map_flat_values(
      [&](const Tensor& values) { return as_string(values, options); }, input);
}
template <MaybeRagged T>
T length(const T& input, const UnitOptions& options = {}) {
  return ragged::map_flat_values(
      [&](const Tensor& values) { return length(values, options); }, input);
}
template <MaybeRagged T>
T lower(const T& input, const EncodingOptions& options = {}) {
  return ragged::map_flat_values(
      [&](const Tensor& values) { return lower(values, options); }, input);
}
template <MaybeRagged T>
T upper(const T& input, const EncodingOptions& options = {}) {
  return ragged::map_flat_values(
      [&](const Tensor& values) { return upper(values, options); }, input);
}
template <MaybeRagged T>
T strip(const T& input, const NameOptions& options = {}) {
  return ragged::map_flat_values(
      [&](const Tensor& values) { return strip(values, options); }, input);
}
template <MaybeRagged T>
T substr(const T& input, const TensorLike& pos, const TensorLike& len,
         const UnitOptions& options = {}) {
  return ragged::map_flat_values(
      [&](const Tensor& values) { return substr(values, pos, len, options); },
      input);
}
template <MaybeRagged T>
T regex_full_match(const T& input, std::string_view pattern,
                   const NameOptions& options = {}) {
  return ragged::map_flat_values(
      [&](const Tensor& values) {
        return regex_full_match(values, pattern, options);
      },
      input);
}
template <MaybeRagged T>
T regex_full_match(const T& input, const Tensor& pattern,
                   const NameOptions& options = {}) {
  return ragged::map_flat_values(
      [&](const Tensor& values) {
        return regex_full_match(values, pattern, options);
      },
      input);
}
template <MaybeRagged T>
T regex_replace(const T& input, std::string_view pattern,
                std::string_view rewrite,
                const RegexReplaceOptions& options = {}) {
  return ragged::map_flat_values(
      [&](const Tensor& values) {
        return regex_replace(values, pattern, rewrite, options);
      },
      input);
}
template <MaybeRagged T>
T regex_replace(const T& input, const Tensor& pattern, const Tensor& rewrite,
                const RegexReplaceOptions& options = {}) {
  return ragged::map_flat_values(
      [&](const Tensor& values) {
        return regex_replace(values, pattern, rewrite, options);
      },
      input);
}
template <MaybeRagged T>
T to_hash_bucket(const T& input, int64_t num_buckets,
                 const NameOptions& options = {}) {
  return ragged::map_flat_values(
      [&](const Tensor& values) {
        return to_hash_bucket(values, num_buckets, options);
      },
      input);
}
template <MaybeRagged T>
T to_hash_bucket_fast(const T& input, int64_t num_buckets,
                      const NameOptions& options = {}) {
  return ragged::map_flat_values(
      [&](const Tensor& values) {
        return to_hash_bucket_fast(values, num_buckets, options);
      },
      input);
}
template <MaybeRagged T>
T to_hash_bucket_strong(const T& input, int64_t num_buckets,
                        const std::vector<int64_t>& key,
                        const NameOptions& options = {}) {
  return ragged::map_flat_values(
      [&](const Tensor& values) {
        return to_hash_bucket_strong(values, num_buckets, key, options);
      },
      input);
}
template <MaybeRagged T>
T to_number(const T& input, const ToNumberOptions& options = {}) {
  return ragged::map_flat_values(
      [&](const Tensor& values) { return to_number(values, options); }, input);
}
template <MaybeRagged T>
T unicode_script(const T& input, const NameOptions& options = {}) {
  return ragged::map_flat_values(
      [&](const Tensor& values) { return unicode_script(values, options); },
      input);
}
template <MaybeRagged T>
T unicode_transcode(const T& input, std::string_view input_encoding,
                    std::string_view output_encoding,
                    const UnicodeTranscodeOptions& options = {}) {
  return ragged::map_flat_values(
      [&](const Tensor& values) {
        return unicode_transcode(values, input_encoding, output_encoding,
                                 options);
      },
      input);
}

}  // namespace tfx::strings

namespace tfx {

using strings::as_string;

}  // namespace tfx

#endif  // TFX_STRINGS_ELEMENTWISE_H_
