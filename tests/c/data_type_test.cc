#include "tfx/c/data_type.h"

#include <catch2/catch.hpp>
#include <complex>
#include <cstdint>
#include <string>

namespace tfx::c {
namespace {

struct Row {
  int number;
  const char* name;
  size_t size;
};

// Python TensorFlow 2.21: as_datatype_enum, name and size of every tf.DType.
constexpr Row kPython[] = {
    {1, "float32", 4},
    {2, "float64", 8},
    {3, "int32", 4},
    {4, "uint8", 1},
    {5, "int16", 2},
    {6, "int8", 1},
    {7, "string", 0},
    {8, "complex64", 8},
    {9, "int64", 8},
    {10, "bool", 1},
    {11, "qint8", 1},
    {12, "quint8", 1},
    {13, "qint32", 4},
    {14, "bfloat16", 2},
    {15, "qint16", 2},
    {16, "quint16", 2},
    {17, "uint16", 2},
    {18, "complex128", 16},
    {19, "float16", 2},
    {20, "resource", 0},
    {21, "variant", 0},
    {22, "uint32", 4},
    {23, "uint64", 8},
    {24, "float8_e5m2", 1},
    {25, "float8_e4m3fn", 1},
    {26, "float8_e4m3fnuz", 1},
    {27, "float8_e4m3b11fnuz", 1},
    {28, "float8_e5m2fnuz", 1},
    {29, "int4", 1},
    {30, "uint4", 1},
    {31, "int2", 1},
    {32, "uint2", 1},
    {33, "float4_e2m1fn", 1},
};

TEST_CASE("all 33 types have the name and the size that Python says") {
  STATIC_REQUIRE(std::size(kPython) == 33);
  for (const Row& row : kPython) {
    CAPTURE(row.number);
    CHECK(name(static_cast<DataType>(row.number)) == row.name);
    CHECK(size_of(static_cast<DataType>(row.number)) == row.size);
  }
}

TEST_CASE("numbers that are no type are named as invalid, and have no size") {
  for (const int number : {0, 34, 100, 101, -1}) {
    CAPTURE(number);
    const auto type = static_cast<DataType>(number);
    CHECK(name(type) == "invalid(" + std::to_string(number) + ")");
    CHECK(size_of(type) == 0);
  }
}

TEST_CASE("C++ types stand for the tensor types of the same meaning") {
  STATIC_REQUIRE(data_type_of<float> == DataType::kFloat32);
  STATIC_REQUIRE(data_type_of<double> == DataType::kFloat64);
  STATIC_REQUIRE(data_type_of<int8_t> == DataType::kInt8);
  STATIC_REQUIRE(data_type_of<int16_t> == DataType::kInt16);
  STATIC_REQUIRE(data_type_of<int32_t> == DataType::kInt32);
  STATIC_REQUIRE(data_type_of<int64_t> == DataType::kInt64);
  STATIC_REQUIRE(data_type_of<uint8_t> == DataType::kUint8);
  STATIC_REQUIRE(data_type_of<uint16_t> == DataType::kUint16);
  STATIC_REQUIRE(data_type_of<uint32_t> == DataType::kUint32);
  STATIC_REQUIRE(data_type_of<uint64_t> == DataType::kUint64);
  STATIC_REQUIRE(data_type_of<bool> == DataType::kBool);
  STATIC_REQUIRE(data_type_of<std::complex<float>> == DataType::kComplex64);
  STATIC_REQUIRE(data_type_of<std::complex<double>> == DataType::kComplex128);
  STATIC_REQUIRE(data_type_of<std::string> == DataType::kInvalid);
}

TEST_CASE("a C++ type is as large as the elements that it stands for") {
  CHECK(size_of(data_type_of<float>) == sizeof(float));
  CHECK(size_of(data_type_of<int64_t>) == sizeof(int64_t));
  CHECK(size_of(data_type_of<bool>) == sizeof(bool));
  CHECK(size_of(data_type_of<std::complex<double>>) ==
        sizeof(std::complex<double>));
}

}  // namespace
}  // namespace tfx::c
