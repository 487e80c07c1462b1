// ThreadList: objects that a thread has at the moment, such as its observers.
#ifndef TFX_CORE_THREAD_LIST_H_
#define TFX_CORE_THREAD_LIST_H_

#include "tfx/core/building_graph.h"

namespace tfx {

// Base of T. Members join and leave in any order, on one thread; the last that
// joined comes first. One that is destroyed on another thread must have left.
// Members that joined outside of a tf::init_scope are not seen inside of it.
template <typename T>
class ThreadList {
 public:
  ThreadList(const ThreadList&) = delete;
  ThreadList& operator=(const ThreadList&) = delete;

  // Whether this thread has any: one load.
  static bool any() { return first_ != nullptr; }

  template <typename Function>
  static void for_each(const Function& function) {
    for (ThreadList* member = first_; member != nullptr;) {
      // A member may leave meanwhile.
      ThreadList* const next = member->next_;
      if (member->init_scope_depth_ >= internal::init_scope_depth) {
        function(static_cast<T&>(*member));
      }
      member = next;
    }
  }

 protected:
  ThreadList() = default;
  ~ThreadList() { leave(); }

  bool is_member() const { return is_member_; }
  bool is_in_this_thread() const {
    const ThreadList* member = first_;
    while (member != nullptr && member != this) member = member->next_;
    return member != nullptr;
  }
  void join() {
    if (is_member_) return;
    next_ = first_;
    first_ = this;
    init_scope_depth_ = internal::init_scope_depth;
    is_member_ = true;
  }
  void leave() {
    if (!is_member_) return;
    ThreadList** link = &first_;
    while (*link != nullptr && *link != this) link = &(*link)->next_;
    // Not there if its thread has ended meanwhile.
    if (*link == this) *link = next_;
    is_member_ = false;
  }

 private:
  inline static constinit thread_local ThreadList* first_ = nullptr;

  ThreadList* next_ = nullptr;
  int init_scope_depth_ = 0;
  bool is_member_ = false;
};

}  // namespace tfx

#endif  // TFX_CORE_THREAD_LIST_H_
