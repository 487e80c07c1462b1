// tf.io: decodes CSV, JSON and protocol buffer records.
#ifndef TFX_IO_DECODE_H_
#define TFX_IO_DECODE_H_

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "tfx/core/by_name.h"
#include "tfx/core/dtypes.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/options.h"

namespace tfx::io {

// Values of different dtypes, one per field: {0.0, tf::constant({}), ""}.
class FieldValues {
 public:
  // Implicit, so that a list of values can be passed directly.
  FieldValues(std::initializer_list<TensorLike> values);  // NOLINT
  FieldValues(std::vector<Tensor> tensors)                // NOLINT
      : tensors_(std::move(tensors)) {}

  const std::vector<Tensor>& tensors() const { return tensors_; }

 private:
  std::vector<Tensor> tensors_;
};

struct DecodeCsvOptions {
  ByName by_name{};
  std::string field_delim = ",";
  // Whether quotes group a field; otherwise they are ordinary characters.
  bool use_quote_delim = true;
  std::string na_value = {};  // additional text for a missing value
  // The columns to read, in order; all by default.
  std::optional<std::vector<int64_t>> select_cols = std::nullopt;
  std::string name = {};
};
// Parses lines of comma-separated values: one tensor per column, in the shape
// of `records`. A default determines the dtype of its column and replaces empty
// fields. If it is an empty tensor, empty fields are an error.
std::vector<Tensor> decode_csv(const TensorLike& records,
                               const FieldValues& record_defaults,
                               const DecodeCsvOptions& options = {});

// Converts tf.train.Example messages from JSON to the binary format.
Tensor decode_json_example(const TensorLike& json_examples,
                           const NameOptions& options = {});

struct DecodeProtoOptions {
  ByName by_name{};
  // Where to find the message's descriptor: "local://" for TensorFlow's own
  // messages; otherwise a file, or "bytes://" followed by a FileDescriptorSet.
  std::string descriptor_source = "local://";
  std::string message_format = "binary";  // or "text"
  bool sanitize = false;
  std::string name = {};
};
struct DecodeProtoOutputs {
  // How often each field occurs; one dimension more than `bytes`.
  Tensor sizes;
  // One tensor per field, padded to the maximum number of occurrences.
  std::vector<Tensor> values;
};
DecodeProtoOutputs decode_proto(const TensorLike& bytes,
                                const std::string& message_type,
                                const std::vector<std::string>& field_names,
                                const std::vector<DType>& output_types,
                                const DecodeProtoOptions& options = {});

struct EncodeProtoOptions {
  ByName by_name{};
  std::string descriptor_source = "local://";
  std::string name = {};
};
Tensor encode_proto(const TensorLike& sizes, const FieldValues& values,
                    const std::vector<std::string>& field_names,
                    const std::string& message_type,
                    const EncodeProtoOptions& options = {});

}  // namespace tfx::io

#endif  // TFX_IO_DECODE_H_
