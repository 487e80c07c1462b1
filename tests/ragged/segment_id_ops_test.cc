#include "tfx/ragged/segment_id_ops.h"

#include <catch2/catch.hpp>

#include "tests/ops/golden_cases.h"

namespace tfx::ragged {
namespace {

TEST_CASE("row splits and segment ids become each other") {
  check_golden(
      "ragged/segment_id_ops",
      {
          GOLDEN("row_splits_to_segment_ids", row_splits_to_segment_ids(in[0])),
          GOLDEN("row_splits_to_segment_ids/no rows",
                 row_splits_to_segment_ids(in[0])),
          GOLDEN("row_splits_to_segment_ids/literal",
                 row_splits_to_segment_ids({0, 2, 3})),
          GOLDEN("row_splits_to_segment_ids/out_type",
                 row_splits_to_segment_ids(in[0], {.out_type = int32})),
          GOLDEN("row_splits_to_segment_ids/empty",
                 row_splits_to_segment_ids(in[0])),
          GOLDEN("row_splits_to_segment_ids/floats",
                 row_splits_to_segment_ids(in[0])),
          GOLDEN("segment_ids_to_row_splits", segment_ids_to_row_splits(in[0])),
          GOLDEN("segment_ids_to_row_splits/num_segments",
                 segment_ids_to_row_splits(in[0], {.num_segments = in[1]})),
          GOLDEN("segment_ids_to_row_splits/literals",
                 segment_ids_to_row_splits({0, 0, 2}, {.num_segments = 4})),
          GOLDEN("segment_ids_to_row_splits/out_type",
                 segment_ids_to_row_splits(in[0], {.out_type = int32})),
          GOLDEN("segment_ids_to_row_splits/floats",
                 segment_ids_to_row_splits(in[0])),
      });
}

}  // namespace
}  // namespace tfx::ragged
