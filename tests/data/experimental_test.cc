#include "tfx/data/experimental.h"

#include <catch2/catch.hpp>
#include <string>
#include <utility>

#include "tests/data/show.h"
#include "tfx/data/dataset.h"
#include "tfx/io/features.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"

namespace tfx::data::experimental {
namespace {

TEST_CASE("tf.data.experimental") {
  auto t = methods_transcript("experimental");
  const Dataset triangle = Dataset::range(3).map(
      [](const Tensor& x) { return fill(reshape(x, {1}), x); });
  const auto any = [](const Tensor& x) { return x < 9; };
  show(t, from_list({Structure(constant(1), constant({2.0})),
                     Structure(constant(3), constant({4.0}))}));
  t.repr(from_list({constant({1, 2}), constant({3})}));
  error_class(t, [] { from_list({}); });
  t.repr(at(Dataset::range(5), 3));
  t.repr(at(Dataset::zip(Dataset::range(5), Dataset::range(5)).batch(2), 1));
  error_class(t, [] { at(Dataset::range(5), 9); });
  error_class(t, [&] { at(Dataset::range(5).filter(any), 1); });
  t.repr(cardinality(Dataset::range(5)));
  show(t, Dataset::range(5)
              .filter([](auto x) { return x < 2; })
              .apply(assert_cardinality(2)));
  error_class(t,
              [] { exhaust(Dataset::range(5).apply(assert_cardinality(4))); });
  const Dataset named = Dataset::from_tensor_slices(
      {{"b", constant({1, 2})}, {"a", constant({{1.0}, {2.0}})}});
  show(t, named.apply(pad_to_cardinality(4)));
  show(t, named.apply(pad_to_cardinality(2, {.mask_key = "real"})));
  t.error([&] { named.apply(pad_to_cardinality(1)); });
  t.error([&] { named.repeat().apply(pad_to_cardinality(1)); });
  t.error([&] { Dataset::range(2).apply(pad_to_cardinality(3)); });
  print_elements(t, triangle.apply(dense_to_ragged_batch(2)));
  print_elements(t, triangle.apply(dense_to_sparse_batch(2, {4})));
  show(t, Dataset::range(2).apply(enumerate_dataset({.start = 5})));
  show(t, Dataset::range(4).batch(2).apply(unbatch()));
  show(t, Dataset::from_tensor_slices({1, 1, 2}).apply(unique()));
  show(t,
       Dataset::range(4).apply(shuffle_and_repeat(4, {.count = 2, .seed = 1})));
  for (const Structure& element : Dataset::range(4).apply(
           map_and_batch([](const Tensor& x) { return x * 2; }, 3))) {
    t.repr(element);
  }
  show(t, Dataset::range(5).apply(take_while([](auto x) { return x < 2; })));
  show(t, Dataset::range(3).apply(scan(int64_t{1}, [](auto s, auto x) {
    return std::pair(s * 2, s + x);
  })));
  show(t,
       Dataset::range(4).apply(parallel_interleave(
           [](const Tensor& x) { return Dataset::from_tensors(x).repeat(3); },
           2, {.block_length = 2})));
  const auto same = [](const Tensor& x) { return x; };
  show(t,
       Dataset::range(10).apply(group_by_reducer(
           [](auto x) { return x % 3; },
           Reducer([](const Tensor& key) { return Structure(key, zeros({})); },
                   [](const Structure& state, const Tensor& x) {
                     return Structure(state[0],
                                      state[1].tensor() + cast(x, float32));
                   },
                   [](const Tensor& key, const Tensor& total) {
                     return Structure{{"key", key}, {"total", total}};
                   }))));
  show(t, Dataset::range(4).apply(group_by_reducer(
              [](const Tensor&) { return 0; },
              Reducer([](const Tensor&) { return zeros({0}, int64); },
                      [](const Tensor& state, const Tensor& x) {
                        return concat({state, reshape(x, {1})}, 0);
                      },
                      same))));
  error_class(t, [&] {
    Dataset::range(4).apply(group_by_reducer(
        same,
        Reducer(
            same, [](const Tensor&, const Tensor&) { return "a"; }, same)));
  });
  show(t, from_variant(to_variant(Dataset::range(2)), TensorSpec({}, int64)));
  const std::string database = "tests/data/testdata/people.sqlite3";
  show(t, SqlDataset("sqlite", database, "select * from people order by age",
                     {tfx::string, int32, float64}));
  error_class(t, [&] {
    exhaust(SqlDataset("sqlite", database, "select * from none", tfx::string));
  });
}

TEST_CASE("make_batched_features_dataset") {
  auto t = methods_transcript("make_batched_features_dataset");
  const std::string examples = "tests/data/testdata/examples.tfrecords";
  const io::Features features = {{"age", io::FixedLenFeature({}, int64)},
                                 {"words", io::VarLenFeature(tfx::string)}};
  for (const Structure& element : make_batched_features_dataset(
           examples, 2, features, {.num_epochs = 1, .shuffle = false})) {
    t.print(element["age"]);
    t.print(element["words"]);
  }
  for (const Structure& element : make_batched_features_dataset(
           examples, 2, features,
           {.label_key = "age", .num_epochs = 2, .shuffle_seed = 4})) {
    t.print(element[0]["words"]);
    t.print(element[1]);
  }
  t.repr(make_batched_features_dataset(examples, 2, features,
                                       {.label_key = "age"}));
  error_class(t, [&] {
    make_batched_features_dataset(examples, 2, features, {.label_key = "none"});
  });
}

}  // namespace
}  // namespace tfx::data::experimental
