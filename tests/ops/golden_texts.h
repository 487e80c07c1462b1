// Texts by name, as a generator in tools/golden wrote them with Python: each a
// line "NAME LENGTH", so many bytes, and an end of line.
#ifndef TESTS_OPS_GOLDEN_TEXTS_H_
#define TESTS_OPS_GOLDEN_TEXTS_H_

#include <cstddef>
#include <functional>
#include <map>
#include <string>

#include "tfx/core/tensor.h"

namespace tfx {

class GoldenTexts {
 public:
  // A file in tests/, without its ".txt".
  explicit GoldenTexts(const std::string& file_name);
  // Checks that every text was asked for.
  ~GoldenTexts();
  GoldenTexts(const GoldenTexts&) = delete;
  GoldenTexts& operator=(const GoldenTexts&) = delete;

  size_t size() const { return texts_.size(); }
  void check(const std::string& name, const std::string& text);
  // The repr of what `function` returns, or what it throws: Python's class and
  // the beginning of the text.
  void attempt(const std::string& name,
               const std::function<Tensor()>& function);

 private:
  std::map<std::string, std::string> texts_;
  std::map<std::string, bool> used_;
};

// What Python calls the exception's class.
std::string python_class_of(const std::exception& error);

}  // namespace tfx

#endif  // TESTS_OPS_GOLDEN_TEXTS_H_
