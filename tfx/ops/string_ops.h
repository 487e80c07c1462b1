// tf.strings for dense tensors with dense results; elementwise unless noted.
// Functions that take or return ragged tensors are in tfx/strings.
#ifndef TFX_OPS_STRING_OPS_H_
#define TFX_OPS_STRING_OPS_H_

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tfx/core/by_name.h"
#include "tfx/core/dtypes.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/options.h"

namespace tfx::strings {

// A tensor, or several: {a, b, 1.5}, a vector of tensors.
class Inputs {
 public:
  // All implicit, so that values convert.
  Inputs(Tensor tensor) { tensors_.push_back(std::move(tensor)); }  // NOLINT
  template <tfx::internal::ConvertsToTensor T>
  Inputs(const T& value) : Inputs(static_cast<Tensor>(value)) {}  // NOLINT
  Inputs(std::vector<Tensor> tensors)                             // NOLINT
      : tensors_(std::move(tensors)) {}
  Inputs(std::initializer_list<TensorLike> values) {  // NOLINT
    for (const TensorLike& value : values) {
      tensors_.push_back(value.to_tensor());
    }
  }

  // Each string is a scalar.
  Inputs(const std::vector<std::string>& values);  // NOLINT

  const std::vector<Tensor>& tensors() const { return tensors_; }

 private:
  std::vector<Tensor> tensors_;
};

// The same, but literals have to be texts: {a, "b"}.
class Texts : public Inputs {
 public:
  using Inputs::Inputs;
  // Throws TypeError for numbers.
  Texts(std::initializer_list<TensorLike> values);  // NOLINT
};

struct FormatOptions {
  ByName by_name{};
  std::string placeholder = "{}";
  // How many elements at either end of each dimension are shown; -1 for all.
  int64_t summarize = 3;
  std::string name = {};
};

// Replaces the placeholders in `template_` with the inputs; returns a scalar
// string. Throws ValueError if there are not as many inputs as placeholders.
Tensor format(std::string_view template_, const Inputs& inputs,
              const FormatOptions& options = {});

struct AsStringOptions {
  ByName by_name{};
  int64_t precision = -1;
  bool scientific = false;
  bool shortest = false;
  int64_t width = -1;
  std::string fill = {};
  std::string name = {};
};
Tensor as_string(const TensorLike& input, const AsStringOptions& options = {});

struct JoinOptions {
  ByName by_name{};
  std::string separator = {};
  std::string name = {};
};
// Concatenates the inputs element by element; scalars are broadcast.
Tensor join(const Texts& inputs, const JoinOptions& options = {});

struct ReduceJoinOptions {
  ByName by_name{};
  Axis axis = {};
  bool keepdims = false;
  std::string separator = {};
  std::string name = {};
};
// Joins the elements along `axis`.
Tensor reduce_join(const TensorLike& inputs,
                   const ReduceJoinOptions& options = {});

struct UnsortedSegmentJoinOptions {
  ByName by_name{};
  std::string separator = {};
  std::string name = {};
};
Tensor unsorted_segment_join(const TensorLike& inputs,
                             const TensorLike& segment_ids,
                             const TensorLike& num_segments,
                             const UnsortedSegmentJoinOptions& options = {});

// `unit` is "BYTE" or "UTF8_CHAR".
struct UnitOptions {
  ByName by_name{};
  std::string unit = "BYTE";
  std::string name = {};
};
Tensor length(const TensorLike& input, const UnitOptions& options = {});
Tensor substr(const TensorLike& input, const TensorLike& pos,
              const TensorLike& len, const UnitOptions& options = {});

// `encoding` is "" (ASCII letters only) or "utf-8".
struct EncodingOptions {
  ByName by_name{};
  std::string encoding = {};
  std::string name = {};
};
Tensor lower(const TensorLike& input, const EncodingOptions& options = {});
Tensor upper(const TensorLike& input, const EncodingOptions& options = {});
// Removes leading and trailing white space.
Tensor strip(const TensorLike& input, const NameOptions& options = {});

// Patterns are RE2's.
Tensor regex_full_match(const TensorLike& input, std::string_view pattern,
                        const NameOptions& options = {});
Tensor regex_full_match(const TensorLike& input, const Tensor& pattern,
                        const NameOptions& options = {});

struct RegexReplaceOptions {
  ByName by_name{};
  bool replace_global = true;
  std::string name = {};
};
Tensor regex_replace(const TensorLike& input, std::string_view pattern,
                     std::string_view rewrite,
                     const RegexReplaceOptions& options = {});
Tensor regex_replace(const TensorLike& input, const Tensor& pattern,
                     const Tensor& rewrite,
                     const RegexReplaceOptions& options = {});
Tensor regex_replace(const TensorLike& input, std::string_view pattern,
                     const Tensor& rewrite,
                     const RegexReplaceOptions& options = {});
Tensor regex_replace(const TensorLike& input, const Tensor& pattern,
                     std::string_view rewrite,
                     const RegexReplaceOptions& options = {});

Tensor to_hash_bucket(const TensorLike& input, int64_t num_buckets,
                      const NameOptions& options = {});
Tensor to_hash_bucket_fast(const TensorLike& input, int64_t num_buckets,
                           const NameOptions& options = {});
// `key` is two numbers.
Tensor to_hash_bucket_strong(const TensorLike& input, int64_t num_buckets,
                             const std::vector<int64_t>& key,
                             const NameOptions& options = {});

struct ToNumberOptions {
  ByName by_name{};
  // float32, float64, int32, int64, uint32 or uint64.
  DType out_type = tfx::float32;
  std::string name = {};
};
Tensor to_number(const TensorLike& input, const ToNumberOptions& options = {});

// The ICU number of each code point's script.
Tensor unicode_script(const TensorLike& input, const NameOptions& options = {});

struct UnicodeTranscodeOptions {
  ByName by_name{};
  // "strict", "replace" or "ignore".
  std::string errors = "replace";
  int64_t replacement_char = 65533;
  bool replace_control_characters = false;
  std::string name = {};
};
Tensor unicode_transcode(const TensorLike& input,
                         std::string_view input_encoding,
                         std::string_view output_encoding,
                         const UnicodeTranscodeOptions& options = {});

}  // namespace tfx::strings

namespace tfx {

using strings::as_string;

}  // namespace tfx

#endif  // TFX_OPS_STRING_OPS_H_
