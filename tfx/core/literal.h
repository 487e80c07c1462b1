// Literal: values written in the program, as tf.constant takes them.
//
//   1.5, "text", {1, 2, 3}, {{1.0, 2.0}, {3.0, 4.0}}, true, std::vector<int>
//
// Literals get the dtypes that Python's values get: integers are int32 (int64
// if their C++ type or value needs it), float and double are float32,
// std::complex<double> is complex128. They convert to a requested dtype where
// Python's values do. Typed C++ arrays are not literals: tf::constant keeps the
// element type of a std::vector, as it does of NumPy arrays.
#ifndef TFX_CORE_LITERAL_H_
#define TFX_CORE_LITERAL_H_

#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "tfx/c/tensor.h"
#include "tfx/core/dtypes.h"

namespace tfx {

class Literal {
 public:
  // Implicit: writing a value is meant.
  Literal(bool value);                // NOLINT
  Literal(int value);                 // NOLINT
  Literal(unsigned value);            // NOLINT
  Literal(long value);                // NOLINT
  Literal(long long value);           // NOLINT
  Literal(unsigned long value);       // NOLINT
  Literal(unsigned long long value);  // NOLINT
  Literal(float value);               // NOLINT
  Literal(double value);              // NOLINT
  Literal(const DTypeLimit& value);   // NOLINT
  template <c::ComplexNumber T>
  Literal(const T& value)  // NOLINT
      : Literal(Complex{value.real(), value.imag()}, sizeof(T)) {}
  Literal(const char* value);                      // NOLINT
  Literal(std::string value);                      // NOLINT
  Literal(std::string_view value);                 // NOLINT
  Literal(std::initializer_list<Literal> values);  // NOLINT

  explicit Literal(std::vector<Literal> values);

  // Defined in the source: those of a variant are slow to compile.
  Literal(const Literal& other);
  Literal(Literal&& other) noexcept;
  Literal& operator=(const Literal& other);
  Literal& operator=(Literal&& other) noexcept;
  ~Literal();

  struct Complex {
    double real;
    double imag;
  };
  using Value = std::variant<bool, int64_t, double, Complex, std::string,
                             std::vector<Literal>>;
  const Value& value() const { return value_; }
  bool is_text() const { return std::holds_alternative<std::string>(value_); }

  // The dtype that Python would give it; throws ValueError for mixed types that
  // Python refuses.
  DType dtype() const;
  // The shape; throws ValueError if nested lists are of different lengths.
  std::vector<int64_t> shape() const;
  // As a tensor of `dtype`. By Python's rules: throws TypeError for 1.5 as an
  // int32 or 1 as a bool, but integers wrap around (300 as a uint8 is 44).
  c::Tensor to_tensor(DType dtype) const;
  c::Tensor to_tensor() const { return to_tensor(dtype()); }

  // As Python writes the value: "[1.5, 'a', True]".
  std::string repr() const;

 private:
  using List = std::vector<Literal>;
  static Literal wide(int64_t value);
  // `size` is the size of the C++ type.
  Literal(Complex value, size_t size);

  class Writer;
  void collect_dtype(DType& found) const;
  void check_shape(std::span<const int64_t> shape) const;

  Value value_;
  // The dtype that the C++ type demands, if the value alone does not tell it:
  // int64, uint64 or complex64.
  DType wanted_;
};

}  // namespace tfx

#endif  // TFX_CORE_LITERAL_H_
