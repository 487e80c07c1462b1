#include "tfx/lookup/static_tables.h"

#include <catch2/catch.hpp>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "tests/ops/golden_cases.h"
#include "tests/sparse/inputs.h"
#include "tfx/core/errors.h"
#include "tfx/function/function.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/range_ops.h"

namespace tf = tfx;

namespace tfx {
namespace {

using lookup::KeyValueTensorInitializer;
using lookup::StaticHashTable;
using lookup::StaticVocabularyTable;
using lookup::StaticVocabularyTableOptions;

// "a", "bb", …, or 1, 2, …
Tensor first_values(DType dtype, int count) {
  if (dtype != tfx::string) return tf::cast(tf::range(1, count + 1), dtype);
  std::vector<std::string> words;
  for (int i = 0; i < count; ++i) {
    words.emplace_back(static_cast<size_t>(i + 1), static_cast<char>('a' + i));
  }
  return tf::constant(words);
}

std::vector<GoldenCase> cases_of_dtypes() {
  std::vector<GoldenCase> cases;
  const auto add = [&](DType key, DType value) {
    const StaticHashTable table(
        KeyValueTensorInitializer(first_values(key, 4), first_values(value, 4)),
        first_values(value, 6)[5]);
    const std::string dtypes = key.name() + " " + value.name();
    cases.push_back({"lookup " + dtypes, [table](const Inputs& in) -> Outputs {
                       return table.lookup(in[0]);
                     }});
    cases.push_back({"size " + dtypes, [table](const Inputs&) -> Outputs {
                       return table.size();
                     }});
  };
  for (const DType value :
       {tf::string, int64, int32, float32, float64, bool_}) {
    add(tf::string, value);
  }
  for (const DType value : {tf::string, int64, int32, float32, float64}) {
    add(int64, value);
  }
  for (const DType value : {tf::string, int32, float32, float64}) {
    add(int32, value);
  }
  return cases;
}

Outputs made(const TensorLike& default_value) {
  return StaticHashTable(KeyValueTensorInitializer({"a"}, {1}), default_value)
      .size();
}

StaticVocabularyTable vocabulary(
    const Tensor& keys, int64_t num_oov_buckets,
    const StaticVocabularyTableOptions& options = {}) {
  const Tensor ids = tf::range(keys.len(), {.dtype = tf::int64});
  return {KeyValueTensorInitializer(keys, ids), num_oov_buckets, options};
}

TEST_CASE("static tables are Python's") {
  const StaticHashTable words(
      KeyValueTensorInitializer({"a", "b", "c"}, {1, 2, 3}), -1);
  const StaticVocabularyTable known = vocabulary(tf::constant({"a", "b"}), 3);
  const Tensor tens = tf::constant({10, 20}, {.dtype = tf::int64});
  const StaticVocabularyTable numbers = vocabulary(tens, 4);
  const StaticVocabularyTable narrow =
      vocabulary(tens, 4, {.lookup_key_dtype = tf::int32});
  const StaticVocabularyTable hashed(std::nullopt, 5);
  std::vector<GoldenCase> cases = {
      GOLDEN("words", words.lookup(in[0])),
      GOLDEN("words/brackets", words[in[0]]),
      GOLDEN("words/sparse", words.lookup(first_of(in))),
      GOLDEN("default_value", words.default_value()),
      GOLDEN("words/dtype", words.lookup(in[0])),
      GOLDEN("words/sparse dtype", words[first_of(in)]),
      GOLDEN("default_value/vector", made({1, 2})),
      GOLDEN("default_value/text", made("x")),
      GOLDEN("default_value/float", made(1.5)),
      GOLDEN("vocabulary", known.lookup(in[0])),
      GOLDEN("vocabulary/brackets", known[in[0]]),
      GOLDEN("vocabulary/size", known.size()),
      GOLDEN("vocabulary/sparse", known.lookup(first_of(in))),
      GOLDEN("vocabulary of numbers", numbers.lookup(in[0])),
      GOLDEN("vocabulary of narrow numbers", narrow.lookup(in[0])),
      GOLDEN("hashes", hashed.lookup(in[0])),
      GOLDEN("hashes/size", hashed.size()),
      GOLDEN("vocabulary/dtype", known.lookup(in[0])),
      GOLDEN("vocabulary/no buckets",
             vocabulary(tf::constant({"a"}), 0).size()),
      GOLDEN("vocabulary/int32 keys",
             vocabulary(tf::constant({1, 2}), 2).size()),
      GOLDEN("vocabulary/values",
             StaticVocabularyTable(KeyValueTensorInitializer({"a"}, {1}), 2)
                 .size()),
      GOLDEN("vocabulary/lookup_key_dtype",
             vocabulary(tf::constant({"a"}), 2, {.lookup_key_dtype = tf::int64})
                 .size()),
      GOLDEN("vocabulary/lookup_key_dtype string",
             vocabulary(tens, 2, {.lookup_key_dtype = tf::string}).size()),
  };
  for (GoldenCase& each : cases_of_dtypes()) cases.push_back(std::move(each));
  check_golden("lookup/static_tables", cases);
}

TEST_CASE("literals are keys") {
  const StaticHashTable table(
      KeyValueTensorInitializer({1, 2}, {"one", "two"},
                                {.key_dtype = tf::int64}),
      "many");
  CHECK(table[2].item<std::string>() == "two");
  CHECK(table.lookup({3, 1}).string_at(0) == "many");
  CHECK_THROWS_AS(table["a"], TypeError);
}

TEST_CASE("a function keeps the tables that it uses") {
  std::optional<StaticHashTable> table(
      std::in_place, KeyValueTensorInitializer({"a", "b"}, {1, 2}), -1);
  const auto f = tf::function([&](const Tensor& keys) {
    const Tensor values = table->lookup(keys);
    CHECK(values.shape() == keys.shape());
    return values;
  });
  CHECK(f(tf::constant({"a", "x"})).data<int32_t>()[1] == -1);
  table.reset();
  CHECK(f(tf::constant({"b", "a"})).data<int32_t>()[0] == 2);
}

TEST_CASE("copies are the same table") {
  const StaticHashTable table(KeyValueTensorInitializer({"a"}, {1}), -1);
  const StaticHashTable copy = table;  // NOLINT: that is what is tested
  CHECK(copy.resource_handle().is(table.resource_handle()));
  CHECK(vocabulary(tf::constant({"a"}), 1).resource_handle().has_value());
  CHECK_FALSE(
      StaticVocabularyTable(std::nullopt, 1).resource_handle().has_value());
}

TEST_CASE("tables answer many threads at once") {
  const StaticHashTable table(
      KeyValueTensorInitializer({"a", "b", "c"}, {1, 2, 3}), -1);
  std::vector<std::jthread> threads;
  std::vector<int> found(4);
  for (size_t t = 0; t < found.size(); ++t) {
    threads.emplace_back([&, t] {
      for (int i = 0; i < 100; ++i) {
        const Tensor values = table.lookup({"c", "x", "a"});
        if (values.data<int32_t>()[0] == 3) ++found[t];
      }
    });
  }
  threads.clear();
  CHECK(found == std::vector<int>(4, 100));
}

}  // namespace
}  // namespace tfx
