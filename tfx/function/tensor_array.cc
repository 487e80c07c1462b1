#include "tfx/function/tensor_array.h"

#include <algorithm>
#include <set>
#include <utility>
#include <vector>

#include "tfx/core/constant_value.h"
#include "tfx/core/errors.h"
#include "tfx/core/func_graph.h"
#include "tfx/core/name_scope.h"
#include "tfx/core/symbol.h"
#include "tfx/function/loop_values.h"
#include "tfx/ops/array_ops.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/list_ops.h"
#include "tfx/raw_ops/math_ops.h"

namespace tfx {
namespace {

Tensor int_tensor(int32_t value) { return Tensor(c::Tensor::scalar(value)); }

TensorShape rows_of(const TensorShape& shape) {
  return shape.known_rank() ? shape.slice(1, {}) : TensorShape::unknown();
}

Tensor as_int32(const TensorLike& value) {
  const Tensor tensor = value.to_tensor_like(int32);
  return tensor.dtype() == int64 ? raw_ops::Cast(tensor, int32) : tensor;
}

// "[2, 3]", as Python writes shapes that are lists.
std::string bracketed(const TensorShape& shape) {
  std::string text;
  for (const int64_t dim : shape.as_list()) {
    text += (text.empty() ? "" : ", ") + std::to_string(dim);
  }
  return "[" + text + "]";
}

std::vector<int64_t> integers(const TensorLike& value) {
  const Tensor tensor = as_int32(value);
  const auto values = tensor.data<int32_t>();
  return {values.begin(), values.end()};
}

}  // namespace

// What all versions of an array have in common.
struct TensorArray::Shared {
  DType dtype;
  bool dynamic_size;
  bool clear_after_read;
  bool infer_shape;
  TensorShape element_shape;
  // Empty if only the elements tell it.
  Tensor size;

  // Of an eager list.
  std::vector<Tensor> elements;
  std::set<int64_t> cleared;

  Tensor& at(int64_t index) { return elements[static_cast<size_t>(index)]; }
  int64_t length() const { return static_cast<int64_t>(elements.size()); }

