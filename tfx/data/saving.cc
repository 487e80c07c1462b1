// Dataset's methods that keep elements in files.
#include <algorithm>
#include <thread>

#include "tfx/core/errors.h"
#include "tfx/data/dataset.h"
#include "tfx/data/dataset_factory.h"
#include "tfx/data/element_function.h"
#include "tfx/data/spec_proto.h"
#include "tfx/io/gfile.h"
#include "tfx/io/gfile_file.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/raw_ops/experimental_dataset_ops.h"

namespace tfx::data {

using internal::ElementCall;
using internal::ElementFunction;
using internal::ElementType;
using internal::metadata;

namespace {

constexpr const char* kSpecFile = "dataset_spec.pb";

int64_t processors() {
  return std::max<int64_t>(std::thread::hardware_concurrency(), 1);
}

// Reads one dataset out of those of all shards.
ElementFunction reader_function(
    const Callable<Structure(const Structure&)>& reader_func,
    const StructuredSpec& element_spec, const std::string& method) {
  const ElementCall by_turns = [](const Structure& shards) -> Structure {
    return shards.as<Dataset>().interleave(
        [](const Dataset& shard) { return shard; },
        {.cycle_length = processors(), .num_parallel_calls = AUTOTUNE});
  };
  const DatasetSpec of_datasets{StructuredSpec(DatasetSpec(element_spec))};
  return {reader_func == nullptr ? by_turns : reader_func, of_datasets, method};
}

StructuredSpec saved_spec(const std::string& path) {
  const std::string file = io::gfile::join(path, kSpecFile);
  if (!io::gfile::exists(file)) {
    throw errors::NotFoundError(
        "tf.data snapshot element_spec file not found: " + file + ".");
  }
  try {
    return internal::parse_spec(io::gfile::GFile(file).read());
  } catch (const ValueError& error) {
    throw errors::NotFoundError(
        "tf.data snapshot element_spec file not found or invalid: " + file +
        ": " + error.what());
  }
}

}  // namespace

void Dataset::save(const std::string& path, const SaveOptions& options) const {
  const bool use_shard_func = options.shard_func != nullptr;
  const ElementCall none = [](const Structure&) { return Structure(); };
  const ElementFunction shard_function(
      use_shard_func ? options.shard_func : none, element_spec(), "save");
  io::gfile::makedirs(path);
  io::gfile::GFile file(io::gfile::join(path, kSpecFile), "w");
  file.write(internal::serialize_spec(element_spec()));
  file.close();
  raw_ops::SaveDataset(
      variant_tensor(), TensorLike(path).to_tensor(), shard_function.captured(),
      shard_function.name(),
      {.compression = options.compression, .use_shard_func = use_shard_func});
}

Dataset Dataset::load(const std::string& path, const LoadOptions& options) {
  StructuredSpec spec =
      options.element_spec ? *options.element_spec : saved_spec(path);
  const ElementFunction reader =
      reader_function(options.reader_func, spec, "load");
  return DatasetFactory::make(
      "_LoadDataset", std::move(spec), {.owners = {reader.owner()}},
      [&](const ElementType& type) {
        return raw_ops::LoadDataset(
            TensorLike(path).to_tensor(), reader.captured(), type.dtypes(),
            type.shapes(), reader.name(), {.compression = options.compression});
      });
}

Dataset Dataset::snapshot(const std::string& path,
                          const SnapshotOptions& options) const {
  const bool has_shard_func = options.shard_func != nullptr;
  // By default elements go to the shards in turn.
  const ElementCall by_number = [](const Structure& element) -> Structure {
    return element.children()[0].tensor() % processors();
  };
  const Dataset input =
      has_shard_func ? *this : enumerate({.name = options.name});
  const ElementFunction shard_function(
      has_shard_func ? options.shard_func : by_number, input.element_spec(),
      "snapshot");
  const ElementFunction reader =
      reader_function(options.reader_func, input.element_spec(), "snapshot");
  const StructuredSpec& shard = shard_function.result().spec();
  if (!shard.is_tensor() || !shard.spec().shape().is_compatible_with({}) ||
      (shard.spec().dtype() != int32 && shard.spec().dtype() != int64)) {
    throw TypeError(
        "Invalid `shard_func`. `shard_func` must return `tf.int64` scalar "
        "tensor but its return type is " +
        shard.repr() + ".");
  }
  const Dataset elements = DatasetFactory::make_alike(
      "_SnapshotDataset",
      {.datasets = {input}, .owners = {reader.owner(), shard_function.owner()}},
      [&](const ElementType& type) {
        return raw_ops::SnapshotDatasetV2(
            input.variant_tensor(), TensorLike(path).to_tensor(),
            reader.captured(), shard_function.captured(), type.dtypes(),
            type.shapes(), reader.name(), shard_function.name(),
            {.compression = options.compression,
             .metadata = metadata(options.name)});
      });
  if (has_shard_func) return elements;
  return elements.map(
      [](const Structure& element) { return element.children()[1]; },
      {.name = options.name});
}

}  // namespace tfx::data
