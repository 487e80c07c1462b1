#include "tfx/config/config_proto.h"

#include <catch2/catch.hpp>
#include <string>
#include <utility>
#include <vector>

#include "tests/config/golden.h"
#include "tfx/config/run_metadata.h"
#include "tfx/config/run_options.h"
#include "tfx/core/errors.h"
#include "tfx/proto/core/protobuf/config.pb.h"
#include "third_party/tensorflow/messages/fields.h"

namespace tfx {
namespace {

ConfigProto gpu_options() {
  ConfigProto config;
  config.gpu_options.allow_growth = true;
  config.gpu_options.per_process_gpu_memory_fraction = 0.4;
  config.gpu_options.visible_device_list = "0";
  return config;
}

ConfigProto threads() {
  ConfigProto config;
  config.intra_op_parallelism_threads = 2;
  config.inter_op_parallelism_threads = -1;
  config.use_per_session_threads = true;
  config.session_inter_op_thread_pool = {{.num_threads = 3},
                                         {.global_name = "mine"}};
  config.device_count = {{"CPU", 4}};
  return config;
}

ConfigProto placement() {
  return {.placement_period = -3,
          .device_filters = {"/job:a", "/job:\"b\"/task:1"},
          .allow_soft_placement = true,
          .log_device_placement = true,
          .operation_timeout_in_ms = int64_t{1} << 40,
          .isolate_session_state = true,
          .share_cluster_devices_in_session = true};
}

ConfigProto graph() {
  ConfigProto config;
  GraphOptions& options = config.graph_options;
  options.optimizer_options.global_jit_level = OptimizerOptions::ON_1;
  options.optimizer_options.opt_level = OptimizerOptions::L0;
  options.optimizer_options.do_function_inlining = true;
  options.infer_shapes = true;
  RewriterConfig& rewriter = options.rewrite_options;
  rewriter.layout_optimizer = RewriterConfig::OFF;
  rewriter.constant_folding = RewriterConfig::AGGRESSIVE;
  rewriter.cpu_layout_conversion = RewriterConfig::NHWC_TO_NCHW;
  rewriter.memory_optimization = RewriterConfig::SCHEDULING_HEURISTICS;
  rewriter.meta_optimizer_iterations = RewriterConfig::TWO;
  rewriter.disable_meta_optimizer = true;
  rewriter.min_graph_nodes = -1;
  rewriter.auto_parallel.num_replicas = 2;
  rewriter.scoped_allocator_opts.enable_op = {"CollectiveReduce"};
  rewriter.optimizers = {"pruning", "function"};
  rewriter.custom_optimizers = {{.name = "Mine"}};
  return config;
}

ConfigProto virtual_devices() {
  return {
      .device_count = {{"GPU", 3}},
      .gpu_options = {
          .experimental = {
              .virtual_devices = {{.memory_limit_mb = {1024, 2048.5},
                                   .priority = {0, -1}},
                                  {}},
              .use_unified_memory = true,
              .internal_fragmentation_fraction = 0.1,
              .stream_merge_options = {.merge_host_to_device_stream = true}}}};
}

ConfigProto experimental() {
  ConfigProto config;
  config.experimental.executor_type = "SINGLE_THREADED_EXECUTOR";
  config.experimental.collective_group_leader = "/job:worker/replica:0/task:0";
  config.experimental.session_metadata = {.name = "modèle", .version = 7};
  config.experimental.mlir_bridge_rollout =
      ConfigProto::Experimental::MLIR_BRIDGE_ROLLOUT_DISABLED;
  config.experimental.coordination_config.coordinated_job_list = {
      {.name = "worker", .num_tasks = 2}};
  config.rpc_options.compression_algorithm = "deflate";
  config.cluster_def.job = {
      {.name = "worker", .tasks = {{7, "localhost:2222"}}}};
  return config;
}

RunOptions run_options() {
  RunOptions options;
  options.trace_level = RunOptions::FULL_TRACE;
  options.timeout_in_ms = 100;
  options.inter_op_thread_pool = -1;
  options.output_partition_graphs = true;
  options.report_tensor_allocations_upon_oom = true;
  options.experimental.collective_graph_key = 9;
  options.experimental.run_handler_pool_options.priority = 2;
  options.debug_options.debug_tensor_watch_opts = {
      {.node_name = "x", .debug_ops = {"DebugIdentity"}}};
  return options;
}

RunMetadata run_metadata() {
  return {.step_stats = {
              .dev_stats = {
                  {.device = "/device:CPU:0",
                   .node_stats = {{.node_name = "MatMul",
                                   .all_start_micros = int64_t{1} << 50,
                                   .op_start_rel_micros = 1,
                                   .op_end_rel_micros = 2,
                                   .all_end_rel_micros = 3,
                                   .memory = {{.allocator_name = "cpu",
                                               .total_bytes = 9,
                                               .peak_bytes = 10,
                                               .live_bytes = 11,
                                               .allocator_bytes_in_use = 12}},
                                   .timeline_label = "x = MatMul(a)",
                                   .scheduled_micros = 4,
                                   .thread_id = uint32_t{1} << 31,
                                   .all_start_nanos = int64_t{1} << 60,
                                   .op_start_rel_nanos = 5,
                                   .op_end_rel_nanos = 6,
                                   .all_end_rel_nanos = 7,
                                   .scheduled_nanos = 8},
                                  {.node_name = "Neg"}},
                   .thread_names = {{7, "seven"}}}}}};
}

template <class Message>
Message parsed(const std::string& bytes) {
  Message message;
  REQUIRE(message.ParseFromString(bytes));
  return message;
}

// Whether both hold the same: in an order of fields and maps that is fixed.
template <class Message>
bool equal(const std::string& a, const std::string& b) {
  return parsed<Message>(a).SerializeAsString() ==
         parsed<Message>(b).SerializeAsString();
}

template <class Message, class Struct>
void check_as_python(Golden& golden, const std::string& name,
                     const Struct& value) {
  INFO(name);
  const std::string bytes = from_hex(golden[name + ".bytes"]);
  CHECK(equal<Message>(value.serialize(), bytes));
  CHECK(value.str() == golden[name + ".text"]);
  CHECK(Struct::parse(bytes) == value);
  CHECK(Struct::parse(value.serialize()) == value);
}

TEST_CASE("messages are those that Python makes") {
  Golden golden("config_proto");
  using Config = proto::ConfigProto;
  check_as_python<Config>(golden, "nothing", ConfigProto());
  check_as_python<Config>(golden, "gpu_options", gpu_options());
  check_as_python<Config>(golden, "threads", threads());
  check_as_python<Config>(golden, "placement", placement());
  check_as_python<Config>(golden, "graph", graph());
  check_as_python<Config>(golden, "virtual", virtual_devices());
  check_as_python<Config>(golden, "experimental", experimental());
  check_as_python<proto::RunOptions>(golden, "run_options", run_options());
  check_as_python<proto::RunMetadata>(golden, "run_metadata", run_metadata());

  // What has no field is kept, and what has one is as it should be.
  const std::string bytes = from_hex(golden["unknown.bytes"]);
  ConfigProto config = ConfigProto::parse(bytes);
  CHECK(equal<Config>(config.serialize(), bytes));
  CHECK(config.str() == golden["unknown.text"]);
  CHECK(config.gpu_options == gpu_options().gpu_options);
  auto& custom = config.graph_options.rewrite_options.custom_optimizers;
  REQUIRE(custom.size() == 2);
  CHECK(custom[1].name == "second");
  custom.resize(1);
  config.gpu_options.allow_growth = false;
  const auto changed = parsed<Config>(config.serialize());
  CHECK(!changed.gpu_options().allow_growth());
  CHECK(changed.gpu_options().has_experimental());
  CHECK(changed.graph_options().rewrite_options().custom_optimizers_size() ==
        1);
  CHECK(!changed.unknown_fields().empty());
  CHECK(changed.unknown_fields() == parsed<Config>(bytes).unknown_fields());

  const std::string trace = from_hex(golden["traced.bytes"]);
  const RunMetadata traced = RunMetadata::parse(trace);
  CHECK(traced.step_stats == run_metadata().step_stats);
  CHECK(equal<proto::RunMetadata>(traced.serialize(), trace));
  CHECK(traced.str() == golden["traced.text"]);

  golden.check("ConfigProto.corrupt",
               [] { return ConfigProto::parse("\xff\xff").str(); });
  golden.check("RunOptions.corrupt",
               [] { return RunOptions::parse("\xff\xff").str(); });
  golden.check("RunMetadata.corrupt",
               [] { return RunMetadata::parse("\xff\xff").str(); });
}

TEST_CASE("options may be written at once") {
  const ConfigProto config = {.gpu_options = {.allow_growth = true}};
  CHECK(config.gpu_options.allow_growth);
  CHECK(config != ConfigProto());
  CHECK(config.str() == "gpu_options {\n  allow_growth: true\n}\n");
}

TEST_CASE("unknown fields that are no message are refused") {
  const ConfigProto config = {.unknown_fields = "\xff\xff"};
  CHECK_THROWS_AS(config.serialize(), ValueError);
}

namespace fields = proto::internal;

uint64_t some_bits(fields::Type type) {
  switch (type) {
    case fields::Type::kInt32:
      return fields::to_bits(-7);
    case fields::Type::kInt64:
      return uint64_t{1} << 50;
    case fields::Type::kFloat:
      return fields::to_bits(0.5F);
    case fields::Type::kDouble:
      return fields::to_bits(0.1);
    default:
      return 1;
  }
}

// Sets every field, with submessages to a depth that no message here exceeds.
void fill(proto::Message& message, int depth) {
  for (const fields::Field& field : fields::fields_of(message)) {
    const bool list = fields::is_list(field);
    if (field.storage == fields::Storage::kMap) {
      const auto& map = fields::map_of(message.GetTable(), field);
      // parameter_map has no field here.
      if (map.value == fields::Type::kMessage) continue;
      const std::string text = "text";
      const int number = 7;
      void* value = map.insert(
          fields::place(message, field),
          fields::is_text(map.key) ? static_cast<const void*>(&text) : &number);
      if (fields::is_text(map.value)) {
        *static_cast<std::string*>(value) = "text";
      } else {
        fields::store(map.value, value, 3);
      }
    } else if (field.type == fields::Type::kMessage) {
      REQUIRE(depth > 0);
      fill(list ? fields::add_message(message, field)
                : fields::ensure_message(message, field),
           depth - 1);
    } else if (fields::is_text(field.type)) {
      (list ? fields::add_text(message, field)
            : fields::ensure_text(message, field)) = "text";
    } else if (list) {
      fields::add_scalar(message, field, some_bits(field.type));
    } else {
      fields::set_scalar(message, field, some_bits(field.type));
    }
  }
}

template <class Message, class Struct>
void check_every_field() {
  Message message;
  fill(message, 6);
  const std::string bytes = message.SerializeAsString();
  const Struct value = Struct::parse(bytes);
  CHECK(value.unknown_fields.empty());
  CHECK(equal<Message>(value.serialize(), bytes));
}

TEST_CASE("every field of the messages is there") {
  check_every_field<proto::ConfigProto, ConfigProto>();
  check_every_field<proto::RunOptions, RunOptions>();
}

}  // namespace
}  // namespace tfx
