// Writes protobuf's wire format from the end to the beginning: when a length
// has to be written, what it counts is there.
//
// tfx/train has this, and no generated messages, for writing: filling those
// would take most of the time that a record takes.
#ifndef TFX_TRAIN_WIRE_WRITER_H_
#define TFX_TRAIN_WIRE_WRITER_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace tfx::train::internal {

class WireWriter {
 public:
  WireWriter() = default;
  WireWriter(const WireWriter&) = delete;
  WireWriter& operator=(const WireWriter&) = delete;
  ~WireWriter() = default;

  void bytes(std::string_view bytes);
  void varint(uint64_t number);
  // Makes what is there since there were `end` bytes the content of a field of
  // variable length. `number` is less than 16.
  void enclose(uint32_t number, size_t end);
  // How many bytes there are.
  size_t size() const { return capacity_ - first_; }

  std::string_view view() const { return {start_ + first_, size()}; }

 private:
  // Makes room for `count` bytes; returns where they go.
  char* extend(size_t count);

  std::array<char, 512> small_;  // not initialised
  std::unique_ptr<char[]> large_;
  char* start_ = small_.data();
  size_t capacity_ = small_.size();
  size_t first_ = small_.size();
};

}  // namespace tfx::train::internal

#endif  // TFX_TRAIN_WIRE_WRITER_H_
