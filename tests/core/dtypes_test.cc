#include "tfx/core/dtypes.h"

#include <catch2/catch.hpp>
#include <complex>
#include <cstdint>
#include <sstream>
#include <vector>

#include "tfx/core/errors.h"

namespace tfx {
namespace {

TEST_CASE("a dtype prints as Python prints it") {
  CHECK(float32.name() == "float32");
  CHECK(float32.str() == "<dtype: 'float32'>");
  CHECK(float32.repr() == "tf.float32");
  CHECK(bool_.repr() == "tf.bool");
  CHECK(half.repr() == "tf.float16");
  std::ostringstream stream;
  stream << bfloat16;
  CHECK(stream.str() == "<dtype: 'bfloat16'>");
}

// What Python TensorFlow 2.21 answers for each: size, is_floating,
// is_integer, is_quantized, is_complex, is_unsigned, is_bool, is_numeric.
TEST_CASE("a dtype's properties are those it has in Python") {
  struct Row {
    DType dtype;
    size_t size;
    bool floating, integer, quantized, complex, unsigned_, boolean, numeric;
  };
  const std::vector<Row> rows = {
      {float16, 2, true, false, false, false, false, false, true},
      {bfloat16, 2, true, false, false, false, false, false, true},
      {float32, 4, true, false, false, false, false, false, true},
      {float64, 8, true, false, false, false, false, false, true},
      {int8, 1, false, true, false, false, false, false, true},
      {int32, 4, false, true, false, false, false, false, true},
      {int64, 8, false, true, false, false, false, false, true},
      {uint8, 1, false, true, false, false, true, false, true},
      {uint64, 8, false, true, false, false, true, false, true},
      {bool_, 1, false, false, false, false, false, true, false},
      {string, 0, false, false, false, false, false, false, false},
      {resource, 0, false, false, false, false, false, false, false},
      {variant, 0, false, false, false, false, false, false, false},
      {complex64, 8, false, false, false, true, false, false, true},
      {complex128, 16, false, false, false, true, false, false, true},
      {qint8, 1, false, false, true, false, false, false, true},
      {quint16, 2, false, false, true, false, false, false, true},
  };
  for (const Row& row : rows) {
    INFO(row.dtype.name());
    CHECK(row.dtype.size() == row.size);
    CHECK(row.dtype.is_floating() == row.floating);
    CHECK(row.dtype.is_integer() == row.integer);
    CHECK(row.dtype.is_quantized() == row.quantized);
    CHECK(row.dtype.is_complex() == row.complex);
    CHECK(row.dtype.is_unsigned() == row.unsigned_);
    CHECK(row.dtype.is_bool() == row.boolean);
    CHECK(row.dtype.is_numeric() == row.numeric);
  }
}

TEST_CASE("a dtype knows its least and greatest value") {
  CHECK(int8.min() == -128);
  CHECK(int8.max() == 127);
  CHECK(uint16.max() == 65535);
  CHECK(int32.min() == -2147483648.0);
  CHECK(float16.max() == 65504);
  CHECK(bfloat16.max() == Approx(3.38953e+38));
  CHECK(float32.min() == Approx(-3.4028235e+38));
  CHECK_THROWS_WITH(string.min(),
                    "Cannot find minimum value of <dtype: 'string'> with type "
                    "<dtype: 'string'>.");
  CHECK_THROWS_WITH(complex64.max(),
                    "Cannot find maximum value of <dtype: 'complex64'> with "
                    "type <dtype: 'complex64'>.");
  CHECK_THROWS_WITH(qint8.max(),
                    "Cannot find maximum value of <dtype: 'qint8'> with "
                    "quantized type <dtype: 'qint8'>.");
  CHECK_THROWS_AS(bool_.max(), TypeError);
  CHECK_THROWS_AS(complex64.max(), TypeError);
}

TEST_CASE("a complex type has real parts; others are their own") {
  CHECK(complex64.real_dtype() == float32);
  CHECK(complex128.real_dtype() == float64);
  CHECK(int32.real_dtype() == int32);
}

TEST_CASE("a dtype is found by its name and by its short names") {
  CHECK(dtypes::as_dtype("float32") == float32);
  CHECK(dtypes::as_dtype("float") == float32);
  CHECK(dtypes::as_dtype("double") == float64);
  CHECK(dtypes::as_dtype("half") == float16);
  CHECK(dtypes::as_dtype("bool") == bool_);
  CHECK(dtypes::as_dtype("uint64") == uint64);
  CHECK_THROWS_AS(dtypes::as_dtype("float33"), TypeError);
  CHECK_THROWS_AS(dtypes::as_dtype(""), TypeError);
}

TEST_CASE("C++ types stand for dtypes") {
  CHECK(dtype_of<float> == float32);
  CHECK(dtype_of<Half> == float16);
  CHECK(dtype_of<BFloat16> == bfloat16);
  CHECK(dtype_of<std::complex<double>> == complex128);
  CHECK(dtype_of<uint8_t> == uint8);
  CHECK_FALSE(DType());
  CHECK(DType() != float32);
}

}  // namespace
}  // namespace tfx
