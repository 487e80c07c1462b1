#include "tfx/ragged/ragged_cross.h"

#include <catch2/catch.hpp>
#include <vector>

#include "tests/ops/golden_cases.h"
#include "tests/ragged/ragged_inputs.h"

namespace tfx::ragged {
namespace {

RaggedTensor other(const Inputs& in) {
  return RaggedTensor::from_components(std::vector{in[2], in[3]});
}

TEST_CASE("crosses of features are Python's") {
  check_golden(
      "ragged/ragged_cross",
      {
          GOLDEN("cross", cross({one(in), other(in)})),
          GOLDEN("cross/int32", cross({one(in)})),
          GOLDEN("cross/dense", cross({one(in), in[2]})),
          GOLDEN("cross/sparse",
                 cross({one(in), SparseTensor(in[2], in[3], {3, 2})})),
          GOLDEN("cross_hashed", cross_hashed({one(in), other(in)})),
          GOLDEN("cross_hashed/num_buckets",
                 cross_hashed({one(in), other(in)}, {.num_buckets = 10})),
          GOLDEN("cross_hashed/hash_key",
                 cross_hashed({one(in), other(in)},
                              {.num_buckets = 1000,
                               .hash_key = (uint64_t{1} << 63) + 5})),
          GOLDEN("cross/nothing", cross(std::vector<CrossInput>())),
          GOLDEN("cross_hashed/nothing",
                 cross_hashed(std::vector<CrossInput>())),
          GOLDEN("cross/floats", cross({one(in)})),
          GOLDEN("cross/two", cross({two(in)})),
          GOLDEN("cross/vector", cross({in[0]})),
          GOLDEN("cross_hashed/buckets",
                 cross_hashed({one(in)}, {.num_buckets = -1})),
          GOLDEN("cross_hashed/floats", cross_hashed({one(in)})),
      });
}

// TensorFlow's kernel ends the process, in Python too, if they come as they
// are.
TEST_CASE("row splits of different dtypes are crossed as int64") {
  const auto rows = RaggedTensor::from_row_splits({"a", "b"}, {0, 1, 2});
  const auto crossed = cross({rows, rows.with_row_splits_dtype(int32)});
  CHECK(crossed.row_splits().dtype() == int64);
  CHECK(crossed.str() == "<tf.RaggedTensor [[b'a_X_a'],\n [b'b_X_b']]>");
}

}  // namespace
}  // namespace tfx::ragged
