// Specifications of what to parse from a tf.train.Example
// (tf.io.FixedLenFeature and others), and the parsed values.
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

#include "tfx/core/by_name.h"
#include "tfx/core/dtypes.h"
#include "tfx/core/shared.h"
#include "tfx/core/structure.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_shape.h"
#include "tfx/core/type_spec.h"
#include "tfx/ops/tensor_option.h"
#include "tfx/ragged/ragged_tensor.h"
#include "tfx/sparse/sparse_tensor.h"

namespace tfx::io {

struct FixedLenFeatureOptions {
  ByName by_name{};
  TensorOption default_value = {};
};
// The same number of values in every example. An example without values gets
// the default; without a default it is an error.
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
  ByName by_name{};
  bool allow_missing = false;
  TensorOption default_value = {};
};
// A sequence of values of this shape. Adds a dimension in front, padded to the
// longest sequence with the default (or zeros).
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

// Any number of values, parsed as a SparseTensor.
struct VarLenFeature {
  explicit VarLenFeature(DType dtype) : dtype(dtype) {}

  DType dtype;
};

struct SparseFeatureOptions {
  ByName by_name{};
  // Whether the indices of every example are sorted.
  bool already_sorted = false;
};
// Indices and values from separate features, parsed as a SparseTensor. There is
// one index feature per dimension.
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

// How the values of a RaggedFeature are split into rows. The feature `key`
// holds the argument of the RaggedTensor factory of the same name.
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
  ByName by_name{};
  std::optional<std::string> value_key = std::nullopt;  // None: the key
  std::vector<RaggedPartition> partitions = {};         // outermost first
  DType row_splits_dtype = int32;
  bool validate = false;
};
// Values and, for several ragged dimensions, their partitions, each from a
// separate feature, parsed as a RaggedTensor.
struct RaggedFeature {
  // Throws ValueError for dtypes other than int64, float32 and string, for
  // row_splits_dtypes other than int32 and int64, and for an empty value_key.
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

// Any of the features above. Cheap to copy.
class Feature {
 public:
  // Implicit, so that a feature can be passed directly.
  Feature(VarLenFeature feature);            // NOLINT
  Feature(SparseFeature feature);            // NOLINT
  Feature(FixedLenFeature feature);          // NOLINT
  Feature(FixedLenSequenceFeature feature);  // NOLINT
  Feature(RaggedFeature feature);            // NOLINT

  // Null if it is a feature of another type.
  template <typename T>
  const T* get_if() const;

  // As Python prints it: "VarLenFeature(dtype=tf.int64)".
  std::string repr() const;

  // The variant, for sources of tfx (any_feature.h).
  struct Any;
  const Any& any() const;

 private:
  ::tfx::internal::Shared<const Any> any_;
};
using Features = std::map<std::string, Feature>;

// A parsed feature: a tensor, a SparseTensor or a RaggedTensor. Converts
// implicitly; throws TypeError if it holds another type, and KeyError if it is
// empty. `parsed["no such key"]` creates an empty one.
class FeatureValue {
 public:
  FeatureValue();
  FeatureValue(Tensor tensor);               // NOLINT
  FeatureValue(SparseTensor sparse);         // NOLINT
  FeatureValue(RaggedTensor ragged);         // NOLINT
  FeatureValue(const RaggedOrDense& value);  // NOLINT

  // Defined in the source, so that including files do not instantiate the
  // variant's.
  FeatureValue(const FeatureValue& other);
  FeatureValue(FeatureValue&& other) noexcept;
  FeatureValue& operator=(const FeatureValue& other);
  FeatureValue& operator=(FeatureValue&& other) noexcept;
  ~FeatureValue();

  bool has_value() const;
  bool is_tensor() const;
  bool is_sparse() const;
  bool is_ragged() const;
  const Tensor& tensor() const&;
  Tensor tensor() && { return tensor(); }
  const SparseTensor& sparse() const&;
  SparseTensor sparse() && { return sparse(); }
  const RaggedTensor& ragged() const&;
  RaggedTensor ragged() && { return ragged(); }
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
  TypeSpec type_spec() const;
  // What it holds: None, a tensor or a composite tensor.
  Structure to_structure() const;

 private:
  std::variant<std::monostate, Tensor, SparseTensor, RaggedTensor> value_;
};

using ParsedFeatures = std::map<std::string, FeatureValue>;

}  // namespace tfx::io

#endif  // TFX_IO_FEATURES_H_
