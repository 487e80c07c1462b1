#include "tfx/data/readers.h"

#include "tfx/core/errors.h"
#include "tfx/data/dataset_factory.h"
#include "tfx/data/element_function.h"
#include "tfx/data/file_names.h"
#include "tfx/data/parallel_interleave.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/raw_ops/dataset_ops.h"
#include "tfx/raw_ops/experimental_dataset_ops.h"

namespace tfx::data {

using internal::ElementCall;
using internal::ElementType;
using internal::metadata;

namespace {

constexpr int64_t kBufferSize = int64_t{256} * 1024;

Tensor bytes_or(const TensorOption& option, int64_t otherwise) {
  return option.is_none() ? TensorLike(otherwise).to_tensor()
                          : option.to_tensor(int64);
}

// A dataset of strings.
template <typename MakeVariant>
Dataset string_source(const char* class_name, const MakeVariant& make_variant) {
  return DatasetFactory::make(
      class_name, TensorSpec({}, tfx::string), {},
      [&](const ElementType&) { return make_variant(); });
}

// The elements of all files; `read_file` makes the dataset of one.
Dataset read_files(const char* class_name, const StructureLike& filenames,
                   const ElementCall& read_file,
                   const TensorOption& num_parallel_reads,
                   const std::string& name) {
  const Dataset files = internal::file_names(filenames, name);
  const auto read = [&]() -> Dataset {
    if (num_parallel_reads.is_none()) {
      return files.flat_map(read_file, {.name = name});
    }
    if (num_parallel_reads.is_int(AUTOTUNE)) {
      return files.interleave(
          read_file, {.num_parallel_calls = num_parallel_reads, .name = name});
    }
    return internal::parallel_interleave(
        files, read_file,
        {.cycle_length = num_parallel_reads.to_tensor(int64),
         .block_length = TensorLike(int64_t{1}).to_tensor(),
         .sloppy = false,
         .name = name});
  };
  const Dataset elements = read();
  return DatasetFactory::make_alike(
      class_name, {.datasets = {elements}},
      [&](const ElementType&) { return elements.variant_tensor(); });
}

}  // namespace

Dataset internal::file_names(const StructureLike& filenames,
                             const std::string& name) {
  const char* const message =
      "The `filenames` argument must contain `tf.string` elements";
  if (const auto* files = filenames.composite().get_if<Dataset>()) {
    const StructuredSpec& spec = files->element_spec();
    if (!spec.is_tensor() || spec.spec().dtype() != tfx::string) {
      throw TypeError(
          message + std::string(". Got a dataset of `") +
          (spec.is_tensor() ? spec.spec().dtype().repr() : spec.repr()) +
          "` elements.");
    }
    if (!spec.spec().shape().is_compatible_with({})) {
      throw TypeError(message +
                      std::string(" of shape [] (i.e. scalars). Got a dataset "
                                  "of element shape ") +
                      spec.spec().shape().repr() + ".");
    }
    return *files;
  }
  const Tensor names = filenames.to_structure().tensor();
  if (names.dtype() != tfx::string) {
    throw TypeError(message + std::string(". Got `") + names.dtype().repr() +
                    "` elements.");
  }
  const Tensor flat = reshape(names, {-1});
  return DatasetFactory::make(
      "_TensorSliceDataset", TensorSpec({}, tfx::string), {},
      [&](const ElementType& type) {
        return raw_ops::TensorSliceDataset(
            {flat}, type.shapes(),
            {.is_files = true, .metadata = metadata(name)});
      });
}

Dataset internal::parallel_interleave(
    const Dataset& dataset, const ElementCall& call,
    const ParallelInterleaveOptions& options) {
  const ElementFunction function(call, dataset.element_spec(),
                                 "parallel_interleave");
  const auto twice = [](const Tensor& given, const Tensor& length) {
    return given.has_value() ? given : length * int64_t{2};
  };
  const std::string deterministic =
      !options.sloppy ? "default" : (*options.sloppy ? "false" : "true");
  return DatasetFactory::make(
      "ParallelInterleaveDataset", function.dataset_result("map_func"),
      {.datasets = {dataset}, .owners = {function.owner()}},
      [&](const ElementType& type) {
        return raw_ops::LegacyParallelInterleaveDatasetV2(
            dataset.variant_tensor(), function.captured(), options.cycle_length,
            options.block_length,
            twice(options.buffer_output_elements, options.block_length),
            twice(options.prefetch_input_elements, options.cycle_length),
            function.name(), type.dtypes(), type.shapes(),
            {.deterministic = deterministic,
             .metadata = metadata(options.name)});
      });
}

Dataset TextLineDataset(const StructureLike& filenames,
                        const ReaderOptions& options) {
  const auto read = [&options](const Structure& file) -> Structure {
    return string_source("_TextLineDataset", [&] {
      return raw_ops::TextLineDataset(
          file.tensor(), options.compression_type.to_tensor(tfx::string),
          bytes_or(options.buffer_size, kBufferSize),
          {.metadata = metadata(options.name)});
    });
  };
  return read_files("TextLineDatasetV2", filenames, read,
                    options.num_parallel_reads, options.name);
}

Dataset TFRecordDataset(const StructureLike& filenames,
                        const ReaderOptions& options) {
  const auto read = [&options](const Structure& file) -> Structure {
    return string_source("_TFRecordDataset", [&] {
      // The operation chooses the size for -1.
      return raw_ops::TFRecordDataset(
          file.tensor(), options.compression_type.to_tensor(tfx::string),
          bytes_or(options.buffer_size, -1),
          {.metadata = metadata(options.name)});
    });
  };
  return read_files("TFRecordDatasetV2", filenames, read,
                    options.num_parallel_reads, options.name);
}

Dataset FixedLengthRecordDataset(const StructureLike& filenames,
                                 const TensorLike& record_bytes,
                                 const FixedLengthRecordOptions& options) {
  const Tensor size = record_bytes.to_tensor(int64);
  const auto read = [&options, size](const Structure& file) -> Structure {
    return string_source("_FixedLengthRecordDataset", [&] {
      return raw_ops::FixedLengthRecordDatasetV2(
          file.tensor(), bytes_or(options.header_bytes, 0), size,
          bytes_or(options.footer_bytes, 0),
          bytes_or(options.buffer_size, kBufferSize),
          options.compression_type.to_tensor(tfx::string),
          {.metadata = metadata(options.name)});
    });
  };
  return read_files("FixedLengthRecordDatasetV2", filenames, read,
                    options.num_parallel_reads, options.name);
}

}  // namespace tfx::data
