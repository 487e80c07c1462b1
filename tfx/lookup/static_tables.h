// tf.lookup.StaticHashTable and tf.lookup.StaticVocabularyTable: tables that
// are filled once.
//
//   tf::lookup::StaticHashTable table(
//       tf::lookup::KeyValueTensorInitializer({"a", "b"}, {1, 2}), -1);
//   tf::Tensor values = table.lookup(keys);
#ifndef TFX_LOOKUP_STATIC_TABLES_H_
#define TFX_LOOKUP_STATIC_TABLES_H_

#include <cstdint>
#include <optional>
#include <string>

#include "tfx/core/dtypes.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/lookup/initializers.h"
#include "tfx/lookup/lookup_table.h"
#include "tfx/ops/options.h"

namespace tfx::lookup {

struct StaticHashTableOptions {
  std::string name = "hash_table";
};

class StaticHashTable : public LookupTable {
 public:
  // The default value is a scalar.
  StaticHashTable(const TableInitializer& initializer,
                  const TensorLike& default_value,
                  const StaticHashTableOptions& options = {});

  // Of the shape of the keys. Throws TypeError for tensors of another dtype.
  Tensor lookup(const TensorLike& keys, const NameOptions& options = {}) const;
  // Of sparse and ragged keys the like.
  template <HasValues T>
  T lookup(const T& keys, const NameOptions& options = {}) const {
    return keys.with_values(lookup(keys.values(), options));
  }
  template <typename T>
  auto operator[](const T& keys) const {
    return lookup(keys);
  }

  // All keys and their values, in no order.
  ExportOutputs export_(const NameOptions& options = {}) const;
};

struct StaticVocabularyTableOptions {
  // Of the keys that are looked up: another integer than that of the table.
  DType lookup_key_dtype = {};
  std::string name = {};
};

// Ids of words. Those that are not in the vocabulary get one of the ids behind
// it, by their hash.
class StaticVocabularyTable {
 public:
  // Without a vocabulary there are hashes only, of strings. Throws TypeError
  // unless keys are of int64 or strings, and values int64, and ValueError
  // unless there are buckets.
  StaticVocabularyTable(const std::optional<TableInitializer>& initializer,
                        int64_t num_oov_buckets,
                        const StaticVocabularyTableOptions& options = {});

  DType key_dtype() const { return key_dtype_; }
  DType value_dtype() const { return int64; }
  // No tensor if there is no vocabulary.
  Tensor resource_handle() const;
  // Of words and buckets.
  Tensor size(const NameOptions& options = {}) const;

  Tensor lookup(const TensorLike& keys, const NameOptions& options = {}) const;
  template <HasValues T>
  T lookup(const T& keys, const NameOptions& options = {}) const {
    return keys.with_values(lookup(keys.values(), options));
  }
  template <typename T>
  auto operator[](const T& keys) const {
    return lookup(keys);
  }

 private:
  std::optional<StaticHashTable> table_;
  int64_t num_oov_buckets_;
  DType key_dtype_;
  std::string name_;
};

}  // namespace tfx::lookup

#endif  // TFX_LOOKUP_STATIC_TABLES_H_
