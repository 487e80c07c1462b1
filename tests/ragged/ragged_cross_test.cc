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
          GOLDEN("cross/floats", cross({one(in)})),
          GOLDEN("cross/two", cross({two(in)})),
      });
}

}  // namespace
}  // namespace tfx::ragged
