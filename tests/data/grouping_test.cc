#include <catch2/catch.hpp>
#include <string>
#include <utility>
#include <vector>

#include "tests/data/show.h"
#include "tfx/data/dataset.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"

namespace tfx::data {
namespace {

TEST_CASE("group_by_window") {
  auto t = methods_transcript("group_by_window");
  const Dataset d = Dataset::range(10);
  const auto same = [](auto x) { return x; };
  const auto itself = [](const Tensor&, const Dataset& w) { return w; };
  show(t, d.group_by_window(
              [](auto x) { return x % 2; },
              [](const Tensor&, const Dataset& w) { return w.batch(5); },
              {.window_size = 5}));
  show(t, d.group_by_window(
              [](auto x) { return x % 3; },
              [](const Tensor&, const Dataset& w) { return w.batch(10); },
              {.window_size_func = [](const Tensor& key) { return key + 1; }}));
  show(t, d.group_by_window([](const Tensor&) { return 0; },
                            [](const Tensor& key, const Dataset& w) {
                              return w.map(
                                  [key](auto y) { return std::pair(key, y); });
                            },
                            {.window_size = 4}));
  show(t, Dataset::zip(d, d).group_by_window(
              [](auto x, auto y) { return (x + y) % 4; },
              [](const Tensor&, const Dataset& w) {
                return Dataset::from_tensors(w.reduce(
                    int64_t{0}, [](const Tensor& s, const Structure& e) {
                      return s + e[0].tensor();
                    }));
              },
              {.window_size = 3}));
  show(t, d.take(0).group_by_window(same, itself, {.window_size = 1}));
  t.error([&] { d.group_by_window(same, itself, {}); });
  t.error([&] {
    d.group_by_window(same, itself,
                      {.window_size = 1,
                       .window_size_func = [](const Tensor& k) { return k; }});
  });
  error_class(t, [&] {
    d.group_by_window([](auto x) { return cast(x, int32); }, itself,
                      {.window_size = 1});
  });
  t.error([&] {
    d.group_by_window([](auto x) { return reshape(x, {1}); }, itself,
                      {.window_size = 1});
  });
  t.error([&] {
    d.group_by_window(same,
                      [](const Tensor& key, const Dataset&) { return key; },
                      {.window_size = 1});
  });
  error_class(
      t, [&] { exhaust(d.group_by_window(same, itself, {.window_size = 0})); });
}

TEST_CASE("bucket_by_sequence_length") {
  auto t = methods_transcript("bucket_by_sequence_length");
  const Dataset lengths =
      Dataset::from_tensor_slices({1, 4, 2, 7, 3, 9, 5, 1, 6});
  const Dataset d =
      lengths.map([](const Tensor& n) { return fill(reshape(n, {1}), n); });
  const auto length_of = [](const Tensor& x) { return shape(x)[0]; };
  const std::vector<int64_t> boundaries = {3, 6};
  const std::vector<int64_t> sizes = {2, 2, 2};
  show(t, d.bucket_by_sequence_length(length_of, boundaries, sizes));
  show(t, d.bucket_by_sequence_length(length_of, boundaries, sizes,
                                      {.drop_remainder = true}));
  show(t, d.bucket_by_sequence_length(length_of, boundaries, sizes,
                                      {.padding_values = -1}));
  show(t, d.bucket_by_sequence_length(length_of, {3, 6, 10}, {2, 2, 2, 2},
                                      {.pad_to_bucket_boundary = true}));
  show(t, d.bucket_by_sequence_length(length_of, boundaries, sizes,
                                      {.padded_shapes = TensorShape({9})}));
  print_elements(t, Dataset::zip(d, lengths)
                        .bucket_by_sequence_length(
                            [](const Tensor&, const Tensor& n) { return n; },
                            boundaries, sizes));
  show(t,
       lengths.bucket_by_sequence_length([](auto n) { return n; }, boundaries,
                                         sizes, {.no_padding = true}));
  t.error([&] { d.bucket_by_sequence_length(length_of, boundaries, {2, 2}); });
  error_class(t, [&] {
    exhaust(d.bucket_by_sequence_length(length_of, boundaries, sizes,
                                        {.pad_to_bucket_boundary = true}));
  });
}

}  // namespace
}  // namespace tfx::data
