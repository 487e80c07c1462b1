// Intercepts TensorFlow's log lines on their way to stderr.
//
// TensorFlow writes its log with the C library's output functions. For
// TensorFlow only, the root library replaces them by those in log.cc, which
// intercept writes to stderr and forward all others. The program's own output
// never passes through them.
#ifndef THIRD_PARTY_TENSORFLOW_LOADER_LOG_H_
#define THIRD_PARTY_TENSORFLOW_LOADER_LOG_H_

#include <string_view>

#include "third_party/tensorflow/libtensorflow.h"
#include "third_party/tensorflow/loader/elf_image.h"

namespace tfx::libtensorflow {

// Defines the output functions in `root`.
void define_log_functions(ElfImage& root);

// The severity of a line in TensorFlow's or Abseil's format. Text in an unknown
// format counts as an error: it may be the last output before a crash.
LogLevel parse_level(std::string_view line);

}  // namespace tfx::libtensorflow

#endif  // THIRD_PARTY_TENSORFLOW_LOADER_LOG_H_
