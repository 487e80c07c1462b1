// tf.lookup.StaticHashTable and tf.lookup.StaticVocabularyTable: immutable
// tables, filled once.
//
//   tf::lookup::StaticHashTable table(
//       tf::lookup::KeyValueTensorInitializer({"a", "b"}, {1, 2}), -1);
//   tf::Tensor values = table.lookup(keys);
#ifndef TFX_LOOKUP_STATIC_TABLES_H_
#define TFX_LOOKUP_STATIC_TABLES_H_

#include <cstdint>
#include <optional>
#include <string>

#include "tfx/core/by_name.h"
#include "tfx/core/dtypes.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/lookup/initializers.h"
#include "tfx/lookup/lookup_table.h"
#include "tfx/ops/options.h"

namespace tfx::lookup {

struct StaticHashTableOptions {
  ByName by_name{};
  std::string name = "hash_table";
};

class StaticHashTable : public LookupTable {
 public:
  // The default value must be a scalar.
  StaticHashTable(const TableInitializer& initializer,
                  const TensorLike& default_value,
                  const StaticHashTableOptions& options = {});

  // The result has the shape of the keys. Throws TypeError for tensors of
  // another dtype.
  Tensor lookup(const TensorLike& keys, const NameOptions& options = {}) const;
  // Sparse and ragged keys give sparse and ragged values.
  template <HasValues T>
  T lookup(const T& keys, const NameOptions& options = {}) const {
    return keys.with_values(lookup(keys.values(), options));
  }
  template <typename T>
  auto operator[](const T& keys) const {
    return lookup(keys);
  }

  // All keys and values, in unspecified order.
  ExportOutputs export_(const NameOptions& options = {}) const;
};

struct StaticVocabularyTableOptions {
  ByName by_name{};
  // The dtype of keys to look up, if it is another integer type than the
  // table's.
  DType lookup_key_dtype = {};
  std::string name = {};
};

// Ids of words. Words that are not in the vocabulary are hashed to one of the
// num_oov_buckets ids after it.
class StaticVocabularyTable {
 public:
  // Without an initializer all keys, which are strings, are hashed. Throws
  // TypeError unless keys are int64 or strings and values are int64, and
  // ValueError unless num_oov_buckets > 0.
  StaticVocabularyTable(const std::optional<TableInitializer>& initializer,
                        int64_t num_oov_buckets,
                        const StaticVocabularyTableOptions& options = {});

  DType key_dtype() const { return key_dtype_; }
  DType value_dtype() const { return int64; }
  // An empty Tensor if there is no vocabulary.
  Tensor resource_handle() const;
  // The number of words plus the number of buckets.
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
