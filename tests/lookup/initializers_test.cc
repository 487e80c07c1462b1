#include "tfx/lookup/initializers.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <map>
#include <numeric>

#include "tests/ops/golden_cases.h"
#include "tfx/core/errors.h"
#include "tfx/function/function.h"
#include "tfx/lookup/static_tables.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/operators.h"

namespace tf = tfx;

namespace tfx {
namespace {

using lookup::KeyValueTensorInitializer;
using lookup::StaticHashTable;
using lookup::TextFileIndex;
using lookup::TextFileInitializer;
using lookup::TextFileInitializerOptions;

constexpr const char* kFile = "tests/lookup/testdata/vocabulary.txt";

// What is in a table has no order of its own: by keys.
Outputs sorted(const StaticHashTable& table) {
  const auto [keys, values] = table.export_();
  std::vector<int32_t> order(static_cast<size_t>(keys.len()));
  std::iota(order.begin(), order.end(), 0);
  std::ranges::sort(order, [&keys = keys](int32_t a, int32_t b) {
    if (keys.dtype() == tfx::string)
      return keys.string_at(a) < keys.string_at(b);
    return static_cast<int64_t>(keys[a]) < static_cast<int64_t>(keys[b]);
  });
  return {tf::gather(keys, order), tf::gather(values, order)};
}

Outputs of_file(DType key_dtype, int64_t key_index, DType value_dtype,
                int64_t value_index,
                const TextFileInitializerOptions& options = {},
                const TensorLike& default_value = -1) {
  return sorted(
      StaticHashTable(TextFileInitializer(kFile, key_dtype, key_index,
                                          value_dtype, value_index, options),
                      default_value));
}

// Tables are made eagerly, as in Python's cases, once for each.
class Made {
 public:
  template <typename F>
  Outputs operator()(const std::string& name, const F& make) {
    const auto found = made_.find(name);
    if (found != made_.end()) return found->second;
    return made_.emplace(name, make()).first->second;
  }

