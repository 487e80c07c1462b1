// Private: reads comma-separated values on the host, as Python's module csv.
#ifndef TFX_DATA_CSV_READER_H_
#define TFX_DATA_CSV_READER_H_

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "tfx/core/dtypes.h"

namespace tfx::data::internal {

class CsvReader {
 public:
  CsvReader(std::string contents, char delimiter, bool has_quotes)
      : contents_(std::move(contents)),
        delimiter_(delimiter),
        has_quotes_(has_quotes) {}

  // The fields of the next row, none for an empty line; std::nullopt at the
  // end.
  std::optional<std::vector<std::string>> next();

 private:
  bool at_end() const { return position_ == contents_.size(); }
  bool at_line_end() const {
    return contents_[position_] == '\n' || contents_[position_] == '\r';
  }
  void skip_line_end();
  std::string read_field();
  // Appends what stands between quotes.
  void read_quoted(std::string& field);

  std::string contents_;
  char delimiter_;
  bool has_quotes_;
  size_t position_ = 0;
};

// The dtype of a column of which a field is `text`: the narrowest of int32,
// int64, float32, float64 and string that also has `previous`, the dtype of the
// fields before.
std::optional<DType> infer_csv_dtype(const std::string& text,
                                     const std::string& na_value,
                                     std::optional<DType> previous);

}  // namespace tfx::data::internal

#endif  // TFX_DATA_CSV_READER_H_
