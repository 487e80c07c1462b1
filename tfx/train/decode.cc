#include <string>
#include <vector>

#include "tfx/proto/core/example/example.pb.h"
#include "tfx/proto/core/example/feature.pb.h"
#include "tfx/train/codec.h"

namespace tfx::train {
namespace internal {

BytesList decode(const proto::BytesList& list) {
  BytesList result;
  for (const std::string& value : list.value()) result.value.push_back(value);
  return result;
}

FloatList decode(const proto::FloatList& list) {
  return {std::vector<float>(list.value().begin(), list.value().end())};
}

Int64List decode(const proto::Int64List& list) {
  return {std::vector<int64_t>(list.value().begin(), list.value().end())};
}

Feature decode(const proto::Feature& feature) {
  Feature result;
  if (feature.has_bytes_list()) {
    result.bytes_list = decode(feature.bytes_list());
  } else if (feature.has_float_list()) {
    result.float_list = decode(feature.float_list());
  } else if (feature.has_int64_list()) {
    result.int64_list = decode(feature.int64_list());
  }
  return result;
}

Features decode(const proto::Features& features) {
  Features result;
  for (const auto& [key, value] : features.feature()) {
    result.feature[key] = decode(value);
  }
  return result;
}

FeatureList decode(const proto::FeatureList& list) {
  FeatureList result;
  for (const proto::Feature& feature : list.feature()) {
    result.feature.push_back(decode(feature));
  }
  return result;
}

FeatureLists decode(const proto::FeatureLists& lists) {
  FeatureLists result;
  for (const auto& [key, value] : lists.feature_list()) {
    result.feature_list[key] = decode(value);
  }
  return result;
}

Example decode(const proto::Example& example) {
  Example result;
  if (example.has_features()) result.features = decode(example.features());
  return result;
}

SequenceExample decode(const proto::SequenceExample& example) {
  SequenceExample result;
  if (example.has_context()) result.context = decode(example.context());
  if (example.has_feature_lists()) {
    result.feature_lists = decode(example.feature_lists());
  }
  return result;
}

}  // namespace internal

BytesList BytesList::FromString(std::string_view serialized) {
  return internal::parse<proto::BytesList>(serialized, "BytesList");
}
FloatList FloatList::FromString(std::string_view serialized) {
  return internal::parse<proto::FloatList>(serialized, "FloatList");
}
Int64List Int64List::FromString(std::string_view serialized) {
  return internal::parse<proto::Int64List>(serialized, "Int64List");
}
Feature Feature::FromString(std::string_view serialized) {
  return internal::parse<proto::Feature>(serialized, "Feature");
}
Features Features::FromString(std::string_view serialized) {
  return internal::parse<proto::Features>(serialized, "Features");
}
FeatureList FeatureList::FromString(std::string_view serialized) {
  return internal::parse<proto::FeatureList>(serialized, "FeatureList");
}
FeatureLists FeatureLists::FromString(std::string_view serialized) {
  return internal::parse<proto::FeatureLists>(serialized, "FeatureLists");
}
Example Example::FromString(std::string_view serialized) {
  return internal::parse<proto::Example>(serialized, "Example");
}
SequenceExample SequenceExample::FromString(std::string_view serialized) {
  return internal::parse<proto::SequenceExample>(serialized, "SequenceExample");
}

}  // namespace tfx::train
