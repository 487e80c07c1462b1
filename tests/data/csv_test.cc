#include "tfx/data/csv.h"

#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "tests/data/show.h"
#include "tfx/core/errors.h"
#include "tfx/data/dataset.h"
#include "tfx/ops/constant_op.h"

namespace tfx::data::experimental {
namespace {

TEST_CASE("CsvDataset") {
  auto t = methods_transcript("CsvDataset");
  const Folder folder;
  const std::string a = folder.file("a.csv", "x,1,2.5\n\"y, z\",,-1\n");
  const std::string b = folder.file("b.csv", "h1,h2,h3\nq,7,8\n");
  show(t,
       CsvDataset(a, {tfx::string, constant({9}, {.dtype = int64}), float32}));
  show(t, CsvDataset(a, {"", 0, 0.0},
                     {.select_cols = std::vector<int64_t>{0, 1, 2}}));
  show(t, CsvDataset(a, {float64}, {.select_cols = std::vector<int64_t>{2}}));
  show(t, CsvDataset(a, {tfx::string, float32},
                     {.exclude_cols = std::vector<int64_t>{1}}));
  show(t, CsvDataset(b, {tfx::string, int32, int32}, {.header = true}));
  show(t,
       CsvDataset(
           folder.file("d.csv", "'a';NA\n"), {"", -1},
           {.field_delim = ";", .use_quote_delim = false, .na_value = "NA"}));
  show(t, CsvDataset("tests/data/testdata/rows.csv.gz", {int32, int32},
                     {.compression_type = "GZIP", .buffer_size = 10}));
  error_class(t, [&] {
    exhaust(CsvDataset(a, {tfx::string, int32, float32}));
  });
  error_class(t, [&] { exhaust(CsvDataset(a, {tfx::string, int32})); });
  error_class(t, [&] { exhaust(CsvDataset(folder / "none", {tfx::string})); });
}

TEST_CASE("make_csv_dataset gives Python's batches") {
  auto t = methods_transcript("make_csv_dataset");
  const Folder folder;
  const auto show_batches = [&t](const Dataset& dataset, int count = -1) {
    for (const NumpyElement& batch : dataset.take(count).as_numpy_iterator()) {
      t.repr(batch);
    }
  };
  const std::string one = folder.file(
      "one.csv",
      "age,name,score,big,label\n1,Ann,0.5,3000000000,0\n"
      "2,\"Bob, \"\"B\"\"\",,1,1\n,Cy,1e39,2,0\n4,,-inf,3,1\n5,Eve,2,4,0\n");
  const std::string two =
      folder.file("two.csv", "age,name,score,big,label\n6,Fay,3.5,5,1\n");
  show_batches(make_csv_dataset(one, 2, {.num_epochs = 1, .shuffle = false}));
  show_batches(make_csv_dataset(
      {one, two}, 4,
      {.label_name = "label", .num_epochs = 1, .shuffle = false}));
  show_batches(make_csv_dataset(folder / "*.csv", 2,
                                {.label_name = "label", .shuffle_seed = 3}),
               5);
  show_batches(make_csv_dataset(
      {one, two}, 3,
      {.select_columns = std::vector<CsvColumn>{"score", "age"},
       .num_epochs = 2,
       .shuffle_seed = 1,
       .num_parallel_reads = 2}));
  show_batches(make_csv_dataset(
      one, 3,
      {.column_defaults = std::vector<CsvDefault>{constant({7.0}), tfx::string},
       .select_columns = std::vector<CsvColumn>{4, 0},
       .num_epochs = 1,
       .shuffle = false}));
  show_batches(make_csv_dataset(one, 5,
                                {.na_value = "Cy",
                                 .num_epochs = 1,
                                 .shuffle = false,
                                 .num_rows_for_inference = std::nullopt}));
  show_batches(
      make_csv_dataset(folder.file("bare.txt", "1;x\n2;y\n"), 2,
                       {.column_names = std::vector<std::string>{"n", "t"},
                        .field_delim = ";",
                        .header = false,
                        .num_epochs = 1,
                        .shuffle = false,
                        .num_parallel_reads = AUTOTUNE}));
  const std::string broken =
      folder.file("broken.txt", "a,b\n1,2\n3,4\n\n5,6\n7,8,9\n");
  show_batches(make_csv_dataset(broken, 10,
                                {.num_epochs = 1,
                                 .shuffle = false,
                                 .num_rows_for_inference = 1,
                                 .ignore_errors = true}));
  show_batches(make_csv_dataset(
      "tests/data/testdata/table.csv.gz", 2,
      {.num_epochs = 1, .shuffle = false, .compression_type = "GZIP"}));
  using Columns = std::vector<CsvColumn>;
  error_class(
      t, [&] { exhaust(make_csv_dataset(broken, 10, {.num_epochs = 1})); });
  t.error([&] { make_csv_dataset(one, 2, {.header = false}); });
  t.error([&] { make_csv_dataset(one, 2, {.label_name = "none"}); });
  t.error([&] { make_csv_dataset(one, 2, {.select_columns = Columns{5}}); });
  error_class(t, [&] {
    make_csv_dataset(one, 2, {.select_columns = Columns{"none"}});
  });
  error_class(t, [&] {
    make_csv_dataset(one, 2, {.select_columns = Columns{0, "age"}});
  });
  error_class(t, [&] { make_csv_dataset(folder / "none*", 2); });
  error_class(t, [&] { make_csv_dataset({one, broken}, 2); });
  error_class(t, [&] { make_csv_dataset(folder.file("empty.txt", ""), 2); });
  error_class(
      t, [&] { make_csv_dataset(folder.file("twice.txt", "a,a\n1,2\n"), 2); });
  error_class(t,
              [&] { make_csv_dataset(one, 2, {.compression_type = "ZLIB"}); });
  t.error([&] {
    make_csv_dataset(one, 2,
                     {.column_defaults = std::vector<CsvDefault>{int32},
                      .select_columns = Columns{0, 1}});
  });
  CHECK_THROWS_AS(make_csv_dataset(one, 2, {.encoding = "latin-1"}),
                  ValueError);
}

}  // namespace
}  // namespace tfx::data::experimental
