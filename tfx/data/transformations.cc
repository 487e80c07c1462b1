// Dataset's methods without functions: batches, order and amount of elements.
#include <limits>

#include "tfx/core/errors.h"
#include "tfx/core/random_seed.h"
#include "tfx/data/batching.h"
#include "tfx/data/dataset.h"
#include "tfx/data/dataset_factory.h"
#include "tfx/raw_ops/dataset_ops.h"
#include "tfx/raw_ops/experimental_dataset_ops.h"

namespace tfx::data {

using internal::ElementType;
using internal::metadata;

Dataset Dataset::batch(const TensorLike& batch_size,
                       const BatchOptions& options) const {
  const Tensor size = batch_size.to_tensor(int64);
  const Tensor drop_remainder = TensorLike(options.drop_remainder).to_tensor();
  const bool is_parallel = !options.num_parallel_calls.is_none();
  return DatasetFactory::make(
      is_parallel ? "_ParallelBatchDataset" : "_BatchDataset",
      internal::batched(element_spec(), internal::static_batch_size(
                                            size, options.drop_remainder)),
      {.datasets = {*this}}, [&](const ElementType& type) {
        if (!is_parallel) {
          return raw_ops::BatchDatasetV2(variant_tensor(), size, drop_remainder,
                                         type.dtypes(), type.shapes(),
                                         {.metadata = metadata(options.name)});
        }
        const std::string deterministic =
            !options.deterministic
                ? "default"
                : (*options.deterministic ? "true" : "false");
        return raw_ops::ParallelBatchDataset(
            variant_tensor(), size, options.num_parallel_calls.to_tensor(int64),
            drop_remainder, type.dtypes(), type.shapes(),
            {.deterministic = deterministic,
             .metadata = metadata(options.name)});
      });
}

Dataset Dataset::unbatch(const NameOptions& options) const {
  const Dataset input = internal::sliceable(*this);
  return DatasetFactory::make(
      "_UnbatchDataset", internal::unbatched(element_spec()),
      {.datasets = {input}}, [&](const ElementType& type) {
        return raw_ops::UnbatchDataset(input.variant_tensor(), type.dtypes(),
                                       type.shapes(),
                                       {.metadata = metadata(options.name)});
      });
}

Dataset Dataset::window(const TensorLike& size,
                        const WindowOptions& options) const {
  const Tensor count = size.to_tensor(int64);
  std::vector<TypeSpec> leaves = internal::leaf_specs(element_spec());
  for (TypeSpec& leaf : leaves) leaf = DatasetSpec(leaf);
  return DatasetFactory::make(
      "_WindowDataset", internal::with_leaf_specs(element_spec(), leaves),
      {.datasets = {*this}}, [&](const ElementType& type) {
        return raw_ops::WindowDataset(
            variant_tensor(), count,
            options.shift.is_none() ? count : options.shift.to_tensor(int64),
            options.stride.to_tensor(int64),
            TensorLike(options.drop_remainder).to_tensor(), type.dtypes(),
            type.shapes(), {.metadata = metadata(options.name)});
      });
}

Dataset Dataset::shuffle(const TensorLike& buffer_size,
                         const ShuffleOptions& options) const {
  const Seeds seeds = get_seed(options.seed);
  return DatasetFactory::make_alike(
      "_ShuffleDataset", {.datasets = {*this}}, [&](const ElementType& type) {
        return raw_ops::ShuffleDatasetV3(
            variant_tensor(), buffer_size.to_tensor(int64),
            TensorLike(seeds.seed).to_tensor(),
            TensorLike(seeds.seed2).to_tensor(), raw_ops::DummySeedGenerator(),
            type.dtypes(), type.shapes(),
            {.reshuffle_each_iteration = options.reshuffle_each_iteration,
             .metadata = metadata(options.name)});
      });
}

Dataset Dataset::repeat(const TensorLike& count,
                        const NameOptions& options) const {
  return DatasetFactory::make_alike(
      "_RepeatDataset", {.datasets = {*this}}, [&](const ElementType& type) {
        return raw_ops::RepeatDataset(variant_tensor(), count.to_tensor(int64),
                                      type.dtypes(), type.shapes(),
                                      {.metadata = metadata(options.name)});
      });
}

Dataset Dataset::take(const TensorLike& count,
                      const NameOptions& options) const {
  return DatasetFactory::make_alike(
      "_TakeDataset", {.datasets = {*this}}, [&](const ElementType& type) {
        return raw_ops::TakeDataset(variant_tensor(), count.to_tensor(int64),
                                    type.dtypes(), type.shapes(),
                                    {.metadata = metadata(options.name)});
      });
}

Dataset Dataset::skip(const TensorLike& count,
                      const NameOptions& options) const {
  return DatasetFactory::make_alike(
      "_SkipDataset", {.datasets = {*this}}, [&](const ElementType& type) {
        return raw_ops::SkipDataset(variant_tensor(), count.to_tensor(int64),
                                    type.dtypes(), type.shapes(),
                                    {.metadata = metadata(options.name)});
      });
}

Dataset Dataset::shard(const TensorLike& num_shards, const TensorLike& index,
                       const NameOptions& options) const {
  return DatasetFactory::make_alike(
      "_ShardDataset", {.datasets = {*this}}, [&](const ElementType& type) {
        return raw_ops::ShardDataset(
            variant_tensor(), num_shards.to_tensor(int64),
            index.to_tensor(int64), type.dtypes(), type.shapes(),
            {.metadata = metadata(options.name)});
      });
}

Dataset Dataset::prefetch(const TensorLike& buffer_size,
                          const NameOptions& options) const {
  return DatasetFactory::make_alike(
      "_PrefetchDataset", {.datasets = {*this}}, [&](const ElementType& type) {
        return raw_ops::PrefetchDataset(
            variant_tensor(), buffer_size.to_tensor(int64), type.dtypes(),
            type.shapes(), {.metadata = metadata(options.name)});
      });
}

Dataset Dataset::cache(const TensorLike& filename,
                       const NameOptions& options) const {
  return DatasetFactory::make_alike(
      "CacheDataset", {.datasets = {*this}}, [&](const ElementType& type) {
        return raw_ops::CacheDatasetV2(
            variant_tensor(), filename.to_tensor(tfx::string),
            raw_ops::DummyMemoryCache(), type.dtypes(), type.shapes(),
            {.metadata = metadata(options.name)});
      });
}

Dataset Dataset::concatenate(const Dataset& dataset,
                             const NameOptions& options) const {
  return DatasetFactory::make(
      "_ConcatenateDataset",
      internal::common_type(element_spec(), dataset.element_spec(),
                            "dataset elements"),
      {.datasets = {*this, dataset}}, [&](const ElementType& type) {
        return raw_ops::ConcatenateDataset(
            variant_tensor(), dataset.variant_tensor(), type.dtypes(),
            type.shapes(), {.metadata = metadata(options.name)});
      });
}

Dataset Dataset::enumerate(const EnumerateOptions& options) const {
  const Tensor start = options.start.to_tensor(int64);
  constexpr auto kLast = std::numeric_limits<int64_t>::max();
  return zip(
      Structure(Dataset::range(start, kLast, {.name = options.name}), *this),
      {.name = options.name});
}

Dataset Dataset::unique(const NameOptions& options) const {
  for (const DType dtype : DatasetFactory::type_of(*this)->dtypes()) {
    if (dtype == int32 || dtype == int64 || dtype == tfx::string) continue;
    throw TypeError(
        "Invalid element type. `unique` only supports tf.int32, tf.int64 and "
        "tf.string elements, but the element has type " +
        dtype.repr() + ".");
  }
  return DatasetFactory::make_alike(
      "_UniqueDataset", {.datasets = {*this}}, [&](const ElementType& type) {
        return raw_ops::UniqueDataset(variant_tensor(), type.dtypes(),
                                      type.shapes(),
                                      {.metadata = metadata(options.name)});
      });
}

Dataset Dataset::ignore_errors(const IgnoreErrorsOptions& options) const {
  return DatasetFactory::make_alike(
      "_IgnoreErrorsDataset", {.datasets = {*this}},
      [&](const ElementType& type) {
        return raw_ops::IgnoreErrorsDataset(
            variant_tensor(), type.dtypes(), type.shapes(),
            {.log_warning = options.log_warning});
      });
}

}  // namespace tfx::data
