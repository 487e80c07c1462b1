// TensorOption: an option that is a tensor or a value convertible to one.
//
//   tf::random::normal({2, 3}, {.mean = 1.0, .stddev = stddev});
//
// Like TensorLike for parameters, but it owns its value, so that options may be
// stored, and it may be None.
#ifndef TFX_OPS_TENSOR_OPTION_H_
#define TFX_OPS_TENSOR_OPTION_H_

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <utility>
#include <variant>

#include "tfx/core/dtypes.h"
#include "tfx/core/literal.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/core/typed_array.h"

namespace tfx {

class TensorOption {
 public:
  TensorOption();                 // None
  TensorOption(std::nullopt_t);   // NOLINT: all implicit, a value is meant
  TensorOption(Tensor tensor);    // NOLINT
  TensorOption(Literal literal);  // NOLINT
  TensorOption(std::initializer_list<Literal> list)  // NOLINT
      : TensorOption(Literal(list)) {}
  template <internal::ConvertsToTensor T>
  TensorOption(const T& value)  // NOLINT
      : TensorOption(static_cast<Tensor>(value)) {}
  template <internal::ScalarLiteral T>
  TensorOption(const T& value) : TensorOption(Literal(value)) {}  // NOLINT
  template <TypedArray T>
  TensorOption(const T& array)  // NOLINT
      : TensorOption(Array(Tensor(array_to_tensor(array)))) {}

  // Defined in the source, so that not every includer compiles the variant's.
  TensorOption(const TensorOption& other);
  TensorOption(TensorOption&& other) noexcept;
  TensorOption& operator=(const TensorOption& other);
  TensorOption& operator=(TensorOption&& other) noexcept;
  ~TensorOption();

  // A tensor without a value is None, too.
  bool is_none() const;
  // Whether it is a literal with this integer value.
  bool is_int(int64_t value) const;

  // As an argument that refers to this object; an empty tensor for None.
  TensorLike value() const;
  // Converts to `dtype` as TensorLike does. Throws ValueError for None.
  Tensor to_tensor(DType dtype = {}) const;

  // str() of the value.
  std::string str() const;

 private:
  struct None {};
  // The elements of a C++ container; cast to the requested dtype.
  struct Array {
    explicit Array(Tensor tensor) : elements(std::move(tensor)) {}
    Tensor elements;
  };
  explicit TensorOption(Array array);

  std::variant<None, Tensor, Array, Literal> value_;
};

}  // namespace tfx

#endif  // TFX_OPS_TENSOR_OPTION_H_
