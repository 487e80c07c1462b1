// tf.data.experimental.CsvDataset and make_csv_dataset.
//
//   auto rows = tf::data::experimental::make_csv_dataset(
//       "train.csv", 32, {.label_name = "Survived", .num_epochs = 1});
//   for (auto [features, label] : rows.as<tf::Structure, tf::Tensor>()) …
#ifndef TFX_DATA_CSV_H_
#define TFX_DATA_CSV_H_

#include <concepts>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "tfx/core/by_name.h"
#include "tfx/core/dtypes.h"
#include "tfx/core/literal.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/data/dataset.h"

namespace tfx::data::experimental {

// What a column has: a dtype, for fields that must not be empty, or the value
// of empty fields.
class CsvDefault {
 public:
  CsvDefault(DType dtype);  // NOLINT: all implicit, a value is meant
  CsvDefault(Tensor value)  // NOLINT
      : tensor_(std::move(value)) {}
  template <tfx::internal::ScalarLiteral T>
  CsvDefault(const T& value)  // NOLINT
      : tensor_(TensorLike(value).to_tensor()) {}
  CsvDefault(std::initializer_list<Literal> value)  // NOLINT
      : tensor_(TensorLike(value).to_tensor()) {}

  const Tensor& tensor() const& { return tensor_; }
  Tensor tensor() && { return std::move(tensor_); }

 private:
  Tensor tensor_;
};

struct CsvOptions {
  ByName by_name{};
  std::string compression_type = {};  // "ZLIB", "GZIP"
  int64_t buffer_size = int64_t{4} * 1024 * 1024;
  bool header = false;  // whether the first line of each file is left out
  std::string field_delim = ",";
  // Whether quotes group a field; otherwise they are ordinary characters.
  bool use_quote_delim = true;
  std::string na_value = {};  // additional text for a missing value
  // The columns to read, or to leave out, in order; not both.
  std::optional<std::vector<int64_t>> select_cols = std::nullopt;
  std::optional<std::vector<int64_t>> exclude_cols = std::nullopt;
};
// Tuples of scalars: the rows of files. `record_defaults` are those of the
// columns that are read.
Dataset CsvDataset(const TensorLike& filenames,
                   const std::vector<CsvDefault>& record_defaults,
                   const CsvOptions& options = {});

// A column by its name or its index.
class CsvColumn {
 public:
  template <std::integral T>
  CsvColumn(T index) : index_(static_cast<int64_t>(index)) {}  // NOLINT
  template <std::convertible_to<std::string> T>
  CsvColumn(const T& name) : name_(name) {}  // NOLINT

  // No value if it is a name.
  std::optional<int64_t> index() const { return index_; }
  const std::string& name() const& { return name_; }
  std::string name() && { return std::move(name_); }

 private:
  std::optional<int64_t> index_;
  std::string name_;
};

struct MakeCsvOptions {
  ByName by_name{};
  // Those in the header by default.
  std::optional<std::vector<std::string>> column_names = std::nullopt;
  // By default dtypes are inferred from the first rows, and missing values are
  // 0 or "".
  std::optional<std::vector<CsvDefault>> column_defaults = std::nullopt;
  std::optional<std::string> label_name = std::nullopt;
  std::optional<std::vector<CsvColumn>> select_columns = std::nullopt;
  std::string field_delim = ",";
  bool use_quote_delim = true;
  std::string na_value = {};
  bool header = true;
  std::optional<int64_t> num_epochs = std::nullopt;  // without end
  bool shuffle = true;
  int64_t shuffle_buffer_size = 10000;
  std::optional<int64_t> shuffle_seed = std::nullopt;
  int64_t prefetch_buffer_size = AUTOTUNE;
  int64_t num_parallel_reads = 1;
  bool sloppy = false;
  // None: all.
  std::optional<int64_t> num_rows_for_inference = 100;
  std::string compression_type = {};  // "GZIP"; "ZLIB" with names and defaults
  bool ignore_errors = false;
  std::string encoding = "utf-8";  // no other
};
// Batches of rows: dicts of columns, or (dict, label). Reads the beginning of
// the files. Throws ValueError if no file matches, and for files and arguments
// that do not fit together.
Dataset make_csv_dataset(const TensorLike& file_pattern, int64_t batch_size,
                         const MakeCsvOptions& options = {});

}  // namespace tfx::data::experimental

#endif  // TFX_DATA_CSV_H_
