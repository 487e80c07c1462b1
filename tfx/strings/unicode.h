// tf.strings.unicode_decode, unicode_encode, unicode_split and their variants
// with offsets.
//
// Decoding adds a dimension: a scalar becomes a vector of code points, a vector
// becomes the rows of a ragged tensor. The rank must be known.
#ifndef TFX_STRINGS_UNICODE_H_
#define TFX_STRINGS_UNICODE_H_

#include <cstdint>
#include <string>
#include <string_view>

#include "tfx/core/by_name.h"
#include "tfx/ragged/ragged_tensor.h"

namespace tfx::strings {

struct UnicodeOptions {
  ByName by_name{};
  // "strict", "replace" or "ignore".
  std::string errors = "replace";
  int64_t replacement_char = 65533;
  std::string name = {};
};
struct UnicodeDecodeOptions {
  ByName by_name{};
  std::string errors = "replace";
  int64_t replacement_char = 65533;
  bool replace_control_characters = false;
  std::string name = {};
};

// Encodes code points, the innermost dimension, as strings. `output_encoding`
// is "UTF-8", "UTF-16-BE" or "UTF-32-BE".
RaggedOrDense unicode_encode(const RaggedLike& input,
                             std::string_view output_encoding,
                             const UnicodeOptions& options = {});

// `input_encoding` is any encoding that ICU supports.
RaggedOrDense unicode_decode(const RaggedLike& input,
                             std::string_view input_encoding,
                             const UnicodeDecodeOptions& options = {});
struct CodePointsWithOffsets {
  RaggedOrDense codepoints;
  // The byte offset of each code point.
  RaggedOrDense offsets;
};
CodePointsWithOffsets unicode_decode_with_offsets(
    const RaggedLike& input, std::string_view input_encoding,
    const UnicodeDecodeOptions& options = {});

// One string per code point.
RaggedOrDense unicode_split(const RaggedLike& input,
                            std::string_view input_encoding,
                            const UnicodeOptions& options = {});
struct CharactersWithOffsets {
  RaggedOrDense chars;
  RaggedOrDense offsets;
};
CharactersWithOffsets unicode_split_with_offsets(
    const RaggedLike& input, std::string_view input_encoding,
    const UnicodeOptions& options = {});

}  // namespace tfx::strings

#endif  // TFX_STRINGS_UNICODE_H_
