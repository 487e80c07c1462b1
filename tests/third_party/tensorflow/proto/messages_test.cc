// How the messages behave in C++: presence, maps, oneofs, unknown fields, text.

#include <catch2/catch.hpp>
#include <string>
#include <utility>

#include "tests/third_party/tensorflow/proto/golden.h"
#include "tfx/proto/core/example/example.pb.h"
#include "tfx/proto/core/framework/attr_value.pb.h"
#include "tfx/proto/core/framework/graph_debug_info.pb.h"
#include "tfx/proto/core/framework/op_def.pb.h"
#include "tfx/proto/core/framework/optimized_function_graph.pb.h"
#include "tfx/proto/core/framework/types.pb.h"
#include "tfx/proto/core/protobuf/config.pb.h"
#include "tfx/proto/core/protobuf/meta_graph.pb.h"
#include "tfx/proto/core/protobuf/struct.pb.h"
#include "tfx/proto/core/protobuf/trackable_object_graph.pb.h"
#include "tfx/proto/python/training/checkpoint_state.pb.h"
#include "tfx/proto/tsl/profiler/protobuf/xplane.pb.h"
#include "tfx/proto/xla/tsl/protobuf/error_codes.pb.h"
#include "third_party/tensorflow/messages/text_format.h"

namespace {

namespace proto = tfx::proto;

TEST_CASE("a message survives its bytes") {
  proto::AttrValue written;
  proto::NameAttrList& function = *written.mutable_func();
  function.set_name("body");
  (*function.mutable_attr())["T"].set_type(proto::DT_BFLOAT16);
  (*function.mutable_attr())["shape"].mutable_shape()->set_unknown_rank(true);
  auto& list = *(*function.mutable_attr())["list"].mutable_list();
  list.add_i(-1);
  list.add_s(std::string("\0\xff", 2));

  proto::AttrValue read;
  REQUIRE(read.ParseFromString(written.SerializeAsString()));
  CHECK(read.func().name() == "body");
  CHECK(read.func().attr().at("T").type() == proto::DT_BFLOAT16);
  CHECK(read.func().attr().at("shape").shape().unknown_rank());
  CHECK(read.func().attr().at("list").list().i(0) == -1);
  CHECK(read.func().attr().at("list").list().s(0).size() == 2);
}

TEST_CASE("names are tfx's own, numbers are TensorFlow's") {
  CHECK(proto::ConfigProto().GetTypeName() == "tfx.proto.ConfigProto");
  CHECK(proto::ConfigProto_Experimental().GetTypeName() ==
        "tfx.proto.ConfigProto.Experimental");
  CHECK(proto::profiler::XSpace().GetTypeName() == "tfx.proto.profiler.XSpace");
  CHECK(proto::error::OUT_OF_RANGE == 11);
  CHECK(proto::DT_HALF == 19);
  CHECK(proto::DT_FLOAT_REF == 101);
}

TEST_CASE("a fresh message has its defaults and no bytes") {
  CHECK(proto::ConfigProto().SerializeAsString().empty());
  CHECK(proto::ConfigProto()
            .graph_options()
            .rewrite_options()
            .constant_folding() == proto::RewriterConfig::DEFAULT);
  CHECK_FALSE(proto::ConfigProto().has_graph_options());
  CHECK(proto::OpDef().attr_size() == 0);
  CHECK(proto::AttrValue().value_case() == proto::AttrValue::VALUE_NOT_SET);
}

TEST_CASE("presence of a scalar depends on how the field is declared") {
  SECTION("proto3: a zero is the same as nothing") {
    proto::ConfigProto config;
    config.set_intra_op_parallelism_threads(0);
    CHECK(config.SerializeAsString().empty());
  }
  SECTION("proto3 optional: a zero that was set is there") {
    proto::OptimizedFunctionGraph graph;
    CHECK_FALSE(graph.has_optimization_time_usecs());
    graph.set_optimization_time_usecs(0);
    proto::OptimizedFunctionGraph read;
    REQUIRE(read.ParseFromString(graph.SerializeAsString()));
    CHECK(read.has_optimization_time_usecs());
    CHECK_FALSE(read.has_source());
  }
  SECTION("proto2: likewise") {
    proto::GraphDebugInfo info;
    REQUIRE(info.ParseFromString(golden("graph_debug_info.pb")));
    const auto& frame = info.frames_by_id().at(uint64_t{1} << 63);
    CHECK(frame.has_file_index());
    CHECK(frame.file_index() == 0);
    CHECK(frame.has_func());
    CHECK_FALSE(frame.has_col());
  }
  SECTION("a wrapper message tells false from nothing") {
    proto::TrackableObjectGraph::TrackableObject object;
    CHECK_FALSE(object.has_has_checkpoint_values());
    object.mutable_has_checkpoint_values()->set_value(false);
    proto::TrackableObjectGraph::TrackableObject read;
    REQUIRE(read.ParseFromString(object.SerializeAsString()));
    CHECK(read.has_has_checkpoint_values());
    CHECK_FALSE(read.has_checkpoint_values().value());
  }
  SECTION("a member of a oneof: a zero that was set is there") {
    proto::AttrValue value;
    value.set_i(0);
    proto::AttrValue read;
    REQUIRE(read.ParseFromString(value.SerializeAsString()));
    CHECK(read.value_case() == proto::AttrValue::kI);
  }
}

TEST_CASE("the last member of a oneof wins, in memory and on the wire") {
  proto::AttrValue value;
  value.set_i(3);
  value.set_s("text");
  CHECK(value.value_case() == proto::AttrValue::kS);
  CHECK(value.i() == 0);

  proto::AttrValue first, second, read;
  first.set_f(0.5);
  second.set_b(true);
  REQUIRE(read.ParseFromString(first.SerializeAsString() +
                               second.SerializeAsString()));
  CHECK(read.value_case() == proto::AttrValue::kB);
}

TEST_CASE("a map keeps one value a key; the last on the wire wins") {
  proto::ConfigProto first, second, read;
  (*first.mutable_device_count())["CPU"] = 1;
  (*first.mutable_device_count())["GPU"] = 2;
  (*second.mutable_device_count())["CPU"] = 4;
  REQUIRE(read.ParseFromString(first.SerializeAsString() +
                               second.SerializeAsString()));
  CHECK(read.device_count().size() == 2);
  CHECK(read.device_count().at("CPU") == 4);
  CHECK(read.device_count().at("GPU") == 2);
  CHECK(read.device_count().count("TPU") == 0);
}

TEST_CASE("a structure nests as Python's do") {
  proto::StructuredValue written;
  REQUIRE(proto::parse_text(
      R"pb(
        tuple_value {
          values {
            dict_value {
              fields {
                key: "a"
                value { int64_value: -1 }
              }
            }
          }
          values { none_value {} }
          values { tensor_spec_value { name: "x" dtype: DT_FLOAT } }
        })pb",
      written));
  proto::StructuredValue read;
  REQUIRE(read.ParseFromString(written.SerializeAsString()));
  REQUIRE(read.tuple_value().values_size() == 3);
  const auto& fields = read.tuple_value().values(0).dict_value().fields();
  CHECK(fields.at("a").int64_value() == -1);
  CHECK(read.tuple_value().values(1).kind_case() ==
        proto::StructuredValue::kNoneValue);
  CHECK(read.tuple_value().values(2).tensor_spec_value().name() == "x");
}

