#include "third_party/tensorflow/messages/repeated.h"

#include <algorithm>
#include <climits>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <new>

namespace tfx::proto::internal {
namespace {

std::string* clone(const std::string& text) { return new std::string(text); }
Message* clone(const Message& message) {
  return message.GetTable().copy(message);
}

}  // namespace

RawArray::~RawArray() { std::free(data_); }

void RawArray::reserve(size_t count, size_t width) {
  if (count <= capacity_) return;
  constexpr size_t kMost = INT_MAX;
  if (count > kMost) throw std::bad_alloc();
  count = std::min(kMost, std::max({count, size_t{4}, size_t{2} * capacity_}));
  void* moved = std::realloc(data_, count * width);
  if (moved == nullptr) throw std::bad_alloc();
  data_ = static_cast<char*>(moved);
  capacity_ = static_cast<uint32_t>(count);
}

void RawArray::append(const void* elements, size_t count, size_t width) {
  if (count == 0) return;
  reserve(size_ + count, width);
  std::memcpy(data_ + width * size_, elements, width * count);
  size_ += static_cast<uint32_t>(count);
}

void RawArray::resize(size_t count, size_t width) {
  reserve(count, width);
  if (count > size_) {
    std::memset(data_ + width * size_, 0, width * (count - size_));
  }
  size_ = static_cast<uint32_t>(count);
}

template <class T>
void PointerArray<T>::shrink(size_t count) {
  erase(count, size());
}

template <class T>
void PointerArray<T>::erase(size_t first, size_t last) {
  if (first >= last) return;
  for (size_t i = first; i < last; ++i) delete data()[i];
  std::copy(data() + last, data() + size(), data() + first);
  array_.shrink(size() - (last - first));
}

template <class T>
void PointerArray<T>::append(const PointerArray& other) {
  reserve(size() + other.size());
  for (size_t i = 0; i < other.size(); ++i) add(clone(*other.data()[i]));
}

template class PointerArray<Message>;
template class PointerArray<std::string>;

}  // namespace tfx::proto::internal
