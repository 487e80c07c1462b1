#include "tfx/trackable/attribute.h"

#include <algorithm>

namespace tfx {
namespace {

class ContainerNode final : public Trackable {
 public:
  ContainerNode(Kind kind, Attributes items)
      : Trackable(kind), items_(std::move(items)) {}
  std::vector<TrackableChild> children(SaveType save_type) const override {
    return items_.children(save_type);
  }

 private:
  const Attributes items_;
};

}  // namespace

namespace internal {

TrackableHandle list_node(const std::vector<Attribute>& elements) {
  Attributes items;
  for (const Attribute& each : elements) {
    items.add(std::to_string(items.size()), each);
  }
  return TrackableHandle(
      new ContainerNode(Trackable::Kind::kList, std::move(items)));
}

TrackableHandle dict_node(Attributes items) {
  return TrackableHandle(
      new ContainerNode(Trackable::Kind::kDict, std::move(items)));
}

}  // namespace internal

Attributes::Attributes(std::initializer_list<Item> items) {
  for (const auto& [name, attribute] : items) (*this)[name] = attribute;
}

Attribute& Attributes::operator[](std::string_view name) {
  const auto found = std::ranges::find(items_, name, &Item::first);
  if (found != items_.end()) return found->second;
  return items_.emplace_back(name, Attribute()).second;
}

TrackableHandle Attributes::trackable() const {
  return internal::dict_node(*this);
}

std::vector<TrackableChild> Attributes::children(SaveType save_type) const {
  std::vector<TrackableChild> children;
  for (const auto& [name, attribute] : items_) {
    const TrackableHandle& node = attribute.trackable();
    if (node != nullptr && node->is_saved_in(save_type)) {
      children.push_back({name, node});
    }
  }
  return children;
}

}  // namespace tfx
