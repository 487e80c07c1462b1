#include "tfx/dtypes/dtypes.h"

#include <algorithm>
#include <catch2/catch.hpp>

#include "tfx/core/errors.h"
#include "tfx/ops/constant_op.h"

namespace tf = tfx;

namespace tfx {
namespace {

TEST_CASE("types have their names in tf.dtypes too") {
  CHECK(tf::dtypes::float32 == tf::float32);
  CHECK(tf::dtypes::double_ == tf::float64);
  CHECK(tf::double_ == tf::float64);
  CHECK(tf::dtypes::bool_.name() == "bool");
  CHECK(tf::dtypes::experimental::int4.name() == "int4");
  CHECK(tf::dtypes::experimental::float8_e5m2.name() == "float8_e5m2");
  CHECK(tf::dtypes::experimental::float4_e2m1fn.name() == "float4_e2m1fn");
}

TEST_CASE("quantized types are known") {
  CHECK(tf::dtypes::QUANTIZED_DTYPES.size() == 5);
  CHECK(std::all_of(tf::dtypes::QUANTIZED_DTYPES.begin(),
                    tf::dtypes::QUANTIZED_DTYPES.end(),
                    [](DType dtype) { return dtype.is_quantized(); }));
}

TEST_CASE("as_dtype takes names, types and numbers") {
  CHECK(tf::as_dtype("int8") == tf::int8);
  CHECK(tf::as_dtype(tf::int8) == tf::int8);
  CHECK(tf::dtypes::as_dtype(c::DataType::kBfloat16) == tf::bfloat16);
  CHECK_THROWS_AS(tf::as_dtype(DType()), TypeError);
  CHECK_THROWS_AS(tf::as_dtype("int9"), TypeError);
}

TEST_CASE("complex numbers are made of their parts") {
  CHECK(tf::dtypes::complex(tf::constant(1.0), tf::constant(2.0)).dtype() ==
        tf::complex64);
}

}  // namespace
}  // namespace tfx
