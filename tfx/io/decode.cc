#include "tfx/io/decode.h"

#include <algorithm>
#include <functional>

#include "tfx/core/errors.h"
#include "tfx/raw_ops/parsing_ops.h"

namespace tfx::io {
namespace {

void check_columns(const std::vector<int64_t>& columns, size_t fields) {
  if (std::ranges::adjacent_find(columns, std::greater_equal()) !=
      columns.end()) {
    throw ValueError("select_cols is not strictly increasing.");
  }
  if (!columns.empty() && columns[0] < 0) {
    throw ValueError("select_cols contains negative values.");
  }
  if (columns.size() != fields) {
    throw ValueError("Length of select_cols and record_defaults do not match.");
  }
}

}  // namespace

FieldValues::FieldValues(std::initializer_list<TensorLike> values) {
  for (const TensorLike& value : values) tensors_.push_back(value.to_tensor());
}

std::vector<Tensor> decode_csv(const TensorLike& records,
                               const FieldValues& record_defaults,
                               const DecodeCsvOptions& options) {
  if (options.select_cols) {
    check_columns(*options.select_cols, record_defaults.tensors().size());
  }
  return raw_ops::DecodeCSV(
      records.to_tensor(), record_defaults.tensors(),
      {.field_delim = options.field_delim,
       .use_quote_delim = options.use_quote_delim,
       .na_value = options.na_value,
       .select_cols = options.select_cols.value_or(std::vector<int64_t>()),
       .name = options.name});
}

Tensor decode_json_example(const TensorLike& json_examples,
                           const NameOptions& options) {
  return raw_ops::DecodeJSONExample(json_examples.to_tensor(),
                                    {.name = options.name});
}

DecodeProtoOutputs decode_proto(const TensorLike& bytes,
                                const std::string& message_type,
                                const std::vector<std::string>& field_names,
                                const std::vector<DType>& output_types,
                                const DecodeProtoOptions& options) {
  auto [sizes, values] = raw_ops::DecodeProtoV2(
      bytes.to_tensor(), message_type, field_names, output_types,
      {.descriptor_source = options.descriptor_source,
       .message_format = options.message_format,
       .sanitize = options.sanitize,
       .name = options.name});
  return {std::move(sizes), std::move(values)};
}

Tensor encode_proto(const TensorLike& sizes, const FieldValues& values,
                    const std::vector<std::string>& field_names,
                    const std::string& message_type,
                    const EncodeProtoOptions& options) {
  return raw_ops::EncodeProto(
      sizes.to_tensor(), values.tensors(), field_names, message_type,
      {.descriptor_source = options.descriptor_source, .name = options.name});
}

}  // namespace tfx::io
