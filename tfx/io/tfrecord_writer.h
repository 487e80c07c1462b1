// tf.io.TFRecordWriter: writes records to a TFRecord file.
//
//   tf::io::TFRecordWriter writer("train.tfrecords");
//   writer.write(example.SerializeToString());
//   writer.close();
//
// The file is written through TensorFlow's file systems, so it may be
// "gs://…" or "ram://…" as well.
#ifndef TFX_IO_TFRECORD_WRITER_H_
#define TFX_IO_TFRECORD_WRITER_H_

#include <concepts>
#include <memory>
#include <string>
#include <string_view>

#include "tfx/io/tfrecord_options.h"

namespace tfx::io {

// Move-only; not thread-safe. Records are buffered: an error may be thrown by a
// later write(), by flush() or by close(). After an error the end of the file
// is undefined, and every later call throws the same error.
class TFRecordWriter {
 public:
  // Creates the file, or empties an existing one. Throws ValueError for an
  // unknown compression_type and InvalidArgumentError for parameters that zlib
  // refuses, before it touches the file.
  explicit TFRecordWriter(const std::string& path,
                          const TFRecordOptions& options = {});
  // A template, so that braces are options.
  template <std::convertible_to<std::string> Text>
  TFRecordWriter(const std::string& path, const Text& compression_type)
      : TFRecordWriter(path,
                       TFRecordOptions{.compression_type = compression_type}) {}
  TFRecordWriter(TFRecordWriter&& other) noexcept;
  TFRecordWriter& operator=(TFRecordWriter&& other) noexcept;
  // Closes the file. What fails goes to tf::get_logger().
  ~TFRecordWriter();

  // These throw FailedPreconditionError once the writer is closed or moved
  // from.
  void write(std::string_view record);
  // Makes all records visible to readers. Throws NotFoundError if the file no
  // longer exists.
  void flush();
  // Flushes too. Closing again does nothing.
  void close();

 private:
  class File;

  File& open_file() const;
  void close_and_log() noexcept;

  std::unique_ptr<File> file_;
};

}  // namespace tfx::io

#endif  // TFX_IO_TFRECORD_WRITER_H_
