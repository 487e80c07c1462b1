// Private: a thread's list of objects that are currently active, such as its
// scopes and observers.
#ifndef TFX_CORE_THREAD_LIST_H_
#define TFX_CORE_THREAD_LIST_H_

#include "tfx/core/thread_state.h"

namespace tfx {

// Base of T. Members join and leave on one thread, in any order; the last to
// join is the first in the list. A member must have left before it is destroyed
// on another thread.
template <typename T, T* internal::ThreadState::*kList>
class ThreadList {
 public:
  ThreadList(const ThreadList&) = delete;
  ThreadList& operator=(const ThreadList&) = delete;

  // The member that joined last; null if this thread has none.
  static T* first() noexcept { return internal::thread_state.*kList; }
  static bool any() noexcept { return first() != nullptr; }
  // The member that joined before this one.
  T* next() const noexcept { return next_; }

  // Skips members that joined outside of an open tf::init_scope.
  template <typename Function>
  static void for_each(const Function& function) {
    for (T* member = first(); member != nullptr;) {
      const ThreadList& entry = *member;
      // The function may make the member leave.
      T* const next = entry.next_;
      if (entry.init_scope_depth_ >= internal::thread_state.init_scope_depth) {
        function(*member);
      }
      member = next;
    }
  }

 protected:
  ThreadList() = default;
  ~ThreadList() { leave(); }

  bool is_member() const { return is_member_; }
  bool is_in_this_thread() const {
    for (internal::ThreadState* state = &internal::thread_state;
         state != nullptr; state = state->hidden) {
      if (*link_in(*state) != nullptr) return true;
    }
    return false;
  }
  void join() {
    if (is_member_) return;
    T*& list = internal::thread_state.*kList;
    next_ = list;
    list = static_cast<T*>(this);
    init_scope_depth_ = internal::thread_state.init_scope_depth;
    is_member_ = true;
  }
  void leave() {
    if (!is_member_) return;
    is_member_ = false;
    // It may have joined before a FreshThreadState hid its list. It is in no
    // list if its thread has ended.
    for (internal::ThreadState* state = &internal::thread_state;
         state != nullptr; state = state->hidden) {
      T** const link = link_in(*state);
      if (*link == nullptr) continue;
      *link = next_;
      return;
    }
  }

 private:
  // The pointer in the list that points to this member; that at the list's end
  // if it is not in the list.
  T** link_in(internal::ThreadState& state) const {
    T** link = &(state.*kList);
    while (*link != nullptr && static_cast<ThreadList*>(*link) != this) {
      link = &static_cast<ThreadList*>(*link)->next_;
    }
    return link;
  }

  T* next_ = nullptr;
  int init_scope_depth_ = 0;
  bool is_member_ = false;
};

}  // namespace tfx

#endif  // TFX_CORE_THREAD_LIST_H_
