// Rank checks with a report from the caller. Private header of this room.
#ifndef TFX_DEBUGGING_RANK_H_
#define TFX_DEBUGGING_RANK_H_

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "tfx/core/tensor.h"
#include "tfx/debugging/assert.h"

namespace tfx::debugging {

enum class RankIs { kEqual, kAtLeast, kIn };

struct RankCheck {
  // If none, the report says which rank was expected.
  const AssertData& data;
  std::optional<int64_t> summarize = std::nullopt;
  std::optional<std::string> message = std::nullopt;
  std::string name = {};
};
Tensor check_rank(const Tensor& x, RankIs relation,
                  const std::vector<Tensor>& ranks, const RankCheck& check);

}  // namespace tfx::debugging

#endif  // TFX_DEBUGGING_RANK_H_
