// Work for the protobuf library that the application links: not TensorFlow's.
#ifndef TESTS_THIRD_PARTY_TENSORFLOW_EXAMPLE_H_
#define TESTS_THIRD_PARTY_TENSORFLOW_EXAMPLE_H_

#include <google/protobuf/text_format.h>
#include <google/protobuf/util/json_util.h>

#include <string>

#include "application/example.pb.h"
#include "tests/third_party/tensorflow/work.h"

namespace work {

// Messages, their bytes, text, JSON, reflection and the descriptor pool.
inline void use_protobuf() {
  tensorflow::Example example;
  example.set_name("whole");
  for (int i = 0; i < 100; ++i) example.add_values(static_cast<float>(i));
  (*example.mutable_parts())["part"].set_name("a part of the whole");

  tensorflow::Example parsed;
  require(parsed.ParseFromString(example.SerializeAsString()), "bytes parse");
  require(parsed.values(99) == 99, "an element");
  require(parsed.parts().at("part").name() == "a part of the whole", "a map");

  std::string text;
  require(google::protobuf::TextFormat::PrintToString(example, &text) &&
              google::protobuf::TextFormat::ParseFromString(text, &parsed) &&
              parsed.SerializeAsString() == example.SerializeAsString(),
          "text format");
  std::string json;
  require(google::protobuf::util::MessageToJsonString(example, &json).ok() &&
              google::protobuf::util::JsonStringToMessage(json, &parsed).ok(),
          "JSON");

  const auto* pool = google::protobuf::DescriptorPool::generated_pool();
  const auto* descriptor = pool->FindMessageTypeByName("tensorflow.Example");
  require(descriptor == tensorflow::Example::descriptor() &&
              descriptor->FindFieldByName("parts") != nullptr,
          "the pool has the application's message under that name");
  require(pool->FindMessageTypeByName("tensorflow.GraphDef") == nullptr,
          "the pool has none of TensorFlow's messages");
}

}  // namespace work

#endif  // TESTS_THIRD_PARTY_TENSORFLOW_EXAMPLE_H_
