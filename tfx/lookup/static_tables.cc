#include "tfx/lookup/static_tables.h"

#include "tfx/core/errors.h"
#include "tfx/core/func_graph.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/string_ops.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/lookup_ops.h"
#include "tfx/raw_ops/math_ops.h"
#include "tfx/raw_ops/string_ops.h"

namespace tfx::lookup {
namespace {

Tensor scalar_default(const TensorLike& value, DType dtype) {
  const Tensor tensor = internal::value_now(value.to_tensor(dtype));
  (void)tensor.shape().merge_with({});
  return tensor;
}

Tensor filled_table(const TableInitializer& initializer,
                    const std::string& name) {
  const InitScope now;
  Tensor handle = raw_ops::AnonymousHashTable(
      initializer.key_dtype(), initializer.value_dtype(), {.name = name});
  initializer.initialize(handle);
  return handle;
}

// The dtype of keys that are looked up in a vocabulary.
DType checked_key_dtype(const TableInitializer& initializer, DType wanted) {
  const DType dtype = initializer.key_dtype();
  if (dtype != int64 && dtype != tfx::string) {
    throw TypeError(
        "Invalid `key_dtype`, expected one of (tf.int64, tf.string), but got " +
        dtype.str() + ".");
  }
  if (!wanted) wanted = dtype;
  if (dtype.is_integer() != wanted.is_integer()) {
    throw TypeError(std::string("Invalid `key_dtype`, expected ") +
                    (wanted.is_integer() ? "integer" : "non-integer") +
                    " but got " + dtype.str() + ".");
  }
  if (initializer.value_dtype() != int64) {
    throw TypeError("Invalid `value_dtype`, expected " + int64.str() +
                    " but got " + initializer.value_dtype().str() + ".");
  }
  if (!wanted.is_integer() && wanted != tfx::string) {
    throw TypeError("Invalid `key_dtype`, expected integer or string, got " +
                    wanted.str());
  }
  return wanted;
}

}  // namespace

StaticHashTable::StaticHashTable(const TableInitializer& initializer,
                                 const TensorLike& default_value,
                                 const StaticHashTableOptions& options)
    : LookupTable(initializer.key_dtype(), initializer.value_dtype(),
                  filled_table(initializer, options.name),
                  scalar_default(default_value, initializer.value_dtype())) {}

Tensor StaticHashTable::lookup(const TensorLike& keys,
                               const NameOptions& options) const {
  const Tensor checked = checked_keys(keys);
  Tensor values = find(checked, default_value(), options);
  values.set_shape(checked.shape());
  return values;
}

ExportOutputs StaticHashTable::export_(const NameOptions& options) const {
  ExportOutputs exported = all(options);
  exported.values.set_shape(exported.keys.shape());
  return exported;
}

StaticVocabularyTable::StaticVocabularyTable(
    const std::optional<TableInitializer>& initializer, int64_t num_oov_buckets,
    const StaticVocabularyTableOptions& options)
    : num_oov_buckets_(num_oov_buckets), key_dtype_(tfx::string) {
  if (num_oov_buckets <= 0) {
    throw ValueError("`num_oov_buckets` must be > 0; use StaticHashTable.");
  }
  if (!initializer) return;
  key_dtype_ = checked_key_dtype(*initializer, options.lookup_key_dtype);
  table_.emplace(*initializer, -1,
                 StaticHashTableOptions{.name = options.name});
}

Tensor StaticVocabularyTable::resource_handle() const {
  return table_ ? table_->resource_handle() : Tensor();
}

Tensor StaticVocabularyTable::size(const NameOptions& options) const {
  const Tensor buckets = TensorLike(num_oov_buckets_).to_tensor(int64);
  if (!table_) return buckets;
  return raw_ops::AddV2(table_->size(), buckets, {.name = options.name});
}

Tensor StaticVocabularyTable::lookup(const TensorLike& keys,
                                     const NameOptions& options) const {
  Tensor words = internal::checked_keys(keys, key_dtype_);
  if (table_ && table_->key_dtype() == int64) words = cast(words, int64);
  const Tensor texts =
      words.dtype() == tfx::string ? words : strings::as_string(words);
  const Tensor buckets =
      raw_ops::StringToHashBucketFast(texts, num_oov_buckets_);
  if (!table_) return buckets;
  const Tensor ids = table_->lookup(words);
  return raw_ops::SelectV2(raw_ops::NotEqual(ids, table_->default_value()), ids,
                           raw_ops::AddV2(buckets, table_->size()),
                           {.name = options.name});
}

}  // namespace tfx::lookup
