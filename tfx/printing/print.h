// tf.print and tf.timestamp.
//
//   tf::print("loss:", loss, "step:", 3);
//   tf::print("loss:", loss, {.output_stream = std::cout, .summarize = -1});
//   tf::print({"a", "b", "c", "d"}, {.sep = ""});   // more than three
//   tf::print({{a, b}}, {.end = ""});      // a list: tf.print([a, b], end="")
//
// The output is the same as Python's, character by character.
#ifndef TFX_PRINTING_PRINT_H_
#define TFX_PRINTING_PRINT_H_

#include <concepts>
#include <cstdint>
#include <initializer_list>
#include <iosfwd>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "tfx/core/by_name.h"
#include "tfx/core/tensor.h"
#include "tfx/ops/options.h"
#include "tfx/printing/printable.h"

namespace tfx {

// Where tf::print writes to.
class OutputStream {
 public:
  // "stdout", "stderr", "log(info)", "log(warning)", "log(error)", or a file to
  // append to: "file:///tmp/out.txt". (All implicit, so that values convert.)
  OutputStream(const char* name) : name_(name) {}             // NOLINT
  OutputStream(std::string name) : name_(std::move(name)) {}  // NOLINT
  OutputStream(std::string_view name) : name_(name) {}        // NOLINT
  // std::cout, std::cerr or std::clog.
  OutputStream(const std::ostream& stream);  // NOLINT

  // The runtime's name for it; throws ValueError if it is not a stream.
  const std::string& checked_name() const;

 private:
  std::string name_;
};

struct PrintOptions {
  ByName by_name{};
  OutputStream output_stream = "stderr";
  // How many elements at either end of each dimension are shown; -1 for all.
  int64_t summarize = 3;
  std::string sep = " ";
  std::string end = "\n";
  std::string name = {};
};

void print(std::span<const Printable> inputs, const PrintOptions& options);
inline void print(std::initializer_list<Printable> inputs,
                  const PrintOptions& options = {}) {
  print(std::span(inputs.begin(), inputs.size()), options);
}

// print("a", {.end = ""})
inline void print(const Printable& input, const PrintOptions& options) {
  print({input}, options);
}
inline void print(const Printable& a, const Printable& b,
                  const PrintOptions& options) {
  print({a, b}, options);
}
inline void print(const Printable& a, const Printable& b, const Printable& c,
                  const PrintOptions& options) {
  print({a, b, c}, options);
}

template <typename... Inputs>
requires(std::convertible_to<const Inputs&, Printable>&&...)  //
    void print(const Inputs&... inputs) {
  print(std::initializer_list<Printable>{Printable(inputs)...});
}

// Seconds since 1970 at the time the operation runs, a float64.
Tensor timestamp(const NameOptions& options = {});

}  // namespace tfx

#endif  // TFX_PRINTING_PRINT_H_
