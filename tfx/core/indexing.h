// What Python takes in the brackets of a tensor: t[0, 1:3, ..., None].
//
//   t[-1]                          t[-1]
//   t(0, 1)                        t[0, 1]
//   t(tf::_, tf::Slice(1, 3))      t[:, 1:3]
//   t[tf::Slice(1, tf::_, 2)]      t[1::2]
//   t(tf::ellipsis, tf::newaxis)   t[..., tf.newaxis]
//   t[mask]                        t[mask]
//
// Indices and the ends of slices are integers or scalar tensors of int16,
// int32 or int64; other tensors are a TypeError. An index alone may be a
// tensor of truth values, which picks the elements where it is true. An integer
// beyond the type of the tensors beside it, which Python cuts off, is a
// ValueError.
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
// An end of a slice that is left open; as an index, all of the dimension.
inline constexpr Open _;

// An end or the step of a slice: an integer, a tensor, or nothing.
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
  // If it is neither of these.
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
  // An integer, or an array of truth values.
  Index(const np::NDArray& array);  // NOLINT(google-explicit-constructor)
  // Neither truth values nor floating numbers.
  Index(bool) = delete;

  Kind kind() const { return kind_; }
  // The integer or tensor.
  const SliceBound& value() const { return slice_.start; }
  const Slice& slice() const { return slice_; }
  // Whether it is a tensor of truth values.
  bool is_mask() const;

 private:
  Index(Kind kind, SliceBound value) : kind_(kind) {
    slice_.start = std::move(value);
  }

  Kind kind_;
  Slice slice_;
};

// What StridedSlice, its gradient and ResourceStridedSliceAssign take: vectors
// of an element an index, and bits that say what the index is.
struct StridedSliceArguments {
  // Throws TypeError for tensors that are no indices; a mask is none either.
  explicit StridedSliceArguments(std::span<const Index> indices);

  Tensor begin;
  Tensor end;
  Tensor strides;
  int64_t begin_mask = 0;
  int64_t end_mask = 0;
  int64_t ellipsis_mask = 0;
  int64_t new_axis_mask = 0;
  int64_t shrink_axis_mask = 0;
  // What the op is called in a graph: that which packs tensors among the
  // indices stands below it.
  std::string name = "strided_slice";
};

// t[indices], of indices that are put together at run time.
Tensor getitem(const Tensor& tensor, std::span<const Index> indices);

namespace internal {

// `text` is the repr() of what is no index.
[[noreturn]] void throw_no_index(const std::string& text);

// The elements of `tensor` where `mask`, over its first dimensions, is true.
// Throws ValueError if their shapes do not agree.
Tensor masked(const Tensor& tensor, const Tensor& mask);

}  // namespace internal
}  // namespace tfx

#endif  // TFX_CORE_INDEXING_H_
