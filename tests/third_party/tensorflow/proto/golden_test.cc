// Bytes and text written by Python TensorFlow, read and written here.

#include "tests/third_party/tensorflow/proto/golden.h"

#include <catch2/catch.hpp>
#include <string>

#include "tfx/proto/core/example/example.pb.h"
#include "tfx/proto/core/framework/dataset_options.pb.h"
#include "tfx/proto/core/framework/graph.pb.h"
#include "tfx/proto/core/framework/kernel_def.pb.h"
#include "tfx/proto/core/framework/op_def.pb.h"
#include "tfx/proto/core/protobuf/config.pb.h"
#include "tfx/proto/core/protobuf/fingerprint.pb.h"
#include "tfx/proto/core/protobuf/saved_model.pb.h"
#include "tfx/proto/core/protobuf/tensorflow_server.pb.h"
#include "tfx/proto/core/protobuf/trackable_object_graph.pb.h"
#include "tfx/proto/core/util/event.pb.h"
#include "tfx/proto/python/keras/protobuf/saved_metadata.pb.h"
#include "tfx/proto/python/training/checkpoint_state.pb.h"
#include "tfx/proto/tsl/profiler/protobuf/xplane.pb.h"
#include "third_party/tensorflow/messages/text_format.h"

namespace {

namespace proto = tfx::proto;
// Where the keys of a map are numbers, Python writes its entries in another
// order: the bytes are as many, but not the same.
enum class NumberKeys { kNone, kSome };

template <typename M>
void check_golden(const std::string& name,
                  NumberKeys number_keys = NumberKeys::kNone) {
  INFO(name);
  const std::string bytes = golden(name + ".pb");
  M from_bytes;
  CHECK(from_bytes.ParseFromString(bytes));
  M from_text;
  CHECK(proto::parse_text(golden(name + ".txtpb"), from_text));
  // Also shows fields unknown here: text format prints those by number.
  CHECK(from_bytes.DebugString() == from_text.DebugString());

  const std::string written = from_bytes.SerializeAsString();
  CHECK(written == from_text.SerializeAsString());
  if (number_keys == NumberKeys::kNone) {
    CHECK(written == bytes);
  } else {
    CHECK(written.size() == bytes.size());
    M again;
    CHECK(again.ParseFromString(written));
    CHECK(again.DebugString() == from_text.DebugString());
  }
}

TEST_CASE("what Python wrote is read as it was meant, and written the same") {
  check_golden<proto::CheckpointState>("checkpoint_state");
  check_golden<proto::ConfigProto>("config");
  check_golden<proto::ConfigProto>("config_without_maps");
  check_golden<proto::data::Options>("dataset_options");
  check_golden<proto::Event>("event");
  check_golden<proto::Example>("example");
  check_golden<proto::FingerprintDef>("fingerprint");
  check_golden<proto::GraphDebugInfo>("graph_debug_info");
  check_golden<proto::GraphDef>("graph_with_functions", NumberKeys::kSome);
  check_golden<proto::python::keras::protobuf::SavedMetadata>("keras_metadata");
  check_golden<proto::KernelList>("kernel_list");
  check_golden<proto::MetaGraphDef>("meta_graph");
  check_golden<proto::OpList>("op_list");
  check_golden<proto::SavedModel>("saved_model", NumberKeys::kSome);
  check_golden<proto::SequenceExample>("sequence_example");
  check_golden<proto::ServerDef>("server_def", NumberKeys::kSome);
  check_golden<proto::TrackableObjectGraph>("trackable_object_graph");
  check_golden<proto::profiler::XSpace>("xspace");
}

TEST_CASE("a ConfigProto built here has the bytes of Python's") {
  proto::ConfigProto config;
  config.set_intra_op_parallelism_threads(2);
  config.set_inter_op_parallelism_threads(-1);
  config.set_allow_soft_placement(true);
  config.add_device_filters("/job:worker/task:0");
  config.add_device_filters("/job:ps");
  config.set_operation_timeout_in_ms(int64_t{1} << 40);
  proto::GPUOptions& gpu = *config.mutable_gpu_options();
  gpu.set_per_process_gpu_memory_fraction(0.1);
  gpu.set_visible_device_list("1,0");
  auto& devices = *gpu.mutable_experimental()->mutable_virtual_devices();
  devices.Add()->add_memory_limit_mb(1024);
  devices[0].add_memory_limit_mb(0.5);
  devices.Add();
  proto::GraphOptions& graph = *config.mutable_graph_options();
  graph.mutable_optimizer_options()->set_opt_level(proto::OptimizerOptions::L0);
  graph.mutable_optimizer_options()->set_global_jit_level(
      proto::OptimizerOptions::ON_2);
  graph.mutable_rewrite_options()->set_min_graph_nodes(-1);
  graph.mutable_rewrite_options()->set_constant_folding(
      proto::RewriterConfig::OFF);
  config.mutable_experimental()->set_collective_group_leader(
      "/job:worker/task:0");

  CHECK(config.SerializeAsString() == golden("config_without_maps.pb"));
}

TEST_CASE("an Event built here has the bytes of TensorFlow's writer") {
  proto::Event event;
  event.set_wall_time(1700000000.25);
  event.set_step(7);

  proto::Summary::Value& loss = *event.mutable_summary()->add_value();
  loss.set_tag("loss");
  loss.mutable_tensor()->set_dtype(proto::DT_FLOAT);
  loss.mutable_tensor()->mutable_tensor_shape();
  const float value = 0.25;
  loss.mutable_tensor()->set_tensor_content(&value, sizeof value);
  proto::SummaryMetadata& metadata = *loss.mutable_metadata();
  metadata.mutable_plugin_data()->set_plugin_name("scalars");
  metadata.set_display_name("the loss");
  metadata.set_summary_description("per step");
  metadata.set_data_class(proto::DATA_CLASS_SCALAR);

  proto::Summary::Value& words = *event.mutable_summary()->add_value();
  words.set_tag("words");
  words.mutable_tensor()->set_dtype(proto::DT_STRING);
  words.mutable_tensor()->mutable_tensor_shape()->add_dim()->set_size(2);
  words.mutable_tensor()->add_string_val("one");
  words.mutable_tensor()->add_string_val("two");

  proto::Summary::Value& histogram = *event.mutable_summary()->add_value();
  histogram.set_tag("v1");
  histogram.mutable_histo()->set_min(-1);
  histogram.mutable_histo()->set_max(1);
  histogram.mutable_histo()->set_num(2);
  histogram.mutable_histo()->add_bucket_limit(0.5);
  histogram.mutable_histo()->add_bucket_limit(1.5);

  CHECK(event.SerializeAsString() == golden("event.pb"));
}

TEST_CASE("a SavedModel of Python shows its functions and objects") {
  proto::SavedModel model;
  REQUIRE(model.ParseFromString(golden("saved_model.pb")));
  REQUIRE(model.meta_graphs_size() == 1);
  const proto::MetaGraphDef& graph = model.meta_graphs(0);
  CHECK(graph.meta_info_def().tensorflow_version() == "2.21.0");
  CHECK(graph.meta_info_def().tags(0) == "serve");

  const auto& signature = graph.signature_def().at("serving_default");
  CHECK(signature.inputs().at("x").dtype() == proto::DT_FLOAT);
  CHECK(signature.inputs().at("x").tensor_shape().dim(0).size() == -1);
  CHECK(signature.method_name() == "tensorflow/serving/predict");

  const proto::SavedObject& root = graph.object_graph_def().nodes(0);
  CHECK(root.kind_case() == proto::SavedObject::kUserObject);
  CHECK(root.children(0).local_name() == "scale");
  const int scale = root.children(0).node_id();
  const auto& variable = graph.object_graph_def().nodes(scale).variable();
  CHECK(variable.name() == "scale");
  CHECK(variable.trainable());

  const std::string& name =
      graph.object_graph_def().concrete_functions().begin()->first;
  bool found = false;
  for (const auto& function : graph.graph_def().library().function()) {
    found |= function.signature().name() == name;
  }
  CHECK(found);
}

}  // namespace
