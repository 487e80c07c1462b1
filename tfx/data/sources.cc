// Dataset's sources that are no files.
#include "tfx/core/constant_value.h"
#include "tfx/core/control_dependencies.h"
#include "tfx/core/errors.h"
#include "tfx/core/random_seed.h"
#include "tfx/data/dataset.h"
#include "tfx/data/dataset_factory.h"
#include "tfx/debugging/assert.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/string_ops.h"
#include "tfx/raw_ops/dataset_ops.h"
#include "tfx/raw_ops/experimental_dataset_ops.h"
#include "tfx/raw_ops/io_ops.h"

namespace tfx::data {

using internal::ElementType;
using internal::metadata;

namespace {

struct SliceOptions {
  bool is_files = false;
  std::string name = {};
};

// Throws ValueError unless all tensors have the same number of slices.
void check_batch_dimensions(const std::vector<Tensor>& tensors) {
  if (tensors.empty()) {
    throw ValueError("Invalid `element`. `element` should not be empty.");
  }
  int64_t count = kNone;
  for (const Tensor& tensor : tensors) {
    const TensorShape shape = tensor.shape();
    if (!shape.known_rank() || shape[0] == kNone) continue;
    if (count != kNone && shape[0] != count) {
      throw ValueError("Dimensions " + std::to_string(count) + " and " +
                       std::to_string(shape[0]) + " are not compatible");
    }
    count = shape[0];
  }
}

Dataset slices(const Structure& element, const SliceOptions& options) {
  const StructuredSpec spec = internal::spec_of(element);
  StructuredSpec element_spec = internal::unbatched(spec);
  const std::vector<Tensor> tensors =
      ElementType(spec).to_batched_tensors(element);
  check_batch_dimensions(tensors);
  return DatasetFactory::make(
      "_TensorSliceDataset", std::move(element_spec), {},
      [&](const ElementType& type) {
        return raw_ops::TensorSliceDataset(
            tensors, type.shapes(),
            {.is_files = options.is_files, .metadata = metadata(options.name)});
      });
}

}  // namespace

Dataset Dataset::from_tensors(const StructureLike& tensors,
                              const NameOptions& options) {
  const Structure element = tensors.to_structure();
  return DatasetFactory::make(
      "_TensorDataset", internal::spec_of(element), {},
      [&](const ElementType& type) {
        const std::vector<Tensor> components = type.to_tensors(element);
        if (components.empty()) {
          throw ValueError("Invalid `element`. `element` should not be empty.");
        }
        return raw_ops::TensorDataset(components, type.shapes(),
                                      {.metadata = metadata(options.name)});
      });
}

Dataset Dataset::from_tensor_slices(const StructureLike& tensors,
                                    const NameOptions& options) {
  return slices(tensors.to_structure(), {.name = options.name});
}

Dataset Dataset::range_of(const TensorLike& start, const TensorLike& stop,
                          const TensorLike& step, const RangeOptions& options) {
  return DatasetFactory::make(
      "_RangeDataset", TensorSpec({}, options.output_type), {},
      [&](const ElementType& type) {
        return raw_ops::RangeDataset(
            start.to_tensor(int64), stop.to_tensor(int64),
            step.to_tensor(int64), type.dtypes(), type.shapes(),
            {.metadata = metadata(options.name)});
      });
}

Dataset Dataset::counter(const CounterOptions& options) {
  const NameOptions name{.name = options.name};
  const Tensor start = options.start.to_tensor(options.dtype);
  const Tensor step = options.step.to_tensor(options.dtype);
  return from_tensors(0, name).repeat(-1, name).scan(
      start,
      [step](const Tensor& state, const Tensor&) {
        return Structure(state + step, state);
      },
      name);
}

Dataset Dataset::random(const RandomOptions& options) {
  const Seeds seeds = get_seed(options.seed);
  return DatasetFactory::make(
      "_RandomDataset", TensorSpec({}, int64), {},
      [&](const ElementType& type) {
        const Tensor seed = TensorLike(seeds.seed).to_tensor();
        const Tensor seed2 = TensorLike(seeds.seed2).to_tensor();
        if (!options.rerandomize_each_iteration) {
          return raw_ops::RandomDataset(seed, seed2, type.dtypes(),
                                        type.shapes(),
                                        {.metadata = metadata(options.name)});
        }
        return raw_ops::RandomDatasetV2(
            seed, seed2, raw_ops::DummySeedGenerator(), type.dtypes(),
            type.shapes(),
            {.rerandomize_each_iteration = *options.rerandomize_each_iteration,
             .metadata = metadata(options.name)});
      });
}

Dataset Dataset::list_files(const TensorLike& file_pattern,
                            const ListFilesOptions& options) {
  const Tensor patterns = file_pattern.to_tensor(tfx::string);
  Tensor files = raw_ops::MatchingFiles(patterns);
  const Tensor count = tfx::shape(files, {.out_type = int64})[0];
  const Tensor message = "No files matched pattern: " +
                         strings::reduce_join(patterns, {.separator = ", "});
  {
    const auto checked =
        debugging::Assert(count > 0, {message}, {.summarize = 1});
    const auto after = control_dependencies({checked});
    files = identity(files);
  }
  const Dataset dataset =
      slices(files, {.is_files = true, .name = options.name});
  if (!options.shuffle) return dataset;
  return dataset.shuffle(maximum(count, 1),
                         {.seed = options.seed, .name = options.name});
}

Dataset Dataset::zip(const Structure& datasets, const NameOptions& options) {
  std::vector<Dataset> all;
  StructuredSpec element_spec = tfx::internal::convert_tree<StructuredSpec>(
      datasets, [&](const Structure& leaf) {
        const auto* const dataset =
            leaf.is_composite() ? leaf.composite().get_if<Dataset>() : nullptr;
        if (dataset == nullptr) {
          throw TypeError(
              "Invalid input to `zip`. Inputs are expected to be (nested) "
              "structures of `tf.data.Dataset` objects but encountered object "
              "of type " +
              std::string(leaf.type_name()) + ".");
        }
        all.push_back(*dataset);
        return dataset->element_spec();
      });
  std::vector<Tensor> variants;
  for (const Dataset& dataset : all) {
    variants.push_back(dataset.variant_tensor());
  }
  return DatasetFactory::make("_ZipDataset", std::move(element_spec),
                              {.datasets = all}, [&](const ElementType& type) {
                                return raw_ops::ZipDataset(
                                    variants, type.dtypes(), type.shapes(),
                                    {.metadata = metadata(options.name)});
                              });
}

}  // namespace tfx::data
