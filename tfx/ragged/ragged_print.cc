#include "tfx/core/errors.h"
#include "tfx/core/name_scope.h"
#include "tfx/function/cond.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/string_ops.h"
#include "tfx/ragged/ragged_map_fn.h"
#include "tfx/ragged/ragged_tensor.h"

namespace tfx {
namespace {

Tensor row_count_of(const RaggedOrDense& value) {
  return value.is_ragged() ? value.nrows({.out_type = int32})
                           : shape(value.tensor())[0];
}

// "[a, b]": strings, one below the other, as a list of lists.
Tensor list_text(const RaggedOrDense& strings, int64_t summarize) {
  Tensor pieces;
  if (strings.is_ragged()) {
    pieces = map_fn(
        [&](const RaggedOrDense& row) { return list_text(row, summarize); },
        strings.ragged(), {.fn_output_signature = {tfx::string}});
  } else if (strings.tensor().rank() == 1) {
    pieces = strings.tensor();
  } else {
    pieces = map_fn(
        [&](const Tensor& row) {
          return list_text(RaggedOrDense(row), summarize);
        },
        strings.tensor());
  }
  if (summarize != -1) {
    const auto few = static_cast<int>(summarize);
    pieces = cond(
        row_count_of(strings) <= 2 * few, [&] { return pieces; },
        [&] {
          return concat({pieces[Slice(_, few)], constant({"..."}),
                         pieces[Slice(-few, _)]},
                        0);
        });
  }
  return "[" + strings::reduce_join(pieces, {.separator = ", "}) + "]";
}

}  // namespace

Tensor RaggedTensor::print_text(int64_t summarize) const {
  if (summarize != -1 && summarize <= 0) {
    throw ValueError("Expected summarize to be -1 or a positive int, got " +
                     std::to_string(summarize));
  }
  const NameScope scope = name_scope("AsString");
  if (!shape().rank()) {
    throw ValueError(
        "RaggedTensor to_string requires that rt.shape.rank is not None.");
  }
  const Tensor flat = flat_values();
  const Tensor texts =
      dtype() == tfx::string
          ? "'" + strings::regex_replace(flat, R"((['\\]))", R"(\\\1)") + "'"
          : strings::as_string(flat);
  return list_text(with_flat_values(texts), summarize);
}

}  // namespace tfx
