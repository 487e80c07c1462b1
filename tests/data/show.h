// What tests of datasets share with tools/golden/data_methods.py.
#ifndef TESTS_DATA_SHOW_H_
#define TESTS_DATA_SHOW_H_

#include <functional>
#include <string>
#include <string_view>

#include "tests/ops/transcript.h"
#include "tfx/data/dataset.h"

namespace tfx::data {

// A section of golden/methods.txt.
Transcript methods_transcript(const std::string& section);

// The dataset, its length as far as it is known, and its elements.
void show(Transcript& t, const Dataset& dataset);
void print_elements(Transcript& t, const Dataset& dataset);
void exhaust(const Dataset& dataset);
// The class of what `function` throws.
void error_class(Transcript& t, const std::function<void()>& function);

// A new folder, which is deleted in the end.
class Folder {
 public:
  Folder();
  ~Folder();
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;

  // The path of a file in it.
  std::string operator/(const std::string& name) const {
    return path_ + "/" + name;
  }
  // The same, with these contents.
  std::string file(const std::string& name, std::string_view contents) const;

 private:
  std::string path_;
};

}  // namespace tfx::data

#endif  // TESTS_DATA_SHOW_H_
