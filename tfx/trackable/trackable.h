// Trackable: an object that checkpoints, SavedModels and variables() find.
//
// What trackable.Trackable is in Python: variables, modules, generators of
// random numbers, lookup tables, optimizers, iterators, functions, and the
// lists and dictionaries that hold them. Objects are the nodes of a graph; an
// edge has the name of an attribute, the index in a list or the key in a
// dictionary.
//
// A handle class derives its shared state from Trackable and has
//
//   TrackableHandle trackable() const;   // null if the handle is None
//
// which makes its objects attributes (tfx/trackable/attribute.h).
#ifndef TFX_TRACKABLE_TRACKABLE_H_
#define TFX_TRACKABLE_TRACKABLE_H_

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "tfx/core/shared.h"
#include "tfx/core/tensor.h"

namespace tfx {

class Trackable;
using TrackableHandle = internal::Shared<Trackable>;

struct TrackableChild {
  std::string name;
  TrackableHandle node;  // never null
};

// A part of an object's state, "VARIABLE_VALUE" for example.
struct StateTensor {
  std::string name;
  Tensor value;
};

// What the children are needed for: functions that a class declares are saved
// in a SavedModel only.
enum class SaveType { kCheckpoint, kSavedModel };

class Trackable : public internal::Counted {
 public:
  // Module.variables descends into modules, lists and dictionaries, and finds
  // variables there; checkpoints treat all kinds alike.
  enum class Kind { kObject, kVariable, kModule, kList, kDict };

  explicit Trackable(Kind kind = Kind::kObject);
  Trackable(const Trackable&) = delete;
  Trackable& operator=(const Trackable&) = delete;
  ~Trackable() override;

  // Whether the object with this identity exists. For caches, which must not
  // keep it alive.
  static bool is_alive(int64_t identity);
  // The identity that was given out last: objects made later have greater ones.
  static int64_t last_identity();

  Kind kind() const { return kind_; }
  // A process-unique id, never reused.
  int64_t identity() const { return identity_; }

  // In the order in which Python assigns the attributes. None is no child.
  virtual std::vector<TrackableChild> children(SaveType save_type) const;
  // Whether objects that have this as an attribute list it as a child.
  virtual bool is_saved_in(SaveType save_type) const;

  // The object's own state, without that of its children; empty if it has none.
  virtual std::vector<StateTensor> serialize_to_tensors() const;
  // Takes what serialize_to_tensors() returned. Throws ValueError for what does
  // not fit, and then changes nothing.
  virtual void restore_from_tensors(std::span<const StateTensor> tensors);

 private:
  const Kind kind_;
  const int64_t identity_;
};

}  // namespace tfx

#endif  // TFX_TRACKABLE_TRACKABLE_H_
