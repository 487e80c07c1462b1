#include "tfx/dtypes/dtypes.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "tests/ops/golden_cases.h"
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

DType numbered(int number) {
  return tf::dtypes::as_dtype(static_cast<c::DataType>(number));
}

template <typename... DTypes>
Outputs texts(DTypes... dtypes) {
  return {tf::constant(std::vector<std::string>{dtypes.str()...})};
}

TEST_CASE("as_dtype takes names, types and numbers") {
  CHECK(tf::as_dtype(tf::int8) == tf::int8);
  CHECK_THROWS_AS(tf::as_dtype(DType()), TypeError);
  const auto named = [](const char* name) { return tf::as_dtype(name); };
  check_golden(
      "dtypes/dtypes",
      {
          GOLDEN("as_dtype",
                 texts(named("half"), named("float"), named("double"),
                       named("bfloat16"), named("int4"), named("uint64"),
                       named("bool"), named("string"), named("complex128"),
                       named("resource"), named("variant"), named("qint8"),
                       named("float8_e5m2"))),
          GOLDEN("as_dtype/number",
                 texts(numbered(1), numbered(2), numbered(7), numbered(14),
                       numbered(19), numbered(23))),
          GOLDEN("as_dtype/no name", texts(named("int9"))),
          GOLDEN("as_dtype/no empty", texts(named(""))),
          GOLDEN("as_dtype/no number", texts(numbered(99))),
          GOLDEN("as_dtype/no zero", texts(numbered(0))),
      });
}

TEST_CASE("complex numbers are made of their parts") {
  CHECK(tf::dtypes::complex(tf::constant(1.0), tf::constant(2.0)).dtype() ==
        tf::complex64);
}

}  // namespace
}  // namespace tfx
