#include "tfx/core/attr_map.h"

#include "tfx/core/execute.h"

namespace tfx {
namespace {

struct Own {
  OwnedAttr operator()(bool value) const { return value; }
  OwnedAttr operator()(int64_t value) const { return value; }
  OwnedAttr operator()(float value) const { return value; }
  OwnedAttr operator()(std::string_view value) const {
    return std::string(value);
  }
  OwnedAttr operator()(DType value) const { return value; }
  OwnedAttr operator()(const TensorShape* value) const { return *value; }
  OwnedAttr operator()(const c::Tensor* value) const { return Tensor(*value); }
  OwnedAttr operator()(FunctionName value) const {
    return std::string(value.name);
  }
  OwnedAttr operator()(std::span<const FunctionName> values) const {
    std::vector<std::string> names;
    for (const FunctionName value : values) names.emplace_back(value.name);
    return names;
  }
  template <typename T>
  OwnedAttr operator()(std::span<const T> values) const {
    return std::vector<T>(values.begin(), values.end());
  }
};

}  // namespace

AttrMap::AttrMap() = default;
AttrMap::AttrMap(const AttrMap& other) = default;
AttrMap::AttrMap(AttrMap&& other) noexcept = default;
AttrMap& AttrMap::operator=(const AttrMap& other) = default;
AttrMap& AttrMap::operator=(AttrMap&& other) noexcept = default;
AttrMap::~AttrMap() = default;

AttrMap::AttrMap(std::span<const Attr> attrs) {
  attrs_.reserve(attrs.size());
  for (const Attr& attr : attrs) {
    attrs_.emplace_back(attr.name, std::visit(Own(), attr.value));
  }
}

const OwnedAttr* AttrMap::find(std::string_view name) const {
  for (const auto& [known, value] : attrs_) {
    if (known == name) return &value;
  }
  return nullptr;
}

bool AttrMap::empty() const { return attrs_.empty(); }

void AttrMap::set(std::string name, OwnedAttr value) {
  attrs_.emplace_back(std::move(name), std::move(value));
}

}  // namespace tfx
