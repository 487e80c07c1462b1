// Dataset's methods that group elements.
#include <limits>

#include "tfx/core/control_dependencies.h"
#include "tfx/core/errors.h"
#include "tfx/data/batching.h"
#include "tfx/data/dataset.h"
#include "tfx/data/dataset_factory.h"
#include "tfx/data/element_function.h"
#include "tfx/data/experimental.h"
#include "tfx/data/state_function.h"
#include "tfx/debugging/debugging.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/reduce_ops.h"
#include "tfx/raw_ops/experimental_dataset_ops.h"

namespace tfx::data {

using internal::ElementCall;
using internal::ElementFunction;
using internal::ElementType;
using internal::metadata;

namespace {

ElementCall window_size_call(const GroupByWindowOptions& options) {
  const bool has_function = options.window_size_func != nullptr;
  if (options.window_size.is_none() != has_function) {
    throw ValueError(
        "Either the `window_size` argument or the `window_size_func` argument "
        "must be specified.");
  }
  if (has_function) return options.window_size_func;
  return [size = options.window_size](const Structure&) {
    return Structure(size.to_tensor(int64));
  };
}

StructuredSpec elements_of_windows(const ElementFunction& reduce_function) {
  const StructuredSpec& result = reduce_function.result().spec();
  const TypeSpec* const type = result.type_spec();
  const auto* const dataset =
      type == nullptr ? nullptr : type->get_if<DatasetSpec>();
  if (dataset == nullptr) {
    throw TypeError(
        "Invalid `reduce_func`. `reduce_func` must return a single "
        "`tf.data.Dataset` object but its return type is " +
        result.repr() + ".");
  }
  return dataset->element_spec();
}

// What bucket_by_sequence_length() pads the elements of a bucket to.
std::vector<Tensor> bucket_shapes(const Dataset& dataset,
                                  const StructuredShapes& given,
                                  const Tensor& filler) {
  std::vector<Tensor> shapes;
  if (given.is_none()) {
    shapes = internal::padded_shapes_of(dataset);
  } else {
    for (const TensorShape& shape : given.shapes()) {
      shapes.push_back(internal::shape_tensor(shape));
    }
  }
  if (!filler.has_value()) return shapes;
  for (Tensor& shape : shapes) {
    shape = where(shape == kNone, filler, shape);
  }
  return shapes;
}

// One less than the upper boundary of the bucket; the last one has none.
Tensor longest_of_bucket(const Tensor& bucket,
                         const std::vector<int64_t>& boundaries) {
  const auto buckets = static_cast<int64_t>(boundaries.size());
  const Tensor checked = debugging::assert_less(
      bucket, buckets,
      {.message = "When pad_to_bucket_boundary=True, elements must have length "
                  "< max(bucket_boundaries)."});
  const auto after = control_dependencies({checked});
  return gather(boundaries, bucket) - 1;
}

}  // namespace

Dataset Dataset::group_elements(const ElementCall& key,
                                const ElementCall& reduce,
                                const GroupByWindowOptions& options) const {
  const ElementCall window_size = window_size_call(options);
  const std::string method = "group_by_window";
  const ElementFunction key_function(key, element_spec(), method);
  key_function.check_is_key("key_func");
  const TensorSpec key_spec({}, int64);
  const ElementFunction reduce_function(
      reduce, StructuredSpec(key_spec, DatasetSpec(element_spec())), method);
  StructuredSpec spec = elements_of_windows(reduce_function);
  const ElementFunction size_function(window_size, key_spec, method);
  size_function.check_is_key("window_size_func");
  return DatasetFactory::make(
      "_GroupByWindowDataset", std::move(spec),
      {.datasets = {*this},
       .owners = {key_function.owner(), reduce_function.owner(),
                  size_function.owner()}},
      [&](const ElementType& type) {
        return raw_ops::GroupByWindowDataset(
            variant_tensor(), key_function.captured(),
            reduce_function.captured(), size_function.captured(),
            key_function.name(), reduce_function.name(), size_function.name(),
            type.dtypes(), type.shapes(), {.metadata = metadata(options.name)});
      });
}

Dataset Dataset::bucket_elements(const ElementCall& length,
                                 const std::vector<int64_t>& boundaries,
                                 const std::vector<int64_t>& batch_sizes,
                                 const BucketOptions& options) const {
  if (batch_sizes.size() != boundaries.size() + 1) {
    throw ValueError(
        "`len(bucket_batch_sizes)` must equal `len(bucket_boundaries) + 1` but "
        "`len(bucket_batch_sizes)=" +
        std::to_string(batch_sizes.size()) + "` and `len(bucket_boundaries)=" +
        std::to_string(boundaries.size()) + "`.");
  }
  const auto bucket_of = [=](const Structure& element) -> Structure {
    std::vector<int64_t> least = boundaries;
    least.insert(least.begin(), std::numeric_limits<int32_t>::min());
    std::vector<int64_t> end = boundaries;
    end.push_back(std::numeric_limits<int32_t>::max());
    const Tensor size = cast(length(element).tensor(), int64);
    return reduce_min(where(logical_and(TensorLike(least).to_tensor() <= size,
                                        size < TensorLike(end).to_tensor())));
  };
  const auto size_of = [=](const Structure& bucket) -> Structure {
    return gather(batch_sizes, bucket.tensor());
  };
  const auto batch = [=](const Tensor& bucket, const Dataset& elements) {
    const Tensor size = size_of(bucket).tensor();
    if (options.no_padding) {
      return elements.batch(size, {.drop_remainder = options.drop_remainder,
                                   .name = options.name});
    }
    Tensor filler;
    if (options.pad_to_bucket_boundary) {
      filler = longest_of_bucket(bucket, boundaries);
    }
    return internal::padded_batch(
        elements, size, bucket_shapes(elements, options.padded_shapes, filler),
        {.padding_values = options.padding_values,
         .drop_remainder = options.drop_remainder,
         .name = options.name});
  };
  return group_elements(bucket_of, internal::element_call(batch),
                        {.window_size_func = size_of, .name = options.name});
}

}  // namespace tfx::data

namespace tfx::data::experimental {

using data::internal::StateFunction;

Transformation internal::group_by_reducer(ElementCall key,
                                          const Reducer& reducer) {
  return [key = std::move(key), reducer](const Dataset& dataset) {
    const std::string method = "group_by_reducer";
    const StructuredSpec& element = dataset.element_spec();
    const ElementFunction key_function(key, element, method);
    key_function.check_is_key("key_func");
    const ElementFunction init(reducer.init(), TensorSpec({}, int64), method);
    const StateFunction state(reducer.reduce(), init.result().spec(), element,
                              method,
                              [](const StructuredSpec& next) { return next; });
    const ElementFunction& reduce = state.function();
    const ElementFunction finalize(reducer.finalize(), state.state(), method);
    return DatasetFactory::make(
        "_GroupByReducerDataset", finalize.result().spec(),
        {.datasets = {dataset},
         .owners = {key_function.owner(), init.owner(), reduce.owner(),
                    finalize.owner()}},
        [&](const ElementType& type) {
          return raw_ops::GroupByReducerDataset(
              dataset.variant_tensor(), key_function.captured(),
              init.captured(), reduce.captured(), finalize.captured(),
              key_function.name(), init.name(), reduce.name(), finalize.name(),
              type.dtypes(), type.shapes());
        });
  };
}

}  // namespace tfx::data::experimental
