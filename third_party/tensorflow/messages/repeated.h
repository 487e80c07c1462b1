// Repeated fields: RepeatedField of numbers, RepeatedPtrField of strings and
// messages, whose elements stay in place while others are added.
#ifndef THIRD_PARTY_TENSORFLOW_MESSAGES_REPEATED_H_
#define THIRD_PARTY_TENSORFLOW_MESSAGES_REPEATED_H_

#include <compare>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iterator>
#include <string>
#include <type_traits>
#include <utility>

#include "third_party/tensorflow/messages/message.h"

namespace tfx::proto {
namespace internal {

// The memory of an array whose elements are moved by copying their bytes.
class RawArray {
 public:
  RawArray() = default;
  RawArray(RawArray&& other) noexcept { swap(other); }
  RawArray& operator=(RawArray&& other) noexcept {
    swap(other);
    return *this;
  }
  ~RawArray();

  char* data() const { return data_; }
  size_t size() const { return size_; }
  void reserve(size_t count, size_t width);
  // The new last element, not initialised.
  void* add(size_t width) {
    if (size_ == capacity_) reserve(size_ + size_t{1}, width);
    return data_ + width * size_++;
  }
  void append(const void* elements, size_t count, size_t width);
  void resize(size_t count, size_t width);  // New elements are 0.
  void shrink(size_t count) { size_ = static_cast<uint32_t>(count); }
  void swap(RawArray& other) noexcept {
    std::swap(data_, other.data_);
    std::swap(size_, other.size_);
    std::swap(capacity_, other.capacity_);
  }

 private:
  char* data_ = nullptr;
  uint32_t size_ = 0;
  uint32_t capacity_ = 0;
};

// Owned messages or strings, by pointer.
template <class T>
class PointerArray {
 public:
  PointerArray() = default;
  PointerArray(const PointerArray& other) { append(other); }
  PointerArray(PointerArray&&) noexcept = default;
  PointerArray& operator=(const PointerArray& other) {
    if (this == &other) return *this;
    shrink(0);
    append(other);
    return *this;
  }
  PointerArray& operator=(PointerArray&&) noexcept = default;
  ~PointerArray() { shrink(0); }

  T** data() const { return reinterpret_cast<T**>(array_.data()); }
  size_t size() const { return array_.size(); }
  T* add(T* owned) {
    *static_cast<T**>(array_.add(sizeof(T*))) = owned;
    return owned;
  }
  void shrink(size_t count);
  void erase(size_t first, size_t last);
  void append(const PointerArray& other);
  void reserve(size_t count) { array_.reserve(count, sizeof(T*)); }

 private:
  RawArray array_;
};

extern template class PointerArray<Message>;
extern template class PointerArray<std::string>;

// Iterates over the elements behind pointers to them.
template <class T, class Stored>
class PointerIterator {
 public:
  using iterator_category = std::random_access_iterator_tag;
  using value_type = std::remove_const_t<T>;
  using difference_type = std::ptrdiff_t;
  using pointer = T*;
  using reference = T&;

  PointerIterator() = default;
  explicit PointerIterator(Stored* const* at) : at_(at) {}
  // From the iterator that may write.
  template <class U>
  requires std::same_as<const U, T> PointerIterator(
      const PointerIterator<U, Stored>& other)
      : at_(other.at()) {}

  T& operator*() const { return static_cast<T&>(**at_); }
  T* operator->() const { return &**this; }
  T& operator[](std::ptrdiff_t i) const { return *(*this + i); }
  PointerIterator& operator++() { return *this += 1; }
  PointerIterator& operator--() { return *this -= 1; }
  PointerIterator operator++(int) { return PointerIterator(at_++); }
  PointerIterator operator--(int) { return PointerIterator(at_--); }
  PointerIterator& operator+=(std::ptrdiff_t n) {
    at_ += n;
    return *this;
  }
  PointerIterator& operator-=(std::ptrdiff_t n) { return *this += -n; }
  friend PointerIterator operator+(PointerIterator it, std::ptrdiff_t n) {
    return it += n;
  }
  friend PointerIterator operator+(std::ptrdiff_t n, PointerIterator it) {
    return it += n;
  }
  friend PointerIterator operator-(PointerIterator it, std::ptrdiff_t n) {
    return it -= n;
  }
  friend std::ptrdiff_t operator-(PointerIterator a, PointerIterator b) {
    return a.at_ - b.at_;
  }
  auto operator<=>(const PointerIterator&) const = default;

