// tf.strings.ngrams.
#ifndef TFX_STRINGS_NGRAMS_H_
#define TFX_STRINGS_NGRAMS_H_

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "tfx/core/by_name.h"
#include "tfx/ragged/ragged_tensor.h"

namespace tfx::strings {

// The number of strings per n-gram: one width, or several.
class NgramWidth {
 public:
  // Implicit, so that a width can be passed directly.
  NgramWidth(int width) : widths_({width}) {}  // NOLINT
  NgramWidth(std::initializer_list<int64_t> widths)
      : widths_(widths), is_list_(true) {}
  NgramWidth(std::vector<int64_t> widths)  // NOLINT
      : widths_(std::move(widths)), is_list_(true) {}

  const std::vector<int64_t>& widths() const { return widths_; }
  // As Python prints it.
  std::string str() const;

 private:
  std::vector<int64_t> widths_;
  bool is_list_ = false;
};

// Padding on both sides: one string for both, or {left, right}.
class PadValues {
 public:
  // Implicit, so that a string can be passed directly.
  PadValues(const char* both) : PadValues(both, both) {}  // NOLINT
  PadValues(const std::string& both)                      // NOLINT
      : PadValues(both, both) {}
  PadValues(std::string left, std::string right)
      : left_(std::move(left)), right_(std::move(right)) {}

  const std::string& left() const { return left_; }
  const std::string& right() const { return right_; }

 private:
  std::string left_;
  std::string right_;
};

struct NgramsOptions {
  ByName by_name{};
  std::string separator = " ";
  std::optional<PadValues> pad_values = std::nullopt;
  std::optional<int64_t> padding_width = std::nullopt;  // None: width - 1
  bool preserve_short_sequences = false;
  std::string name = {};
};
// Joins consecutive strings along the innermost dimension. Ragged if `data` is.
RaggedOrDense ngrams(const RaggedLike& data, const NgramWidth& ngram_width,
                     const NgramsOptions& options = {});

}  // namespace tfx::strings

#endif  // TFX_STRINGS_NGRAMS_H_
