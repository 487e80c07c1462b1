#include "tfx/lookup/mutable_tables.h"

#include <utility>

#include "tfx/core/errors.h"
#include "tfx/core/func_graph.h"
#include "tfx/core/name_scope.h"
#include "tfx/raw_ops/lookup_ops.h"
#include "tfx/trackable/trackable.h"

namespace tfx::lookup::experimental {
namespace {

using internal::converted;
using internal::value_now;

constexpr const char* kFind = "None_lookup_table_find";

Tensor mutable_table(DType key_dtype, DType value_dtype,
                     const TensorShape& value_shape, const std::string& name) {
  const InitScope now;
  if (value_shape.rank() == 0) {
    return raw_ops::AnonymousMutableHashTable(key_dtype, value_dtype,
                                              {.name = name});
  }
  return raw_ops::AnonymousMutableHashTableOfTensors(
      key_dtype, value_dtype, {.value_shape = value_shape, .name = name});
}

Tensor dense_table(const Tensor& empty_key, const Tensor& deleted_key,
                   DType value_dtype, const TensorShape& value_shape,
                   const DenseHashTableOptions& options) {
  const InitScope now;
  raw_ops::AnonymousMutableDenseHashTableOptions attributes = {
      .value_shape = value_shape, .name = options.name};
  if (options.initial_num_buckets) {
    attributes.initial_num_buckets = *options.initial_num_buckets;
  }
  return raw_ops::AnonymousMutableDenseHashTable(empty_key, deleted_key,
                                                 value_dtype, attributes);
}

constexpr const char* kSavedKeys = "-keys";
constexpr const char* kSavedValues = "-values";

class TableNode final : public Trackable {
 public:
  TableNode(Tensor handle, DType key_dtype, DType value_dtype)
      : handle_(std::move(handle)),
        key_dtype_(key_dtype),
        value_dtype_(value_dtype) {}

  std::vector<StateTensor> serialize_to_tensors() const override {
    auto [keys, values] =
        raw_ops::LookupTableExportV2(handle_, key_dtype_, value_dtype_);
    return {{kSavedKeys, std::move(keys)}, {kSavedValues, std::move(values)}};
  }
  void restore_from_tensors(std::span<const StateTensor> tensors) override {
    if (tensors.size() != 2 || tensors[0].name != kSavedKeys ||
        tensors[1].name != kSavedValues) {
      throw ValueError(std::string("a table is restored from its ") +
                       kSavedKeys + " and " + kSavedValues);
    }
    raw_ops::LookupTableImportV2(handle_, tensors[0].value, tensors[1].value);
  }

 private:
  const Tensor handle_;
  const DType key_dtype_;
  const DType value_dtype_;
};

}  // namespace

MutableTable::MutableTable(DType key_dtype, DType value_dtype,
                           Tensor resource_handle, Tensor default_value)
    : LookupTable(key_dtype, value_dtype, std::move(resource_handle),
                  std::move(default_value)),
      node_(new TableNode(LookupTable::resource_handle(), key_dtype,
                          value_dtype)) {}

void MutableTable::insert(const TensorLike& keys, const TensorLike& values,
                          const NameOptions& options) const {
  const NameScope scope = name_scope(options.name, "None_lookup_table_insert");
  const Tensor key_tensor = converted_keys(keys);
  raw_ops::LookupTableInsertV2(resource_handle(), key_tensor,
                               converted(values, value_dtype(), "values"));
}

ExportOutputs MutableTable::export_(const NameOptions& options) const {
  const NameScope scope =
      name_scope(options.name, "None_lookup_table_export_values");
  return all();
}

Tensor MutableTable::converted_keys(const TensorLike& keys) const {
  return converted(keys, key_dtype(), "keys");
}

void MutableTable::erase_keys(const Tensor& keys,
                              const NameOptions& options) const {
  const NameScope scope = name_scope(options.name, "None_lookup_table_remove");
  raw_ops::LookupTableRemoveV2(resource_handle(), keys);
}

MutableHashTable::MutableHashTable(DType key_dtype, DType value_dtype,
                                   const TensorLike& default_value,
                                   const MutableHashTableOptions& options)
    : MutableHashTable(key_dtype, value_dtype,
                       value_now(default_value.to_tensor(value_dtype)),
                       options.name) {}

MutableHashTable::MutableHashTable(DType key_dtype, DType value_dtype,
                                   const Tensor& default_value,
                                   const std::string& name)
    : MutableTable(
          key_dtype, value_dtype,
          mutable_table(key_dtype, value_dtype, default_value.shape(), name),
          default_value) {}

Tensor MutableHashTable::lookup(const TensorLike& keys,
                                const MutableLookupOptions& options) const {
  const NameScope scope = name_scope(options.name, kFind);
  const TensorOption& dynamic = options.dynamic_default_values;
  return find(converted_keys(keys),
              dynamic.is_none()
                  ? default_value()
                  : dynamic.value().to_tensor_like(value_dtype()));
}

void MutableHashTable::remove(const TensorLike& keys,
                              const NameOptions& options) const {
  erase_keys(checked_keys(keys), options);
}

DenseHashTable::DenseHashTable(DType key_dtype, DType value_dtype,
                               const TensorLike& default_value,
                               const TensorLike& empty_key,
                               const TensorLike& deleted_key,
                               const DenseHashTableOptions& options)
    : DenseHashTable(
          value_now(converted(default_value, value_dtype, "default_value")),
          value_now(converted(empty_key, key_dtype, "empty_key")),
          value_now(converted(deleted_key, key_dtype, "deleted_key")),
          options) {}

DenseHashTable::DenseHashTable(const Tensor& default_value,
                               const Tensor& empty_key,
                               const Tensor& deleted_key,
                               const DenseHashTableOptions& options)
    : MutableTable(empty_key.dtype(), default_value.dtype(),
                   dense_table(empty_key, deleted_key, default_value.dtype(),
                               default_value.shape(), options),
                   default_value) {}

Tensor DenseHashTable::lookup(const TensorLike& keys,
                              const NameOptions& options) const {
  const NameScope scope = name_scope(options.name, kFind);
  return find(converted_keys(keys), default_value());
}

void DenseHashTable::insert_or_assign(const TensorLike& keys,
                                      const TensorLike& values,
                                      const NameOptions& options) const {
  insert(keys, values, options);
}

void DenseHashTable::erase(const TensorLike& keys,
                           const NameOptions& options) const {
  const Tensor tensor = keys.to_tensor_like(key_dtype());
  if (tensor.dtype() != key_dtype()) {
    throw TypeError("Signature mismatch. Keys must be dtype " +
                    key_dtype().str() + ", got " + tensor.dtype().str() + ".");
  }
  erase_keys(tensor, options);
}

void DenseHashTable::remove(const TensorLike& keys,
                            const NameOptions& options) const {
  erase(keys, options);
}

}  // namespace tfx::lookup::experimental
