// tf.io: records that are texts or messages, field by field.
#ifndef TFX_IO_DECODE_H_
#define TFX_IO_DECODE_H_

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "tfx/core/dtypes.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/options.h"

namespace tfx::io {

// Values of many dtypes, one a field: {0.0, tf::constant({}), ""}.
class FieldValues {
 public:
  // All implicit: values are meant.
  FieldValues(std::initializer_list<TensorLike> values);  // NOLINT
  FieldValues(std::vector<Tensor> tensors)                // NOLINT
      : tensors_(std::move(tensors)) {}

  const std::vector<Tensor>& tensors() const { return tensors_; }

 private:
  std::vector<Tensor> tensors_;
};

struct DecodeCsvOptions {
  std::string field_delim = ",";
  // Whether quotes hold a field together; otherwise they are like others.
  bool use_quote_delim = true;
  std::string na_value = {};  // what else means that there is no value
  // Which columns, in order, are the fields; all by default.
  std::optional<std::vector<int64_t>> select_cols = std::nullopt;
  std::string name = {};
};
// Lines of comma-separated values: a tensor a column, shaped as `records`.
// A default has the dtype of its column and stands for fields that are empty;
// where it is an empty tensor they are an error.
std::vector<Tensor> decode_csv(const TensorLike& records,
                               const FieldValues& record_defaults,
                               const DecodeCsvOptions& options = {});

// A tf.train.Example written as JSON, as a serialised one.
Tensor decode_json_example(const TensorLike& json_examples,
                           const NameOptions& options = {});

struct DecodeProtoOptions {
  // Where the message's type is described: "local://" knows TensorFlow's own, a
  // file or "bytes://" and a FileDescriptorSet has others.
  std::string descriptor_source = "local://";
  std::string message_format = "binary";  // or "text"
  bool sanitize = false;
  std::string name = {};
};
struct DecodeProtoOutputs {
  // How often each field is there, a dimension more than the messages have.
  Tensor sizes;
  // A tensor a field, as long as the most there is of it.
  std::vector<Tensor> values;
};
DecodeProtoOutputs decode_proto(const TensorLike& bytes,
                                const std::string& message_type,
                                const std::vector<std::string>& field_names,
                                const std::vector<DType>& output_types,
                                const DecodeProtoOptions& options = {});

struct EncodeProtoOptions {
  std::string descriptor_source = "local://";
  std::string name = {};
};
Tensor encode_proto(const TensorLike& sizes, const FieldValues& values,
                    const std::vector<std::string>& field_names,
                    const std::string& message_type,
                    const EncodeProtoOptions& options = {});

}  // namespace tfx::io

#endif  // TFX_IO_DECODE_H_
