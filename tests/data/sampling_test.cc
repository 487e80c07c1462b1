#include <catch2/catch.hpp>
#include <string>
#include <utility>
#include <vector>

#include "tests/data/show.h"
#include "tfx/core/random_seed.h"
#include "tfx/data/dataset.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/operators.h"
#include "tfx/random/random_ops.h"

namespace tfx::data {
namespace {

TEST_CASE("sample_from_datasets chooses as Python does for the same seed") {
  auto t = methods_transcript("sample_from_datasets");
  const Dataset ones = Dataset::range(10, 20);
  const Dataset twos = Dataset::range(100, 110);
  const auto sample = [](const std::vector<Dataset>& datasets,
                         const SampleOptions& options = {}) {
    return Dataset::sample_from_datasets(datasets, options);
  };
  show(t, sample({ones, twos}, {.seed = 3}));
  show(t, sample({ones, twos}, {.weights = {0.3, 0.7}, .seed = 1}));
  show(t, sample({ones, twos}, {.weights = constant({0.9, 0.1}),
                                .seed = 1,
                                .stop_on_empty_dataset = true}));
  show(t, sample({ones, twos}, {.weights = {0.0, 1.0}, .seed = 1}));
  show(t, sample({ones, twos}, {.weights = {0.0, 0.0}}));
  show(t, sample({ones, twos, twos}, {.weights = {0.5, 0.0, 0.5}, .seed = 5}));
  const Dataset by_turns = Dataset::from_tensors({1.0, 0.0})
                               .concatenate(Dataset::from_tensors({0.0, 1.0}))
                               .repeat();
  show(t,
       sample({ones.take(4), twos.take(4)}, {.weights = by_turns, .seed = 1}));
  const Dataset once = sample({ones.take(3), twos.take(3)},
                              {.seed = 4, .rerandomize_each_iteration = true});
  show(t, once);
  show(t, once);
  t.error([&] { sample({}); });
  t.error([&] { sample({ones, twos}, {.weights = {0.5, 0.2, 0.3}}); });
  t.error([&] { sample({ones, twos}, {.weights = constant({0.5})}); });
  t.error([&] { sample({ones, twos}, {.weights = {1, 2}}); });
  t.error([&] { sample({ones, Dataset::from_tensors("a")}); });
}

TEST_CASE("choose_from_datasets") {
  auto t = methods_transcript("choose_from_datasets");
  const Dataset ones = Dataset::range(10, 20);
  const Dataset twos = Dataset::range(100, 110);
  const Dataset choices = Dataset::from_tensor_slices(
      constant({1, 0, 0, 1, 1, 1}, {.dtype = int64}));
  const auto choose = Dataset::choose_from_datasets;
  show(t, choose({ones.take(2), twos.take(3)}, choices, {}));
  show(t, choose({ones.take(1), twos.take(3)}, choices, {}));
  show(t, choose({ones.take(1), twos.take(3)}, choices,
                 {.stop_on_empty_dataset = false}));
  const Dataset vectors = Dataset::range(2).map(
      [](const Tensor& x) { return fill(reshape(x, {1}), x); });
  t.repr(
      choose({vectors, Dataset::from_tensors(zeros({2}, int64))}, choices, {}));
  t.error([&] { choose({}, choices, {}); });
  t.error([&] {
    choose({ones, twos}, Dataset::from_tensors(constant({0})), {});
  });
  error_class(t, [&] { exhaust(choose({ones}, choices, {})); });
}

TEST_CASE("rejection_resample keeps what Python keeps for the same seed") {
  auto t = methods_transcript("rejection_resample");
  const Dataset labels =
      Dataset::from_tensor_slices({0, 1, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0});
  const auto same = [](auto x) { return x; };
  random::set_seed(7);
  show(t, labels.rejection_resample(same, {0.5, 0.5},
                                    {.initial_dist = {0.75, 0.25}, .seed = 3}));
  show(t, labels.rejection_resample(same, {0.75, 0.25},
                                    {.initial_dist = {0.75, 0.25}, .seed = 3}));
  show(t, labels.rejection_resample(same, {1.0, 0.0},
                                    {.initial_dist = {0.75, 0.25}, .seed = 3}));
  show(t, labels.rejection_resample(same, {0.5, 0.5}, {.seed = 3}));
  show(t, Dataset::zip(labels, Dataset::range(12))
              .rejection_resample(
                  [](const Tensor& x, const Tensor&) { return x; }, {0.4, 0.6},
                  {.initial_dist = {0.75, 0.25}, .seed = 2}));
  random::set_seed(std::nullopt);
}

}  // namespace
}  // namespace tfx::data
