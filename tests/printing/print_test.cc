#include "tfx/printing/print.h"

#include <fcntl.h>
#include <unistd.h>

#include <catch2/catch.hpp>
#include <cmath>
#include <complex>
#include <cstdio>
#include <iostream>
#include <limits>
#include <map>
#include <numeric>
#include <string>
#include <vector>

#include "tests/ops/golden_texts.h"
#include "tests/printing/printed.h"
#include "tfx/core/errors.h"
#include "tfx/core/structure.h"
#include "tfx/ops/constant_op.h"

namespace tfx {
namespace {

// What `function` writes to a file descriptor.
template <typename Function>
std::string written_to(int descriptor, const Function& function) {
  const std::string path = new_file();
  const int saved = dup(descriptor);
  const int file = open(path.c_str(), O_WRONLY);
  dup2(file, descriptor);
  function();
  std::fflush(nullptr);
  dup2(saved, descriptor);
  close(file);
  close(saved);
  return read_file(path);
}

Tensor range(int count) {
  std::vector<int32_t> values(static_cast<size_t>(count));
  std::iota(values.begin(), values.end(), 0);
  return constant(values);
}

Tensor eighths() {
  std::vector<std::vector<float>> rows(10, std::vector<float>(10));
  for (size_t i = 0; i < 100; ++i) {
    rows[i / 10][i % 10] = static_cast<float>(i) / 8;
  }
  return constant(rows);
}

std::string repeat(const std::string& text, int times) {
  std::string all;
  for (int i = 0; i < times; ++i) all += text;
  return all;
}

const std::string kLong = repeat("a rather long text that goes on and on, ", 5);
constexpr double kInf = std::numeric_limits<double>::infinity();

TEST_CASE("tensors are printed as Python prints them") {
  GoldenTexts golden("printing/golden/print");
  CHECK(golden.size() == 54);
  const Tensor vector = range(10);
  const Tensor matrix = eighths();
  const Tensor scalar = constant(1.5);
  golden.check("nothing", printed({}));
  golden.check("text", printed({"hello"}));
  golden.check("texts", printed({"a", "b c", ""}));
  golden.check("scalar", printed({scalar}));
  golden.check("vector", printed({vector}));
  golden.check("matrix", printed({matrix}));
  golden.check("labelled", printed({"loss:", scalar, "step:", 3}));
  golden.check("sep", printed({"loss:", scalar, vector}, {.sep = ","}));
  golden.check("no_sep", printed({"a", "b", scalar}, {.sep = ""}));
  golden.check("end", printed({scalar}, {.end = ""}));
  golden.check("end_text", printed({scalar}, {.end = "!\n\n"}));
  golden.check("summarize_1", printed({vector}, {.summarize = 1}));
  golden.check("summarize_all", printed({matrix}, {.summarize = -1}));
  golden.check("string_scalar", printed({constant("it is \"so\"")}));
  golden.check("string_among", printed({"x", constant("text")}));
  golden.check("string_vector", printed({constant({"a", "b\n", "é"})}));
  golden.check("bool", printed({constant({true, false})}));
  golden.check("half",
               printed({constant({0.1, 65504.0, kInf}, {.dtype = half})}));
  golden.check("bfloat16",
               printed({constant({0.1, 3.0}, {.dtype = bfloat16})}));
  golden.check(
      "double",
      printed({constant({1.0 / 3, 1e300, std::nan("")}, {.dtype = float64})}));
  golden.check("int64", printed({constant({1L << 40, -1L})}));
  golden.check("complex", printed({constant({std::complex<double>(1, 2),
                                             std::complex<double>(0, -0.5)})}));
  golden.check("empty",
               printed({constant(std::vector<float>{}),
                        constant(0.0, {.shape = TensorShape({2, 0})})}));
  golden.check("uint8", printed({constant({0, 255}, {.dtype = uint8})}));
  golden.check("numbers",
               printed({1, 2.5, true, std::nullopt, -3, 1e16, 1e-5, kInf}));
  golden.check("float", printed({0.1F, 100.0F, 1e22, 123456789.125}));
  golden.check("list", printed({{scalar, vector}}));
  golden.check("list_empty", printed({std::vector<Tensor>{}}));
  golden.check("list_nested", printed({{scalar, {vector, "text"}, 2}}));
  golden.check(
      "list_mixed",
      printed({{"a", "it's", "say \"x\"", 1, 2.5, false, std::nullopt}}));
  golden.check("list_escapes",
               printed({{"tab\t", "line\n", "back\\", std::string("\0\x7f", 2),
                         "é€😀", "'\"", "\u00a0\u00ad"}}));
  golden.check("list_long", printed({std::vector<Tensor>(20, scalar)}));
  std::vector<int> numbers(40);
  std::iota(numbers.begin(), numbers.end(), 0);
  golden.check("list_numbers", printed({numbers}));
  golden.check("list_fits",
               printed({{std::string(34, 'x'), std::string(38, 'y')}}));
  golden.check("list_too_wide",
               printed({{std::string(34, 'x'), std::string(39, 'y')}}));
  golden.check("list_long_text", printed({{"short", kLong, 1}}));
  golden.check("list_lines",
               printed({{repeat("one\ntwo\n", 8) + "three", scalar}}));
  golden.check(
      "list_of_lists",
      printed({{std::vector<Tensor>(10, scalar), {vector, kLong}, "x"}}));
  golden.check("tuple", printed({Printable::tuple({scalar, 1})}));
  golden.check("tuple_one", printed({Printable::tuple({scalar})}));
  golden.check("tuple_long",
               printed({Printable::tuple(std::vector<Printable>(20, "word"))}));
  golden.check(
      "dict",
      printed({std::map<std::string, Tensor>{{"b", scalar}, {"a", vector}}}));
  golden.check("dict_numbers",
               printed({std::map<int, Printable>{{2, scalar}, {1, "x"}}}));
  const std::map<std::string, Tensor> none;
  golden.check("dict_empty", printed({none, scalar}));
  golden.check("dict_long",
               printed({std::map<std::string, Printable>{
                   {std::string(30, 'k'), std::vector<Tensor>(9, scalar)},
                   {std::string(30, 'm'), kLong},
                   {"n", none}}}));
  golden.check("placeholder", printed({"{}", scalar}));
  golden.check("placeholder_twice",
               printed({"{} {}9", {scalar, "{}96"}, vector}));
  golden.check("placeholder_quoted", printed({"'{}'", scalar}));
  golden.check("percent", printed({"100%s", scalar, "%d"}));
  golden.check("unicode", printed({"héllo ✓", scalar}));
  golden.check("long_text", printed({kLong, scalar}));
  const auto attempt = [&](const std::string& name, const char* stream) {
    golden.attempt(name, [&] {
      print({scalar}, {.output_stream = stream});
      return scalar;
    });
  };
  attempt("no_stream", "nowhere");
  attempt("no_level", "log(debug)");
  attempt("no_folder", "file:///no/such/folder/out");
}

TEST_CASE("what is printed goes to stderr unless told otherwise") {
  const Tensor loss = constant(0.5);
  CHECK(written_to(STDERR_FILENO, [&] { print("loss:", loss, 3); }) ==
        "loss: 0.5 3\n");
  CHECK(written_to(STDERR_FILENO, [] { print(); }) == "\n");
  CHECK(written_to(STDERR_FILENO, [&] {
          print({loss}, {.output_stream = std::cerr});
          print({loss}, {.output_stream = std::clog});
        }) == "0.5\n0.5\n");
  CHECK(written_to(STDOUT_FILENO, [&] {
          print({"a", loss}, {.output_stream = std::cout, .sep = "="});
          print({"b"}, {.output_stream = "stdout"});
        }) == "a=0.5\nb\n");
}

TEST_CASE("what the program prints itself keeps its place") {
  CHECK(written_to(STDOUT_FILENO, [] {
          std::cout << "one\n";
          print({"two"}, {.output_stream = std::cout});
          std::cout << "three\n" << std::flush;
        }) == "one\ntwo\nthree\n");
}

TEST_CASE("a file is appended to") {
  const std::string path = new_file();
  print({"first"}, {.output_stream = "file://" + path});
  print({"second"}, {.output_stream = "file://" + path});
  CHECK(read_file(path) == "first\nsecond\n");
}

TEST_CASE("streams that are none are refused") {
  CHECK_THROWS_AS(print({"x"}, {.output_stream = "/tmp/x"}), ValueError);
  CHECK_THROWS_WITH(
      print({"x"}, {.output_stream = "unknown"}),
      "Unsupported output stream, logging level, or file.unknown. Supported "
      "streams are sys.stdout, sys.stderr, tf.logging.info, "
      "tf.logging.warning, tf.logging.error. File needs to be in the form of "
      "'file://<filepath>'.");
  const std::ostringstream own;
  CHECK_THROWS_AS(print({"x"}, {.output_stream = own}), ValueError);
  CHECK_THROWS_AS(print({"x"}, {.output_stream = "file:///no/such/folder/x"}),
                  errors::OpError);
}

TEST_CASE("None is no tensor to print") {
  CHECK_THROWS_AS(print("x", Tensor()), ValueError);
}

TEST_CASE("structures are printed as what they hold") {
  const Tensor x = constant(1.5);
  const Tensor y = constant({1, 2});
  const Structure dict = {{"b", x}, {"a", y}};
  CHECK(printed({dict}) ==
        printed({std::map<std::string, Tensor>{{"a", y}, {"b", x}}}));
  CHECK(printed({Structure::list({x, dict})}) ==
        printed({{x, std::map<std::string, Tensor>{{"a", y}, {"b", x}}}}));
  CHECK(printed({Structure(x, y)}) == printed({Printable::tuple({x, y})}));
  CHECK(printed({Structure(), "end"}) == "None end\n");
}

}  // namespace
}  // namespace tfx
