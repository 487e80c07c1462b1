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
#include "tfx/ragged/ragged_reduce.h"

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

Tensor listed(const Tensor& pieces) { return join({"[", pieces, "]"}); }

// Each row of the innermost dimension as a text.
RaggedOrDense write_rows(const RaggedTensor& texts, int64_t summarize) {
  const RaggedOrDense values = texts.values();
  if (values.is_ragged()) {
    return texts.with_values(write_rows(values.ragged(), summarize));
  }
  const auto joined = [](const RaggedTensor& rows) -> Tensor {
    return reduce_join(RaggedOrDense(rows), {.axis = 1, .separator = ", "});
  };
  const Tensor all = joined(texts);
  if (summarize < 0) return RaggedOrDense(listed(all));
  const Tensor first = joined(texts(_, Slice(summarize)));
  const Tensor last = joined(texts(_, Slice(-summarize, _)));
  const Tensor cut = join({first, "...", last}, {.separator = ", "});
  return RaggedOrDense(
      listed(where(texts.row_lengths() > 2 * summarize, cut, all)));
}

Tensor write_vector(const Tensor& texts, int64_t summarize) {
  Tensor pieces = texts;
  if (summarize >= 0) {
    pieces = cond(
        size(texts) <= 2 * summarize, [&] { return texts; },
        [&] {
          return concat({texts[Slice(summarize)], constant({"..."}),
                         texts[Slice(-summarize, _)]},
                        0);
        });
  }
  return listed(reduce_join(pieces, {.separator = ", "}));
}

Tensor written(const RaggedTensor& ragged, int64_t summarize) {
  if (summarize != -1 && summarize < 1) {
    throw ValueError("Expected summarize to be -1 or a positive int, got " +
                     std::to_string(summarize));
  }
  const auto rank = ragged.shape().rank();
  if (!rank) {
    throw ValueError(
        "RaggedTensor to_string requires that rt.shape.rank is not None.");
  }
  const Tensor flat = ragged.flat_values();
  Tensor texts;
  if (ragged.dtype() == tfx::string) {
    texts = join({"'", regex_replace(flat, "(['\\\\])", "\\\\\\1"), "'"});
  } else {
    texts = as_string(flat);
  }
  RaggedOrDense value = texts.rank() == 1
                            ? ragged.with_flat_values(texts)
                            : ragged.with_flat_values(RaggedTensor::from_tensor(
                                  texts, {.ragged_rank = texts.rank() - 1}));
  while (value.is_ragged()) value = write_rows(value.ragged(), summarize);
  return write_vector(value.tensor(), summarize);
}

}  // namespace

Tensor format(std::string_view template_,
              std::initializer_list<RaggedOrDense> inputs,
              const FormatOptions& options) {
  const std::string& mark = options.placeholder;
  // What Python's str.split() says.
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
            ? written(input.ragged(), options.summarize)
            : format("{}", input.tensor(), {.summarize = options.summarize}));
  }
  pieces.push_back(constant(std::string(template_.substr(begin))));
  return reduce_join(stack(pieces));
}

Tensor format(std::string_view template_, const RaggedTensor& input,
              const FormatOptions& options) {
  return format(template_, {RaggedOrDense(input)}, options);
}

}  // namespace tfx::strings
