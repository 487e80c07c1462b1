#include "tfx/trackable/trackable.h"

#include <mutex>
#include <unordered_set>

#include "tfx/core/errors.h"
#include "tfx/core/python_repr.h"

namespace tfx {
namespace {

// The identities of all objects that exist.
class Identities {
 public:
  // Never destroyed: static objects may be tracked until the program ends.
  static Identities& instance() {
    static auto* const identities = new Identities;
    return *identities;
  }

  int64_t add() {
    const std::lock_guard lock(mutex_);
    alive_.insert(++last_);
    return last_;
  }
  void remove(int64_t identity) {
    const std::lock_guard lock(mutex_);
    alive_.erase(identity);
  }
  int64_t last() const {
    const std::lock_guard lock(mutex_);
    return last_;
  }
  bool contain(int64_t identity) const {
    const std::lock_guard lock(mutex_);
    return alive_.contains(identity);
  }

 private:
  mutable std::mutex mutex_;
  int64_t last_ = 0;
  std::unordered_set<int64_t> alive_;
};

}  // namespace

Trackable::Trackable(Kind kind)
    : kind_(kind), identity_(Identities::instance().add()) {}

Trackable::~Trackable() { Identities::instance().remove(identity_); }

int64_t Trackable::last_identity() { return Identities::instance().last(); }

bool Trackable::is_alive(int64_t identity) {
  return Identities::instance().contain(identity);
}

std::vector<TrackableChild> Trackable::children(SaveType /*save_type*/) const {
  return {};
}

bool Trackable::is_saved_in(SaveType /*save_type*/) const { return true; }

std::vector<StateTensor> Trackable::serialize_to_tensors() const { return {}; }

void Trackable::restore_from_tensors(std::span<const StateTensor> tensors) {
  if (tensors.empty()) return;
  throw ValueError("an object without a state of its own cannot restore " +
                   internal::str_repr(tensors[0].name));
}

}  // namespace tfx
