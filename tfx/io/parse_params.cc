#include "tfx/io/parse_params.h"

#include <algorithm>
#include <variant>

#include "tfx/core/errors.h"
#include "tfx/core/logger.h"
#include "tfx/core/python_repr.h"
#include "tfx/io/any_feature.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/constant_op.h"

namespace tfx::io {
namespace {

using internal::str_repr;

bool is_known(const Feature& feature, const KnownFeatures& known) {
  if (feature.get_if<SparseFeature>() != nullptr) return known.sparse;
  if (feature.get_if<FixedLenFeature>() != nullptr) return known.fixed_len;
  if (feature.get_if<FixedLenSequenceFeature>() != nullptr) {
    return known.fixed_len_sequence;
  }
  return true;
}

void check_has_dtype(const std::string& key, DType dtype,
                     const Feature& feature) {
  if (dtype) return;
  throw ValueError("Missing type for feature " + key +
                   ". Received feature=" + Feature(feature).repr() + ".");
}

// Throws ValueError if the two lists share a key. `first` and `second` are
// Python's names of the lists.
void check_apart(const std::string& first, const std::vector<std::string>& a,
                 const std::string& second, const std::vector<std::string>& b) {
  for (const std::string& key : a) {
    if (std::ranges::find(b, key) == b.end()) continue;
    std::string title = first + " and " + second;
    title[0] = static_cast<char>(std::toupper(title[0]));
    throw ValueError(title + " keys must not intersect; " + first + "_keys: " +
                     list_repr(a) + ", " + second + "_keys: " + list_repr(b) +
                     ", intersection: {" + str_repr(key) + "}");
  }
}

// Replaces characters that op names may not contain by underscores.
std::string name_for(const std::string& prefix, const std::string& key) {
  std::string name = prefix;
  for (const char c : key) {
    const bool is_fine = std::isalnum(static_cast<unsigned char>(c)) != 0 ||
                         c == '_' || c == '.' || c == '-' || c == '/';
    name += is_fine ? c : '_';
  }
  return name;
}

bool begins_open(const TensorShape& shape) {
  return shape.rank().value_or(0) > 0 && shape.as_list()[0] == kNone;
}

Tensor default_tensor(const std::string& key, const TensorShape& shape,
                      DType dtype, const TensorOption& value) {
  if (begins_open(shape)) {
    // The padding of shorter sequences.
    if (value.is_none()) return zeros({}, {.dtype = dtype});
    return reshape(value.to_tensor(dtype), ShapeLike({}),
                   {.name = name_for("padding_", key) + "/Reshape"});
  }
  if (value.is_none()) return zeros({0}, {.dtype = dtype});
  if (value.value().is_tensor()) return value.to_tensor();
  return reshape(value.to_tensor(dtype), shape);
}

}  // namespace

ParseParams::ParseParams(const Features& features, const KnownFeatures& known) {
  for (const auto& [key, feature] : features) {
    if (!is_known(feature, known)) {
      const std::string text = feature.repr();
      throw ValueError("Unsupported " + text.substr(0, text.find('(')) + " " +
                       text + " for key '" + key + "'");
    }
    std::visit([&, &name = key](const auto& each) { add(name, each); },
               feature.any().feature);
  }
  check_disjoint();
}

void ParseParams::add_sparse_key(const std::string& key, DType dtype) {
  const auto found = std::ranges::find(sparse_keys, key);
  if (found == sparse_keys.end()) {
    sparse_keys.push_back(key);
    sparse_types.push_back(dtype);
    return;
  }
  const DType other =
      sparse_types[static_cast<size_t>(found - sparse_keys.begin())];
  if (other != dtype) {
    throw ValueError("Conflicting type " + other.str() + " vs " + dtype.str() +
                     " for feature " + key + ".");
  }
}

void ParseParams::add_ragged_key(const std::string& key, DType value_type,
                                 DType split_type) {
  const auto found = std::ranges::find(ragged_keys, key);
  if (found == ragged_keys.end()) {
    ragged_keys.push_back(key);
    ragged_value_types.push_back(value_type);
    ragged_split_types.push_back(split_type);
    return;
  }
  const auto place = static_cast<size_t>(found - ragged_keys.begin());
  if (ragged_value_types[place] != value_type) {
    throw ValueError("Conflicting type " + ragged_value_types[place].str() +
                     " vs " + value_type.str() + " for feature " + key + ".");
  }
  if (ragged_split_types[place] != split_type) {
    throw ValueError("Conflicting partition type " +
                     ragged_split_types[place].str() + " vs " +
                     split_type.str() + " for feature " + key + ".");
  }
}

void ParseParams::add_dense_key(const std::string& key, DType dtype,
                                const TensorShape& shape) {
  dense_keys.push_back(key);
  dense_types.push_back(dtype);
  dense_shapes.push_back(shape);
}

void ParseParams::add(const std::string& key, const VarLenFeature& feature) {
  check_has_dtype(key, feature.dtype, feature);
  add_sparse_key(key, feature.dtype);
}

void ParseParams::add(const std::string& key, const SparseFeature& feature) {
  if (feature.index_key.empty() || feature.index_key[0].empty()) {
    throw ValueError("Missing index_key for SparseFeature " +
                     Feature(feature).repr() + ".");
  }
  if (feature.value_key.empty()) {
    throw ValueError("Missing value_key for SparseFeature " +
                     Feature(feature).repr() + ".");
  }
  check_has_dtype(key, feature.dtype, feature);
  if (feature.index_key.size() > 1) {
    get_logger().warning(
        "SparseFeature is a complicated feature config and should only be used "
        "after careful consideration of VarLenFeature.");
  }
  std::vector<std::string> index_keys = feature.index_key;
  std::ranges::sort(index_keys);
  for (const std::string& index_key : index_keys) {
    add_sparse_key(index_key, tfx::int64);
  }
  add_sparse_key(feature.value_key, feature.dtype);
}

void ParseParams::add(const std::string& key, const FixedLenFeature& feature) {
  check_has_dtype(key, feature.dtype, feature);
  if (!feature.shape.known_rank()) {
    throw ValueError("Missing shape for feature " + key +
                     ". Received feature=" + Feature(feature).repr() + ".");
  }
  if (begins_open(feature.shape)) {
    throw ValueError("First dimension of shape for feature " + key +
                     " unknown. Consider using FixedLenSequenceFeature. "
                     "Received feature=" +
                     Feature(feature).repr() + ".");
  }
  if (!feature.shape.is_fully_defined()) {
    throw ValueError("All dimensions of shape for feature " + key +
                     " need to be known but received " +
                     shape_repr(feature.shape) + ".");
  }
  add_dense_key(key, feature.dtype, feature.shape);
  if (!feature.default_value.is_none()) {
    dense_defaults[key] = feature.default_value;
  }
}

void ParseParams::add(const std::string& key,
                      const FixedLenSequenceFeature& feature) {
  check_has_dtype(key, feature.dtype, feature);
  if (!feature.shape.known_rank()) {
    throw ValueError("Missing shape for feature " + key +
                     ". Received feature=" + Feature(feature).repr() + ".");
  }
  add_dense_key(key, feature.dtype, feature.shape);
  if (feature.allow_missing || !feature.default_value.is_none()) {
    dense_defaults[key] = feature.default_value;
  }
}

void ParseParams::add(const std::string& key, const RaggedFeature& feature) {
  add_ragged_key(feature.value_key.value_or(key), feature.dtype,
                 feature.row_splits_dtype);
  for (const RaggedPartition& partition : feature.partitions) {
    if (partition.kind != RaggedPartition::Kind::kUniformRowLength) {
      add_ragged_key(partition.key, tfx::int64, feature.row_splits_dtype);
    }
  }
}

void ParseParams::check_disjoint() const {
  check_apart("dense", dense_keys, "sparse", sparse_keys);
  check_apart("dense", dense_keys, "ragged", ragged_keys);
  check_apart("ragged", ragged_keys, "sparse", sparse_keys);
}

std::vector<Tensor> ParseParams::dense_default_tensors() const {
  std::vector<Tensor> defaults;
  for (size_t i = 0; i < dense_keys.size(); ++i) {
    const auto found = dense_defaults.find(dense_keys[i]);
    defaults.push_back(default_tensor(
        dense_keys[i], dense_shapes[i], dense_types[i],
        found == dense_defaults.end() ? TensorOption() : found->second));
  }
  return defaults;
}

}  // namespace tfx::io
