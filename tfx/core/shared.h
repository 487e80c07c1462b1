// Shared: a reference-counted pointer to the state that copies of a handle
// share.
//
// A std::shared_ptr for headers that whole modules include, such as those of
// tf::Variable and tf::RaggedTensor: <memory> would be a fifth of the cost of
// including tf.strings. The object's type may be incomplete, except where the
// object is made and used.
#ifndef TFX_CORE_SHARED_H_
#define TFX_CORE_SHARED_H_

#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>

namespace tfx::internal {

// The base of shared objects. The count is thread-safe.
class Counted {
 public:
  Counted() = default;
  // The copy is another object, with a count of 0.
  Counted(const Counted&) noexcept {}
  Counted& operator=(const Counted&) noexcept { return *this; }
  virtual ~Counted() = default;

  void retain() noexcept;
  // Deletes the object if this was its last user.
  void drop() noexcept;

 private:
  int64_t users_ = 0;
};

template <typename T>
class Shared {
 public:
  Shared() = default;
  // Takes ownership of an object that `new` returned.
  explicit Shared(T* object) noexcept
      : object_(const_cast<std::remove_const_t<T>*>(object)) {
    retain();
  }
  Shared(const Shared& other) noexcept : object_(other.object_) { retain(); }
  Shared(Shared&& other) noexcept
      : object_(std::exchange(other.object_, nullptr)) {}
  Shared& operator=(Shared other) noexcept {
    std::swap(object_, other.object_);
    return *this;
  }
  ~Shared() {
    if (object_ != nullptr) object_->drop();
  }

  T* get() const noexcept { return static_cast<T*>(object_); }
  T& operator*() const noexcept { return *get(); }
  T* operator->() const noexcept { return get(); }
  friend bool operator==(const Shared& a, const Shared& b) noexcept {
    return a.object_ == b.object_;
  }
  friend bool operator==(const Shared& a, std::nullptr_t) noexcept {
    return a.object_ == nullptr;
  }

 private:
  void retain() const noexcept {
    if (object_ != nullptr) object_->retain();
  }

  // Not a T*, because T may be incomplete here.
  Counted* object_ = nullptr;
};

}  // namespace tfx::internal

#endif  // TFX_CORE_SHARED_H_
