// What a stretch of a program writes to one of its descriptors, whoever wrote
// it: C++ streams, C's, or the bare system call.
#ifndef TESTS_THIRD_PARTY_TENSORFLOW_CAPTURE_H_
#define TESTS_THIRD_PARTY_TENSORFLOW_CAPTURE_H_

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <cstdio>
#include <iostream>
#include <string>

namespace work {

class Capture {
 public:
  explicit Capture(int descriptor)
      : descriptor_(descriptor),
        original_(fcntl(descriptor, F_DUPFD_CLOEXEC, 100)),
        file_(memfd_create("captured", MFD_CLOEXEC)) {
    flush();
    // Writers on several threads must not overwrite each other.
    fcntl(file_, F_SETFL, O_APPEND);
    dup2(file_, descriptor_);
  }
  ~Capture() {
    end();
    close(original_);
    close(file_);
  }
  Capture(const Capture&) = delete;
  Capture& operator=(const Capture&) = delete;

  // Ends it, and returns what was written.
  std::string end() {
    flush();
    dup2(original_, descriptor_);
    std::string text(static_cast<size_t>(lseek(file_, 0, SEEK_END)), '\0');
    const ssize_t size = pread(file_, text.data(), text.size(), 0);
    text.resize(size < 0 ? 0 : static_cast<size_t>(size));
    return text;
  }

 private:
  static void flush() {
    std::cout.flush();
    std::clog.flush();
    std::fflush(nullptr);
  }

  int descriptor_;
  int original_;
  int file_;
};

}  // namespace work

#endif  // TESTS_THIRD_PARTY_TENSORFLOW_CAPTURE_H_
