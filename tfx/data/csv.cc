#include "tfx/data/csv.h"

#include <algorithm>
#include <map>
#include <set>

#include "tfx/core/errors.h"
#include "tfx/core/python_repr.h"
#include "tfx/data/csv_reader.h"
#include "tfx/data/dataset_factory.h"
#include "tfx/data/inline_map.h"
#include "tfx/data/parallel_interleave.h"
#include "tfx/data/shuffle_and_repeat.h"
#include "tfx/io/encoding.h"
#include "tfx/io/gfile.h"
#include "tfx/io/gfile_file.h"
#include "tfx/ops/array_ops.h"
#include "tfx/raw_ops/experimental_dataset_ops.h"

namespace tfx::data::experimental {

using internal::CsvReader;
using internal::ElementType;

namespace {

using Names = std::vector<std::string>;

Tensor scalar(const TensorLike& value) { return value.to_tensor(); }

// What `file_pattern` matches, in order.
Names files_of(const TensorLike& file_pattern) {
  const Names patterns =
      file_pattern.to_tensor(tfx::string).numpy().to_vector<std::string>();
  if (patterns.empty()) {
    throw ValueError("Argument `file_pattern` should not be empty.");
  }
  Names files;
  for (const std::string& pattern : patterns) {
    const Names found = io::gfile::glob(pattern);
    files.insert(files.end(), found.begin(), found.end());
  }
  if (files.empty()) {
    throw ValueError("No files match `file_pattern` " +
                     tfx::internal::str_repr(patterns[0]) + ".");
  }
  std::ranges::sort(files);
  return files;
}

std::string text_of(const std::string& file, const MakeCsvOptions& options) {
  std::string contents = io::gfile::GFile(file).read();
  if (options.compression_type.empty()) return contents;
  return io::decode_compressed(contents, {.compression_type = "GZIP"})
      .item<std::string>();
}

CsvReader open(const std::string& file, const MakeCsvOptions& options) {
  return {text_of(file, options), options.field_delim.at(0),
          options.use_quote_delim};
}

void check_can_be_probed(const MakeCsvOptions& options) {
  const std::string& kind = options.compression_type;
  if (kind == "ZLIB") {
    throw ValueError("`compression_type` " + kind +
                     " is not supported for probing columns.");
  }
  if (!kind.empty() && kind != "GZIP") {
    throw ValueError("Received unknown `compression_type` " + kind +
                     ". Expected: GZIP, ZLIB or  (empty string).");
  }
}

Names header_of(const std::string& file, const MakeCsvOptions& options) {
  if (auto names = open(file, options).next()) return *std::move(names);
  throw ValueError("Failed when reading the header line of " + file +
                   ". Is it an empty file?");
}

Names names_in_headers(const Names& files, const MakeCsvOptions& options) {
  if (!options.header) {
    throw ValueError(
        "Expected `column_names` or `header` arguments. Neither is provided.");
  }
  const Names names = header_of(files[0], options);
  for (const std::string& file : files) {
    if (header_of(file, options) == names) continue;
    throw ValueError(
        "All input CSV files should have the same column names in the header "
        "row. File " +
        file + " has different column names.");
  }
  return names;
}

void check_names(const Names& names) {
  std::set<std::string> seen;
  for (const std::string& name : names) {
    if (seen.insert(name).second) continue;
    throw ValueError(
        "Either `column_names` argument or CSV header row contains duplicate "
        "column names: {" +
        tfx::internal::str_repr(name) + "}.");
  }
}

std::string list_repr(const Names& names) {
  std::string text;
  for (const std::string& name : names) {
    text += (text.empty() ? "" : ", ") + tfx::internal::str_repr(name);
  }
  return "[" + text + "]";
}

std::vector<int64_t> selected_indices(const std::vector<CsvColumn>& columns,
                                      const Names& names) {
  std::set<int64_t> indices;
  const auto count = static_cast<int64_t>(names.size());
  for (const CsvColumn& column : columns) {
    int64_t index = column.index().value_or(
        std::ranges::find(names, column.name()) - names.begin());
    if (column.index() && (index < 0 || index >= count)) {
      throw ValueError("Column index " + std::to_string(index) +
                       " specified in `select_columns` should be > 0  and <= " +
                       std::to_string(count) +
                       ", which is the number of columns.");
    }
    if (index == count) {
      throw ValueError("Column " + column.name() +
                       " specified in `select_columns` must be of one of the "
                       "columns: dict_keys(" +
                       list_repr(names) + ").");
    }
    indices.insert(index);
  }
  if (indices.size() != columns.size()) {
    throw ValueError(
        "The `select_columns` argument contains duplicate columns.");
  }
  return {indices.begin(), indices.end()};
}

// The dtypes of columns, as far as rows show them.
std::vector<CsvDefault> inferred_defaults(const Names& files,
                                          size_t column_count,
                                          const std::vector<int64_t>& columns,
                                          const MakeCsvOptions& options) {
  std::vector<std::optional<DType>> dtypes(columns.size());
  int64_t rows = 0;
  for (const std::string& file : files) {
    CsvReader reader = open(file, options);
    int64_t line = 1;
    if (options.header) {
      reader.next();
      ++line;
    }
    for (; const auto row = reader.next(); ++rows, ++line) {
      if (row->size() != column_count) {
        throw ValueError(
            "Problem inferring types: CSV row " + std::to_string(line) +
            " has " + std::to_string(row->size()) +
            " number of fields. Expected: " + std::to_string(column_count) +
            ".");
      }
      if (rows == options.num_rows_for_inference) break;
      for (size_t i = 0; i < columns.size(); ++i) {
        dtypes[i] =
            internal::infer_csv_dtype((*row)[static_cast<size_t>(columns[i])],
                                      options.na_value, dtypes[i]);
      }
    }
    if (rows == options.num_rows_for_inference) break;
  }
  std::vector<CsvDefault> defaults;
  for (const auto& dtype : dtypes) {
    defaults.emplace_back(
        zeros({1}, {.dtype = dtype.value_or(DType(tfx::string))}));
  }
  return defaults;
}

// A dict of the columns, or (dict, label).
Structure named_columns(const Structure& row, const Names& names,
                        const std::optional<std::string>& label_name) {
  std::vector<Structure::Item> features;
  Structure label;
  for (size_t i = 0; i < names.size(); ++i) {
    if (names[i] == label_name) {
      label = row.children()[i];
    } else {
      features.emplace_back(names[i], row.children()[i]);
    }
  }
  Structure dict = Structure::dict(std::move(features));
  return label_name ? Structure(std::move(dict), label) : dict;
}

}  // namespace

CsvDefault::CsvDefault(DType dtype) : tensor_(zeros({0}, {.dtype = dtype})) {}

Dataset CsvDataset(const TensorLike& filenames,
                   const std::vector<CsvDefault>& record_defaults,
                   const CsvOptions& options) {
  const std::vector<int64_t> none;
  std::vector<Tensor> defaults;
  std::vector<StructuredSpec> specs;
  for (const CsvDefault& each : record_defaults) {
    defaults.push_back(each.tensor());
    specs.emplace_back(TensorSpec({}, each.tensor().dtype()));
  }
  return DatasetFactory::make(
      "CsvDatasetV2", StructuredSpec::tuple(std::move(specs)), {},
      [&](const ElementType& type) {
        return raw_ops::CSVDatasetV2(
            filenames.to_tensor(tfx::string), scalar(options.compression_type),
            scalar(options.buffer_size), scalar(options.header),
            scalar(options.field_delim), scalar(options.use_quote_delim),
            scalar(options.na_value),
            scalar(options.select_cols.value_or(none)), defaults,
            scalar(options.exclude_cols.value_or(none)), type.shapes());
      });
}

Dataset make_csv_dataset(const TensorLike& file_pattern, int64_t batch_size,
                         const MakeCsvOptions& options) {
  if (options.encoding != "utf-8" && options.encoding != "UTF-8") {
    throw ValueError("the encoding " + options.encoding +
                     " is not supported; texts are UTF-8");
  }
  const Names files = files_of(file_pattern);
  Dataset dataset = Dataset::from_tensor_slices(TensorLike(files).to_tensor());
  if (options.shuffle) {
    dataset = dataset.shuffle(static_cast<int64_t>(files.size()),
                              {.seed = options.shuffle_seed});
  }
  if (!options.column_names || !options.column_defaults) {
    check_can_be_probed(options);
  }
  Names names = options.column_names ? *options.column_names
                                     : names_in_headers(files, options);
  check_names(names);
  std::optional<std::vector<int64_t>> selected;
  if (options.select_columns) {
    selected = selected_indices(*options.select_columns, names);
  }
  std::vector<int64_t> all(names.size());
  for (size_t i = 0; i < all.size(); ++i) all[i] = static_cast<int64_t>(i);
  const std::vector<CsvDefault> defaults =
      options.column_defaults
          ? *options.column_defaults
          : inferred_defaults(files, names.size(), selected.value_or(all),
                              options);
  if (selected && defaults.size() != selected->size()) {
    throw ValueError(
        "If specified, `column_defaults` and `select_columns` must have the "
        "same length: `column_defaults` has length " +
        std::to_string(defaults.size()) + ", `select_columns` has length " +
        std::to_string(selected->size()) + ".");
  }
  if (selected && names.size() > selected->size()) {
    Names kept;
    for (const int64_t i : *selected) {
      kept.push_back(names[static_cast<size_t>(i)]);
    }
    names = kept;
  }
  if (options.label_name &&
      std::ranges::find(names, *options.label_name) == names.end()) {
    throw ValueError("`label_name` provided must be one of the columns: " +
                     list_repr(names) + ". Received: " + *options.label_name +
                     ".");
  }
  const auto read = [&](const Tensor& file) {
    const Dataset rows =
        CsvDataset(file, defaults,
                   {.compression_type = options.compression_type,
                    .header = options.header,
                    .field_delim = options.field_delim,
                    .use_quote_delim = options.use_quote_delim,
                    .na_value = options.na_value,
                    .select_cols = selected});
    return options.ignore_errors ? rows.ignore_errors() : rows;
  };
  dataset = internal::read_by_turns(dataset, internal::element_call(read),
                                    options.num_parallel_reads, options.sloppy);
  dataset = internal::shuffle_and_repeat(
      dataset, {.shuffle = options.shuffle,
                .buffer_size = options.shuffle_buffer_size,
                .seed = options.shuffle_seed,
                .num_epochs = options.num_epochs});
  dataset = dataset.batch(batch_size, {.drop_remainder = !options.num_epochs});
  dataset = internal::inline_map(
      dataset, [names, label = options.label_name](const Structure& row) {
        return named_columns(row, names, label);
      });
  return dataset.prefetch(options.prefetch_buffer_size);
}

}  // namespace tfx::data::experimental
