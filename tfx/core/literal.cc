#include "tfx/core/literal.h"

#include <complex>
#include <cstring>
#include <limits>
#include <utility>

#include "tfx/core/errors.h"
#include "tfx/core/python_repr.h"

namespace tfx {
namespace {

constexpr char kMixed[] =
    "Can't convert Python sequence with mixed types to Tensor.";
constexpr char kRagged[] =
    "Can't convert non-rectangular Python sequence to Tensor.";

bool fits_int32(int64_t value) {
  return value >= std::numeric_limits<int32_t>::min() &&
         value <= std::numeric_limits<int32_t>::max();
}

// The dtypes that Python makes of True and False.
bool takes_truth_values(DType dtype) {
  for (const DType taken :
       {bool_, int32, int64, uint64, float16, float32, float64, complex128}) {
    if (dtype == taken) return true;
  }
  return false;
}

// Puts one element of type T where a cursor stands.
template <typename T>
void put(std::byte*& cursor, T value) {
  std::memcpy(cursor, &value, sizeof(T));
  cursor += sizeof(T);
}

}  // namespace

Literal Literal::wide(int64_t value) {
  Literal literal(0);
  literal.value_ = value;
  literal.wanted_ = int64;
  return literal;
}

Literal::Literal(bool value) : value_(value) {}
Literal::Literal(int value) : value_(int64_t{value}) {}
Literal::Literal(unsigned value) : value_(int64_t{value}) {}
Literal::Literal(long value) : Literal(wide(value)) {}
Literal::Literal(long long value) : Literal(wide(value)) {}
Literal::Literal(float value) : value_(double{value}) {}
Literal::Literal(double value) : value_(value) {}
Literal::Literal(const char* value) : value_(std::string(value)) {}
Literal::Literal(std::string value) : value_(std::move(value)) {}
Literal::Literal(std::string_view value) : value_(std::string(value)) {}
Literal::Literal(std::initializer_list<Literal> values)
    : value_(std::vector<Literal>(values)) {}
Literal::Literal(std::vector<Literal> values) : value_(std::move(values)) {}

Literal::Literal(const Literal& other) = default;
Literal::Literal(Literal&& other) noexcept = default;
Literal& Literal::operator=(const Literal& other) = default;
Literal& Literal::operator=(Literal&& other) noexcept = default;
Literal::~Literal() = default;

Literal::Literal(unsigned long value)
    : value_(static_cast<int64_t>(value)), wanted_(uint64) {}
Literal::Literal(unsigned long long value)
    : Literal(static_cast<unsigned long>(value)) {}
// Integers are Python's, of no size; floating-point numbers lose what float32
// cannot hold unless they meet another dtype.
Literal::Literal(const DTypeLimit& value) : value_(int64_t{0}) {
  if (value.is_floating()) {
    value_ = static_cast<double>(value);
  } else if (value.is_unsigned() &&
             static_cast<uint64_t>(value) > uint64_t{INT64_MAX}) {
    *this = Literal(static_cast<unsigned long>(value));
  } else {
    value_ = static_cast<int64_t>(value);
  }
}

Literal::Literal(Complex value, size_t size)
    : value_(value), wanted_(size == 8 ? complex64 : DType()) {}

// Follows Python: the first element decides; integers join floating numbers
// and complex ones, booleans join integers that came first.
void Literal::collect_dtype(DType& found) const {
  if (const auto* list = std::get_if<List>(&value_)) {
    for (const Literal& element : *list) element.collect_dtype(found);
    return;
  }
  DType mine;
  switch (value_.index()) {
    case 0:
      mine = bool_;
      break;
    case 1:
      mine = wanted_ ? wanted_
                     : (fits_int32(std::get<int64_t>(value_)) ? int32 : int64);
      break;
    case 2:
      mine = float32;
      break;
    case 3:
      mine = wanted_ ? wanted_ : complex128;
      break;
    default:
      mine = tfx::string;
      break;
  }
  if (!found || found == mine) {
    found = mine;
    return;
  }
  const auto rank = [](DType dtype) {
    if (dtype == int32) return 1;
    if (dtype == int64) return 2;
    if (dtype == uint64) return 3;
    if (dtype == float32) return 4;
    if (dtype == complex64) return 5;
    if (dtype == complex128) return 6;
    return 0;
  };
  if (mine == bool_ && found.is_integer()) return;
  if (rank(mine) == 0 || rank(found) == 0) throw ValueError(kMixed);
  if (rank(mine) > rank(found)) found = mine;
}

DType Literal::dtype() const {
  DType found;
  collect_dtype(found);
  return found ? found : float32;  // an empty list
}

std::vector<int64_t> Literal::shape() const {
  std::vector<int64_t> dims;
  const Literal* first = this;
  while (const auto* list = std::get_if<List>(&first->value_)) {
    dims.push_back(static_cast<int64_t>(list->size()));
    if (list->empty()) break;
    first = &list->front();
  }
  check_shape(dims);
  return dims;
}

void Literal::check_shape(std::span<const int64_t> shape) const {
  const auto* list = std::get_if<List>(&value_);
  if ((list == nullptr) != shape.empty()) throw ValueError(kRagged);
  if (list == nullptr) return;
  if (static_cast<int64_t>(list->size()) != shape[0]) {
    throw ValueError(kRagged);
  }
  for (const Literal& element : *list) element.check_shape(shape.subspan(1));
}

// Writes a literal's elements, in order, into a tensor.
class Literal::Writer {
 public:
  Writer(const Literal& whole, c::Tensor& tensor)
      : whole_(whole), tensor_(tensor), dtype_(tensor.type()) {
    if (!takes_truth_values(dtype_) && whole.dtype().is_bool()) refuse();
    if (dtype_ != tfx::string) cursor_ = tensor.mutable_bytes().data();
  }

