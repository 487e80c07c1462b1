// tf.map_fn, tf.vectorized_map, tf.foldl, tf.foldr and tf.scan: functions over
// the rows of tensors.
//
//   tf::Tensor y = tf::map_fn([](tf::Tensor x) { return x * x; }, xs);
//   tf::Tensor s = tf::foldl([](tf::Tensor a, tf::Tensor x) { return a + x; },
//                            xs);
//
// `elems` is a tensor or a structure of tensors of the same length; the
// function gets a row of each, in the same structure (the elements of a
// std::tuple one by one, if it takes them so). They are loops: eagerly in C++,
// and of a graph while a tf::function is traced. Gradients go through them.
// Rows of a ragged tensor are for tfx/ragged/ragged_map_fn.h; those of sparse
// tensors, which Python's map_fn takes, are refused.
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

#include "tfx/core/dtypes.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_shape.h"
#include "tfx/core/tensor_spec.h"
#include "tfx/function/flow_values.h"

namespace tfx {

// One of the tensors that a function returns for a row: its dtype alone, or its
// shape too.
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

// One of them, or of several tensors one each: tf::float32, {tf::int64, spec}.
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
  int64_t parallel_iterations = 10;
  bool infer_shape = true;
  std::string name = {};
  // What the function returns, one for each tensor: dtypes or TensorSpecs. The
  // dtypes of `elems` by default.
  RowSignatures fn_output_signature = {};
};

struct VectorizedMapOptions {
  // Both are of Python's rewriting, see tf::vectorized_map.
  bool fallback_to_while_loop = true;
  bool warn = true;
};

struct FoldOptions {
  int64_t parallel_iterations = 10;
  std::string name = {};
};

struct ScanOptions {
  int64_t parallel_iterations = 10;
  bool infer_shape = true;
  // From the last row to the first.
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

// What the step returns may be of any dtypes.
std::vector<Tensor> vectorized_map(const MapStep& step,
                                   const std::vector<Tensor>& elems);

// What distinguishes foldl, foldr and scan.
struct FoldKind {
  FoldKind(const std::string& function, const FoldOptions& options);
  FoldKind(const ScanOptions& options);  // NOLINT: the options of a scan

  bool reverse;
  // The result is all that is accumulated, and not the last alone.
  bool keeps_all;
  bool infer_shape;
  int64_t parallel_iterations;
  std::string name;
};
// The first row of `elems` is the initializer if that is empty.
std::vector<Tensor> fold(const FoldStep& step, const std::vector<Tensor>& elems,
                         std::vector<Tensor> initializer, const FoldKind& kind);

// Calls with a value, or with the elements of a tuple if it is not taken whole.
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

// The function of each row, stacked.
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

// The same, of any dtypes; tensors of one row go with each row of the others.
// Python rewrites the operations of the function to work on all rows at once;
// here they run in a loop, as Python's do where it cannot, so it gives the same
// and takes as long as map_fn. Without rows, the function is traced to know
// what it returns; then shapes must be known.
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
// The first row is what it starts with.
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

// As foldl, but all that is accumulated on the way, stacked.
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