 private:
  std::map<std::string, Outputs> made_;
};

// Whether it can be made at all.
Outputs initializer(const lookup::TableInitializer& /*initializer*/) {
  return std::vector<Tensor>();
}

TEST_CASE("tables are filled as in Python") {
  Made made;
#define MADE(name, ...) \
  GOLDEN(name, made(name, [&]() -> Outputs { return __VA_ARGS__; }))
  check_golden(
      "lookup/initializers",
      {
          MADE("columns",
               of_file(tf::string, 0, tf::int64, 1, {.delimiter = " "})),
          MADE("columns of strings",
               of_file(tf::string, 1, tf::string, 0, {.delimiter = " "}, "")),
          MADE("columns of floats",
               of_file(tf::string, 0, tf::float32, 1, {.delimiter = " "}, 0.5)),
          MADE("ids", of_file(tf::string, TextFileIndex::WHOLE_LINE, tf::int64,
                              TextFileIndex::LINE_NUMBER)),
          MADE("words",
               of_file(tf::int64, TextFileIndex::LINE_NUMBER, tf::string,
                       TextFileIndex::WHOLE_LINE, {}, "UNK")),
          MADE("vocab_size",
               of_file(tf::int64, TextFileIndex::LINE_NUMBER, tf::string,
                       TextFileIndex::WHOLE_LINE, {.vocab_size = 2}, "")),
          MADE("value_index_offset",
               of_file(tf::string, TextFileIndex::WHOLE_LINE, tf::int64,
                       TextFileIndex::LINE_NUMBER, {.value_index_offset = 5})),
          GOLDEN("no name", initializer(TextFileInitializer("", tf::string, 0,
                                                            tf::int64, 1))),
          GOLDEN("no file",
                 sorted(StaticHashTable(
                     TextFileInitializer("tests/lookup/testdata/none.txt",
                                         tf::string, -2, tf::int64, -1),
                     -1))),
          GOLDEN("key_index -3", of_file(tf::string, -3, tf::int64, 1)),
          GOLDEN("key_index -1", of_file(tf::string, -1, tf::int64, 1)),
          GOLDEN("key_index -2", of_file(tf::float32, -2, tf::int64, 1)),
          GOLDEN("value_index -3", of_file(tf::string, -2, tf::int64, -3)),
          GOLDEN("value_index -1", of_file(tf::string, -2, tf::int32, -1)),
          GOLDEN("value_index -2", of_file(tf::string, -2, tf::float32, -2)),
          GOLDEN("vocab_size 0",
                 of_file(tf::string, -2, tf::int64, -1, {.vocab_size = 0})),
          GOLDEN("vocab_size 5",
                 of_file(tf::string, -2, tf::int64, -1, {.vocab_size = 5})),
          GOLDEN("column 7",
                 of_file(tf::string, 0, tf::int64, 7, {.delimiter = " "})),
          GOLDEN("no number",
                 of_file(tf::string, 1, tf::int64, 0, {.delimiter = " "})),
          GOLDEN("delimiter",
                 of_file(tf::string, 0, tf::int64, 1, {.delimiter = "ab"})),
          MADE("tensors",
               sorted(StaticHashTable(
                   KeyValueTensorInitializer({"a", "b"}, {1, 2}), -1))),
          MADE("key_dtype",
               sorted(StaticHashTable(
                   KeyValueTensorInitializer(
                       {7, 8}, {1.5, 2.5},
                       {.key_dtype = tf::int64, .value_dtype = tf::float64}),
                   0.0))),
          MADE("matrices",
               sorted(StaticHashTable(
                   KeyValueTensorInitializer({{1}, {2}}, {{3}, {4}}), -1))),
          MADE("same twice",
               sorted(StaticHashTable(
                   KeyValueTensorInitializer({"a", "a"}, {1, 1}), -1))),
          GOLDEN("keys dtype", initializer(KeyValueTensorInitializer(
                                   {"a"}, {1}, {.key_dtype = tf::int64}))),
          GOLDEN("keys tensor", initializer(KeyValueTensorInitializer(
                                    in[0], {1}, {.key_dtype = tf::int64}))),
          GOLDEN("values tensor", initializer(KeyValueTensorInitializer(
                                      {1}, in[0], {.value_dtype = tf::int64}))),
          GOLDEN("lengths", sorted(StaticHashTable(
                                KeyValueTensorInitializer({"a"}, {1, 2}), -1))),
          GOLDEN("different values",
                 sorted(StaticHashTable(
                     KeyValueTensorInitializer({"a", "a"}, {1, 2}), -1))),
          GOLDEN("nothing",
                 sorted(StaticHashTable(
                     KeyValueTensorInitializer(
                         {}, {},
                         {.key_dtype = tf::string, .value_dtype = tf::int64}),
                     -1))),
      });
#undef MADE
}

TEST_CASE("an initializer fills any number of tables") {
  const KeyValueTensorInitializer initializer({"a", "b"}, {1, 2});
  CHECK(initializer.key_dtype() == tf::string);
  CHECK(initializer.value_dtype() == tf::int32);
  const StaticHashTable first(initializer, -1);
  const StaticHashTable second(initializer, -2);
  CHECK(first.lookup({"b", "x"}).data<int32_t>()[1] == -1);
  CHECK(second.lookup({"b", "x"}).data<int32_t>()[1] == -2);
}

TEST_CASE("an initializer inside of a function takes what has a value") {
  const auto f = tf::function([](const Tensor& keys) {
    static const StaticHashTable table(
        KeyValueTensorInitializer(tf::constant({1, 2}) + 1, {10, 20}), -1);
    return table.lookup(keys);
  });
  const Tensor values = f(tf::constant({2, 3, 4}));
  CHECK(values.data<int32_t>()[1] == 20);
  CHECK(values.data<int32_t>()[2] == -1);

  const auto g = tf::function([](const Tensor& keys) {
    return StaticHashTable(KeyValueTensorInitializer(keys, {10, 20}), -1)
        .size();
  });
  CHECK_THROWS_AS(g(tf::constant({2, 3})), ValueError);
}

}  // namespace
}  // namespace tfx
