// tf.compat.v1.RunOptions: options of one run of a session.
//
//   tf::RunOptions options;
//   options.trace_level = tf::RunOptions::FULL_TRACE;
//   options.timeout_in_ms = 100;
#ifndef TFX_CONFIG_RUN_OPTIONS_H_
#define TFX_CONFIG_RUN_OPTIONS_H_

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "tfx/c/cxx20.h"  // IWYU pragma: keep

namespace tfx {

struct DebugTensorWatch {
  std::string node_name = {};
  int32_t output_slot = 0;
  std::vector<std::string> debug_ops = {};
  std::vector<std::string> debug_urls = {};
  bool tolerate_debug_op_creation_failures = false;

  bool operator==(const DebugTensorWatch&) const = default;
};

struct DebugOptions {
  std::vector<DebugTensorWatch> debug_tensor_watch_opts = {};
  int64_t global_step = 0;
  bool reset_disk_byte_usage = false;

  bool operator==(const DebugOptions&) const = default;
};

struct RunHandlerPoolOptions {
  int64_t priority = 0;

  bool operator==(const RunHandlerPoolOptions&) const = default;
};

struct RunOptionsExperimental {
  int64_t collective_graph_key = 0;
  bool use_run_handler_pool = false;
  RunHandlerPoolOptions run_handler_pool_options = {};

  bool operator==(const RunOptionsExperimental&) const = default;
};

struct RunOptions {
  using Experimental = RunOptionsExperimental;
  enum TraceLevel : int {
    NO_TRACE = 0,
    SOFTWARE_TRACE = 1,
    HARDWARE_TRACE = 2,
    FULL_TRACE = 3,
  };

  TraceLevel trace_level = NO_TRACE;
  int64_t timeout_in_ms = 0;  // 0 waits forever
  // Index into the ConfigProto's session_inter_op_thread_pool; -1 is the
  // caller's thread.
  int32_t inter_op_thread_pool = 0;
  bool output_partition_graphs = false;
  DebugOptions debug_options = {};
  bool report_tensor_allocations_upon_oom = false;
  Experimental experimental = {};
  // Fields that parse() read and that are not declared above, serialised.
  std::string unknown_fields = {};

  std::string serialize() const;
  // Throws ValueError for bytes that are not such a message.
  static RunOptions parse(std::string_view bytes);
  // The message as text, as Python prints it.
  std::string str() const;

  bool operator==(const RunOptions&) const = default;
};

namespace compat::v1 {
using tfx::RunOptions;
}  // namespace compat::v1

}  // namespace tfx

#endif  // TFX_CONFIG_RUN_OPTIONS_H_
