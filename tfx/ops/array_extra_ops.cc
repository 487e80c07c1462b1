#include "tfx/ops/array_extra_ops.h"

#include <cstdint>
#include <vector>

#include "tfx/core/errors.h"
#include "tfx/core/graph_builder.h"
#include "tfx/core/name_scope.h"
#include "tfx/ops/array_helpers.h"
#include "tfx/raw_ops/array_ops.h"

namespace tfx {

Tensor unravel_index(const TensorLike& indices, const TensorLike& dims,
                     const NameOptions& options) {
  const auto [flat, shape] = match_dtypes(indices, dims);
  return raw_ops::UnravelIndex(flat, shape, {.name = options.name});
}

Tensor parallel_stack(const TensorsLike& values,
                      const ParallelStackOptions& options) {
  if (GraphBuilder::current() == nullptr) {
    throw RuntimeError(
        "tf.parallel_stack() is not compatible with eager execution.");
  }
  const auto scope = name_scope(options.name);
  std::vector<Tensor> rows;
  for (const Tensor& value : values.tensors()) {
    rows.push_back(raw_ops::ExpandDims(value, internal::integer(0)));
  }
  if (rows.empty()) throw IndexError("list index out of range");
  const TensorShape shape = TensorShape({static_cast<int64_t>(rows.size())})
                                .concatenate(values.tensors()[0].shape());
  return raw_ops::ParallelConcat(rows, shape);
}

Tensor fingerprint(const TensorLike& data, const FingerprintOptions& options) {
  return raw_ops::Fingerprint(data.to_tensor(),
                              options.method.to_tensor(tfx::string),
                              {.name = options.name});
}

Tensor guarantee_const(const TensorLike& input, const NameOptions& options) {
  return raw_ops::GuaranteeConst(input.to_tensor(), {.name = options.name});
}

}  // namespace tfx
