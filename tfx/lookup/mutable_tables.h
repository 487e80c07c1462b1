// tf.lookup.experimental.MutableHashTable and DenseHashTable: mutable tables.
//
//   using tf::lookup::experimental::MutableHashTable;
//   MutableHashTable table(tf::string, tf::int64, -1);
//   table.insert({"a", "b"}, {1, 2});
//
// Not implemented: Python's `checkpoint` argument (whether tables are saved).
#ifndef TFX_LOOKUP_MUTABLE_TABLES_H_
#define TFX_LOOKUP_MUTABLE_TABLES_H_

#include <cstdint>
#include <optional>
#include <string>

#include "tfx/core/by_name.h"
#include "tfx/core/dtypes.h"
#include "tfx/core/shared.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/lookup/lookup_table.h"
#include "tfx/ops/options.h"
#include "tfx/ops/tensor_option.h"

namespace tfx {
class Trackable;
}  // namespace tfx

namespace tfx::lookup::experimental {

// Base class of both tables. Values have the shape of the default value; keys
// may have any shape. Tensors of other dtypes throw ValueError.
class MutableTable : public LookupTable {
 public:
  // Replaces the values of existing keys.
  void insert(const TensorLike& keys, const TensorLike& values,
              const NameOptions& options = {}) const;
  ExportOutputs export_(const NameOptions& options = {}) const;

  // As an attribute of modules and checkpoints it has its keys and values.
  tfx::internal::Shared<Trackable> trackable() const { return node_; }

 protected:
  MutableTable(DType key_dtype, DType value_dtype, Tensor resource_handle,
               Tensor default_value);
  Tensor converted_keys(const TensorLike& keys) const;
  void erase_keys(const Tensor& keys, const NameOptions& options) const;

 private:
  tfx::internal::Shared<Trackable> node_;
};

struct MutableHashTableOptions {
  ByName by_name{};
  std::string name = "MutableHashTable";
};
struct MutableLookupOptions {
  ByName by_name{};
  // One default value per key, instead of the table's.
  TensorOption dynamic_default_values = {};
  std::string name = {};
};
class MutableHashTable : public MutableTable {
 public:
  MutableHashTable(DType key_dtype, DType value_dtype,
                   const TensorLike& default_value,
                   const MutableHashTableOptions& options = {});

  Tensor lookup(const TensorLike& keys,
                const MutableLookupOptions& options = {}) const;
  Tensor operator[](const TensorLike& keys) const { return lookup(keys); }
  // Ignores missing keys. Throws TypeError for another dtype.
  void remove(const TensorLike& keys, const NameOptions& options = {}) const;

 private:
  MutableHashTable(DType key_dtype, DType value_dtype,
                   const Tensor& default_value, const std::string& name);
};

struct DenseHashTableOptions {
  ByName by_name{};
  // A power of 2, at least 4.
  std::optional<int64_t> initial_num_buckets = std::nullopt;
  std::string name = "MutableDenseHashTable";
};
// Faster than MutableHashTable, but takes more memory. empty_key and
// deleted_key mark free and erased slots; neither can be inserted.
class DenseHashTable : public MutableTable {
 public:
  DenseHashTable(DType key_dtype, DType value_dtype,
                 const TensorLike& default_value, const TensorLike& empty_key,
                 const TensorLike& deleted_key,
                 const DenseHashTableOptions& options = {});

  Tensor lookup(const TensorLike& keys, const NameOptions& options = {}) const;
  Tensor operator[](const TensorLike& keys) const { return lookup(keys); }
  void insert_or_assign(const TensorLike& keys, const TensorLike& values,
                        const NameOptions& options = {}) const;
  void erase(const TensorLike& keys, const NameOptions& options = {}) const;
  void remove(const TensorLike& keys, const NameOptions& options = {}) const;

 private:
  DenseHashTable(const Tensor& default_value, const Tensor& empty_key,
                 const Tensor& deleted_key,
                 const DenseHashTableOptions& options);
};

}  // namespace tfx::lookup::experimental

#endif  // TFX_LOOKUP_MUTABLE_TABLES_H_
