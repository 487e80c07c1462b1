// tf.compat.v1.io.tf_record_iterator: reads a TFRecord file in C++ code.
//
//   for (std::string_view record : tf::io::TFRecordReader("train.tfrecords")) {
//     auto example = tf::train::Example::FromString(record);
//   }
//
// tf::data::TFRecordDataset reads in TensorFlow's threads and makes tensors.
//
// Damage throws DataLossError with the file and the offset, in the decompressed
// file, of the damaged record; the records before it have been delivered. So
// does a file that ends within a record's length or within compressed data,
// where Python takes what is missing for the end of the file.
#ifndef TFX_IO_TFRECORD_READER_H_
#define TFX_IO_TFRECORD_READER_H_

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "tfx/io/tfrecord_options.h"

namespace tfx::io {

class TFRecordIterator;

// Move-only; not thread-safe. A record is valid until the next one is read.
class TFRecordReader {
 public:
  // Of the options only compression_type counts. Throws what TensorFlow reports
  // for a file that cannot be read, and ValueError for an unknown
  // compression_type. Files that are not local are loaded as a whole.
  explicit TFRecordReader(const std::string& path,
                          const TFRecordOptions& options = {});
  // A template, so that braces are options.
  template <std::convertible_to<std::string> Text>
  TFRecordReader(const std::string& path, const Text& compression_type)
      : TFRecordReader(path,
                       TFRecordOptions{.compression_type = compression_type}) {}
  TFRecordReader(TFRecordReader&& other) noexcept;
  TFRecordReader& operator=(TFRecordReader&& other) noexcept;
  ~TFRecordReader();

  // The next record; nothing at the end.
  std::optional<std::string_view> read();

  // Iterates over the remaining records.
  TFRecordIterator begin();
  TFRecordIterator end();

 private:
  class File;

  std::unique_ptr<File> file_;
};

// An input iterator; only end iterators are equal.
class TFRecordIterator {
 public:
  using iterator_category = std::input_iterator_tag;
  using value_type = std::string_view;
  using difference_type = std::ptrdiff_t;
  using pointer = const std::string_view*;
  using reference = const std::string_view&;

  TFRecordIterator() = default;
  explicit TFRecordIterator(TFRecordReader& reader)
      : reader_(&reader), record_(reader.read()) {}

  const std::string_view& operator*() const { return *record_; }
  const std::string_view* operator->() const { return &*record_; }
  TFRecordIterator& operator++() {
    record_ = reader_->read();
    return *this;
  }
  void operator++(int) { ++*this; }
  friend bool operator==(const TFRecordIterator& a, const TFRecordIterator& b) {
    return !a.record_ && !b.record_;
  }

 private:
  TFRecordReader* reader_ = nullptr;
  std::optional<std::string_view> record_;
};

inline TFRecordIterator TFRecordReader::begin() {
  return TFRecordIterator(*this);
}
inline TFRecordIterator TFRecordReader::end() { return {}; }

}  // namespace tfx::io

namespace tfx::compat::v1::io {

// for (std::string_view record : tf_record_iterator(path)) …
tfx::io::TFRecordReader tf_record_iterator(
    const std::string& path, const tfx::io::TFRecordOptions& options = {});

}  // namespace tfx::compat::v1::io

#endif  // TFX_IO_TFRECORD_READER_H_
