// Dataset.as_numpy_iterator(): elements as NumPy's arrays and numbers.
//
//   std::cout << list(dataset.as_numpy_iterator());  // [np.int64(0), …]
//
// Include tfx/data/dataset.h for this header.
#ifndef TFX_DATA_NUMPY_ELEMENTS_H_
#define TFX_DATA_NUMPY_ELEMENTS_H_

#include <cstddef>
#include <iosfwd>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

#include "tfx/core/ndarray.h"
#include "tfx/core/structure.h"
#include "tfx/data/iterator.h"

namespace tfx::data {

// An element that prints as Python's, and whose tensors are arrays.
class NumpyElement {
 public:
  explicit NumpyElement(Structure element) : element_(std::move(element)) {}

  // A part of a tuple or a dict.
  template <typename Key>
  NumpyElement operator[](const Key& key) const {
    return NumpyElement(element_[key]);
  }
  size_t size() const { return element_.size(); }
  // The array; throws TypeError if it is a tuple, list or dict.
  np::NDArray numpy() const { return element_.numpy(); }
  operator np::NDArray() const { return numpy(); }  // NOLINT: is one
  const Structure& structure() const { return element_; }

  // "(np.int64(1), array([1., 2.], dtype=float32))"
  std::string repr() const;
  // The same; of a number or text "1".
  std::string str() const;
  friend std::ostream& operator<<(std::ostream& stream,
                                  const NumpyElement& element);

 private:
  Structure element_;
};

// list(range): a vector that prints as Python's list.
template <typename T>
class List : public std::vector<T> {
 public:
  using std::vector<T>::vector;

  std::string str() const {
    std::string text = "[";
    for (const T& element : *this) {
      text += text.size() == 1 ? "" : ", ";
      text += element.repr();
    }
    return text + "]";
  }
  std::string repr() const { return str(); }
  friend std::ostream& operator<<(std::ostream& stream, const List& list) {
    return stream << list.str();
  }
};

namespace internal {

class NumpyElements {
 public:
  explicit NumpyElements(Dataset dataset) : dataset_(std::move(dataset)) {}

  class Position {
   public:
    using iterator_category = std::input_iterator_tag;
    using value_type = NumpyElement;
    using difference_type = std::ptrdiff_t;
    using pointer = void;
    using reference = NumpyElement;

    explicit Position(ElementIterator<Structure> elements)
        : elements_(std::move(elements)) {}
    NumpyElement operator*() const { return NumpyElement(*elements_); }
    Position& operator++() {
      ++elements_;
      return *this;
    }
    void operator++(int) { ++*this; }
    friend bool operator==(const Position& a, std::default_sentinel_t end) {
      return a.elements_ == end;
    }

   private:
    ElementIterator<Structure> elements_;
  };
  Position begin() const { return Position(dataset_.begin()); }
  std::default_sentinel_t end() const { return {}; }

 private:
  Dataset dataset_;
};

}  // namespace internal

inline internal::NumpyElements Dataset::as_numpy_iterator() const {
  return internal::NumpyElements(*this);
}

inline List<Structure> list(const Dataset& dataset) {
  List<Structure> elements;
  for (const Structure& element : dataset) elements.push_back(element);
  return elements;
}
inline List<NumpyElement> list(const internal::NumpyElements& elements) {
  List<NumpyElement> all;
  for (const NumpyElement& element : elements) all.push_back(element);
  return all;
}

}  // namespace tfx::data

namespace tfx {
using data::list;
}  // namespace tfx

#endif  // TFX_DATA_NUMPY_ELEMENTS_H_
