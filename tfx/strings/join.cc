#include "tfx/strings/join.h"

#include <string>
#include <vector>

#include "tfx/core/errors.h"
#include "tfx/core/name_scope.h"
#include "tfx/function/cond.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/operators.h"
#include "tfx/ragged/ragged_functional_ops.h"
#include "tfx/ragged/ragged_map_fn.h"
#include "tfx/ragged/ragged_reduce.h"
#include "tfx/raw_ops/array_ops.h"

namespace tfx::strings {

RaggedOrDense join(std::initializer_list<RaggedOrDense> inputs,
                   const JoinOptions& options) {
  return join(std::span(inputs.begin(), inputs.size()), options);
}

RaggedOrDense join(std::span<const RaggedOrDense> inputs,
                   const JoinOptions& options) {
  const NameScope scope = name_scope(options.name, "RaggedStringJoin");
  ragged::internal::FlatValues flat;
  std::vector<Tensor> values;
  for (const RaggedOrDense& input : inputs) values.push_back(flat.take(input));
  return flat.put(
      RaggedOrDense(join(values, {.separator = options.separator})));
}

RaggedOrDense reduce_join(const RaggedOrDense& inputs,
                          const ReduceJoinOptions& options) {
  const ragged::internal::Reduction reduction = {
      [&](const Tensor& tensor, const math::ReduceOptions& how) {
        return reduce_join(tensor, {.axis = how.axis,
                                    .keepdims = how.keepdims,
                                    .separator = options.separator,
                                    .name = how.name});
      },
      [&](const Tensor& data, const Tensor& ids, const Tensor& count) {
        return unsorted_segment_join(data, ids, count,
                                     {.separator = options.separator});
      }};
  const std::string name =
      options.name.empty() ? "RaggedSegmentJoin" : options.name;
  return ragged::internal::reduce(
      reduction, inputs,
      {.axis = options.axis, .keepdims = options.keepdims, .name = name});
}

namespace {

Tensor row_count(const RaggedOrDense& tensor) {
  if (!tensor.is_ragged()) return shape(tensor.tensor())[0];
  return tensor.ragged().nrows({.out_type = int32});
}

// Formats a tensor of strings as a list; rows are formatted recursively.
Tensor list_text(const RaggedOrDense& texts, int64_t summarize) {
  const auto row_text = [&](const auto& row) {
    return list_text(RaggedOrDense(row), summarize);
  };
  const MapFnOptions one_string = {
      .fn_output_signature = TensorSpec(TensorShape::unknown(), tfx::string)};
  Tensor pieces;
  if (texts.shape().rank() == 1) {
    pieces = texts.tensor();
  } else if (texts.is_ragged()) {
    pieces = map_fn(row_text, texts.ragged(), one_string);
  } else {
    pieces = map_fn(row_text, texts.tensor(), one_string);
  }
  if (summarize != -1) {
    pieces = cond(
        row_count(texts) <= 2 * summarize, [&] { return pieces; },
        [&] {
          return concat({pieces[Slice(summarize)], constant({"..."}),
                         pieces[Slice(-summarize, _)]},
                        0);
        });
  }
  return "[" + reduce_join(pieces, {.separator = ", "}) + "]";
}

Tensor ragged_text(const RaggedTensor& ragged, int64_t summarize) {
  if (summarize != -1 && summarize < 1) {
    throw ValueError("Expected summarize to be -1 or a positive int, got " +
                     std::to_string(summarize));
  }
  const NameScope scope = name_scope("", "AsString");
  if (!ragged.shape().known_rank()) {
    throw ValueError(
        "RaggedTensor to_string requires that rt.shape.rank is not None.");
  }
  const Tensor flat = ragged.flat_values();
  const Tensor texts =
      ragged.dtype() == tfx::string
          ? "'" + regex_replace(flat, "(['\\\\])", "\\\\\\1") + "'"
          : as_string(flat);
  return list_text(ragged.with_flat_values(texts), summarize);
}

}  // namespace

Tensor format(std::string_view template_,
              std::initializer_list<RaggedOrDense> inputs,
              const FormatOptions& options) {
  const std::string& mark = options.placeholder;
  // The error of Python's str.split().
  if (mark.empty()) throw ValueError("empty separator");
  std::vector<std::string> texts;
  size_t begin = 0;
  for (size_t end = template_.find(mark); end != std::string_view::npos;
       end = template_.find(mark, begin)) {
    texts.emplace_back(template_.substr(begin, end - begin));
    begin = end + mark.size();
  }
  if (texts.size() != inputs.size()) {
    throw ValueError(
        "num placeholders in template and num inputs must match: " +
        std::to_string(texts.size()) + " vs " + std::to_string(inputs.size()));
  }
  const NameScope scope = name_scope(options.name, "StringFormat");
  std::vector<Tensor> pieces;
  size_t next = 0;
  for (const RaggedOrDense& input : inputs) {
    pieces.push_back(constant(texts[next++]));
    pieces.push_back(
        input.is_ragged()
            ? ragged_text(input.ragged(), options.summarize)
            : format("{}", input.tensor(), {.summarize = options.summarize}));
  }
  pieces.push_back(constant(std::string(template_.substr(begin))));
  if (pieces.size() == 1) return pieces[0];
  return reduce_join(raw_ops::Pack(pieces, {.name = "ReduceJoin/packed"}));
}

Tensor format(std::string_view template_, const RaggedTensor& input,
              const FormatOptions& options) {
  return format(template_, {RaggedOrDense(input)}, options);
}

}  // namespace tfx::strings
