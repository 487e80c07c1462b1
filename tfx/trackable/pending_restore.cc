#include "tfx/trackable/pending_restore.h"

#include <algorithm>
#include <bit>
#include <mutex>
#include <vector>

#include "tfx/core/init_scope.h"

namespace tfx {
namespace {

struct PendingList {
  // Recursive, because restoring uses objects that may be marked.
  std::recursive_mutex mutex;
  std::vector<PendingRestore*> restores;
  bool is_looking = false;
};

PendingList& pending_list() {
  // Never destroyed: objects with static storage may be restored late.
  static auto* const list = new PendingList;
  return *list;
}

}  // namespace

constinit std::atomic<int> PendingRestore::count_ = 0;

void PendingRestore::start() {
  PendingList& list = pending_list();
  const std::lock_guard lock(list.mutex);
  if (std::ranges::find(list.restores, this) != list.restores.end()) return;
  list.restores.push_back(this);
  ++count_;
}

void PendingRestore::finish() {
  PendingList& list = pending_list();
  const std::lock_guard lock(list.mutex);
  count_ -= static_cast<int>(std::erase(list.restores, this));
}

void PendingRestore::look_again_all() {
  PendingList& list = pending_list();
  const std::lock_guard lock(list.mutex);
  if (list.is_looking) return;
  struct Looking {
    explicit Looking(bool& is_looking) : flag(is_looking) { flag = true; }
    ~Looking() { flag = false; }
    Looking(const Looking&) = delete;
    Looking& operator=(const Looking&) = delete;
    bool& flag;
  };
  const Looking looking(list.is_looking);
  const InitScope now;
  // They may finish meanwhile.
  const std::vector<PendingRestore*> all = list.restores;
  for (PendingRestore* const each : all) {
    if (std::ranges::find(list.restores, each) != list.restores.end()) {
      each->look_again();
    }
  }
}

Tensor PendingRestore::value_for(const Trackable& parent,
                                 std::string_view child) {
  if (!any()) return {};
  PendingList& list = pending_list();
  const std::lock_guard lock(list.mutex);
  for (PendingRestore* const each : list.restores) {
    if (Tensor value = each->find_value(parent, child); value.has_value()) {
      return value;
    }
  }
  return {};
}

Tensor PendingRestore::find_value(const Trackable& /*parent*/,
                                  std::string_view /*child*/) {
  return {};
}

void RestoreMark::look() {
  if (!PendingRestore::any()) {
    clear();
  } else if (std::has_single_bit(++uses_)) {
    PendingRestore::look_again_all();
  }
}

}  // namespace tfx
