#include "tfx/lookup/static_tables.h"

#include "tfx/core/errors.h"
#include "tfx/core/func_graph.h"
#include "tfx/core/name_scope.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/string_ops.h"
#include "tfx/raw_ops/lookup_ops.h"
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

// The dtype of keys to look up. Throws TypeError for unsupported dtypes.
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

// The table's name in scopes: the last part of the given name.
std::string vocabulary_name(std::string name, bool has_words) {
  name.resize(name.find_last_not_of('/') + 1);
  if (name.empty()) return has_words ? "None" : "hash_bucket";
  return name.substr(name.find_last_of('/') + 1);
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
  const NameScope scope = name_scope(options.name, "None_Lookup");
  Tensor values = find(checked, default_value());
  values.set_shape(checked.shape());
  return values;
}

ExportOutputs StaticHashTable::export_(const NameOptions& options) const {
  const NameScope scope = name_scope(options.name, "None_Export");
  ExportOutputs exported = all();
  exported.values.set_shape(exported.keys.shape());
  return exported;
}

StaticVocabularyTable::StaticVocabularyTable(
    const std::optional<TableInitializer>& initializer, int64_t num_oov_buckets,
    const StaticVocabularyTableOptions& options)
    : num_oov_buckets_(num_oov_buckets),
      key_dtype_(tfx::string),
      name_(vocabulary_name(options.name, initializer.has_value())) {
  if (num_oov_buckets <= 0) {
    throw ValueError("`num_oov_buckets` must be > 0; use StaticHashTable.");
  }
  if (!initializer) return;
  key_dtype_ = checked_key_dtype(*initializer, options.lookup_key_dtype);
  table_.emplace(*initializer, -1);
}

Tensor StaticVocabularyTable::resource_handle() const {
  return table_ ? table_->resource_handle() : Tensor();
}

Tensor StaticVocabularyTable::size(const NameOptions& options) const {
  if (!table_) return TensorLike(num_oov_buckets_).to_tensor(int64);
  const NameScope scope = name_scope(options.name, name_ + "_Size");
  return table_->size() + num_oov_buckets_;
}

Tensor StaticVocabularyTable::lookup(const TensorLike& keys,
                                     const NameOptions& options) const {
  Tensor words = internal::checked_keys(keys, key_dtype_);
  if (table_ && table_->key_dtype() == int64) words = cast(words, int64);
  const NameScope scope = name_scope(options.name, name_ + "_Lookup");
  const Tensor texts =
      words.dtype() == tfx::string ? words : strings::as_string(words);
  const Tensor hashes = raw_ops::StringToHashBucketFast(
      texts, num_oov_buckets_, {.name = "hash_bucket"});
  if (!table_) return hashes;
  const Tensor ids = table_->lookup(words);
  const Tensor buckets = math::add(hashes, table_->size());
  const Tensor is_known = math::not_equal(ids, table_->default_value());
  return where(is_known, ids, buckets);
}

}  // namespace tfx::lookup
