// What a tf.train.Example is parsed for: tf.io.FixedLenFeature and its like;
// and what becomes of them.
//
//   tf::io::Features features = {
//       {"image", tf::io::FixedLenFeature({}, tf::string)},
//       {"label", tf::io::FixedLenFeature({}, tf::int64)}};
//   auto parsed = tf::io::parse_single_example(serialized, features);
//   auto image = tf::io::decode_jpeg(parsed["image"]);
#ifndef TFX_IO_FEATURES_H_
#define TFX_IO_FEATURES_H_

#include <cstdint>
#include <iosfwd>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "tfx/core/dtypes.h"
#include "tfx/core/shared.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_shape.h"
#include "tfx/ops/tensor_option.h"
#include "tfx/ragged/ragged_tensor.h"
#include "tfx/sparse/sparse_tensor.h"

namespace tfx::io {

struct FixedLenFeatureOptions {
  TensorOption default_value = {};
};
// As many values in every example. One that has none gets the default, or is an
// error.
struct FixedLenFeature {
  FixedLenFeature(TensorShape shape, DType dtype,
                  const FixedLenFeatureOptions& options = {})
      : shape(std::move(shape)),
        dtype(dtype),
        default_value(options.default_value) {}

  TensorShape shape;
  DType dtype;
  TensorOption default_value;
};

struct FixedLenSequenceFeatureOptions {
  bool allow_missing = false;
  TensorOption default_value = {};
};
// A sequence of values of this shape: one more dimension, in front, filled up
// with the default (or zeros) to the longest.
struct FixedLenSequenceFeature {
  FixedLenSequenceFeature(TensorShape shape, DType dtype,
                          const FixedLenSequenceFeatureOptions& options = {})
      : shape(std::move(shape)),
        dtype(dtype),
        allow_missing(options.allow_missing),
        default_value(options.default_value) {}

  TensorShape shape;
  DType dtype;
  bool allow_missing;
  TensorOption default_value;
};

// Any number of values: a SparseTensor.
struct VarLenFeature {
  explicit VarLenFeature(DType dtype) : dtype(dtype) {}

  DType dtype;
};

struct SparseFeatureOptions {
  // The indices of every example are in order.
  bool already_sorted = false;
};
// Values and their places in two features (or, of several dimensions, more): a
// SparseTensor.
struct SparseFeature {
  SparseFeature(std::string index_key, std::string value_key, DType dtype,
                int64_t size, const SparseFeatureOptions& options = {})
      : SparseFeature(std::vector<std::string>{std::move(index_key)},
                      std::move(value_key), dtype, std::vector<int64_t>{size},
                      options) {}
  SparseFeature(std::vector<std::string> index_key, std::string value_key,
                DType dtype, std::vector<int64_t> size,
                const SparseFeatureOptions& options = {})
      : index_key(std::move(index_key)),
        value_key(std::move(value_key)),
        dtype(dtype),
        size(std::move(size)),
        already_sorted(options.already_sorted) {}

  std::vector<std::string> index_key;
  std::string value_key;
  DType dtype;
  std::vector<int64_t> size;
  bool already_sorted;
};

// How the values of a RaggedFeature are divided into rows: what RaggedTensor's
// factories of the same names take is in the feature `key`.
struct RaggedPartition {
  enum class Kind {
    kRowSplits,
    kRowLengths,
    kRowStarts,
    kRowLimits,
    kValueRowIds,
    kUniformRowLength
  };

  Kind kind;
  std::string key;
  int64_t length = 0;
};

struct RaggedFeatureOptions {
  std::optional<std::string> value_key = std::nullopt;  // None: the feature's
  std::vector<RaggedPartition> partitions = {};         // the outermost first
  DType row_splits_dtype = int32;
  bool validate = false;
};
// Values and, if there are several ragged dimensions, their partitions, each in
// a feature of its own: a RaggedTensor.
struct RaggedFeature {
  // Throws ValueError for other dtypes than int64, float32 and string, and for
  // an empty key.
  explicit RaggedFeature(DType dtype, RaggedFeatureOptions options = {});

  using Kind = RaggedPartition::Kind;
  static RaggedPartition RowSplits(std::string key) {
    return {Kind::kRowSplits, std::move(key)};
  }
  static RaggedPartition RowLengths(std::string key) {
    return {Kind::kRowLengths, std::move(key)};
  }
  static RaggedPartition RowStarts(std::string key) {
    return {Kind::kRowStarts, std::move(key)};
  }
  static RaggedPartition RowLimits(std::string key) {
    return {Kind::kRowLimits, std::move(key)};
  }
  static RaggedPartition ValueRowIds(std::string key) {
    return {Kind::kValueRowIds, std::move(key)};
  }
  static RaggedPartition UniformRowLength(int64_t length) {
    return {Kind::kUniformRowLength, {}, length};
  }

  DType dtype;
  std::optional<std::string> value_key;
  std::vector<RaggedPartition> partitions;
  DType row_splits_dtype;
  bool validate;
};

// Any of these.
class Feature {
 public:
  // All implicit: a feature is meant.
  Feature(VarLenFeature feature);            // NOLINT
  Feature(SparseFeature feature);            // NOLINT
  Feature(FixedLenFeature feature);          // NOLINT
  Feature(FixedLenSequenceFeature feature);  // NOLINT
  Feature(RaggedFeature feature);            // NOLINT

  // What it is; null if it is another.
  template <typename T>
  const T* get_if() const;

  // As Python writes it: "VarLenFeature(dtype=tf.int64)".
  std::string repr() const;

  // What all of them are, for tfx's own sources.
  struct Any;
  const Any& any() const;

 private:
  ::tfx::internal::Shared<const Any> any_;
};
using Features = std::map<std::string, Feature>;

// What a feature became: a tensor, a SparseTensor or a RaggedTensor. Becomes
// these by itself, and throws TypeError if it is another; KeyError if it is
// none, as one is that a name which is not there has made.
class FeatureValue {
 public:
  FeatureValue();
  FeatureValue(Tensor tensor);               // NOLINT
  FeatureValue(SparseTensor sparse);         // NOLINT
  FeatureValue(RaggedTensor ragged);         // NOLINT
  FeatureValue(const RaggedOrDense& value);  // NOLINT

  // In the source: whoever includes this would compile a variant's otherwise.
  FeatureValue(const FeatureValue& other);
  FeatureValue(FeatureValue&& other) noexcept;
  FeatureValue& operator=(const FeatureValue& other);
  FeatureValue& operator=(FeatureValue&& other) noexcept;
  ~FeatureValue();

  bool has_value() const;
  bool is_tensor() const;
  bool is_sparse() const;
  bool is_ragged() const;
  const Tensor& tensor() const;
  const SparseTensor& sparse() const;
  const RaggedTensor& ragged() const;
  operator Tensor() const;        // NOLINT: f(Tensor)
  operator SparseTensor() const;  // NOLINT
  operator RaggedTensor() const;  // NOLINT

  DType dtype() const;
  TensorShape shape() const;
  std::string repr() const;
  friend std::ostream& operator<<(std::ostream& stream,
                                  const FeatureValue& value);

  // For tf::function: see tfx/core/composite_tensor.h.
  std::vector<Tensor> components() const;
  FeatureValue with_components(std::span<const Tensor> components) const;
  std::vector<TensorShape> component_shapes() const;
  std::string type_key() const;
  std::string spec_repr() const;

 private:
  std::variant<std::monostate, Tensor, SparseTensor, RaggedTensor> value_;
};

using ParsedFeatures = std::map<std::string, FeatureValue>;

}  // namespace tfx::io

#endif  // TFX_IO_FEATURES_H_