// A newer TensorFlow may add fields and values of enums.
TEST_CASE("what is unknown here is kept and written again") {
  SECTION("fields") {
    proto::ConfigProto config;
    config.set_allow_soft_placement(true);
    // 1000: 42, 1001: "later"
    const std::string unknown = "\xc0\x3e\x2a\xca\x3e\x05later";
    const std::string bytes = config.SerializeAsString() + unknown;

    proto::ConfigProto read;
    REQUIRE(read.ParseFromString(bytes));
    CHECK(read.allow_soft_placement());
    CHECK(read.unknown_fields() == unknown);
    CHECK(read.SerializeAsString() == bytes);
    const proto::ConfigProto copy = read;
    CHECK(copy.SerializeAsString() == bytes);
    CHECK(read.ShortDebugString() ==
          "allow_soft_placement: true 1000: 42 1001: \"later\"");
    read.Clear();
    CHECK(read.SerializeAsString().empty());
  }
  SECTION("values of an enum") {
    proto::AttrValue read;
    REQUIRE(read.ParseFromString("\x30\xe7\x07"));  // type = 999
    CHECK_FALSE(proto::DataType_IsValid(read.type()));
    CHECK(read.type() == 999);
    CHECK(read.SerializeAsString() == "\x30\xe7\x07");
  }
}