  // Zeros if it was never written. Throws ValueError if nothing says of which
  // shape.
  const Tensor& filled(int64_t index);
  std::vector<Tensor> all_filled() {
    for (int64_t i = 0; i < length(); ++i) filled(i);
    return elements;
  }
  void check_dtype(const Tensor& value) const;
  void write(int64_t index, const Tensor& value);
  Tensor read(int64_t index);
};

const Tensor& TensorArray::Shared::filled(int64_t index) {
  Tensor& element = at(index);
  if (element.has_value()) return element;
  if (!element_shape.is_fully_defined()) {
    throw ValueError("Cannot convert a partially known TensorShape " +
                     element_shape.str() + " to a Tensor.");
  }
  element = zeros(element_shape.as_list(), {.dtype = dtype});
  return element;
}

void TensorArray::Shared::check_dtype(const Tensor& value) const {
  if (value.dtype() == dtype) return;
  throw errors::InvalidArgumentError("TensorArray dtype is " + dtype.name() +
                                     " but Op is trying to write dtype " +
                                     value.dtype().name() + " ");
}

void TensorArray::Shared::write(int64_t index, const Tensor& value) {
  if (index < 0) {
    throw errors::OutOfRangeError("Writing to negative indices (index " +
                                  std::to_string(index) + ") is not allowed.");
  }
  if (index >= length() && !dynamic_size) {
    throw errors::OutOfRangeError("Tried to write to index " +
                                  std::to_string(index) +
                                  " but array is not resizeable and size is: " +
                                  std::to_string(length()) + " ");
  }
  check_dtype(value);
  if (!element_shape.is_compatible_with(value.shape())) {
    throw ValueError("Incompatible shape for value (" + value.shape().str() +
                     "), expected (" + element_shape.str() + ")");
  }
  if (infer_shape) element_shape = element_shape.merge_with(value.shape());
  if (index >= length()) elements.resize(static_cast<size_t>(index) + 1);
  at(index) = value;
  cleared.erase(index);
}

Tensor TensorArray::Shared::read(int64_t index) {
  if (index < 0) {
    throw errors::OutOfRangeError("Reading from negative indices (index " +
                                  std::to_string(index) + ") is not allowed.");
  }
  if (index >= length()) {
    throw errors::OutOfRangeError(
        "Tried to read from index " + std::to_string(index) +
        " but array size is: " + std::to_string(length()) + " ");
  }
  if (cleared.contains(index)) {
    throw errors::InvalidArgumentError(
        "Could not read index " + std::to_string(index) +
        " twice because it was cleared after a previous read (perhaps try "
        "setting clear_after_read = false?)");
  }
  Tensor element = filled(index);
  if (clear_after_read) {
    at(index) = Tensor();
    cleared.insert(index);
  }
  return element;
}

TensorArray::TensorArray(DType dtype, const TensorLike& size,
                         const TensorArrayOptions& options)
    : shared_(std::make_shared<Shared>(
          Shared{.dtype = dtype,
                 .dynamic_size = options.dynamic_size,
                 .clear_after_read = options.clear_after_read,
                 .infer_shape = options.infer_shape,
                 .element_shape = options.element_shape,
                 .size = as_int32(size),
                 .elements = {},
                 .cleared = {}})) {
  if (FuncGraph::current() != nullptr) {
    flow_ = raw_ops::TensorListReserve(
        internal::element_shape_argument(options.element_shape), shared_->size,
        dtype, {.name = options.name.empty() ? "TensorArrayV2" : options.name});
    return;
  }
  const auto length = shared_->size.item<int32_t>();
  if (length < 0) {
    throw ValueError("the size of a TensorArray cannot be " +
                     std::to_string(length));
  }
  shared_->elements.resize(static_cast<size_t>(length));
}

DType TensorArray::dtype() const { return shared_->dtype; }

TensorShape TensorArray::element_shape() const {
  return shared_->element_shape;
}

bool TensorArray::dynamic_size() const { return shared_->dynamic_size; }

bool TensorArray::infer_shape() const { return shared_->infer_shape; }

bool TensorArray::is_list() const {
  return !flow_.has_value() && FuncGraph::current() == nullptr;
}

bool TensorArray::is_from_outside() const {
  return !flow_.has_value() && FuncGraph::current() != nullptr;
}

Tensor TensorArray::flow() const {
  if (flow_.has_value()) return flow_;
  Tensor list = raw_ops::TensorListReserve(
      internal::element_shape_argument(shared_->element_shape),
      int_tensor(static_cast<int32_t>(shared_->length())), shared_->dtype);
  for (int64_t i = 0; i < shared_->length(); ++i) {
    if (!shared_->at(i).has_value()) continue;
    list = raw_ops::TensorListSetItem(list, int_tensor(static_cast<int32_t>(i)),
                                      shared_->at(i));
  }
  return list;
}

TensorArray TensorArray::with_flow(Tensor flow) const {
  const bool is_of_same_graph =
      flow_.has_value() && flow_.is_symbolic() == flow.is_symbolic() &&
      (!flow.is_symbolic() || flow_.symbol()->graph == flow.symbol()->graph);
  TensorArray other = *this;
  if (!is_of_same_graph) {
    // What is learned of one array of a function, when it is traced or of what
    // it returned once, says nothing of others.
    other.shared_ = std::make_shared<Shared>(*shared_);
    other.shared_->size = {};
    other.shared_->elements.clear();
    other.shared_->cleared.clear();
  }
  other.flow_ = std::move(flow);
  return other;
}

TensorArray TensorArray::continued(Tensor flow) const {
  if (!flow_.has_value()) return with_flow(std::move(flow));
  // A number is one in every graph.
  if (shared_->size.has_value() && shared_->size.is_symbolic()) {
    if (const auto count = constant_integer(shared_->size)) {
      shared_->size = int_tensor(static_cast<int32_t>(*count));
    }
  }
  TensorArray other = *this;
  other.flow_ = std::move(flow);
  return other;
}

std::string TensorArray::size_key() const {
  if (shared_->dynamic_size || !shared_->size.has_value()) return "?";
  const auto constant = constant_integer(shared_->size);
  return constant ? std::to_string(*constant)
                  : "#" + std::to_string(shared_->size.id());
}

TensorArray TensorArray::of_size(const Tensor& flow, const Tensor& size) const {
  TensorArray other = *this;
  other.shared_ = std::make_shared<Shared>(*shared_);
  other.shared_->size = size;
  other.flow_ = flow;
  return other;
}

TensorArray TensorArray::without_shape() const {
  TensorArray other = *this;
  other.shared_ = std::make_shared<Shared>(*shared_);
  other.shared_->element_shape = TensorShape::unknown();
  return other;
}

std::string TensorArray::type_key() const {
  return shared_->element_shape.str() + (shared_->dynamic_size ? "d" : "") +
         (shared_->infer_shape ? "i" : "");
}

void TensorArray::close() const {
  shared_->elements.clear();
  shared_->cleared.clear();
}

void TensorArray::check_element(const TensorShape& shape) const {
  if (!shape.is_compatible_with(shared_->element_shape)) {
    throw ValueError("Inconsistent shapes: saw " + shape.str() +
                     " but expected " + shared_->element_shape.str() + " ");
  }
  if (shared_->infer_shape) {
    shared_->element_shape = shared_->element_shape.merge_with(shape);
  }
}

Tensor TensorArray::converted(const TensorLike& value) const {
  Tensor tensor = value.to_tensor_like(shared_->dtype);
  // In a graph the list's operations judge.
  if (is_list()) shared_->check_dtype(tensor);
  return tensor;
}

Tensor TensorArray::size() const {
  if (is_list()) return int_tensor(static_cast<int32_t>(shared_->length()));
  if (!shared_->dynamic_size && shared_->size.has_value()) {
    return shared_->size;
  }
  return raw_ops::TensorListLength(flow());
}

Tensor TensorArray::read(const TensorLike& index) const {
  if (is_list()) return shared_->read(as_int32(index).item<int32_t>());
  const NameScope scope = name_scope("TensorArrayV2Read");
  return raw_ops::TensorListGetItem(
      flow(), as_int32(index),
      internal::element_shape_argument(shared_->element_shape), shared_->dtype);
}

TensorArray TensorArray::write(const TensorLike& index,
                               const TensorLike& value) const {
  if (is_list()) {
    shared_->write(as_int32(index).item<int32_t>(),
                   value.to_tensor_like(shared_->dtype));
    return *this;
  }
  if (is_from_outside()) return with_flow(flow()).write(index, value);
  const NameScope scope = name_scope("TensorArrayV2Write");
  const Tensor item = converted(value);
  check_element(item.shape());
  return continued(raw_ops::TensorListSetItem(
      flow_, as_int32(index), item,
      {.resize_if_index_out_of_bounds = shared_->dynamic_size}));
}

Tensor TensorArray::stacked(const std::vector<Tensor>& elements) const {
  if (!elements.empty()) return tfx::stack(elements);
  // Of elements that nobody knows the shape of, Python says they are scalars.
  const TensorShape each =
      element_shape().is_fully_defined() ? element_shape() : TensorShape{};
  return zeros(TensorShape{0}.concatenate(each).as_list(), {.dtype = dtype()});
}

Tensor TensorArray::stack() const {
  if (is_list()) {
    return stacked(shared_->all_filled());
  }
  int64_t count = -1;
  if (!shared_->dynamic_size && shared_->size.has_value()) {
    count = constant_integer(shared_->size).value_or(-1);
  }
  const NameScope scope = name_scope("TensorArrayV2Stack");
  return raw_ops::TensorListStack(
      flow(), internal::element_shape_argument(shared_->element_shape),
      shared_->dtype, {.num_elements = count});
}

Tensor TensorArray::gather(const TensorLike& indices) const {
  if (!is_list()) {
    return raw_ops::TensorListGather(
        flow(), as_int32(indices),
        internal::element_shape_argument(shared_->element_shape),
        shared_->dtype);
  }
  std::vector<Tensor> chosen;
  for (const int64_t index : integers(indices)) {
    if (index < 0 || index >= shared_->length()) {
      throw IndexError("list index out of range");
    }
    chosen.push_back(shared_->filled(index));
  }
  return stacked(chosen);
}

Tensor TensorArray::concat() const {
  if (is_list()) {
    const std::vector<Tensor> all = shared_->all_filled();
    for (size_t i = 0; i < all.size(); ++i) {
      if (all[i].rank() == 0) {
        throw errors::InvalidArgumentError(
            "Concat saw a scalar shape at index " + std::to_string(i) +
            " but requires at least vectors.");
      }
    }
    return tfx::concat(all, 0);
  }
  TensorShape shape = TensorShape::unknown();
  if (shared_->element_shape.known_rank()) {
    shape = TensorShape{kNone}.concatenate(rows_of(shared_->element_shape));
  }
  const Tensor no_lengths(
      c::Tensor::from_values<int64_t>({0}, std::vector<int64_t>()));
  return raw_ops::TensorListConcatV2(flow(),
                                     internal::element_shape_argument(shape),
                                     no_lengths, shared_->dtype)
      .tensor;
}

TensorArray TensorArray::unstack(const TensorLike& value) const {
  if (is_from_outside()) return with_flow(flow()).unstack(value);
  const NameScope scope = name_scope("TensorArrayUnstack");
  const Tensor all = converted(value);
  if (!is_list()) {
    const Tensor list = raw_ops::TensorListFromTensor(
        all, internal::element_shape_argument(rows_of(all.shape())));
    check_element(rows_of(all.shape()));
    const TensorShape& shape = all.shape();
    return of_size(list, shape.known_rank() && shape[0] >= 0
                             ? int_tensor(static_cast<int32_t>(shape[0]))
                             : Tensor());
  }
  std::vector<Tensor> rows = tfx::unstack(all);
  if (rows.size() > shared_->elements.size() && !shared_->dynamic_size) {
    throw ValueError("Cannot unstack " + std::to_string(rows.size()) +
                     " tensors into a TensorArray of static size " +
                     std::to_string(shared_->elements.size()) + " ");
  }
  check_element(rows_of(all.shape()));
  shared_->elements = std::move(rows);
  shared_->cleared.clear();
  return *this;
}

TensorArray TensorArray::scatter(const TensorLike& indices,
                                 const TensorLike& value) const {
  if (is_from_outside()) return with_flow(flow()).scatter(indices, value);
  const NameScope scope = name_scope("TensorArrayScatter");
  const Tensor all = converted(value);
  if (!is_list()) {
    const Tensor list = raw_ops::TensorListScatterIntoExistingList(
        flow(), all, as_int32(indices));
    check_element(rows_of(all.shape()));
    return continued(list);
  }
  const std::vector<int64_t> places = integers(indices);
  const std::vector<Tensor> rows = tfx::unstack(all);
  for (size_t i = 0; i < std::min(places.size(), rows.size()); ++i) {
    shared_->write(places[i], rows[i]);
  }
  return *this;
}

TensorArray TensorArray::split(const TensorLike& value,
                               const TensorLike& lengths) const {
  const NameScope scope = name_scope("TensorArraySplit");
  const Tensor all = converted(value);
  const Tensor counts = lengths.to_tensor();
  if (!is_list()) {
    const TensorShape& shape = counts.shape();
    return of_size(
        raw_ops::TensorListSplit(
            all, internal::element_shape_argument(shared_->element_shape),
            raw_ops::Cast(counts, int64)),
        shape.known_rank() && shape[0] >= 0
            ? int_tensor(static_cast<int32_t>(shape[0]))
            : Tensor());
  }
  if (counts.rank() != 1) {
    throw errors::InvalidArgumentError(
        "Expected lengths to be a vector, received shape: " +
        bracketed(counts.shape()) + " ");
  }
  if (all.rank() == 0) {
    throw errors::InvalidArgumentError(
        "Expected value to be at least a vector, but received shape: " +
        bracketed(all.shape()) + " ");
  }
  int64_t sum = 0;
  for (const int64_t length : integers(lengths)) sum += length;
  if (sum != all.shape()[0]) {
    throw errors::InvalidArgumentError(
        "Expected sum of lengths to be equal to values.shape[0], but sum of "
        "lengths is " +
        std::to_string(sum) +
        " and value's shape is: " + bracketed(all.shape()) + " ");
  }
  const int64_t count = counts.shape()[0];
  if (!shared_->dynamic_size && count != shared_->length()) {
    throw errors::InvalidArgumentError(
        "TensorArray's size is not equal to the size of lengths (" +
        std::to_string(shared_->length()) + " vs. " + std::to_string(count) +
        "), and the TensorArray is not marked as dynamically resizeable.");
  }
  shared_->elements = tfx::split(all, counts);
  shared_->cleared.clear();
  return *this;
}

}  // namespace tfx
