#include "tfx/lookup/initializers.h"

#include <utility>

#include "tfx/core/errors.h"
#include "tfx/lookup/lookup_table.h"
#include "tfx/raw_ops/lookup_ops.h"

namespace tfx::lookup {
namespace {

// `what` is "key" or "value"; their error texts differ slightly.
void check_column(const std::string& what, int64_t index, DType dtype) {
  const bool is_key = what == "key";
  if (index < TextFileIndex::WHOLE_LINE) {
    throw ValueError("`" + what + "_index` should be >= -2, received: " +
                     std::to_string(index) + (is_key ? "." : ""));
  }
  if (index == TextFileIndex::LINE_NUMBER && dtype != int64) {
    throw ValueError("`" + what + "_dtype` must be int64 " +
                     (is_key ? "if `key_index` is" : "for `value_index`") +
                     " -1, received: " + dtype.str());
  }
  if (index == TextFileIndex::WHOLE_LINE && !dtype.is_integer() &&
      dtype != tfx::string) {
    throw ValueError("`" + what +
                     "_dtype` should be either integer or string for `" + what +
                     "_index` -2, received: " + dtype.str());
  }
}

Tensor checked_filename(const TensorLike& filename) {
  const Tensor tensor = filename.to_tensor(tfx::string);
  if (!filename.is_tensor() && tensor.item<std::string_view>().empty()) {
    throw ValueError(
        "`filename` argument required for tf.lookup.TextFileInitializer");
  }
  return internal::value_now(tensor);
}

}  // namespace

TableInitializer::TableInitializer(DType key_dtype, DType value_dtype,
                                   Fill fill)
    : key_dtype_(key_dtype),
      value_dtype_(value_dtype),
      fill_(std::move(fill)) {}

KeyValueTensorInitializer::KeyValueTensorInitializer(
    const TensorLike& keys, const TensorLike& values,
    const KeyValueTensorInitializerOptions& options)
    : KeyValueTensorInitializer(internal::value_now(internal::converted(
                                    keys, options.key_dtype, "keys")),
                                internal::value_now(internal::converted(
                                    values, options.value_dtype, "values")),
                                options.name) {}

KeyValueTensorInitializer::KeyValueTensorInitializer(const Tensor& keys,
                                                     const Tensor& values,
                                                     const std::string& name)
    : TableInitializer(keys.dtype(), values.dtype(),
                       [keys, values, name](const Tensor& resource_handle) {
                         raw_ops::LookupTableImportV2(resource_handle, keys,
                                                      values, {.name = name});
                       }) {}

TextFileInitializer::TextFileInitializer(
    const TensorLike& filename, DType key_dtype, int64_t key_index,
    DType value_dtype, int64_t value_index,
    const TextFileInitializerOptions& options)
    : TableInitializer(key_dtype, value_dtype,
                       [file = checked_filename(filename), key_index,
                        value_index, options](const Tensor& resource_handle) {
                         raw_ops::InitializeTableFromTextFileV2(
                             resource_handle, file, key_index, value_index,
                             {.vocab_size = options.vocab_size.value_or(-1),
                              .delimiter = options.delimiter,
                              .offset = options.value_index_offset,
                              .name = options.name});
                       }) {
  check_column("key", key_index, key_dtype);
  check_column("value", value_index, value_dtype);
  if (options.vocab_size && *options.vocab_size <= 0) {
    throw ValueError("`vocab_size` should be > 0, received: " +
                     std::to_string(*options.vocab_size));
  }
}

}  // namespace tfx::lookup
