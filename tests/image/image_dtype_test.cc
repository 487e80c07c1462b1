#include "tfx/image/image_dtype.h"

#include <catch2/catch.hpp>

#include "tests/ops/golden_cases.h"

namespace tf = tfx;

namespace tfx {
namespace {

TEST_CASE("images of other dtypes have Python's values") {
  std::vector<GoldenCase> cases = {
      GOLDEN("convert_image_dtype/name",
             tf::image::convert_image_dtype(in[0], tf::float32,
                                            {.name = "to_float"})),
      GOLDEN("convert_image_dtype/to bool",
             tf::image::convert_image_dtype(in[0], tf::bool_)),
      GOLDEN("convert_image_dtype/to complex64",
             tf::image::convert_image_dtype(in[0], tf::complex64)),
      GOLDEN("convert_image_dtype/to string",
             tf::image::convert_image_dtype(in[0], tf::string)),
  };
  for (const DType dtype :
       {tf::int8, tf::int16, tf::int32, tf::int64, tf::uint8, tf::uint16,
        tf::uint32, tf::uint64, tf::float16, tf::bfloat16, tf::float32,
        tf::float64}) {
    cases.push_back(
        {"convert_image_dtype/" + dtype.name(), [dtype](const Inputs& in) {
           return tf::image::convert_image_dtype(in[0], dtype);
         }});
  }
  for (const DType dtype : {tf::uint8, tf::int8, tf::int16, tf::uint16,
                            tf::int32, tf::uint32, tf::float16, tf::float64}) {
    cases.push_back({"convert_image_dtype/" + dtype.name() + ", saturate",
                     [dtype](const Inputs& in) {
                       return tf::image::convert_image_dtype(
                           in[0], dtype, {.saturate = true});
                     }});
  }
  check_golden("image/image_dtype", cases);
}

}  // namespace
}  // namespace tfx
