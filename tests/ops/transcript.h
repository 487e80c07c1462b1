// A test that prints what a Python program prints, line for line.
//
//   Transcript t("variables/golden/variable", "assign");  // a file, and its
//   section t.repr(v.assign({1, 2})); t.error([&] { v.assign({"a"}); });
//
// tools/golden/transcript.py writes the golden file. All of a section must have
// been printed when the transcript ends.
#ifndef TESTS_OPS_TRANSCRIPT_H_
#define TESTS_OPS_TRANSCRIPT_H_

#include <functional>
#include <sstream>
#include <string>

namespace tfx {

class Transcript {
 public:
  // What numbers with fractions have to be.
  enum class Numbers {
    kEqual,
    // Nearly equal: how kernels round sums and their like is the processor's.
    kNear,
  };

  // A file in tests/, without its ".txt".
  Transcript(const std::string& file, const std::string& section,
             Numbers numbers = Numbers::kEqual);
  ~Transcript();
  Transcript(const Transcript&) = delete;
  Transcript& operator=(const Transcript&) = delete;

  template <typename T>
  void print(const T& value) {
    std::ostringstream text;
    text << value;
    check(text.str());
  }
  void print(bool value) { check(value ? "True" : "False"); }
  template <typename T>
  void repr(const T& value) {
    check(value.repr());
  }
  // What it returns, or throws.
  template <typename Function>
  void attempt(Function function) {
    std::string text;
    const std::string thrown = thrown_by([&] { text = function().repr(); });
    check(thrown.empty() ? text : thrown);
  }
  // What `function` throws: its class as Python calls it, and its text as far
  // as it is about the user's doing.
  void error(const std::function<void()>& function);
  // The class of what it throws; else what it returns.
  template <typename Function>
  void error_class(Function function) {
    std::string text;
    const std::string thrown = thrown_by([&] {
      std::ostringstream stream;
      stream << function();
      text = stream.str();
    });
    check(thrown.empty() ? text : thrown.substr(0, thrown.find(':')));
  }

 private:
  // Empty if nothing is thrown.
  static std::string thrown_by(const std::function<void()>& function);
  // That `text` is what comes next in the section.
  void check(const std::string& text);

  std::string rest_;
  const Numbers numbers_;
};

}  // namespace tfx

#endif  // TESTS_OPS_TRANSCRIPT_H_
