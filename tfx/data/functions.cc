// Dataset's methods that take functions of elements.
#include "tfx/core/errors.h"
#include "tfx/data/dataset.h"
#include "tfx/data/dataset_factory.h"
#include "tfx/data/element_function.h"
#include "tfx/data/state_function.h"
#include "tfx/raw_ops/dataset_ops.h"
#include "tfx/raw_ops/experimental_dataset_ops.h"

namespace tfx::data {

using internal::ElementCall;
using internal::ElementFunction;
using internal::ElementType;
using internal::metadata;

namespace {

std::string determinism(std::optional<bool> deterministic) {
  if (!deterministic) return "default";
  return *deterministic ? "true" : "false";
}

Tensor int64_or(const TensorOption& option, int64_t otherwise) {
  return option.is_none() ? TensorLike(otherwise).to_tensor()
                          : option.to_tensor(int64);
}

}  // namespace

Dataset Dataset::map_elements(const ElementCall& call,
                              const MapOptions& options) const {
  const bool is_parallel = !options.num_parallel_calls.is_none();
  if (is_parallel && options.synchronous.value_or(false)) {
    throw ValueError(
        "`synchronous` is not supported with `num_parallel_calls`");
  }
  const ElementFunction function(call, element_spec(), "map");
  return DatasetFactory::make(
      is_parallel ? "_ParallelMapDataset" : "_MapDataset",
      function.result().spec(),
      {.datasets = {*this}, .owners = {function.owner()}},
      [&](const ElementType& type) {
        if (!is_parallel) {
          return raw_ops::MapDataset(
              variant_tensor(), function.captured(), function.name(),
              type.dtypes(), type.shapes(),
              {.preserve_cardinality = true,
               .force_synchronous = options.synchronous.value_or(false),
               .metadata = metadata(options.name)});
        }
        return raw_ops::ParallelMapDatasetV2(
            variant_tensor(), function.captured(),
            options.num_parallel_calls.to_tensor(int64), function.name(),
            type.dtypes(), type.shapes(),
            {.deterministic = determinism(options.deterministic),
             .preserve_cardinality = true,
             .use_unbounded_threadpool = options.use_unbounded_threadpool,
             .metadata = metadata(options.name)});
      });
}

Dataset Dataset::flat_map_elements(const ElementCall& call,
                                   const NameOptions& options) const {
  const ElementFunction function(call, element_spec(), "flat_map");
  return DatasetFactory::make(
      "_FlatMapDataset", function.dataset_result("map_func"),
      {.datasets = {*this}, .owners = {function.owner()}},
      [&](const ElementType& type) {
        return raw_ops::FlatMapDataset(
            variant_tensor(), function.captured(), function.name(),
            type.dtypes(), type.shapes(), {.metadata = metadata(options.name)});
      });
}

Dataset Dataset::interleave_elements(const ElementCall& call,
                                     const InterleaveOptions& options) const {
  const ElementFunction function(call, element_spec(), "interleave");
  const bool is_parallel = !options.num_parallel_calls.is_none();
  return DatasetFactory::make(
      is_parallel ? "_ParallelInterleaveDataset" : "_InterleaveDataset",
      function.dataset_result("map_func"),
      {.datasets = {*this}, .owners = {function.owner()}},
      [&](const ElementType& type) {
        const Tensor cycle_length = int64_or(options.cycle_length, AUTOTUNE);
        const Tensor block_length = int64_or(options.block_length, 1);
        if (!is_parallel) {
          return raw_ops::InterleaveDataset(
              variant_tensor(), function.captured(), cycle_length, block_length,
              function.name(), type.dtypes(), type.shapes(),
              {.metadata = metadata(options.name)});
        }
        const Tensor automatic = TensorLike(AUTOTUNE).to_tensor();
        return raw_ops::ParallelInterleaveDatasetV4(
            variant_tensor(), function.captured(), cycle_length, block_length,
            automatic, automatic, options.num_parallel_calls.to_tensor(int64),
            function.name(), type.dtypes(), type.shapes(),
            {.deterministic = determinism(options.deterministic),
             .metadata = metadata(options.name)});
      });
}

Dataset Dataset::filter_elements(const ElementCall& call,
                                 const NameOptions& options) const {
  const ElementFunction function(call, element_spec(), "filter");
  function.check_is_predicate("predicate");
  return DatasetFactory::make_alike(
      "_FilterDataset", {.datasets = {*this}, .owners = {function.owner()}},
      [&](const ElementType& type) {
        return raw_ops::FilterDataset(
            variant_tensor(), function.captured(), function.name(),
            type.dtypes(), type.shapes(), {.metadata = metadata(options.name)});
      });
}

Dataset Dataset::take_while_elements(const ElementCall& call,
                                     const NameOptions& options) const {
  const ElementFunction function(call, element_spec(), "take_while");
  function.check_is_predicate("predicate");
  return DatasetFactory::make_alike(
      "_TakeWhileDataset", {.datasets = {*this}, .owners = {function.owner()}},
      [&](const ElementType& type) {
        return raw_ops::TakeWhileDataset(
            variant_tensor(), function.captured(), function.name(),
            type.dtypes(), type.shapes(), {.metadata = metadata(options.name)});
      });
}

Structure Dataset::reduce_elements(const Structure& initial_state,
                                   const ElementCall& call,
                                   const NameOptions& options) const {
  const internal::StateFunction reduce(
      call, internal::spec_of(initial_state), element_spec(), "reduce",
      [](const StructuredSpec& result) { return result; });
  const ElementType state(reduce.state());
  return state.from_tensors(raw_ops::ReduceDataset(
      variant_tensor(), state.to_tensors(initial_state),
      reduce.function().captured(), reduce.function().name(), state.dtypes(),
      state.shapes(), {.metadata = metadata(options.name)}));
}

Dataset Dataset::scan_elements(const Structure& initial_state,
                               const ElementCall& call,
                               const NameOptions& options) const {
  const auto check = [](const StructuredSpec& result) {
    if (!result.is_tuple() || result.size() != 2) {
      throw TypeError(
          "Invalid `scan_func`. `scan_func` should return a pair consisting of "
          "new state and the output value but its return type is " +
          result.repr() + ".");
    }
    return result.children()[0];
  };
  const internal::StateFunction scan(call, internal::spec_of(initial_state),
                                     element_spec(), "scan", check);
  const ElementType state(scan.state());
  return DatasetFactory::make(
      "_ScanDataset", scan.function().result().spec().children()[1],
      {.datasets = {*this}, .owners = {scan.function().owner()}},
      [&](const ElementType& type) {
        return raw_ops::ScanDataset(
            variant_tensor(), state.to_tensors(initial_state),
            scan.function().captured(), scan.function().name(), type.dtypes(),
            type.shapes(),
            {.preserve_cardinality = true, .metadata = metadata(options.name)});
      });
}

}  // namespace tfx::data
