// The orders in which Python visits all objects reachable from one.
#ifndef TFX_TRACKABLE_WALK_H_
#define TFX_TRACKABLE_WALK_H_

#include <string>
#include <vector>

#include "tfx/trackable/trackable.h"

namespace tfx {

struct FoundTrackable {
  TrackableHandle node;
  // The names of the edges from the root; empty for the root.
  std::vector<std::string> path;
};

// Each object once, nearest first, with a shortest path: the order in which
// checkpoints and SavedModels number them, as ObjectGraphView in Python. The
// first is the root.
std::vector<FoundTrackable> breadth_first(const TrackableHandle& root,
                                          SaveType save_type);

// The variables and modules below `root`, as Python's Module._flatten finds
// them: first all attributes of a module by name, then those of its submodules.
// Lists and dictionaries are looked into, other objects are not. Each object
// is found once, and `root` not at all.
struct FlattenedModule {
  std::vector<TrackableHandle> variables;
  std::vector<TrackableHandle> modules;
};
FlattenedModule flatten_module(const TrackableHandle& root);

}  // namespace tfx

#endif  // TFX_TRACKABLE_WALK_H_
