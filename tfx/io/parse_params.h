// Private header: features as arguments of the parsing ops.
#ifndef TFX_IO_PARSE_PARAMS_H_
#define TFX_IO_PARSE_PARAMS_H_

#include <cstddef>
#include <map>
#include <string>
#include <vector>

#include "tfx/core/dtypes.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_shape.h"
#include "tfx/io/features.h"

namespace tfx::io {

// Which kinds of features a parsing function supports.
struct KnownFeatures {
  bool sparse = false;
  bool fixed_len = false;
  bool fixed_len_sequence = false;
};

// Features grouped by the outputs of the ops: sparse, dense and ragged.
class ParseParams {
 public:
  // Throws ValueError for unsupported, incomplete or conflicting features.
  ParseParams(const Features& features, const KnownFeatures& known);

  size_t count() const {
    return sparse_keys.size() + dense_keys.size() + ragged_keys.size();
  }
  // Defaults as tensors; empty tensors for features without a default.
  std::vector<Tensor> dense_default_tensors() const;

  std::vector<std::string> sparse_keys;
  std::vector<DType> sparse_types;
  std::vector<std::string> dense_keys;
  std::vector<DType> dense_types;
  std::vector<TensorShape> dense_shapes;
  // A None entry marks a feature that may be missing.
  std::map<std::string, TensorOption> dense_defaults;
  std::vector<std::string> ragged_keys;
  std::vector<DType> ragged_value_types;
  std::vector<DType> ragged_split_types;

 private:
  void add(const std::string& key, const VarLenFeature& feature);
  void add(const std::string& key, const SparseFeature& feature);
  void add(const std::string& key, const FixedLenFeature& feature);
  void add(const std::string& key, const FixedLenSequenceFeature& feature);
  void add(const std::string& key, const RaggedFeature& feature);
  void add_sparse_key(const std::string& key, DType dtype);
  void add_ragged_key(const std::string& key, DType value_type,
                      DType split_type);
  void add_dense_key(const std::string& key, DType dtype,
                     const TensorShape& shape);
  void check_disjoint() const;
};

}  // namespace tfx::io

#endif  // TFX_IO_PARSE_PARAMS_H_
