// Delayed restoration: an object that is made after a checkpoint was restored
// gets its saved value before it is first used.
//
// Python restores an object when it is assigned to an attribute; C++ cannot see
// `w = tf::Variable(…)`. So a restore that has values left stays pending.
// Objects that are made meanwhile are marked, and uses of marked objects let
// all pending restores walk their objects again.
#ifndef TFX_TRACKABLE_PENDING_RESTORE_H_
#define TFX_TRACKABLE_PENDING_RESTORE_H_

#include <atomic>
#include <cstdint>
#include <string_view>

#include "tfx/core/tensor.h"
#include "tfx/trackable/trackable.h"

namespace tfx {

// A restore with values for objects that it has not found yet. Thread-safe; one
// thread at a time looks for objects.
class PendingRestore {
 public:
  PendingRestore(const PendingRestore&) = delete;
  PendingRestore& operator=(const PendingRestore&) = delete;

  static bool any() noexcept {
    return count_.load(std::memory_order_relaxed) > 0;
  }
  // Lets all pending restores look for new objects, outside of what is being
  // traced or recorded. Throws what restoring throws.
  static void look_again_all();
  // The value for a child that does not exist yet, so that no initializer has
  // to compute one; none if no pending restore has one.
  static Tensor value_for(const Trackable& parent, std::string_view child);

 protected:
  PendingRestore() = default;
  // The derived class must have called finish().
  virtual ~PendingRestore() = default;

  // Make it pending, and not pending any more. finish() waits until no other
  // thread uses it.
  void start();
  void finish();

  // Walks the objects from the root and restores those that are new.
  virtual void look_again() = 0;
  virtual Tensor find_value(const Trackable& parent, std::string_view child);

 private:
  // Not inline: a program and libtfx.so have one between them.
  static std::atomic<int> count_;
};

// A member of objects that can be restored late.
class RestoreMark {
 public:
  RestoreMark() : is_set_(PendingRestore::any()) {}

  // To be called before the object's value is used or changed. Without a
  // pending restore when the object was made this costs one load.
  void before_use() {
    if (is_set_.load(std::memory_order_relaxed)) look();
  }
  // To be called once the object has its value.
  void clear() { is_set_.store(false, std::memory_order_relaxed); }

 private:
  // A marked object may be none of those that are restored, and walks are slow:
  // only the 1st, 2nd, 4th, 8th… use walks.
  void look();

  std::atomic<bool> is_set_;
  std::atomic<uint64_t> uses_ = 0;
};

}  // namespace tfx

#endif  // TFX_TRACKABLE_PENDING_RESTORE_H_
