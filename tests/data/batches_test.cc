#include <catch2/catch.hpp>
#include <map>
#include <string>
#include <utility>

#include "tests/data/show.h"
#include "tfx/data/dataset.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/string_ops.h"
#include "tfx/ragged/ragged_factory_ops.h"
#include "tfx/sparse/sparse_tensor.h"

namespace tfx::data {
namespace {

// [], [1], [2, 2], …
Dataset triangle(int64_t count) {
  return Dataset::range(count).map(
      [](const Tensor& x) { return fill(reshape(x, {1}), x); });
}

SparseTensor eye2() { return {{{0, 0}, {1, 1}}, {1.0, 1.0}, {2, 2}}; }

TEST_CASE("padded_batch") {
  auto t = methods_transcript("padded_batch");
  const Dataset d = triangle(5);
  show(t, d.padded_batch(2));
  show(t, d.padded_batch(2, {.drop_remainder = true}));
  show(t, d.padded_batch(2, {.padded_shapes = TensorShape({5})}));
  show(t, d.padded_batch(3, {.padded_shapes = TensorShape({kNone}),
                             .padding_values = int64_t{-1}}));
  const Dataset pairs = Dataset::zip(d, Dataset::range(5));
  show(t, pairs.padded_batch(2));
  show(t, pairs.take(4).padded_batch(
              2, {.padded_shapes = {TensorShape({4}), TensorShape({})},
                  .padding_values = {int64_t{7}, std::nullopt}}));
  show(t, pairs.take(3).padded_batch(2, {.padding_values = int64_t{9}}));
  const Dataset named = d.map([](const Tensor& x) {
    return Structure{{"b", strings::as_string(x)},
                     {"a", Structure(x, cast(x, float32))}};
  });
  print_elements(t, named.take(3).padded_batch(3));
  print_elements(
      t, named.take(3).padded_batch(
             3, {.padding_values = {{"b", "none"}, {"a", {int64_t{1}, 0.5}}}}));
  show(t, d.take(0).padded_batch(2));
  show(t, Dataset::from_tensors("x").padded_batch(2));
  t.error([&] {
    d.padded_batch(2, {.padded_shapes = TensorShape({kNone, kNone})});
  });
  t.error(
      [&] { pairs.padded_batch(2, {.padded_shapes = TensorShape({kNone})}); });
  t.error([&] {
    pairs.padded_batch(2, {.padded_shapes = StructuredShapes(
                               {StructuredShapes(TensorShape({kNone}))})});
  });
  t.error([&] { pairs.padded_batch(2, {.padding_values = {0, 0, 0}}); });
  error_class(t, [&] {
    pairs.padded_batch(2, {.padding_values = {{"a", 1}, {"b", 1}}});
  });
  t.error([&] { pairs.padded_batch(2, {.padding_values = 0}); });
  t.error([&] {
    d.padded_batch(2, {.padding_values = constant({1, 2}, {.dtype = int64})});
  });
  t.error([&] { d.window(2).padded_batch(2); });
  t.error([&] { Dataset::from_tensors(eye2()).padded_batch(2); });
  error_class(t, [&] {
    exhaust(d.padded_batch(2, {.padded_shapes = TensorShape({2})}));
  });
  error_class(t, [&] { exhaust(d.padded_batch(0)); });
}

TEST_CASE("ragged_batch") {
  auto t = methods_transcript("ragged_batch");
  const Dataset d = triangle(5);
  const Dataset pairs = Dataset::zip(d, Dataset::range(5));
  show(t, d.take(0).ragged_batch(2));
  t.repr(d.ragged_batch(2));
  print_elements(t, d.ragged_batch(2));
  print_elements(t, d.ragged_batch(2, {.drop_remainder = true}));
  t.repr(d.ragged_batch(2, {.row_splits_dtype = int32}));
  print_elements(t, d.ragged_batch(3, {.row_splits_dtype = int32}));
  t.repr(pairs.ragged_batch(2));
  print_elements(t, pairs.ragged_batch(2));
  const Dataset square = Dataset::range(3).map([](const Tensor& x) {
    return fill(stack({constant(int64_t{2}), x}), x);
  });
  t.repr(square.ragged_batch(2));
  print_elements(t, square.ragged_batch(2));
  const Dataset box = Dataset::range(3).map([](const Tensor& x) {
    return fill(stack({x, x}), x);
  });
  t.repr(box.ragged_batch(3));
  print_elements(t, box.ragged_batch(3));
  print_elements(t, Dataset::from_tensor_slices(
                        RaggedTensor(ragged::constant({{1}, {2, 3}})))
                        .ragged_batch(2));
}

TEST_CASE("sparse_batch") {
  auto t = methods_transcript("sparse_batch");
  const Dataset d = triangle(5);
  t.repr(d.sparse_batch(2, {4}));
  print_elements(t, d.sparse_batch(2, {5}));
  print_elements(t, d.sparse_batch(3, {kNone}));
  t.error([&] { Dataset::zip(d, Dataset::range(5)).sparse_batch(2, {3}); });
  error_class(t, [&] { exhaust(d.sparse_batch(2, {2})); });
}

TEST_CASE("rebatch") {
  auto t = methods_transcript("rebatch");
  const Dataset batches = Dataset::range(7).batch(3);
  show(t, batches.rebatch(2));
  show(t, batches.rebatch(2, {.drop_remainder = true}));
  show(t, batches.rebatch({2, 1}));
  const Dataset even = Dataset::range(8).batch(4, {.drop_remainder = true});
  show(t, even.rebatch(2));
  show(t, even.rebatch({2, 2}));
  show(t, even.rebatch(3));
  show(t, Dataset::zip(batches, batches).rebatch(4));
  print_elements(t, triangle(4).ragged_batch(2).rebatch(3));
  t.error([] { Dataset::range(4).rebatch(2); });
  error_class(t, [&] { batches.rebatch({{2}}); });
}

}  // namespace
}  // namespace tfx::data
