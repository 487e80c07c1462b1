// tf.compat.v1.GPUOptions: how GPUs and their memory are used.
#ifndef TFX_CONFIG_GPU_OPTIONS_H_
#define TFX_CONFIG_GPU_OPTIONS_H_

#include <cstdint>
#include <string>
#include <vector>

#include "tfx/c/cxx20.h"  // IWYU pragma: keep

namespace tfx {

struct GPUVirtualDevices {
  std::vector<float> memory_limit_mb = {};
  std::vector<int32_t> priority = {};
  std::vector<int32_t> device_ordinal = {};

  bool operator==(const GPUVirtualDevices&) const = default;
};

struct GPUStreamMergeOptions {
  bool merge_host_to_device_stream = false;
  bool merge_device_to_host_stream = false;
  bool merge_device_to_device_stream = false;

  bool operator==(const GPUStreamMergeOptions&) const = default;
};

struct GPUOptionsExperimental {
  using VirtualDevices = GPUVirtualDevices;
  using StreamMergeOptions = GPUStreamMergeOptions;

  // One for each visible GPU, or none at all.
  std::vector<VirtualDevices> virtual_devices = {};
  int32_t num_virtual_devices_per_gpu = 0;
  bool use_unified_memory = false;
  int32_t num_dev_to_dev_copy_streams = 0;
  std::string collective_ring_order = {};
  bool timestamped_allocator = false;
  int32_t kernel_tracker_max_interval = 0;
  int32_t kernel_tracker_max_bytes = 0;
  int32_t kernel_tracker_max_pending = 0;
  double internal_fragmentation_fraction = 0;
  bool use_cuda_malloc_async = false;
  bool disallow_retry_on_allocation_failure = false;
  float gpu_host_mem_limit_in_mb = 0;
  bool gpu_host_mem_disallow_growth = false;
  int32_t gpu_system_memory_size_in_mb = 0;
  bool populate_pjrt_gpu_client_creation_info = false;
  int32_t node_id = 0;
  StreamMergeOptions stream_merge_options = {};

  bool operator==(const GPUOptionsExperimental&) const = default;
};

struct GPUOptions {
  using Experimental = GPUOptionsExperimental;

  // For each visible GPU; 0 means TensorFlow's default, which is nearly all.
  double per_process_gpu_memory_fraction = 0;
  // Allocates memory as needed, not all at the start.
  bool allow_growth = false;
  std::string allocator_type = {};
  int64_t deferred_deletion_bytes = 0;
  // "0,2": these GPUs, in this order; empty means all.
  std::string visible_device_list = {};
  int32_t polling_active_delay_usecs = 0;
  int32_t polling_inactive_delay_msecs = 0;
  bool force_gpu_compatible = false;
  Experimental experimental = {};

  bool operator==(const GPUOptions&) const = default;
};

}  // namespace tfx

#endif  // TFX_CONFIG_GPU_OPTIONS_H_
