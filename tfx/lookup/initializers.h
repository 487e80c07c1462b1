// Initializers for the tables of tf.lookup: from tensors or from a text file.
#ifndef TFX_LOOKUP_INITIALIZERS_H_
#define TFX_LOOKUP_INITIALIZERS_H_

#include <cstdint>
#include <optional>
#include <string>

#include "tfx/core/by_name.h"
#include "tfx/core/callable.h"
#include "tfx/core/dtypes.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"

namespace tfx::lookup {

// Keys and values. One initializer may fill any number of tables. Cheap to
// copy.
class TableInitializer {
 public:
  DType key_dtype() const { return key_dtype_; }
  DType value_dtype() const { return value_dtype_; }
  // Fills the table `resource_handle`; only once per table. Throws TensorFlow's
  // error if keys and values do not match.
  void initialize(const Tensor& resource_handle) const {
    fill_(resource_handle);
  }

 protected:
  using Fill = Callable<void(const Tensor& resource_handle)>;
  TableInitializer(DType key_dtype, DType value_dtype, Fill fill);

 private:
  DType key_dtype_;
  DType value_dtype_;
  Fill fill_;
};

struct KeyValueTensorInitializerOptions {
  ByName by_name{};
  DType key_dtype = {};    // None: dtype of the keys
  DType value_dtype = {};  // None: dtype of the values
  std::string name = "key_value_init";
};
// tf.lookup.KeyValueTensorInitializer. While a function is traced, the tensors
// must not depend on its arguments.
class KeyValueTensorInitializer : public TableInitializer {
 public:
  KeyValueTensorInitializer(
      const TensorLike& keys, const TensorLike& values,
      const KeyValueTensorInitializerOptions& options = {});

 private:
  KeyValueTensorInitializer(const Tensor& keys, const Tensor& values,
                            const std::string& name);
};

// tf.lookup.TextFileIndex: special column indices.
struct TextFileIndex {
  static constexpr int64_t WHOLE_LINE = -2;
  static constexpr int64_t LINE_NUMBER = -1;
};

struct TextFileInitializerOptions {
  ByName by_name{};
  std::optional<int64_t> vocab_size = std::nullopt;  // None: all lines
  std::string delimiter = "\t";
  std::string name = "text_file_init";
  // Added to values that are line numbers.
  int64_t value_index_offset = 0;
};
// tf.lookup.TextFileInitializer. Throws ValueError if an index and its dtype do
// not match. The file is read when a table is constructed.
class TextFileInitializer : public TableInitializer {
 public:
  TextFileInitializer(const TensorLike& filename, DType key_dtype,
                      int64_t key_index, DType value_dtype, int64_t value_index,
                      const TextFileInitializerOptions& options = {});
};

}  // namespace tfx::lookup

#endif  // TFX_LOOKUP_INITIALIZERS_H_
