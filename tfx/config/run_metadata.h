// tf.compat.v1.RunMetadata: statistics about a run of a session, if requested
// by its RunOptions.
//
//   for (const auto& device : metadata.step_stats.dev_stats) {
//     for (const auto& node : device.node_stats) {
//       std::cout << node.node_name << " " << node.all_end_rel_micros << "\n";
//     }
//   }
//
// There are fields for when and where each operation ran, and for its memory.
// The rest (graphs, costs, shapes) is preserved: serialize() returns the
// message that TensorFlow gave, for tools that read it.
#ifndef TFX_CONFIG_RUN_METADATA_H_
#define TFX_CONFIG_RUN_METADATA_H_

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "tfx/c/cxx20.h"  // IWYU pragma: keep

namespace tfx {

struct AllocatorMemoryUsed {
  std::string allocator_name = {};
  int64_t total_bytes = 0;
  int64_t peak_bytes = 0;
  int64_t live_bytes = 0;
  int64_t allocator_bytes_in_use = 0;

  bool operator==(const AllocatorMemoryUsed&) const = default;
};

// An operation. all_start is in microseconds (nanoseconds) since 1970; names
// with _rel are relative to it; "op" is the kernel alone.
struct NodeExecStats {
  std::string node_name = {};
  int64_t all_start_micros = 0;
  int64_t op_start_rel_micros = 0;
  int64_t op_end_rel_micros = 0;
  int64_t all_end_rel_micros = 0;
  std::vector<AllocatorMemoryUsed> memory = {};
  std::string timeline_label = {};
  int64_t scheduled_micros = 0;
  uint32_t thread_id = 0;
  int64_t all_start_nanos = 0;
  int64_t op_start_rel_nanos = 0;
  int64_t op_end_rel_nanos = 0;
  int64_t all_end_rel_nanos = 0;
  int64_t scheduled_nanos = 0;

  bool operator==(const NodeExecStats&) const = default;
};

struct DeviceStepStats {
  std::string device = {};
  std::vector<NodeExecStats> node_stats = {};
  std::map<uint32_t, std::string> thread_names = {};

  bool operator==(const DeviceStepStats&) const = default;
};

struct StepStats {
  std::vector<DeviceStepStats> dev_stats = {};

  bool operator==(const StepStats&) const = default;
};

struct RunMetadata {
  StepStats step_stats = {};
  // Fields that parse() read and that are not declared above, serialised.
  std::string unknown_fields = {};

  std::string serialize() const;
  // Throws ValueError for bytes that are not such a message.
  static RunMetadata parse(std::string_view bytes);
  // The message as text, as Python prints it.
  std::string str() const;

  bool operator==(const RunMetadata&) const = default;
};

namespace compat::v1 {
using tfx::RunMetadata;
}  // namespace compat::v1

}  // namespace tfx

#endif  // TFX_CONFIG_RUN_METADATA_H_
