#include "tfx/data/experimental.h"

#include <map>

#include "tfx/core/errors.h"
#include "tfx/core/graph_builder.h"
#include "tfx/core/random_seed.h"
#include "tfx/data/dataset_factory.h"
#include "tfx/data/parallel_interleave.h"
#include "tfx/data/readers.h"
#include "tfx/data/shuffle_and_repeat.h"
#include "tfx/io/parsing.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/raw_ops/dataset_ops.h"
#include "tfx/raw_ops/experimental_dataset_ops.h"

namespace tfx::data::experimental {

using data::internal::ElementType;

namespace {

// The dict with another value. Throws ValueError if it is none.
Structure with_value(const Structure& dict, const std::string& key,
                     const Structure& value) {
  std::vector<Structure::Item> items;
  for (const size_t i : dict.keys_as_written()) {
    items.emplace_back(dict.keys()[i], dict.children()[i]);
  }
  items.emplace_back(key, value);
  return Structure::dict(std::move(items));
}

// The dict without a value, and that value.
Structure split_off(const Structure& dict, const std::string& key) {
  std::vector<Structure::Item> items;
  for (const size_t i : dict.keys_as_written()) {
    if (dict.keys()[i] != key) {
      items.emplace_back(dict.keys()[i], dict.children()[i]);
    }
  }
  return {Structure::dict(std::move(items)), dict[key]};
}

Structure zeros_of(const StructuredSpec& spec) {
  return tfx::internal::convert_tree<Structure>(
      spec, [](const StructuredSpec& leaf) -> Structure {
        return zeros(leaf.spec().shape(), {.dtype = leaf.spec().dtype()});
      });
}

void check_can_be_padded(const Dataset& dataset, const Tensor& cardinality) {
  const auto have = dataset.cardinality().item<int64_t>();
  const auto want = cardinality.item<int64_t>();
  if (have < 0) {
    throw ValueError(
        "The dataset passed into `pad_to_cardinality` must have a known "
        "cardinalty, but has cardinality " +
        std::to_string(have));
  }
  if (have > want) {
    throw ValueError(
        "The dataset passed into `pad_to_cardinality` must have a cardinalty "
        "less than the target cardinality (" +
        std::to_string(want) + "), but has cardinality " +
        std::to_string(have));
  }
}

Structure parsed_batch(const Tensor& serialized, const io::Features& features) {
  io::ParsedFeatures parsed = io::parse_example(serialized, features);
  for (auto& [key, value] : parsed) {
    if (features.at(key).get_if<io::VarLenFeature>() == nullptr) continue;
    // Parsing leaves the size of the batch open.
    SparseTensor sparse = value.sparse();
    sparse.set_shape(serialized.shape().concatenate({kNone}));
    value = sparse;
  }
  return parsed;
}

}  // namespace

Dataset SqlDataset(const TensorLike& driver_name,
                   const TensorLike& data_source_name, const TensorLike& query,
                   const StructuredSpec& output_types) {
  StructuredSpec spec = tfx::internal::convert_tree<StructuredSpec>(
      output_types, [](const StructuredSpec& leaf) -> StructuredSpec {
        return TensorSpec({}, leaf.spec().dtype());
      });
  return DatasetFactory::make(
      "SqlDatasetV2", std::move(spec), {}, [&](const ElementType& type) {
        return raw_ops::SqlDataset(driver_name.to_tensor(tfx::string),
                                   data_source_name.to_tensor(tfx::string),
                                   query.to_tensor(tfx::string), type.dtypes(),
                                   type.shapes());
      });
}

Dataset from_list(const std::vector<Structure>& elements,
                  const NameOptions& options) {
  if (elements.empty()) {
    throw ValueError(
        "Invalid `elements`. `elements` should not be empty. If you want an "
        "empty dataset, use `tf.data.Dataset.range(0)`.");
  }
  StructuredSpec spec = data::internal::spec_of(elements[0]);
  for (const Structure& element : elements) {
    spec = data::internal::common_type(spec, data::internal::spec_of(element),
                                       "elements");
  }
  return DatasetFactory::make(
      "_ListDataset", std::move(spec), {}, [&](const ElementType& type) {
        std::vector<Tensor> all;
        for (const Structure& element : elements) {
          const std::vector<Tensor> tensors = type.to_tensors(element);
          all.insert(all.end(), tensors.begin(), tensors.end());
        }
        return raw_ops::ListDataset(
            all, type.dtypes(), type.shapes(),
            {.metadata = data::internal::metadata(options.name)});
      });
}

Dataset make_batched_features_dataset(const TensorLike& file_pattern,
                                      int64_t batch_size,
                                      const io::Features& features,
                                      const BatchedFeaturesOptions& options) {
  Dataset dataset = Dataset::list_files(
      file_pattern, {.shuffle = options.shuffle, .seed = options.shuffle_seed});
  dataset = data::internal::read_by_turns(
      dataset,
      [&options](const Structure& file) -> Structure {
        return options.reader == nullptr ? TFRecordDataset(file.tensor())
                                         : options.reader(file.tensor());
      },
      options.reader_num_threads, options.sloppy_ordering);
  // Records may have keys.
  if (dataset.element_spec().is_tuple() && dataset.element_spec().size() == 2) {
    dataset =
        dataset.map([](const Tensor&, const Tensor& value) { return value; });
  }
  dataset = data::internal::shuffle_and_repeat(
      dataset, {.shuffle = options.shuffle,
                .buffer_size = options.shuffle_buffer_size,
                .seed = options.shuffle_seed,
                .num_epochs = options.num_epochs});
  dataset = dataset.batch(
      batch_size,
      {.drop_remainder = options.drop_final_batch || !options.num_epochs});
  dataset = parse_example_dataset(
      features, {.num_parallel_calls = options.parser_num_threads})(dataset);
  if (options.label_key) {
    const std::string& label = *options.label_key;
    if (!features.contains(label)) {
      throw ValueError("The `label_key` provided (" + label +
                       ") must be one of the `features` keys.");
    }
    dataset = dataset.map([label](const Structure& element) {
      return split_off(element, label);
    });
  }
  return dataset.prefetch(options.prefetch_buffer_size);
}

Dataset from_variant(const Tensor& variant, const StructuredSpec& structure) {
  return Dataset::of_variant(variant, structure);
}

Tensor to_variant(const Dataset& dataset) { return dataset.variant_tensor(); }

Tensor cardinality(const Dataset& dataset) { return dataset.cardinality(); }

StructuredSpec get_structure(const Dataset& dataset) {
  return dataset.element_spec();
}

Structure get_single_element(const Dataset& dataset) {
  return dataset.get_single_element();
}

Optional get_next_as_optional(const Iterator& iterator) {
  return iterator.get_next_as_optional();
}

Structure at(const Dataset& dataset, const TensorLike& index) {
  const auto type = DatasetFactory::type_of(dataset);
  return type->from_tensors(raw_ops::GetElementAtIndex(
      dataset.variant_tensor(), index.to_tensor(int64), type->dtypes(),
      type->shapes()));
}

Transformation assert_cardinality(const TensorLike& expected_cardinality) {
  return [expected =
              expected_cardinality.to_tensor(int64)](const Dataset& dataset) {
    return DatasetFactory::make_alike(
        "_AssertCardinalityDataset", {.datasets = {dataset}},
        [&](const ElementType& type) {
          return raw_ops::AssertCardinalityDataset(
              dataset.variant_tensor(), expected, type.dtypes(), type.shapes());
        });
  };
}

Transformation pad_to_cardinality(const TensorLike& cardinality,
                                  const PadToCardinalityOptions& options) {
  return [count = cardinality.to_tensor(int64),
          key = options.mask_key](const Dataset& dataset) {
    // What is not known while a function is traced is not checked.
    if (GraphBuilder::current() == nullptr) check_can_be_padded(dataset, count);
    if (!dataset.element_spec().is_dict()) {
      throw ValueError(
          "`pad_to_cardinality` requires its input dataset to be a "
          "dictionary.");
    }
    const Structure filler = with_value(zeros_of(dataset.element_spec()), key,
                                        TensorLike(false).to_tensor());
    return dataset
        .map([key](const Structure& element) {
          return with_value(element, key, TensorLike(true).to_tensor());
        })
        .concatenate(Dataset::from_tensors(filler).repeat(
            count - dataset.cardinality()));
  };
}

Transformation dense_to_ragged_batch(const TensorLike& batch_size,
                                     const RaggedBatchOptions& options) {
  return [size = batch_size.to_tensor(int64), options](const Dataset& dataset) {
    return dataset.ragged_batch(size, options);
  };
}

Transformation dense_to_sparse_batch(const TensorLike& batch_size,
                                     const TensorShape& row_shape) {
  return
      [size = batch_size.to_tensor(int64), row_shape](const Dataset& dataset) {
        return dataset.sparse_batch(size, row_shape);
      };
}

Transformation enumerate_dataset(const EnumerateDatasetOptions& options) {
  return [start = options.start](const Dataset& dataset) {
    return dataset.enumerate({.start = start});
  };
}

Transformation ignore_errors(const IgnoreErrorsOptions& options) {
  return [options](const Dataset& dataset) {
    return dataset.ignore_errors(options);
  };
}

Transformation unbatch() {
  return [](const Dataset& dataset) { return dataset.unbatch(); };
}

Transformation unique() {
  return [](const Dataset& dataset) { return dataset.unique(); };
}

Transformation shuffle_and_repeat(const TensorLike& buffer_size,
                                  const ShuffleAndRepeatOptions& options) {
  return
      [size = buffer_size.to_tensor(int64), options](const Dataset& dataset) {
        const Seeds seeds = get_seed(options.seed);
        return DatasetFactory::make_alike(
            "_ShuffleAndRepeatDataset", {.datasets = {dataset}},
            [&](const ElementType& type) {
              return raw_ops::ShuffleAndRepeatDataset(
                  dataset.variant_tensor(), size,
                  TensorLike(seeds.seed).to_tensor(),
                  TensorLike(seeds.seed2).to_tensor(),
                  options.count.to_tensor(int64), type.dtypes(), type.shapes());
            });
      };
}

Transformation parse_example_dataset(
    const io::Features& features, const ParseExampleDatasetOptions& options) {
  return [features, options](const Dataset& dataset) {
    return dataset.map(
        [features](const Tensor& serialized) {
          return parsed_batch(serialized, features);
        },
        {.num_parallel_calls = options.num_parallel_calls,
         .deterministic = options.deterministic});
  };
}

Transformation internal::parallel_interleave(
    data::internal::ElementCall call, const TensorLike& cycle_length,
    const ParallelInterleaveOptions& options) {
  const auto or_none = [](const TensorOption& option) {
    return option.is_none() ? Tensor() : option.to_tensor(int64);
  };
  return
      [call = std::move(call),
       given = data::internal::ParallelInterleaveOptions{
           .cycle_length = cycle_length.to_tensor(int64),
           .block_length = options.block_length.to_tensor(int64),
           .buffer_output_elements = or_none(options.buffer_output_elements),
           .prefetch_input_elements = or_none(options.prefetch_input_elements),
           .sloppy = options.sloppy}](const Dataset& dataset) {
        return data::internal::parallel_interleave(dataset, call, given);
      };
}

}  // namespace tfx::data::experimental
