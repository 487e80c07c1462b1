#include "tfx/train/wire_writer.h"

#include <algorithm>
#include <cstring>

namespace tfx::train::internal {

char* WireWriter::extend(size_t count) {
  if (count > first_) {
    const size_t used = size();
    const size_t capacity = std::max(2 * capacity_, used + count);
    std::unique_ptr<char[]> larger(new char[capacity]);
    std::memcpy(larger.get() + capacity - used, start_ + first_, used);
    large_ = std::move(larger);
    start_ = large_.get();
    capacity_ = capacity;
    first_ = capacity - used;
  }
  first_ -= count;
  return start_ + first_;
}

void WireWriter::bytes(std::string_view bytes) {
  std::copy(bytes.begin(), bytes.end(), extend(bytes.size()));
}

void WireWriter::varint(uint64_t number) {
  size_t count = 1;
  for (uint64_t rest = number >> 7; rest != 0; rest >>= 7) ++count;
  char* const place = extend(count);
  for (size_t i = 0; i + 1 < count; ++i) {
    place[i] = static_cast<char>(number | 0x80);
    number >>= 7;
  }
  place[count - 1] = static_cast<char>(number);
}

void WireWriter::enclose(uint32_t number, size_t end) {
  constexpr char kLengthDelimited = 2;
  varint(size() - end);
  *extend(1) = static_cast<char>(number << 3 | kLengthDelimited);
}

}  // namespace tfx::train::internal
