// What Python takes in the brackets of a tensor: t[0, 1:3, ..., None].
//
//   t[-1]                          t[-1]
//   t(0, 1)                        t[0, 1]
//   t(tf::_, tf::Slice(1, 3))      t[:, 1:3]
//   t[tf::Slice(1, tf::_, 2)]      t[1::2]
//   t(tf::ellipsis, tf::newaxis)   t[..., tf.newaxis]
//   t[mask]                        t[mask]
//
// Indices and slice bounds are integers or scalar tensors of int16, int32 or
// int64; other tensors throw TypeError. A single index may also be a boolean
// mask, which selects the elements where it is true. An integer that does not
// fit the dtype of the tensors beside it throws ValueError; Python truncates
// it.
#ifndef TFX_CORE_INDEXING_H_
#define TFX_CORE_INDEXING_H_

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>

#include "tfx/core/tensor.h"

namespace tfx {

struct Ellipsis {};
// "..."
inline constexpr Ellipsis ellipsis;

// tf.newaxis, which is None: a new dimension of length 1.
inline constexpr std::nullopt_t newaxis = std::nullopt;

struct Open {};
// An omitted slice bound; as an index, the whole dimension.
inline constexpr Open _;

// A bound or the step of a slice: an integer, a tensor, or omitted.
class SliceBound {
 public:
  // Implicit: writing an index is meant.
  SliceBound() = default;
  SliceBound(Open) {}            // NOLINT(google-explicit-constructor)
  SliceBound(std::nullopt_t) {}  // NOLINT(google-explicit-constructor)
  template <IndexInteger T>
  SliceBound(T value)  // NOLINT(google-explicit-constructor)
      : integer_(internal::index_value(value)), is_open_(false) {}
  SliceBound(Tensor tensor);               // NOLINT
  SliceBound(const np::NDArray& integer);  // NOLINT
  // Neither truth values nor floating numbers.
  SliceBound(bool) = delete;

  bool is_open() const { return is_open_; }
  bool is_tensor() const { return tensor_.has_value(); }
  const Tensor& tensor() const { return tensor_; }
  // The integer, if it is neither open nor a tensor.
  int64_t integer() const { return integer_; }

 private:
  Tensor tensor_;
  int64_t integer_ = 0;
  bool is_open_ = true;
};

// Python's slice(stop), slice(start, stop), slice(start, stop, step).
struct Slice {
  // [:]
  Slice() = default;
  explicit Slice(SliceBound to) : stop(std::move(to)) {}
  Slice(SliceBound from, SliceBound to, SliceBound by = {})
      : start(std::move(from)), stop(std::move(to)), step(std::move(by)) {}

  SliceBound start;
  SliceBound stop;
  SliceBound step;
};

class Index {
 public:
  enum class Kind { kInteger, kTensor, kSlice, kEllipsis, kNewAxis };

  // Implicit: writing an index is meant.
  template <IndexInteger T>
  Index(T value) : Index(Kind::kInteger, SliceBound(value)) {}  // NOLINT
  Index(Tensor tensor)
      : Index(Kind::kTensor, SliceBound(std::move(tensor))) {}  // NOLINT
  Index(Slice slice)
      : kind_(Kind::kSlice), slice_(std::move(slice)) {}  // NOLINT
  Index(Open) : kind_(Kind::kSlice) {}                    // NOLINT
  Index(Ellipsis) : kind_(Kind::kEllipsis) {}             // NOLINT
  Index(std::nullopt_t) : kind_(Kind::kNewAxis) {}        // NOLINT
  // An integer, or a boolean mask.
  Index(const np::NDArray& array);  // NOLINT(google-explicit-constructor)
  // Neither truth values nor floating numbers.
  Index(bool) = delete;

  Kind kind() const { return kind_; }
  // The integer or tensor.
  const SliceBound& value() const { return slice_.start; }
  const Slice& slice() const { return slice_; }
  // Whether it is a boolean mask.
  bool is_mask() const;

 private:
  Index(Kind kind, SliceBound value) : kind_(kind) {
    slice_.start = std::move(value);
  }

  Kind kind_;
  Slice slice_;
};

// The arguments of StridedSlice, its gradient and ResourceStridedSliceAssign:
// vectors with an element for each index, and bit masks of the indices' kinds.
struct StridedSliceArguments {
  // Throws TypeError for tensors that are not indices, boolean masks included.
  explicit StridedSliceArguments(std::span<const Index> indices);

  Tensor begin;
  Tensor end;
  Tensor strides;
  int64_t begin_mask = 0;
  int64_t end_mask = 0;
  int64_t ellipsis_mask = 0;
  int64_t new_axis_mask = 0;
  int64_t shrink_axis_mask = 0;
  // The operation's name in a graph. If indices are tensors, the operations
  // that pack them are named below it.
  std::string name = "strided_slice";
};

// t[indices], with indices that are chosen at run time.
Tensor getitem(const Tensor& tensor, std::span<const Index> indices);

namespace internal {

// Throws TypeError: `text` is the repr() of something that is not an index.
[[noreturn]] void throw_no_index(const std::string& text);

// The elements of `tensor` where `mask`, over its first dimensions, is true.
// Throws ValueError if their shapes do not agree.
Tensor masked(const Tensor& tensor, const Tensor& mask);

}  // namespace internal
}  // namespace tfx

#endif  // TFX_CORE_INDEXING_H_
