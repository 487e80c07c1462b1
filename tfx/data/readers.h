// tf.data.TextLineDataset, FixedLengthRecordDataset and TFRecordDataset: the
// contents of files.
//
//   auto lines = tf::data::TextLineDataset({"a.txt", "b.txt"}).skip(1);
//   auto records = tf::data::TFRecordDataset("train.tfrecords").map(parse);
//
// Functions, because every dataset is a tf::data::Dataset. The elements are
// scalar strings.
#ifndef TFX_DATA_READERS_H_
#define TFX_DATA_READERS_H_

#include <cstdint>
#include <string>

#include "tfx/core/by_name.h"
#include "tfx/core/structure_like.h"
#include "tfx/core/tensor_like.h"
#include "tfx/data/dataset.h"
#include "tfx/ops/tensor_option.h"

namespace tfx::data {

struct ReaderOptions {
  ByName by_name{};
  TensorOption compression_type = "";  // or "ZLIB", "GZIP"
  // Bytes that are read at a time; TensorFlow chooses by default.
  TensorOption buffer_size = {};
  // How many files are read at once, with their elements by turns; AUTOTUNE.
  // One after the other by default.
  TensorOption num_parallel_reads = {};
  std::string name = {};
};

// `filenames` are one name, several, a tensor or a dataset of them. Throws
// TypeError for other elements; files that cannot be read throw when they are
// reached.

// Lines without their ends.
Dataset TextLineDataset(const StructureLike& filenames,
                        const ReaderOptions& options = {});
// Throws DataLossError at a record that is damaged, after those before it.
Dataset TFRecordDataset(const StructureLike& filenames,
                        const ReaderOptions& options = {});

struct FixedLengthRecordOptions {
  ByName by_name{};
  // What is left out at the beginning and at the end of each file.
  TensorOption header_bytes = 0;
  TensorOption footer_bytes = 0;
  TensorOption buffer_size = {};
  TensorOption compression_type = "";
  TensorOption num_parallel_reads = {};
  std::string name = {};
};
// Records of `record_bytes` bytes each.
Dataset FixedLengthRecordDataset(const StructureLike& filenames,
                                 const TensorLike& record_bytes,
                                 const FixedLengthRecordOptions& options = {});

}  // namespace tfx::data

#endif  // TFX_DATA_READERS_H_
