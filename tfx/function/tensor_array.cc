#include "tfx/function/tensor_array.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "tfx/core/constant_value.h"
#include "tfx/core/errors.h"
#include "tfx/core/graph_builder.h"
#include "tfx/core/name_scope.h"
#include "tfx/core/symbol.h"
#include "tfx/function/element_list.h"
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

std::vector<int64_t> integers(const TensorLike& value) {
  const Tensor tensor = as_int32(value);
  const auto values = tensor.data<int32_t>();
  return {values.begin(), values.end()};
}

}  // namespace

// What all versions of an array have in common.
struct TensorArray::Shared {
  internal::ElementType type;
  // Empty if only the elements tell it.
  Tensor size;
  // Of an eager array.
  internal::ElementList elements;
};

TensorArray::TensorArray(DType dtype, const TensorLike& size,
                         const TensorArrayOptions& options)
    : shared_(std::make_shared<Shared>(
          Shared{.type = {.dtype = dtype,
                          .dynamic_size = options.dynamic_size,
                          .clear_after_read = options.clear_after_read,
                          .infer_shape = options.infer_shape,
                          .element_shape = options.element_shape},
                 .size = as_int32(size),
                 .elements = {}})) {
  if (GraphBuilder::current() != nullptr) {
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
  shared_->elements.resize(length);
}

DType TensorArray::dtype() const { return shared_->type.dtype; }

TensorShape TensorArray::element_shape() const {
  return shared_->type.element_shape;
}

bool TensorArray::dynamic_size() const { return shared_->type.dynamic_size; }

bool TensorArray::infer_shape() const { return shared_->type.infer_shape; }

bool TensorArray::is_list() const {
  return !flow_.has_value() && GraphBuilder::current() == nullptr;
}

bool TensorArray::is_from_outside() const {
  return !flow_.has_value() && GraphBuilder::current() != nullptr;
}

Tensor TensorArray::flow() const {
  if (flow_.has_value()) return flow_;
  Tensor list = raw_ops::TensorListReserve(
      internal::element_shape_argument(shared_->type.element_shape),
      int_tensor(static_cast<int32_t>(shared_->elements.length())),
      shared_->type.dtype);
  for (int64_t i = 0; i < shared_->elements.length(); ++i) {
    if (!shared_->elements[i].has_value()) continue;
    list = raw_ops::TensorListSetItem(list, int_tensor(static_cast<int32_t>(i)),
                                      shared_->elements[i]);
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
  if (shared_->type.dynamic_size || !shared_->size.has_value()) return "?";
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
  other.shared_->type.element_shape = TensorShape::unknown();
  return other;
}

std::string TensorArray::type_key() const {
  return shared_->type.element_shape.str() +
         (shared_->type.dynamic_size ? "d" : "") +
         (shared_->type.infer_shape ? "i" : "");
}

void TensorArray::close() const { shared_->elements.clear(); }

Tensor TensorArray::converted(const TensorLike& value) const {
  Tensor tensor = value.to_tensor_like(shared_->type.dtype);
  // In a graph the list's operations judge.
  if (is_list()) shared_->type.check_dtype(tensor);
  return tensor;
}

Tensor TensorArray::size(const NameOptions& options) const {
  if (is_list()) {
    return int_tensor(static_cast<int32_t>(shared_->elements.length()));
  }
  if (!shared_->type.dynamic_size && shared_->size.has_value()) {
    return shared_->size;
  }
  return raw_ops::TensorListLength(flow(), {.name = options.name});
}

Tensor TensorArray::read(const TensorLike& index,
                         const NameOptions& options) const {
  if (is_list()) {
    return shared_->elements.read(as_int32(index).item<int32_t>(),
                                  shared_->type);
  }
  const NameScope scope = name_scope(options.name, "TensorArrayV2Read");
  return raw_ops::TensorListGetItem(
      flow(), as_int32(index),
      internal::element_shape_argument(shared_->type.element_shape),
      shared_->type.dtype, {.name = options.name});
}

TensorArray TensorArray::write(const TensorLike& index, const TensorLike& value,
                               const NameOptions& options) const {
  if (is_list()) {
    shared_->elements.write(as_int32(index).item<int32_t>(),
                            value.to_tensor_like(shared_->type.dtype),
                            shared_->type);
    return *this;
  }
  if (is_from_outside()) return with_flow(flow()).write(index, value, options);
  const NameScope scope = name_scope(options.name, "TensorArrayV2Write");
  const Tensor item = converted(value);
  shared_->type.learn(item.shape());
  return continued(raw_ops::TensorListSetItem(
      flow_, as_int32(index), item,
      {.resize_if_index_out_of_bounds = shared_->type.dynamic_size,
       .name = options.name}));
}

Tensor TensorArray::stacked(const std::vector<Tensor>& elements) const {
  if (!elements.empty()) return tfx::stack(elements);
  // Of elements that nobody knows the shape of, Python says they are scalars.
  const TensorShape each =
      element_shape().is_fully_defined() ? element_shape() : TensorShape{};
  if (dtype() == tfx::variant) {
    // No memory of the host holds these, of whatever number.
    const Tensor shape = internal::element_shape_argument(each);
    return raw_ops::TensorListStack(
        raw_ops::EmptyTensorList(shape, Tensor(c::Tensor::scalar(-1)), dtype()),
        shape, dtype(), {.num_elements = 0});
  }
  return zeros(TensorShape{0}.concatenate(each).as_list(), {.dtype = dtype()});
}

Tensor TensorArray::stack(const NameOptions& options) const {
  if (is_list()) {
    return stacked(shared_->elements.read_all(shared_->type));
  }
  int64_t count = -1;
  if (!shared_->type.dynamic_size && shared_->size.has_value()) {
    count = constant_integer(shared_->size).value_or(-1);
  }
  const NameScope scope = name_scope(options.name, "TensorArrayV2Stack");
  return raw_ops::TensorListStack(
      flow(), internal::element_shape_argument(shared_->type.element_shape),
      shared_->type.dtype, {.num_elements = count});
}

Tensor TensorArray::gather(const TensorLike& indices,
                           const NameOptions& options) const {
  if (!is_list()) {
    return raw_ops::TensorListGather(
        flow(), as_int32(indices),
        internal::element_shape_argument(shared_->type.element_shape),
        shared_->type.dtype, {.name = options.name});
  }
  return stacked(shared_->elements.gather(integers(indices), shared_->type));
}

Tensor TensorArray::concat(const NameOptions& options) const {
  if (is_list()) {
    const std::vector<Tensor> all = shared_->elements.read_all(shared_->type);
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
  if (shared_->type.element_shape.known_rank()) {
    shape =
        TensorShape{kNone}.concatenate(rows_of(shared_->type.element_shape));
  }
  const Tensor no_lengths(
      c::Tensor::from_values<int64_t>({0}, std::vector<int64_t>()));
  return raw_ops::TensorListConcatV2(
             flow(), internal::element_shape_argument(shape), no_lengths,
             shared_->type.dtype, {.name = options.name})
      .tensor;
}

TensorArray TensorArray::unstack(const TensorLike& value,
                                 const NameOptions& options) const {
  if (is_from_outside()) return with_flow(flow()).unstack(value, options);
  const NameScope scope = name_scope(options.name, "TensorArrayUnstack");
  const Tensor all = converted(value);
  if (!is_list()) {
    const Tensor list = raw_ops::TensorListFromTensor(
        all, internal::element_shape_argument(rows_of(all.shape())));
    shared_->type.learn(rows_of(all.shape()));
    const TensorShape& shape = all.shape();
    return of_size(list, shape.known_rank() && shape[0] >= 0
                             ? int_tensor(static_cast<int32_t>(shape[0]))
                             : Tensor());
  }
  shared_->elements.unstack(all, shared_->type);
  return *this;
}

TensorArray TensorArray::scatter(const TensorLike& indices,
                                 const TensorLike& value,
                                 const NameOptions& options) const {
  if (is_from_outside()) {
    return with_flow(flow()).scatter(indices, value, options);
  }
  const NameScope scope = name_scope(options.name, "TensorArrayScatter");
  const Tensor all = converted(value);
  if (!is_list()) {
    const Tensor list = raw_ops::TensorListScatterIntoExistingList(
        flow(), all, as_int32(indices));
    shared_->type.learn(rows_of(all.shape()));
    return continued(list);
  }
  const std::vector<int64_t> places = integers(indices);
  const std::vector<Tensor> rows = tfx::unstack(all);
  for (size_t i = 0; i < std::min(places.size(), rows.size()); ++i) {
    shared_->elements.write(places[i], rows[i], shared_->type);
  }
  return *this;
}

TensorArray TensorArray::split(const TensorLike& value,
                               const TensorLike& lengths,
                               const NameOptions& options) const {
  const NameScope scope = name_scope(options.name, "TensorArraySplit");
  const Tensor all = converted(value);
  const Tensor counts = lengths.to_tensor();
  if (!is_list()) {
    const TensorShape& shape = counts.shape();
    return of_size(
        raw_ops::TensorListSplit(
            all, internal::element_shape_argument(shared_->type.element_shape),
            raw_ops::Cast(counts, int64), {.name = options.name}),
        shape.known_rank() && shape[0] >= 0
            ? int_tensor(static_cast<int32_t>(shape[0]))
            : Tensor());
  }
  shared_->elements.split(all, counts, shared_->type);
  return *this;
}

}  // namespace tfx
