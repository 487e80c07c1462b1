// TensorFlow's definitions, compiled by an application with its own protobuf
// under their own names, in one program with tfx's.

#include <google/protobuf/descriptor.h>

#include <catch2/catch.hpp>
#include <string>

#include "tensorflow/core/example/example.pb.h"
#include "tfx/proto/core/example/example.pb.h"

namespace {

template <typename Example>
std::string bytes_of(int64_t value) {
  Example example;
  auto& features = *example.mutable_features()->mutable_feature();
  features["x"].mutable_int64_list()->add_value(value);
  return example.SerializeAsString();
}

template <typename Example>
int64_t value_of(const std::string& bytes) {
  Example example;
  REQUIRE(example.ParseFromString(bytes));
  return example.features().feature().at("x").int64_list().value(0);
}

TEST_CASE("the application's Example and ours exchange bytes") {
  const std::string theirs = bytes_of<tensorflow::Example>(-7);
  const std::string ours = bytes_of<tfx::proto::Example>(-7);
  CHECK(theirs == ours);
  CHECK(value_of<tensorflow::Example>(ours) == -7);
  CHECK(value_of<tfx::proto::Example>(theirs) == -7);
}

TEST_CASE("protobuf knows the application's messages and none of ours") {
  const auto* pool = google::protobuf::DescriptorPool::generated_pool();
  CHECK(pool->FindMessageTypeByName("tensorflow.Example") ==
        tensorflow::Example::descriptor());
  CHECK(pool->FindFileByName("tensorflow/core/example/example.proto") !=
        nullptr);
  CHECK(pool->FindMessageTypeByName("tfx.proto.Example") == nullptr);
}

}  // namespace
