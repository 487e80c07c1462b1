// tf.map_fn, tf.vectorized_map, tf.foldl, tf.foldr and tf.scan: functions over
// the rows of tensors.
//
//   tf::Tensor y = tf::map_fn([](tf::Tensor x) { return x * x; }, xs);
//   tf::Tensor s = tf::foldl([](tf::Tensor a, tf::Tensor x) { return a + x; },
//                            xs);
//
// `elems` is a tensor or a structure of tensors of the same length; the
// function gets a row of each, in the same structure (or the elements of a
// std::tuple as separate arguments). Eagerly they are C++ loops; while a
// tf::function is traced, loops of its graph. Gradients go through them. For
// ragged tensors see tfx/ragged/ragged_map_fn.h; sparse tensors, which Python's
// map_fn takes, are refused.
#ifndef TFX_FUNCTION_MAP_FN_H_
#define TFX_FUNCTION_MAP_FN_H_

#include <concepts>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <span>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "tfx/core/by_name.h"
#include "tfx/core/dtypes.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_shape.h"
#include "tfx/core/tensor_spec.h"
#include "tfx/function/flow_values.h"

namespace tfx {

// The spec of a tensor that the function returns for a row: its dtype, and
// optionally its shape.
class RowSignature {
 public:
  RowSignature(DType dtype) : dtype_(dtype) {}  // NOLINT: a dtype will do
  RowSignature(const TensorSpec& spec)          // NOLINT: so will a spec
      : dtype_(spec.dtype()), shape_(spec.shape()) {}

  DType dtype() const { return dtype_; }
  const TensorShape& shape() const { return shape_; }

 private:
  DType dtype_;
  TensorShape shape_ = TensorShape::unknown();
};

// One or several of these: tf::float32, {tf::int64, spec}.
class RowSignatures {
 public:
  RowSignatures() = default;
  // NOLINTNEXTLINE(google-explicit-constructor)
  RowSignatures(std::initializer_list<RowSignature> all) : all_(all) {}
  RowSignatures(std::vector<RowSignature> all)  // NOLINT
      : all_(std::move(all)) {}
  RowSignatures(DType dtype) : all_({dtype}) {}            // NOLINT
  RowSignatures(const TensorSpec& spec) : all_({spec}) {}  // NOLINT

  const std::vector<RowSignature>& all() const { return all_; }

 private:
  std::vector<RowSignature> all_;
};

struct MapFnOptions {
  ByName by_name{};
  int64_t parallel_iterations = 10;
  bool infer_shape = true;
  std::string name = {};
  // The dtype or TensorSpec of each tensor that the function returns. The
  // dtypes of `elems` by default.
  RowSignatures fn_output_signature = {};
};

struct VectorizedMapOptions {
  ByName by_name{};
  // Both have no effect: they are for Python's rewriting (tf::vectorized_map).
  bool fallback_to_while_loop = true;
  bool warn = true;
};

struct FoldOptions {
  ByName by_name{};
  int64_t parallel_iterations = 10;
  std::string name = {};
};

struct ScanOptions {
  ByName by_name{};
  int64_t parallel_iterations = 10;
  bool infer_shape = true;
  // Processes the rows from the last to the first.
  bool reverse = false;
  std::string name = {};
};

namespace internal {

using MapStep = std::function<std::vector<Tensor>(std::span<const Tensor>)>;
using FoldStep = std::function<std::vector<Tensor>(
    std::span<const Tensor> accumulated, std::span<const Tensor> row)>;

std::vector<Tensor> map_fn(const MapStep& step,
                           const std::vector<Tensor>& elems,
                           const MapFnOptions& options);

// The step may return tensors of any dtypes.
std::vector<Tensor> vectorized_map(const MapStep& step,
                                   const std::vector<Tensor>& elems);

// The options in which foldl, foldr and scan differ.
struct FoldKind {
  FoldKind(const std::string& function, const FoldOptions& options);
  FoldKind(const ScanOptions& options);  // NOLINT: the options of a scan

