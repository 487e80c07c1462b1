// TensorFlow's log lines, taken off the way to stderr.
//
// TensorFlow writes its log with the C library's output functions. The root
// library names the functions of this file instead of those, for TensorFlow
// alone: they recognise what goes to stderr, and pass on all else. What
// programs print themselves never comes through here.
#ifndef THIRD_PARTY_TENSORFLOW_LOADER_LOG_H_
#define THIRD_PARTY_TENSORFLOW_LOADER_LOG_H_

#include <string_view>

#include "third_party/tensorflow/libtensorflow.h"
#include "third_party/tensorflow/loader/elf_image.h"

namespace tfx::libtensorflow {

// Defines the output functions in `root`.
void define_log_functions(ElfImage& root);

// The severity of a line of TensorFlow's or Abseil's form. Text of no known
// form counts as an error: it may be the last words of a dying process.
LogLevel parse_level(std::string_view line);

}  // namespace tfx::libtensorflow

#endif  // THIRD_PARTY_TENSORFLOW_LOADER_LOG_H_