  void write(const Literal& literal) {
    if (const auto* list = std::get_if<List>(&literal.value_)) {
      for (const Literal& element : *list) write(element);
      return;
    }
    if (const auto* text = std::get_if<std::string>(&literal.value_)) {
      if (dtype_ != tfx::string) refuse();
      tensor_.set_string(index_++, *text);
      return;
    }
    if (const auto* flag = std::get_if<bool>(&literal.value_)) {
      if (dtype_ == bool_) {
        put(cursor_, *flag);
      } else {
        write_integer(*flag ? 1 : 0);
      }
      return;
    }
    if (const auto* number = std::get_if<int64_t>(&literal.value_)) {
      write_integer(*number);
      return;
    }
    if (const auto* number = std::get_if<double>(&literal.value_)) {
      write_floating(*number);
      return;
    }
    write_complex(std::get<Complex>(literal.value_));
  }

 private:
  [[noreturn]] void refuse() const {
    throw TypeError("Cannot convert " + whole_.repr() +
                    " to EagerTensor of dtype " + dtype_.name());
  }

  // Integers wrap around, as they do in Python.
  void write_integer(int64_t value) {
    switch (dtype_.as_datatype_enum()) {
      case c::DataType::kInt8:
      case c::DataType::kUint8:
      case c::DataType::kQint8:
      case c::DataType::kQuint8:
        return put(cursor_, static_cast<int8_t>(value));
      case c::DataType::kInt16:
      case c::DataType::kUint16:
      case c::DataType::kQint16:
      case c::DataType::kQuint16:
        return put(cursor_, static_cast<int16_t>(value));
      case c::DataType::kInt32:
      case c::DataType::kUint32:
      case c::DataType::kQint32:
        return put(cursor_, static_cast<int32_t>(value));
      case c::DataType::kInt64:
      case c::DataType::kUint64:
        return put(cursor_, value);
      default:
        if (!dtype_.is_floating() && !dtype_.is_complex()) refuse();
        return write_floating(static_cast<double>(value));
    }
  }

  void write_floating(double value) {
    switch (dtype_.as_datatype_enum()) {
      case c::DataType::kFloat16:
        return put(cursor_, Half(static_cast<float>(value)));
      case c::DataType::kBfloat16:
        return put(cursor_, BFloat16(static_cast<float>(value)));
      case c::DataType::kFloat32:
        return put(cursor_, static_cast<float>(value));
      case c::DataType::kFloat64:
        return put(cursor_, value);
      default:
        if (!dtype_.is_complex()) refuse();
        return write_complex({value, 0});
    }
  }

  void write_complex(Complex number) {
    const std::complex<double> value(number.real, number.imag);
    if (dtype_ == complex64) {
      put(cursor_, std::complex<float>(value));
    } else if (dtype_ == complex128) {
      put(cursor_, value);
    } else {
      refuse();
    }
  }

  const Literal& whole_;
  c::Tensor& tensor_;
  DType dtype_;
  std::byte* cursor_ = nullptr;
  int64_t index_ = 0;
};

c::Tensor Literal::to_tensor(DType dtype) const {
  c::Tensor tensor = c::Tensor::allocate(dtype.as_datatype_enum(), shape());
  Writer(*this, tensor).write(*this);
  return tensor;
}

std::string Literal::repr() const {
  if (const auto* flag = std::get_if<bool>(&value_)) {
    return *flag ? "True" : "False";
  }
  if (const auto* number = std::get_if<int64_t>(&value_)) {
    return wanted_ == uint64 ? std::to_string(static_cast<uint64_t>(*number))
                             : std::to_string(*number);
  }
  if (const auto* number = std::get_if<double>(&value_)) {
    return internal::float_repr(*number);
  }
  if (const auto* number = std::get_if<Complex>(&value_)) {
    return internal::complex_repr({number->real, number->imag});
  }
  if (const auto* text = std::get_if<std::string>(&value_)) {
    return internal::str_repr(*text);
  }
  std::string text;
  for (const Literal& element : std::get<List>(value_)) {
    text += (text.empty() ? "" : ", ") + element.repr();
  }
  return "[" + text + "]";
}

}  // namespace tfx