  bool reverse;
  // Whether the result is all accumulated values, stacked, or only the last.
  bool keeps_all;
  bool infer_shape;
  int64_t parallel_iterations;
  std::string name;
};
// If `initializer` is empty, it is the first row of `elems`.
std::vector<Tensor> fold(const FoldStep& step, const std::vector<Tensor>& elems,
                         std::vector<Tensor> initializer, const FoldKind& kind);

// Calls `function` with a row, or with the elements of a tuple if it does not
// take the tuple itself.
template <typename Function, typename T>
decltype(auto) call_with_row(Function& function, const T& row) {
  if constexpr (std::invocable<Function&, const T&>) {
    return function(row);
  } else {
    return std::apply(function, row);
  }
}

// The step of a fold over C++ values.
template <typename Fn, typename Accumulated, typename Rows>
FoldStep fold_step(Fn& fn, FlowForm<Accumulated>& accumulated,
                   FlowForm<Rows>& rows) {
  static_assert(std::is_same_v<FlowResult<Fn, const Accumulated&, const Rows&>,
                               Accumulated>,
                "the function must return what it accumulates");
  return [&](std::span<const Tensor> so_far, std::span<const Tensor> row) {
    return accumulated.flatten_rows(
        to_flow(fn(accumulated.pack(so_far), rows.pack(row))));
  };
}

template <typename Fn, typename Elems, typename Initializer>
auto run_fold(Fn& fn, const Elems& elems, const Initializer& initializer,
              const FoldKind& kind) {
  FlowForm<Flow<Initializer>> accumulated(FlowOf::kIterations);
  FlowForm<Flow<Elems>> rows(FlowOf::kIterations);
  const std::vector<Tensor> flat = rows.flatten_rows(to_flow(elems));
  return accumulated.pack(fold(fold_step(fn, accumulated, rows), flat,
                               accumulated.flatten_rows(to_flow(initializer)),
                               kind));
}
template <typename Fn, typename Elems>
auto run_fold(Fn& fn, const Elems& elems, const FoldKind& kind) {
  FlowForm<Flow<Elems>> rows(FlowOf::kIterations);
  const std::vector<Tensor> flat = rows.flatten_rows(to_flow(elems));
  return rows.pack(fold(fold_step(fn, rows, rows), flat, {}, kind));
}

}  // namespace internal

// The results of `fn` for each row, stacked.
template <typename Fn, typename Elems>
auto map_fn(Fn&& fn, const Elems& elems, const MapFnOptions& options) {
  using Rows = internal::Flow<Elems>;
  using Result = internal::Flow<decltype(internal::call_with_row(
      fn, std::declval<const Rows&>()))>;
  internal::FlowForm<Rows> rows(internal::FlowOf::kIterations);
  internal::FlowForm<Result> results(internal::FlowOf::kIterations);
  const std::vector<Tensor> flat = rows.flatten_rows(internal::to_flow(elems));
  const auto step = [&](std::span<const Tensor> row) {
    return results.flatten_rows(
        internal::to_flow(internal::call_with_row(fn, rows.pack(row))));
  };
  return results.pack(internal::map_fn(step, flat, options));
}
template <typename Fn, typename Elems>
auto map_fn(Fn&& fn, const Elems& elems) {
  return map_fn(fn, elems, MapFnOptions());
}
// A function of this library, as tf::square: the overload for tensors.
inline Tensor map_fn(Tensor (*fn)(const TensorLike&, const NameOptions&),
                     const TensorLike& elems,
                     const MapFnOptions& options = {}) {
  return map_fn([fn](const Tensor& row) { return fn(row, {}); },
                elems.to_tensor(), options);
}

// The same, for results of any dtypes; tensors with a single row are broadcast.
// Python rewrites the function's operations to process all rows at once. Here
// they run in a loop, which is also Python's fallback: the results are the
// same, but it takes as long as map_fn. If there are no rows, the function is
// traced to find out what it returns; shapes must then be known.
template <typename Fn, typename Elems>
auto vectorized_map(Fn&& fn, const Elems& elems,
                    const VectorizedMapOptions& /*options*/ = {}) {
  using Rows = internal::Flow<Elems>;
  using Result = internal::Flow<decltype(internal::call_with_row(
      fn, std::declval<const Rows&>()))>;
  internal::FlowForm<Rows> rows(internal::FlowOf::kIterations);
  internal::FlowForm<Result> results(internal::FlowOf::kIterations);
  const std::vector<Tensor> flat = rows.flatten_rows(internal::to_flow(elems));
  const auto step = [&](std::span<const Tensor> row) {
    return results.flatten_rows(
        internal::to_flow(internal::call_with_row(fn, rows.pack(row))));
  };
  const std::vector<Tensor> mapped = internal::vectorized_map(step, flat);
  return results.pack(mapped);
}

// fn(fn(fn(initializer, row 0), row 1), row 2)…
template <typename Fn, typename Elems, typename Initializer>
auto foldl(Fn&& fn, const Elems& elems, const Initializer& initializer,
           const FoldOptions& options = {}) {
  return internal::run_fold(fn, elems, initializer, {"foldl", options});
}
// Starts with the first row.
template <typename Fn, typename Elems>
auto foldl(Fn&& fn, const Elems& elems, const FoldOptions& options = {}) {
  return internal::run_fold(fn, elems, {"foldl", options});
}

// The same from the last row to the first.
template <typename Fn, typename Elems, typename Initializer>
auto foldr(Fn&& fn, const Elems& elems, const Initializer& initializer,
           const FoldOptions& options = {}) {
  return internal::run_fold(fn, elems, initializer, {"foldr", options});
}
template <typename Fn, typename Elems>
auto foldr(Fn&& fn, const Elems& elems, const FoldOptions& options = {}) {
  return internal::run_fold(fn, elems, {"foldr", options});
}

// Like foldl, but returns all accumulated values, stacked.
template <typename Fn, typename Elems, typename Initializer>
auto scan(Fn&& fn, const Elems& elems, const Initializer& initializer,
          const ScanOptions& options = {}) {
  return internal::run_fold(fn, elems, initializer, options);
}
template <typename Fn, typename Elems>
auto scan(Fn&& fn, const Elems& elems, const ScanOptions& options = {}) {
  return internal::run_fold(fn, elems, options);
}

}  // namespace tfx

#endif  // TFX_FUNCTION_MAP_FN_H_