  Stored* const* at() const { return at_; }

 private:
  Stored* const* at_ = nullptr;
};

}  // namespace internal

template <class T>
class RepeatedField {
 public:
  using value_type = T;
  using iterator = T*;
  using const_iterator = const T*;

  RepeatedField() = default;
  RepeatedField(std::initializer_list<T> values) {
    Add(values.begin(), values.end());
  }
  RepeatedField(const RepeatedField& other) {
    array_.append(other.data(), other.array_.size(), sizeof(T));
  }
  RepeatedField(RepeatedField&&) noexcept = default;
  RepeatedField& operator=(const RepeatedField& other) {
    if (this == &other) return *this;
    Clear();
    array_.append(other.data(), other.array_.size(), sizeof(T));
    return *this;
  }
  RepeatedField& operator=(RepeatedField&&) noexcept = default;

  int size() const { return static_cast<int>(array_.size()); }
  bool empty() const { return array_.size() == 0; }
  const T* data() const { return reinterpret_cast<const T*>(array_.data()); }
  T* mutable_data() { return reinterpret_cast<T*>(array_.data()); }
  const T* begin() const { return data(); }
  const T* end() const { return data() + array_.size(); }
  T* begin() { return mutable_data(); }
  T* end() { return mutable_data() + array_.size(); }
  const T& operator[](int i) const { return data()[i]; }
  T& operator[](int i) { return mutable_data()[i]; }
  const T& Get(int i) const { return data()[i]; }
  void Set(int i, T value) { mutable_data()[i] = value; }
  void Add(T value) { *static_cast<T*>(array_.add(sizeof(T))) = value; }
  template <class Iterator>
  void Add(Iterator first, Iterator last) {
    for (; first != last; ++first) Add(*first);
  }
  template <class Iterator>
  void Assign(Iterator first, Iterator last) {
    Clear();
    Add(first, last);
  }
  void Reserve(int count) {
    array_.reserve(static_cast<size_t>(count), sizeof(T));
  }
  void Resize(int count, T value) {
    const size_t before = array_.size();
    array_.resize(static_cast<size_t>(count), sizeof(T));
    for (size_t i = before; i < array_.size(); ++i) mutable_data()[i] = value;
  }
  void Clear() { array_.shrink(0); }
  void RemoveLast() { array_.shrink(array_.size() - 1); }
  void Swap(RepeatedField* other) { std::swap(array_, other->array_); }

 private:
  internal::RawArray array_;
};

// Of std::string, or of a message.
template <class T>
class RepeatedPtrField {
  using Stored =
      std::conditional_t<std::is_same_v<T, std::string>, std::string, Message>;

 public:
  using value_type = T;
  using iterator = internal::PointerIterator<T, Stored>;
  using const_iterator = internal::PointerIterator<const T, Stored>;

  int size() const { return static_cast<int>(array_.size()); }
  bool empty() const { return array_.size() == 0; }
  const_iterator begin() const { return const_iterator(array_.data()); }
  const_iterator end() const { return begin() + size(); }
  iterator begin() { return iterator(array_.data()); }
  iterator end() { return begin() + size(); }
  const T& operator[](int i) const { return begin()[i]; }
  T& operator[](int i) { return begin()[i]; }
  const T& Get(int i) const { return begin()[i]; }
  T* Mutable(int i) { return &begin()[i]; }
  T* Add() { return static_cast<T*>(array_.add(new T)); }
  void Add(T value) { array_.add(new T(std::move(value))); }
  template <class Iterator>
  void Add(Iterator first, Iterator last) {
    for (; first != last; ++first) Add(T(*first));
  }
  void Reserve(int count) { array_.reserve(static_cast<size_t>(count)); }
  void Clear() { array_.shrink(0); }
  void RemoveLast() { array_.shrink(array_.size() - 1); }
  void Swap(RepeatedPtrField* other) { std::swap(array_, other->array_); }
  iterator erase(const_iterator at) { return erase(at, at + 1); }
  iterator erase(const_iterator first, const_iterator last) {
    const std::ptrdiff_t index = first - begin();
    array_.erase(static_cast<size_t>(index),
                 static_cast<size_t>(last - begin()));
    return begin() + index;
  }

 private:
  internal::PointerArray<Stored> array_;
};

}  // namespace tfx::proto

#endif  // THIRD_PARTY_TENSORFLOW_MESSAGES_REPEATED_H_