TEST_CASE("the content of an Any is parsed by its bytes") {
  proto::MetaGraphDef graph;
  REQUIRE(graph.ParseFromString(golden("meta_graph.pb")));
  const auto& any = graph.meta_info_def().any_info();
  CHECK(any.type_url() == "type.googleapis.com/tensorflow.OpDef");
  proto::OpDef op;
  REQUIRE(op.ParseFromString(any.value()));
  CHECK(op.name() == "AddV2");
  CHECK(op.is_commutative());
}

TEST_CASE("text format reads and writes") {
  proto::ConfigProto config;
  REQUIRE(proto::parse_text(
      R"pb(
        device_count { key: "GPU" value: 0 }
        device_count { key: "CPU" value: 2 }
        gpu_options {
          allow_growth: true
          experimental { virtual_devices { memory_limit_mb: [ 512, 0.5 ] } }
        }
        graph_options { optimizer_options { opt_level: L0 } }
      )pb",
      config));
  CHECK(proto::text_of(config) == R"(device_count {
  key: "CPU"
  value: 2
}
device_count {
  key: "GPU"
  value: 0
}
gpu_options {
  allow_growth: true
  experimental {
    virtual_devices {
      memory_limit_mb: 512
      memory_limit_mb: 0.5
    }
  }
}
graph_options {
  optimizer_options {
    opt_level: L0
  }
}
)");
}

TEST_CASE("the checkpoint file, which Python keeps as text, is read") {
  proto::CheckpointState state;
  REQUIRE(proto::parse_text(golden("checkpoint_state.txtpb"), state));
  CHECK(state.model_checkpoint_path() == "ckpt-1");
  CHECK(state.all_model_checkpoint_timestamps(0) == 1700000000.25);
}

TEST_CASE("messages are values: copied deeply, moved, exchanged") {
  proto::AttrValue value;
  value.mutable_list()->add_i(7);
  (*value.mutable_func()->mutable_attr())["x"].set_s("text");
  value.mutable_func()->set_name("f");
  proto::AttrValue copy = value;
  copy.mutable_func()->set_name("g");
  CHECK(value.func().name() == "f");
  const proto::AttrValue moved = std::move(copy);
  CHECK(moved.func().name() == "g");
  proto::AttrValue other;
  other.set_b(true);
  other.Swap(&value);
  CHECK(value.b());
  CHECK(other.func().name() == "f");
  value = other;
  CHECK(value.func().name() == "f");
}

TEST_CASE("elements of a repeated field stay in place") {
  proto::OpList ops;
  proto::OpDef* first = ops.add_op();
  for (int i = 0; i < 100; ++i) ops.add_op();
  CHECK(first == ops.mutable_op(0));
  first->set_name("first");
  CHECK(ops.op(0).name() == "first");
  ops.mutable_op()->erase(ops.op().begin());
  CHECK(ops.op_size() == 100);
  CHECK(ops.op(0).name().empty());
}

TEST_CASE("enums have names") {
  CHECK(proto::DataType_Name(proto::DT_FLOAT) == "DT_FLOAT");
  CHECK(proto::DataType_Name(999).empty());
  proto::DataType type = proto::DT_INVALID;
  CHECK(proto::DataType_Parse("DT_INT8", &type));
  CHECK(type == proto::DT_INT8);
  CHECK_FALSE(proto::DataType_Parse("DT_INT7", &type));
  CHECK(proto::RunOptions::TraceLevel_Name(proto::RunOptions::FULL_TRACE) ==
        "FULL_TRACE");
}

}  // namespace
