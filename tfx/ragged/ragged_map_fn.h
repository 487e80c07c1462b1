// tf.map_fn over rows of ragged tensors, and with ragged results.
//
//   auto rt = tf::ragged::constant({{1, 2, 3}, {4}});
//   tf::Tensor sums = tf::map_fn(
//       [](const tf::Tensor& row) { return tf::reduce_sum(row); }, rt,
//       {.fn_output_signature = tf::int32});
//   tf::RaggedTensor ranges = tf::map_fn(
//       [](const tf::Tensor& n) { return tf::range(n); }, ns,
//       {.fn_output_signature = tf::RaggedTensorSpec({tf::kNone}, tf::int32)});
//
// A row is a tf::RaggedOrDense: a tensor if there is one ragged dimension.
// Structures of ragged tensors are not supported. See tfx/function/map_fn.h for
// the rest.
#ifndef TFX_RAGGED_RAGGED_MAP_FN_H_
#define TFX_RAGGED_RAGGED_MAP_FN_H_

#include <cstdint>
#include <string>

#include "tfx/core/by_name.h"
#include "tfx/core/dtypes.h"
#include "tfx/core/name_scope.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_shape.h"
#include "tfx/core/tensor_spec.h"
#include "tfx/function/map_fn.h"
#include "tfx/ragged/ragged_tensor.h"
#include "tfx/ragged/ragged_tensor_spec.h"

namespace tfx {

struct RaggedMapFnOptions {
  ByName by_name{};
  int64_t parallel_iterations = 10;
  bool infer_shape = true;
  std::string name = {};
  // The spec of the function's result for one row; shape {kNone} is a vector of
  // any length. There is no default: giving it selects a ragged result.
  RaggedTensorSpec fn_output_signature;
};

namespace ragged::internal {

// The rows of a ragged tensor as elements of a loop: a vector with one variant
// per row.
class EncodedRows {
 public:
  explicit EncodedRows(const RaggedTensor& tensor);

  const Tensor& variants() const { return variants_; }
  RaggedOrDense decode(const Tensor& variant) const;

 private:
  RaggedTensor tensor_;
  Tensor variants_;
};

// The spec of any row of a tensor with the same dtype and ragged rank.
RaggedTensorSpec row_spec(const RaggedTensor& tensor);

// Throws ValueError if the row does not match the spec.
Tensor encode_row(const RaggedLike& row, const RaggedTensorSpec& spec);
RaggedTensor decode_rows(const Tensor& variants, const RaggedTensorSpec& spec);

// Throws ValueError if there is no fn_output_signature.
void check_has_signature(const MapFnOptions& options);

}  // namespace ragged::internal

// Applies the function to each row and stacks the results. Requires
// fn_output_signature.
template <typename Fn, MaybeRagged Elems>
auto map_fn(Fn&& fn, const Elems& elems, const MapFnOptions& options) {
  ragged::internal::check_has_signature(options);
  const NameScope scope = name_scope(options.name, "map");
  const ragged::internal::EncodedRows rows(elems);
  MapFnOptions inside = options;
  inside.name = scope.name();
  return map_fn([&](const Tensor& row) { return fn(rows.decode(row)); },
                rows.variants(), inside);
}

// The function's results become the rows of the result.
template <typename Fn, typename Elems>
RaggedTensor map_fn(Fn&& fn, const Elems& elems,
                    const RaggedMapFnOptions& options) {
  const NameScope scope = name_scope(options.name, "map");
  const RaggedTensorSpec& spec = options.fn_output_signature;
  const Tensor variants = map_fn(
      [&](const auto& row) {
        return ragged::internal::encode_row(
            tfx::internal::call_with_row(fn, row), spec);
      },
      elems,
      MapFnOptions{.parallel_iterations = options.parallel_iterations,
                   .infer_shape = options.infer_shape,
                   .name = scope.name(),
                   .fn_output_signature = TensorSpec(TensorShape(), variant)});
  return ragged::internal::decode_rows(variants, spec);
}

// The same for functions that return rows of the same dtype and ragged rank as
// they take.
template <typename Fn, MaybeRagged Elems>
RaggedTensor map_fn(Fn&& fn, const Elems& elems) {
  return map_fn(fn, elems,
                RaggedMapFnOptions{.fn_output_signature =
                                       ragged::internal::row_spec(elems)});
}

}  // namespace tfx

#endif  // TFX_RAGGED_RAGGED_MAP_FN_H_
