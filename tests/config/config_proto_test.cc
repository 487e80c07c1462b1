#include "tfx/config/config_proto.h"

#include <google/protobuf/util/message_differencer.h>

#include <catch2/catch.hpp>
#include <string>
#include <utility>
#include <vector>

#include "tests/config/golden.h"
#include "tfx/config/run_metadata.h"
#include "tfx/config/run_options.h"
#include "tfx/core/errors.h"
#include "tfx/proto/core/protobuf/config.pb.h"

namespace tfx {
namespace {

using google::protobuf::util::MessageDifferencer;

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

template <class Message, class Struct>
void check_as_python(Golden& golden, const std::string& name,
                     const Struct& value) {
  INFO(name);
  const std::string bytes = from_hex(golden[name + ".bytes"]);
  CHECK(MessageDifferencer::Equals(parsed<Message>(value.serialize()),
                                   parsed<Message>(bytes)));
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
  CHECK(MessageDifferencer::Equals(parsed<Config>(config.serialize()),
                                   parsed<Config>(bytes)));
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
  CHECK(changed.GetReflection()->GetUnknownFields(changed).field_count() == 1);

  const std::string trace = from_hex(golden["traced.bytes"]);
  const RunMetadata traced = RunMetadata::parse(trace);
  CHECK(traced.step_stats == run_metadata().step_stats);
  CHECK(
      MessageDifferencer::Equals(parsed<proto::RunMetadata>(traced.serialize()),
                                 parsed<proto::RunMetadata>(trace)));
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

// Sets every field, with submessages to a depth that no message here exceeds.
void fill(google::protobuf::Message& message, int depth) {
  const auto& reflection = *message.GetReflection();
  const auto& type = *message.GetDescriptor();
  for (int i = 0; i < type.field_count(); ++i) {
    using Field = google::protobuf::FieldDescriptor;
    const Field* field = type.field(i);
    const bool list = field->is_repeated();
    const auto set = [&](auto setter, auto adder, auto value) {
      if (list) {
        (reflection.*adder)(&message, field, value);
      } else {
        (reflection.*setter)(&message, field, value);
      }
    };
    using R = google::protobuf::Reflection;
    switch (field->cpp_type()) {
      case Field::CPPTYPE_BOOL:
        set(&R::SetBool, &R::AddBool, true);
        break;
      case Field::CPPTYPE_INT32:
        set(&R::SetInt32, &R::AddInt32, -7);
        break;
      case Field::CPPTYPE_INT64:
        set(&R::SetInt64, &R::AddInt64, int64_t{1} << 50);
        break;
      case Field::CPPTYPE_FLOAT:
        set(&R::SetFloat, &R::AddFloat, 0.5F);
        break;
      case Field::CPPTYPE_DOUBLE:
        set(&R::SetDouble, &R::AddDouble, 0.1);
        break;
      case Field::CPPTYPE_ENUM:
        set(&R::SetEnumValue, &R::AddEnumValue, 1);
        break;
      case Field::CPPTYPE_STRING:
        set(&R::SetString, &R::AddString, std::string("text"));
        break;
      case Field::CPPTYPE_MESSAGE:
        REQUIRE(depth > 0);
        // Which has no field here.
        if (field->name() == "parameter_map") break;
        fill(list ? *reflection.AddMessage(&message, field)
                  : *reflection.MutableMessage(&message, field),
             depth - 1);
        break;
      default:
        FAIL(field->full_name());
    }
  }
}

template <class Message, class Struct>
void check_every_field() {
  Message message;
  fill(message, 6);
  const Struct value = Struct::parse(message.SerializeAsString());
  CHECK(value.unknown_fields.empty());
  CHECK(
      MessageDifferencer::Equals(parsed<Message>(value.serialize()), message));
}

TEST_CASE("every field of the messages is there") {
  check_every_field<proto::ConfigProto, ConfigProto>();
  check_every_field<proto::RunOptions, RunOptions>();
}

}  // namespace
}  // namespace tfx
