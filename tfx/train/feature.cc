#include "tfx/train/feature.h"

#include "tfx/train/codec.h"

namespace tfx::train {

std::optional<std::string_view> Feature::kind() const {
  if (int64_list.is_set()) return "int64_list";
  if (float_list.is_set()) return "float_list";
  if (bytes_list.is_set()) return "bytes_list";
  return {};
}

bool operator==(const Feature& a, const Feature& b) {
  const auto kind = a.kind();
  if (kind != b.kind()) return false;
  if (kind == "int64_list") return a.int64_list == b.int64_list;
  if (kind == "float_list") return a.float_list == b.float_list;
  return a.bytes_list == b.bytes_list;
}

std::string BytesList::SerializeToString() const {
  return internal::serialize(*this);
}
std::string FloatList::SerializeToString() const {
  return internal::serialize(*this);
}
std::string Int64List::SerializeToString() const {
  return internal::serialize(*this);
}
std::string Feature::SerializeToString() const {
  return internal::serialize(*this);
}
std::string Features::SerializeToString() const {
  return internal::serialize(*this);
}
std::string FeatureList::SerializeToString() const {
  return internal::serialize(*this);
}
std::string FeatureLists::SerializeToString() const {
  return internal::serialize(*this);
}

}  // namespace tfx::train
