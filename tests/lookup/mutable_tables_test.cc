#include "tfx/lookup/mutable_tables.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <set>
#include <string>
#include <tuple>

#include "tests/ops/golden_cases.h"
#include "tfx/core/errors.h"
#include "tfx/core/indexing.h"
#include "tfx/function/function.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/operators.h"
#include "tfx/trackable/trackable.h"

namespace tf = tfx;

namespace tfx {
namespace {

using lookup::experimental::DenseHashTable;
using lookup::experimental::MutableHashTable;

Outputs nothing() { return std::vector<Tensor>(); }

// The names are those of Python's _serialize_to_tensors().
TEST_CASE("checkpoints save a table's keys and values") {
  const MutableHashTable table(tf::string, tf::int64, -1);
  table.insert({"a", "b"}, {1, 2});
  const auto state = table.trackable()->serialize_to_tensors();
  REQUIRE(state.size() == 2);
  CHECK(state[0].name == "-keys");
  CHECK(state[1].name == "-values");
  table.insert({"a", "c"}, {5, 6});
  const MutableHashTable copy = table;
  CHECK(copy.trackable() == table.trackable());
  copy.trackable()->restore_from_tensors(state);
  CHECK(table.lookup({"a", "b", "c"}).numpy().repr() == "array([ 1,  2, -1])");
  CHECK_THROWS_AS(table.trackable()->restore_from_tensors({state.data(), 1}),
                  ValueError);
}

TEST_CASE("mutable tables are Python's") {
  const MutableHashTable table(tf::string, tf::int64, -1);
  table.insert({"a", "b", "c"}, {1, 2, 3});
  table.insert({"b"}, {20});
  table.remove({"c", "x"});

  const MutableHashTable vectors(tf::int64, tf::float32, {0.0, -1.0});
  vectors.insert({1, 2}, {{1.5, 2.5}, {3.5, 4.5}});

  const DenseHashTable dense(tf::int64, tf::int64, -1, 0, -1,
                             {.initial_num_buckets = 4});
  dense.insert({1, 2, 3}, {10, 20, 30});
  dense.insert_or_assign({2}, {21});
  dense.erase({3});
  dense.remove({9});
  const DenseHashTable words(tf::string, tf::float32, {0.0, 0.0}, "", "$");
  words.insert({"a"}, {{1.0, 2.0}});

  check_golden(
      "lookup/mutable_tables",
      {
          GOLDEN("mutable", table.lookup(in[0])),
          GOLDEN("mutable/literal", table.lookup({"a", "x"})),
          GOLDEN("mutable/brackets", table[in[0]]),
          GOLDEN("mutable/size", table.size()),
          GOLDEN("mutable/dynamic_default_values",
                 table.lookup(in[0], {.dynamic_default_values = in[1]})),
          GOLDEN("mutable/keys", table.lookup(in[0])),
          GOLDEN("mutable/insert keys", (table.insert({1}, {1}), nothing())),
          GOLDEN("mutable/insert values",
                 (table.insert({"a"}, {1.5}), nothing())),
          GOLDEN("mutable/insert int32",
                 (table.insert({"a"}, in[0]), nothing())),
          GOLDEN("mutable/insert lengths",
                 (table.insert({"a"}, {1, 2}), nothing())),
          GOLDEN("mutable/remove", (table.remove(in[0]), nothing())),
          GOLDEN("vectors", vectors.lookup(in[0])),
          GOLDEN("dense", dense.lookup(in[0])),
          GOLDEN("dense/literal", dense.lookup({1, 7})),
          GOLDEN("dense/brackets", dense[in[0]]),
          GOLDEN("dense/size", dense.size()),
          GOLDEN("dense words", words.lookup(in[0])),
          GOLDEN("dense/empty key", dense.lookup({0})),
          GOLDEN("dense/insert empty key", (dense.insert({0}, {1}), nothing())),
          GOLDEN("dense/erase", (dense.erase(in[0]), nothing())),
          GOLDEN("dense/keys", dense.lookup(in[0])),
          GOLDEN("dense/same keys",
                 DenseHashTable(tf::int64, tf::int64, -1, 0, 0).size()),
          GOLDEN("dense/buckets", DenseHashTable(tf::int64, tf::int64, -1, 0, 1,
                                                 {.initial_num_buckets = 3})
                                      .size()),
          GOLDEN("dense/default_value",
                 DenseHashTable(tf::int64, tf::int64, 1.5, 0, 1).size()),
      });
}

TEST_CASE("all that is in a table is exported") {
  const MutableHashTable table(tf::string, tf::int64, -1);
  table.insert({"a", "b"}, {1, 2});
  const auto [keys, values] = table.export_();
  std::set<std::pair<std::string, int64_t>> found;
  for (int64_t i = 0; i < keys.len(); ++i) {
    found.emplace(keys.string_at(i),
                  values.data<int64_t>()[static_cast<size_t>(i)]);
  }
  CHECK(found == std::set<std::pair<std::string, int64_t>>{{"a", 1}, {"b", 2}});
}

TEST_CASE("functions change tables in the order of their statements") {
  const MutableHashTable table(tf::string, tf::int64, -1);
  const auto f = tf::function([&](const Tensor& keys) {
    const Tensor before = table.lookup(keys);
    table.insert(keys, before + 2);
    const Tensor after = table.lookup(keys);
    table.remove(keys[tf::Slice(0, 1)]);
    return std::tuple(before, after, table.size());
  });
  const Tensor keys = tf::constant({"a", "b"});
  const auto [before, after, size] = f(keys);
  CHECK(before.data<int64_t>()[1] == -1);
  CHECK(after.data<int64_t>()[1] == 1);
  CHECK(size.item<int64_t>() == 1);
  CHECK(std::get<1>(f(keys)).data<int64_t>()[1] == 3);
  CHECK(table.lookup(keys).data<int64_t>()[0] == -1);
}

TEST_CASE("a table made while a function is traced is one table") {
  const auto f = tf::function([](const Tensor& key) {
    static const MutableHashTable table(tf::string, tf::int64, -1);
    table.insert(key, tf::constant({int64_t{1}}));
    return table.size();
  });
  CHECK(f(tf::constant({"a"})).item<int64_t>() == 1);
  CHECK(f(tf::constant({"b"})).item<int64_t>() == 2);
}

}  // namespace
}  // namespace tfx
