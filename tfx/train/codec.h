// Turns the values of this room into bytes and text, and back.
#ifndef TFX_TRAIN_CODEC_H_
#define TFX_TRAIN_CODEC_H_

#include <cstdint>
#include <iosfwd>
#include <limits>
#include <string>
#include <string_view>

#include "tfx/core/errors.h"
#include "tfx/train/example.h"
#include "tfx/train/wire_writer.h"

namespace tfx::proto {
class BytesList;
class FloatList;
class Int64List;
class Feature;
class Features;
class FeatureList;
class FeatureLists;
class Example;
class SequenceExample;
}  // namespace tfx::proto

namespace tfx::train::internal {

void encode(const BytesList& list, WireWriter& writer);
void encode(const FloatList& list, WireWriter& writer);
void encode(const Int64List& list, WireWriter& writer);
void encode(const Feature& feature, WireWriter& writer);
void encode(const Features& features, WireWriter& writer);
void encode(const FeatureList& list, WireWriter& writer);
void encode(const FeatureLists& lists, WireWriter& writer);
void encode(const Example& example, WireWriter& writer);
void encode(const SequenceExample& example, WireWriter& writer);

template <typename Message>
std::string serialize(const Message& message) {
  WireWriter writer;
  encode(message, writer);
  if (writer.size() > std::numeric_limits<int32_t>::max()) {
    throw ValueError("a serialized message cannot have " +
                     std::to_string(writer.size()) + " bytes");
  }
  return std::string(writer.view());
}

BytesList decode(const proto::BytesList& list);
FloatList decode(const proto::FloatList& list);
Int64List decode(const proto::Int64List& list);
Feature decode(const proto::Feature& feature);
Features decode(const proto::Features& features);
FeatureList decode(const proto::FeatureList& list);
FeatureLists decode(const proto::FeatureLists& lists);
Example decode(const proto::Example& example);
SequenceExample decode(const proto::SequenceExample& example);

// Throws ValueError; `name` is the message's in Python.
template <typename Proto>
auto parse(std::string_view serialized, const char* name) {
  Proto message;
  if (!message.ParseFromString(std::string(serialized))) {
    throw ValueError("Error parsing message with type 'tensorflow." +
                     std::string(name) + "'");
  }
  return decode(message);
}

}  // namespace tfx::train::internal

#endif  // TFX_TRAIN_CODEC_H_
