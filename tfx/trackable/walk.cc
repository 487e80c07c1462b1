#include "tfx/trackable/walk.h"

#include <algorithm>
#include <unordered_set>

namespace tfx {
namespace {

class FlattenWalk {
 public:
  explicit FlattenWalk(const TrackableHandle& root) {
    seen_.insert(root->identity());
    walk(root);
  }
  FlattenedModule& found() { return found_; }

 private:
  using Handles = std::vector<TrackableHandle>;

  // NOLINTNEXTLINE(misc-no-recursion): as deep as modules are nested.
  void walk(const TrackableHandle& module) {
    Handles submodules;
    take_children(*module, submodules);
    for (const TrackableHandle& submodule : submodules) walk(submodule);
  }

  // NOLINTNEXTLINE(misc-no-recursion): as deep as lists are nested.
  void take_children(const Trackable& node, Handles& submodules) {
    auto children = node.children(SaveType::kCheckpoint);
    if (node.kind() != Trackable::Kind::kList) {
      std::ranges::stable_sort(children, {}, &TrackableChild::name);
    }
    for (const TrackableChild& child : children) take(child.node, submodules);
  }

  // NOLINTNEXTLINE(misc-no-recursion)
  void take(const TrackableHandle& node, Handles& submodules) {
    switch (node->kind()) {
      case Trackable::Kind::kObject:
        return;
      case Trackable::Kind::kList:
      case Trackable::Kind::kDict:
        return take_children(*node, submodules);
      case Trackable::Kind::kVariable:
        if (is_new(*node)) found_.variables.push_back(node);
        return;
      case Trackable::Kind::kModule:
        if (!is_new(*node)) return;
        found_.modules.push_back(node);
        submodules.push_back(node);
    }
  }

  bool is_new(const Trackable& node) {
    return seen_.insert(node.identity()).second;
  }

  std::unordered_set<int64_t> seen_;
  FlattenedModule found_;
};

}  // namespace

std::vector<FoundTrackable> breadth_first(const TrackableHandle& root,
                                          SaveType save_type) {
  std::vector<FoundTrackable> found = {{root, {}}};
  std::unordered_set<int64_t> seen = {root->identity()};
  for (size_t i = 0; i < found.size(); ++i) {
    for (TrackableChild& child : found[i].node->children(save_type)) {
      if (!seen.insert(child.node->identity()).second) continue;
      std::vector<std::string> path = found[i].path;
      path.push_back(std::move(child.name));
      found.push_back({std::move(child.node), std::move(path)});
    }
  }
  return found;
}

FlattenedModule flatten_module(const TrackableHandle& root) {
  return std::move(FlattenWalk(root).found());
}

}  // namespace tfx
