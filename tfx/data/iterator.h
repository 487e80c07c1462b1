// tf.data.Iterator, and the iterators of C++'s loops over datasets.
//
//   auto it = iter(dataset);
//   auto [x, y] = next(it);   // throws tf::StopIteration at the end
//
// An iterator keeps its dataset. When its last handle goes, what TensorFlow is
// computing ahead is cancelled. Include tfx/data/dataset.h for this header.
#ifndef TFX_DATA_ITERATOR_H_
#define TFX_DATA_ITERATOR_H_

#include <cstddef>
#include <iosfwd>
#include <iterator>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "tfx/core/never_null.h"
#include "tfx/core/shared.h"
#include "tfx/core/structure.h"
#include "tfx/core/structured_spec.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_shape.h"
#include "tfx/core/tensor_spec.h"
#include "tfx/core/type_spec.h"
#include "tfx/data/dataset.h"
#include "tfx/data/optional.h"

namespace tfx::data {

// tf.data.IteratorSpec.
class IteratorSpec {
 public:
  explicit IteratorSpec(StructuredSpec element_spec)
      : element_spec_(std::move(element_spec)) {}

  const StructuredSpec& element_spec() const& { return element_spec_; }
  StructuredSpec element_spec() && { return std::move(element_spec_); }

  std::vector<TensorSpec> component_specs() const;
  // "IteratorSpec(TensorSpec(…))"
  std::string repr() const;
  friend bool operator==(const IteratorSpec& a, const IteratorSpec& b);
  friend std::ostream& operator<<(std::ostream& stream,
                                  const IteratorSpec& spec);

 private:
  StructuredSpec element_spec_;
};

// A handle; copies are the same iterator. Threads may share it: each call gets
// another element. It goes into and out of functions.
class Iterator {
 public:
  explicit Iterator(const Dataset& dataset);

  // The next element. At the end, and in a function when it runs, throws
  // OutOfRangeError.
  Structure get_next() const;
  // The next element, or none at the end.
  Optional get_next_as_optional() const;
  // The next element; std::nullopt at the end. Not while a function is traced.
  std::optional<Structure> next_or_none() const;

  const StructuredSpec& element_spec() const;

  // Where the iterator is, for checkpoints: an opaque vector. Throws
  // FailedPreconditionError if a function of the dataset has state.
  Tensor save() const;
  void restore(const Tensor& state) const;

  // A composite tensor (tfx/core/composite_tensor.h).
  std::vector<Tensor> components() const;
  Iterator with_components(std::span<const Tensor> components) const;
  std::vector<TensorShape> component_shapes() const { return {{}}; }
  std::string type_key() const;
  TypeSpec type_spec() const;
  std::string repr() const;

 private:
  struct State;
  explicit Iterator(tfx::internal::Shared<const State> state);

  tfx::internal::NeverNull<tfx::internal::Shared<const State>> state_;
};

inline Iterator iter(const Dataset& dataset) { return Iterator(dataset); }
// Throws StopIteration at the end, as Python does.
Structure next(const Iterator& iterator);

// Where a C++ loop over a dataset is: an input iterator.
template <typename T>
class ElementIterator {
 public:
  using iterator_concept = std::input_iterator_tag;
  using iterator_category = std::input_iterator_tag;
  using value_type = T;
  using difference_type = std::ptrdiff_t;
  using pointer = const T*;
  using reference = const T&;

  explicit ElementIterator(Iterator iterator) : iterator_(std::move(iterator)) {
    ++*this;
  }
  // One loop goes through a dataset's elements; another has its own iterator.
  ElementIterator(ElementIterator&&) noexcept = default;
  ElementIterator& operator=(ElementIterator&&) noexcept = default;
  ElementIterator(const ElementIterator&) = delete;
  ElementIterator& operator=(const ElementIterator&) = delete;
  ~ElementIterator() = default;

  const T& operator*() const { return *element_; }
  const T* operator->() const { return &*element_; }
  ElementIterator& operator++() {
    // Let go of the last element first, so that its memory can be used again.
    element_.reset();
    if (std::optional<Structure> next = iterator_.next_or_none()) {
      element_.emplace(std::move(*next).template as<T>());
    }
    return *this;
  }
  void operator++(int) { ++*this; }
  friend bool operator==(const ElementIterator& a, std::default_sentinel_t) {
    return !a.element_.has_value();
  }

 private:
  Iterator iterator_;
  std::optional<T> element_;
};

namespace internal {
bool is_tracing();
// Throws RuntimeError while a function is traced.
void check_loop_is_eager();
}  // namespace internal

// The elements of a dataset as values of type T.
template <typename T>
class DatasetView {
 public:
  explicit DatasetView(Dataset dataset) : dataset_(std::move(dataset)) {}

  ElementIterator<T> begin() const {
    internal::check_loop_is_eager();
    return ElementIterator<T>(Iterator(dataset_));
  }
  std::default_sentinel_t end() const { return {}; }

 private:
  Dataset dataset_;
};

inline ElementIterator<Structure> Dataset::begin() const {
  internal::check_loop_is_eager();
  return ElementIterator<Structure>(Iterator(*this));
}

template <size_t N>
DatasetView<std::array<Tensor, N>> Dataset::as() const {
  return DatasetView<std::array<Tensor, N>>(*this);
}
template <typename T>
DatasetView<T> Dataset::as() const {
  return DatasetView<T>(*this);
}
template <typename First, typename Second, typename... Rest>
DatasetView<std::tuple<First, Second, Rest...>> Dataset::as() const {
  return DatasetView<std::tuple<First, Second, Rest...>>(*this);
}

}  // namespace tfx::data

namespace tfx {
using data::iter;
using data::next;
}  // namespace tfx

#include "tfx/data/numpy_elements.h"  // IWYU pragma: export

#endif  // TFX_DATA_ITERATOR_H_
