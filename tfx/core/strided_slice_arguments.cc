// What brackets say, as the arguments of StridedSlice.
#include <algorithm>
#include <limits>
#include <stdexcept>
#include <string_view>
#include <utility>
#include <vector>

#include "tfx/core/errors.h"
#include "tfx/core/execute.h"
#include "tfx/core/graph_builder.h"
#include "tfx/core/indexing.h"
#include "tfx/core/name_scope.h"

namespace tfx {
namespace {

// Lets tensors of more dimensions pass, as Python does; the op refuses them.
void check_index(const Tensor& tensor) {
  const DType dtype = tensor.dtype();
  if ((dtype != int16 && dtype != int32 && dtype != int64) ||
      tensor.rank() == 1) {
    internal::throw_no_index(tensor.repr());
  }
}

template <typename T>
bool fits(int64_t value) {
  return value >= std::numeric_limits<T>::min() &&
         value <= std::numeric_limits<T>::max();
}

template <typename T>
c::Tensor integers_of(c::ShapeView shape, std::span<const int64_t> values) {
  c::Tensor tensor = c::Tensor::allocate(c::data_type_of<T>, shape);
  if (!std::ranges::all_of(values, fits<T>)) internal::throw_index_too_large();
  std::ranges::transform(values, tensor.mutable_data<T>().begin(),
                         [](int64_t value) { return static_cast<T>(value); });
  return tensor;
}

Tensor integers(DType dtype, c::ShapeView shape,
                std::span<const int64_t> values) {
  if (dtype == int16) return Tensor(integers_of<int16_t>(shape, values));
  if (dtype == int32) return Tensor(integers_of<int32_t>(shape, values));
  return Tensor(integers_of<int64_t>(shape, values));
}

Tensor scalar(DType dtype, int64_t value) {
  return integers(dtype, {}, std::span(&value, 1));
}

// One of begin, end and strides while indices are added.
class Column {
 public:
  void add(int64_t value) { integers_.push_back(value); }
  void add(Tensor tensor) {
    if (!dtype_) dtype_ = tensor.dtype();
    tensors_.resize(integers_.size());
    tensors_.push_back(std::move(tensor));
    integers_.push_back(0);
  }
  void add(const SliceBound& bound) {
    if (bound.is_tensor()) {
      check_index(bound.tensor());
      add(bound.tensor());
    } else {
      add(bound.integer());
    }
  }
  // An integer among tensors of `dtype`, if that is one.
  void add(int64_t value, DType dtype) {
    if (dtype) {
      add(scalar(dtype, value));
    } else {
      add(value);
    }
  }

  bool has_tensors() const { return static_cast<bool>(dtype_); }

  Tensor pack(std::string_view name) && {
    if (!has_tensors()) {
      const bool narrow = std::ranges::all_of(integers_, fits<int32_t>);
      const auto count = static_cast<int64_t>(integers_.size());
      return integers(narrow ? int32 : int64, {count}, integers_);
    }
    tensors_.resize(integers_.size());
    for (size_t i = 0; i < tensors_.size(); ++i) {
      if (!tensors_[i].has_value()) tensors_[i] = scalar(dtype_, integers_[i]);
    }
    return execute_one("Pack", {tensors_}, {}, name);
  }

 private:
  std::vector<int64_t> integers_;
  // Beside the integers, as far as there are any.
  std::vector<Tensor> tensors_;
  DType dtype_;  // of the first tensor
};

// The widest type of a slice's tensors; none if it has only integers.
DType slice_dtype(const Slice& slice) {
  DType widest;
  for (const SliceBound* bound : {&slice.start, &slice.stop, &slice.step}) {
    if (!bound->is_tensor()) continue;
    const DType dtype = bound->tensor().dtype();
    const bool wider = !widest ? dtype == int16 || dtype == int32
                               : widest == int16 && dtype == int32;
    if (dtype == int64 || wider) widest = dtype;
  }
  return widest;
}

// Sets the bit of an index in an op's attribute, of 63 bits.
void mark(int64_t& mask, size_t index) {
  if (index >= 63) throw std::overflow_error("int too big to convert");
  mask |= int64_t{1} << index;
}

// Collects the arguments, index by index.
class Collector {
 public:
  explicit Collector(StridedSliceArguments& result) : result_(result) {}

  void add(const Index& index) {
    switch (index.kind()) {
      case Index::Kind::kInteger:
        add_integer(index.value().integer());
        break;
      case Index::Kind::kTensor:
        add_tensor(index.value().tensor());
        break;
      case Index::Kind::kSlice:
        add_slice(index.slice());
        break;
      case Index::Kind::kEllipsis:
        add_whole(result_.ellipsis_mask);
        break;
      case Index::Kind::kNewAxis:
        add_whole(result_.new_axis_mask);
        break;
    }
    ++position_;
  }

  bool has_tensors() const {
    return begin_.has_tensors() || end_.has_tensors() || strides_.has_tensors();
  }

  void finish() && {
    result_.begin = std::move(begin_).pack("stack");
    result_.end = std::move(end_).pack("stack_1");
    result_.strides = std::move(strides_).pack("stack_2");
    Tensor* const all[] = {&result_.begin, &result_.end, &result_.strides};
    const auto wide = [](const Tensor* each) { return each->dtype() == int64; };
    if (std::ranges::none_of(all, wide)) return;
    for (Tensor* each : all) {
      if (!wide(each)) *each = execute_one("Cast", {*each}, {{"DstT", int64}});
    }
  }

 private:
  void add_integer(int64_t value) {
    if (value == std::numeric_limits<int64_t>::max()) {
      internal::throw_index_too_large();
    }
    begin_.add(value);
    end_.add(value + 1);
    strides_.add(int64_t{1});
    mark(result_.shrink_axis_mask, position_);
  }

  void add_tensor(const Tensor& tensor) {
    check_index(tensor);
    const DType dtype = tensor.dtype();
    begin_.add(tensor);
    end_.add(execute_one("AddV2", {tensor, scalar(dtype, 1)}, {}, "add"));
    strides_.add(1, dtype == int32 ? DType() : dtype);
    mark(result_.shrink_axis_mask, position_);
  }

  void add_slice(const Slice& slice) {
    const DType dtype = slice_dtype(slice);
    if (slice.start.is_open()) {
      begin_.add(0, dtype);
      mark(result_.begin_mask, position_);
    } else {
      begin_.add(slice.start);
    }
    if (slice.stop.is_open()) {
      end_.add(0, dtype);
      mark(result_.end_mask, position_);
    } else {
      end_.add(slice.stop);
    }
    if (slice.step.is_open()) {
      strides_.add(1, dtype);
    } else {
      strides_.add(slice.step);
    }
  }

  void add_whole(int64_t& mask) {
    begin_.add(int64_t{0});
    end_.add(int64_t{0});
    strides_.add(int64_t{1});
    mark(mask, position_);
  }

  StridedSliceArguments& result_;
  Column begin_;
  Column end_;
  Column strides_;
  size_t position_ = 0;
};

}  // namespace

StridedSliceArguments::StridedSliceArguments(std::span<const Index> indices) {
  Collector collector(*this);
  for (const Index& index : indices) collector.add(index);
  if (GraphBuilder::current() == nullptr || !collector.has_tensors()) {
    std::move(collector).finish();
    return;
  }
  const NameScope scope = name_scope(name);
  name = scope.name();
  std::move(collector).finish();
}

}  // namespace tfx
