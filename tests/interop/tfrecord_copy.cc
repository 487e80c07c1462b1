// usage: tfrecord_copy FROM TO COMPRESSION_TYPE TEXTS
//
// Reads the Examples of a TFRecord file and writes them, taken apart and put
// together again, to another file, and what each one prints to a third: a
// TFRecord file too, without compression.
#include <exception>
#include <iostream>
#include <sstream>
#include <string_view>

#include "tfx/io/tfrecord_reader.h"
#include "tfx/io/tfrecord_writer.h"
#include "tfx/train/example.h"

namespace tf = tfx;

namespace {

void copy_examples(char** arguments) {
  const tf::io::TFRecordOptions options{.compression_type = arguments[2]};
  tf::io::TFRecordWriter writer(arguments[1], options);
  tf::io::TFRecordWriter texts(arguments[3]);
  for (const std::string_view record :
       tf::compat::v1::io::tf_record_iterator(arguments[0], options)) {
    const auto example = tf::train::Example::FromString(record);
    writer.write(example.SerializeToString());
    std::ostringstream text;
    text << example;
    texts.write(text.str());
  }
  texts.close();
  writer.close();
}

}  // namespace

int main(int argc, char* argv[]) {
  if (argc != 5) {
    std::cerr << "usage: tfrecord_copy FROM TO COMPRESSION_TYPE TEXTS\n";
    return 2;
  }
  try {
    copy_examples(argv + 1);
  } catch (const std::exception& error) {
    std::cerr << error.what() << "\n";
    return 1;
  }
  return 0;
}
