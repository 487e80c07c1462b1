// Dataset's methods that choose among elements of several datasets.
#include <limits>

#include "tfx/core/constant_value.h"
#include "tfx/core/errors.h"
#include "tfx/data/dataset.h"
#include "tfx/data/dataset_factory.h"
#include "tfx/data/element_function.h"
#include "tfx/data/inline_map.h"
#include "tfx/function/cond.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/reduce_ops.h"
#include "tfx/random/random_ops.h"
#include "tfx/raw_ops/dataset_ops.h"
#include "tfx/raw_ops/experimental_dataset_ops.h"
#include "tfx/raw_ops/logging_ops.h"
#include "tfx/raw_ops/random_ops.h"

namespace tfx::data {

using internal::ElementCall;
using internal::ElementType;

namespace {

StructuredSpec common_spec(const std::vector<Dataset>& datasets) {
  StructuredSpec spec = datasets[0].element_spec();
  for (size_t i = 1; i < datasets.size(); ++i) {
    try {
      spec = internal::common_type(spec, datasets[i].element_spec(),
                                   "dataset elements");
    } catch (const TypeError&) {
      throw TypeError(
          "Invalid `datasets`. `datasets` must have compatible element "
          "specs.\n Dataset 0 element_spec=" +
          datasets[0].element_spec().repr() + ".\nDataset " +
          std::to_string(i) +
          " element_spec=" + datasets[i].element_spec().repr() + ".");
    }
  }
  return spec;
}

// Elements of `datasets`, by the indices that `selector` has.
Dataset directed_interleave(const Dataset& selector,
                            const std::vector<Dataset>& datasets,
                            bool stop_on_empty_dataset) {
  std::vector<Dataset> inputs = {selector};
  inputs.insert(inputs.end(), datasets.begin(), datasets.end());
  std::vector<Tensor> variants;
  for (const Dataset& dataset : datasets) {
    variants.push_back(dataset.variant_tensor());
  }
  return DatasetFactory::make(
      "_DirectedInterleaveDataset", common_spec(datasets), {.datasets = inputs},
      [&](const ElementType& type) {
        return raw_ops::DirectedInterleaveDataset(
            selector.variant_tensor(), variants, type.dtypes(), type.shapes(),
            {.stop_on_empty_dataset = stop_on_empty_dataset});
      });
}

void check_not_empty(const std::vector<Dataset>& datasets) {
  if (datasets.empty()) {
    throw ValueError("Invalid `datasets`. `datasets` should not be empty.");
  }
}

void check_weights(const Tensor& weights, size_t count, bool is_tensor) {
  const auto expected = static_cast<int64_t>(count);
  if (weights.shape().is_compatible_with({expected})) return;
  if (is_tensor) {
    throw ValueError(
        "Invalid `weights`. The shape of `weights` should be compatible with "
        "`[len(datasets)]` but is " +
        weights.shape().str() + ".");
  }
  throw ValueError(
      "Invalid `weights`. `weights` should have the same length as `datasets` "
      "but got `len(weights)=" +
      std::to_string(weights.shape().num_elements().value_or(0)) +
      "` vs. `len(datasets)=" + std::to_string(count) + "`.");
}

// Leaves out what has weight 0.
void keep_weighted(std::vector<Dataset>& datasets, Tensor& weights) {
  const std::vector<double> all = weights.numpy().to_vector<double>();
  std::vector<Dataset> kept;
  std::vector<int64_t> indices;
  for (size_t i = 0; i < all.size(); ++i) {
    if (!(all[i] > 0)) continue;
    kept.push_back(datasets[i]);
    indices.push_back(static_cast<int64_t>(i));
  }
  if (kept.empty()) {
    datasets = {datasets[0].take(0)};
    weights = ones({1});
  } else {
    datasets = std::move(kept);
    weights = gather(weights, indices);
  }
}

// The index that `logits`, of shape [1, n], and two random numbers choose.
Tensor chosen_index(const Tensor& logits, const Tensor& seed) {
  return squeeze(
      raw_ops::StatelessMultinomial(logits, TensorLike(1).to_tensor(), seed),
      {0, 1});
}

Dataset seeds_of(const SampleOptions& options) {
  return Dataset::random(
             {.seed = options.seed,
              .rerandomize_each_iteration = options.rerandomize_each_iteration})
      .batch(2);
}

Dataset sample_by_dataset(const std::vector<Dataset>& datasets,
                          const Dataset& weights,
                          const SampleOptions& options) {
  const Dataset logits =
      weights.map([](const Tensor& p) { return expand_dims(math::log(p), 0); });
  const Dataset selector = internal::inline_map(
      Dataset::zip(logits, seeds_of(options)),
      internal::element_call([](const Tensor& logit, const Tensor& seed) {
        return chosen_index(logit, seed);
      }));
  return directed_interleave(selector, datasets, options.stop_on_empty_dataset);
}

}  // namespace

Dataset internal::inline_map(const Dataset& dataset, const ElementCall& call) {
  const ElementFunction function(call, dataset.element_spec(), "map");
  return DatasetFactory::make(
      "_MapDataset", function.result().spec(),
      {.datasets = {dataset}, .owners = {function.owner()}},
      [&](const ElementType& type) {
        return raw_ops::MapDataset(
            dataset.variant_tensor(), function.captured(), function.name(),
            type.dtypes(), type.shapes(),
            {.use_inter_op_parallelism = false, .preserve_cardinality = true});
      });
}

Dataset Dataset::sample_from_datasets(const std::vector<Dataset>& datasets,
                                      const SampleOptions& options) {
  check_not_empty(datasets);
  if (const auto* dataset = options.weights.composite().get_if<Dataset>()) {
    return sample_by_dataset(datasets, *dataset, options);
  }
  std::vector<Dataset> chosen = datasets;
  Tensor logits;
  if (options.weights.is_none()) {
    logits = ones({1, static_cast<int64_t>(datasets.size())});
  } else {
    const bool is_tensor = options.weights.tensor() != nullptr;
    Tensor weights = options.weights.to_structure().tensor();
    check_weights(weights, datasets.size(), is_tensor);
    if (!is_tensor) keep_weighted(chosen, weights);
    if (weights.dtype() != float32 && weights.dtype() != float64) {
      throw TypeError(
          "Invalid `weights`. `weights` type must be either `tf.float32` or "
          "`tf.float64` but is " +
          weights.dtype().str() + ".");
    }
    logits = expand_dims(math::log(weights), 0);
  }
  if (chosen.size() == 1) return chosen[0];
  const Dataset selector = internal::inline_map(
      seeds_of(options), internal::element_call([logits](const Tensor& seed) {
        return chosen_index(logits, seed);
      }));
  return directed_interleave(selector, chosen, options.stop_on_empty_dataset);
}

Dataset Dataset::choose_from_datasets(const std::vector<Dataset>& datasets,
                                      const Dataset& choice_dataset,
                                      const ChooseOptions& options) {
  check_not_empty(datasets);
  const StructuredSpec& spec = choice_dataset.element_spec();
  if (!spec.is_tensor() || spec.spec().dtype() != int64 ||
      !spec.spec().shape().is_compatible_with({})) {
    throw TypeError(
        "Invalid `choice_dataset`. Elements of `choice_dataset` must be scalar "
        "`tf.int64` tensors but are " +
        spec.repr() + ".");
  }
  // For a dataset that is split among workers: each makes all choices.
  const Dataset choices = DatasetFactory::make_alike(
      "_VariantDataset", {.datasets = {choice_dataset}},
      [&](const ElementType& type) {
        return raw_ops::RewriteDataset(
            choice_dataset.variant_tensor(),
            TensorLike("replicate_on_split").to_tensor(), type.dtypes(),
            type.shapes());
      });
  return directed_interleave(choices, datasets, options.stop_on_empty_dataset);
}

namespace {

// How rejection_resample() gets from one distribution to another.
struct Acceptance {
  Tensor of_class;     // the probabilities to keep an element of each class
  Tensor of_original;  // the probability to take an element as it comes
};
Acceptance acceptance(const Tensor& initial, const Tensor& target) {
  constexpr float kTiny = std::numeric_limits<float>::min();
  const Tensor ratio = target / (initial + kTiny);
  const Tensor least = reduce_min(ratio);
  return {(ratio - least) / (reduce_max(ratio) - least), least};
}

// The distribution of the classes as far as they have been seen, for each
// element.
Dataset estimated_distribution(const Dataset& classes, const Tensor& target) {
  constexpr int64_t kBatchSize = 32;
  constexpr int64_t kSmoothing = 10;
  const int64_t count = target.shape()[0];
  const auto update = [count](const Tensor& seen, const Tensor& batch) {
    const Tensor now =
        seen + reduce_sum(one_hot(batch, count, {.dtype = int64}), 0);
    const Tensor distribution = cast(truediv(now, reduce_sum(now)), float32);
    return std::pair(now, tile(expand_dims(distribution, 0), {kBatchSize, 1}));
  };
  return classes.batch(kBatchSize)
      .scan(fill({count}, kSmoothing), update)
      .unbatch();
}

Tensor warn_of_many_rejections(const Tensor& accepted, const Tensor& initial) {
  const Tensor rejected = reduce_sum((1 - accepted) * initial);
  return cond(
      rejected < 0.5, [&] { return accepted; },
      [&] {
        return raw_ops::Print(
            accepted, {rejected, initial, accepted},
            {.message = "Proportion of examples rejected by sampler is high: ",
             .first_n = 10,
             .summarize = 100});
      });
}

// (class, element), of the elements that are kept.
Dataset accepted_elements(const Dataset& dataset, const Dataset& acceptances,
                          const ElementCall& class_of,
                          std::optional<int64_t> seed) {
  return Dataset::zip(acceptances, dataset)
      .map([class_of](const Structure& probabilities_and_element) {
        const Structure& element = probabilities_and_element.children()[1];
        const Structure label = class_of(element);
        return Structure(
            label,
            gather(probabilities_and_element.children()[0].tensor(),
                   label.tensor()),
            element);
      })
      .filter([seed](const Structure& element) {
        return random::uniform({}, {.seed = seed}) <
               element.children()[1].tensor();
      })
      .map([](const Structure& element) {
        return Structure(element.children()[0], element.children()[2]);
      });
}

// The share of elements that are taken as they come, if it is known already.
std::optional<float> static_share(const Tensor& initial, const Tensor& target) {
  const auto from = constant_value(initial);
  const auto to = constant_value(target);
  if (!from || !to) return std::nullopt;
  return reduce_min(*to / *from).item<float>();
}

}  // namespace

Dataset Dataset::resample_elements(
    const ElementCall& class_of, const TensorLike& target_dist,
    const RejectionResampleOptions& options) const {
  const NameOptions name{.name = options.name};
  const Tensor target = cast(target_dist.to_tensor(), float32);
  const auto with_class = [class_of](const Structure& element) {
    return Structure(class_of(element), element);
  };
  const auto repeated = [&](const Tensor& value) {
    return from_tensors(value, name).repeat(-1, name);
  };
  std::optional<Dataset> initial_ds;
  std::optional<Dataset> accepted_ds;
  std::optional<Dataset> original_ds;
  std::optional<float> share;
  if (!options.initial_dist.is_none()) {
    const Tensor initial = cast(options.initial_dist.to_tensor(), float32);
    const Acceptance accepted = acceptance(initial, target);
    initial_ds = repeated(initial);
    accepted_ds = repeated(accepted.of_class);
    original_ds = repeated(accepted.of_original);
    share = static_share(initial, target);
  } else {
    initial_ds = estimated_distribution(
        map_elements(class_of, {.name = options.name}), target);
    const Dataset both = initial_ds->map([target](const Tensor& initial) {
      const Acceptance accepted = acceptance(initial, target);
      return std::pair(accepted.of_class, accepted.of_original);
    });
    accepted_ds = both.map([](const Tensor& p, const Tensor&) { return p; });
    original_ds = both.map([](const Tensor&, const Tensor& p) { return p; });
  }
  const Dataset acceptances =
      zip(*accepted_ds, *initial_ds).map(warn_of_many_rejections);
  const Dataset filtered =
      accepted_elements(*this, acceptances, class_of, options.seed)
          .prefetch(3, name);
  if (share == 1.0F) return map_elements(with_class, {.name = options.name});
  if (share == 0.0F) return filtered;
  const Dataset weights = original_ds->map([](const Tensor& p) {
    return stack({p, 1.0 - p});
  });
  return sample_from_datasets({map_elements(with_class, {}), filtered},
                              {.weights = weights,
                               .seed = options.seed,
                               .stop_on_empty_dataset = true});
}

}  // namespace tfx::data
