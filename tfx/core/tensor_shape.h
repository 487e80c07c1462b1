// tf.TensorShape: a shape, possibly partially known.
#ifndef TFX_CORE_TENSOR_SHAPE_H_
#define TFX_CORE_TENSOR_SHAPE_H_

#include <concepts>
#include <cstdint>
#include <initializer_list>
#include <iosfwd>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "tfx/c/shape.h"

namespace tfx {

// An unknown dimension; None in Python.
inline constexpr int64_t kNone = -1;

class TensorShape {
 public:
  // The shape of a scalar.
  TensorShape() : dims_(std::in_place) {}
  // Unknown rank: TensorShape(std::nullopt), TensorShape(None) in Python.
  TensorShape(std::nullopt_t) {}  // NOLINT(google-explicit-constructor)
  // Implicit, so that {2, kNone, 3} and vectors are shapes. A negative
  // dimension other than kNone throws ValueError.
  TensorShape(std::initializer_list<int64_t> dims);  // NOLINT
  TensorShape(std::vector<int64_t> dims);            // NOLINT
  TensorShape(std::span<const int64_t> dims);        // NOLINT
  TensorShape(c::PartialShape shape);                // NOLINT
  static TensorShape unknown() { return {std::nullopt}; }

  bool known_rank() const { return dims_.has_value(); }
  // nullopt if it is unknown.
  std::optional<int> rank() const;
  // The dimensions; throws ValueError for unknown rank.
  const std::vector<int64_t>& as_list() const;
  // A dimension, kNone if it is unknown; negative indices count from the end.
  // Throws IndexError.
  int64_t operator[](int index) const;
  // Dimensions [begin, end), as Python slices.
  TensorShape slice(std::optional<int> begin, std::optional<int> end) const;

  bool is_fully_defined() const;
  // nullopt if it is unknown.
  std::optional<int64_t> num_elements() const;

  bool is_compatible_with(const TensorShape& other) const;
  // Combines what both know; throws ValueError if they are not compatible.
  TensorShape merge_with(const TensorShape& other) const;
  TensorShape concatenate(const TensorShape& other) const;
  TensorShape with_rank(int rank) const;
  TensorShape with_rank_at_least(int rank) const;
  TensorShape with_rank_at_most(int rank) const;
  // The most specific shape that both are subtypes of.
  TensorShape most_specific_compatible_shape(const TensorShape& other) const;
  bool is_subtype_of(const TensorShape& other) const;
  void assert_has_rank(int rank) const;
  void assert_same_rank(const TensorShape& other) const;
  void assert_is_compatible_with(const TensorShape& other) const;
  void assert_is_fully_defined() const;

  c::ShapeView view() const { return c::ShapeView(dims_); }
  // "(2, None, 3)", and "TensorShape([2, None, 3])".
  std::string str() const { return view().str(); }
  std::string repr() const;

  friend bool operator==(const TensorShape& a, const TensorShape& b);
  friend std::ostream& operator<<(std::ostream& stream,
                                  const TensorShape& shape);

 private:
  c::PartialShape dims_;
};

// A shape or None, for options: `.shape = {2, 3}`. `{}` is the shape of a
// scalar, as TensorShape's is.
class OptionalShape : public std::optional<TensorShape> {
 public:
  OptionalShape(std::nullopt_t) {}                    // NOLINT
  OptionalShape(std::initializer_list<int64_t> dims)  // NOLINT
      : std::optional<TensorShape>(dims) {}
  template <std::convertible_to<TensorShape> T>
  OptionalShape(const T& shape)  // NOLINT
      : std::optional<TensorShape>(TensorShape(shape)) {}
  template <std::same_as<std::optional<TensorShape>> T>
  OptionalShape(const T& shape)  // NOLINT
      : std::optional<TensorShape>(shape) {}
};

}  // namespace tfx

#endif  // TFX_CORE_TENSOR_SHAPE_H_
