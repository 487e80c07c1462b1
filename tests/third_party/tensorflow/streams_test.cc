// The C++ runtime's streams, locales and regular expressions, used by the
// program and by TensorFlow at once. Locale facets and streams are objects of
// libstdc++ of which a program may hold the only constructed copy.
#include <unistd.h>

#include <catch2/catch.hpp>
#include <fstream>
#include <iomanip>
#include <iostream>
#include <locale>
#include <regex>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

#include "tests/third_party/tensorflow/process.h"
#include "tests/third_party/tensorflow/work.h"

namespace {

using work::require;

// Groups digits by three with dots: 1.234.567,5.
class Dotted : public std::numpunct<char> {
  char do_thousands_sep() const override { return '.'; }
  char do_decimal_point() const override { return ','; }
  std::string do_grouping() const override { return "\3"; }
  std::string do_truename() const override { return "ja"; }
};

// A facet of a kind that libstdc++ does not know.
class Greeting : public std::locale::facet {
 public:
  static std::locale::id id;
  std::string word() const { return "moin"; }
};
std::locale::id Greeting::id;

std::locale dotted() {
  return {std::locale(std::locale::classic(), new Dotted), new Greeting};
}

template <typename... Values>
std::string written(const std::locale& locale, const Values&... values) {
  std::ostringstream out;
  out.imbue(locale);
  (out << ... << values);
  return out.str();
}

void use_regex() {
  const std::regex words("(\\w+)\\s+(\\w+)", std::regex::icase);
  std::smatch match;
  const std::string text = "Hello   World";
  require(std::regex_match(text, match, words) && match[2] == "World",
          "regex_match");
  require(std::regex_replace(text, words, "$2 $1") == "World Hello",
          "regex_replace");
  const std::wregex digits(L"[[:digit:]]+");
  require(std::regex_search(L"a 12 b", digits), "a wide regex");
  bool thrown = false;
  try {
    const std::regex wrong("(");
  } catch (const std::regex_error&) {
    thrown = true;
  }
  require(thrown, "regex_error");
}

void use_locales() {
  const std::locale locale = dotted();
  require(written(locale, 1234567.5, ' ', std::boolalpha, true)
                  .find("1,23457e+06 ja") == 0,
          "a custom facet");
  require(written(locale, 1234567) == "1.234.567", "digits in groups");
  require(std::has_facet<Greeting>(locale) &&
              std::use_facet<Greeting>(locale).word() == "moin",
          "a facet of the program");
  require(!std::has_facet<Greeting>(std::locale::classic()), "has_facet");
  require(std::use_facet<std::ctype<char>>(locale).toupper('a') == 'A',
          "ctype");
  const char letters[] = {'a', 'b'};
  require(std::use_facet<std::collate<char>>(locale).compare(
              letters, letters + 1, letters + 1, letters + 2) < 0,
          "collate");
  std::tm day{};
  day.tm_year = 126;
  day.tm_mon = 0;
  day.tm_mday = 2;
  require(written(std::locale::classic(), std::put_time(&day, "%Y-%m-%d")) ==
              "2026-01-02",
          "put_time");
  std::istringstream in("1.234,5");
  in.imbue(locale);
  double number = 0;
  require(in >> number && number == 1234.5, "reading by a custom facet");
  const std::locale named("C.UTF-8");
  require(named.name() == "C.UTF-8", "a named locale");
  require(std::use_facet<std::ctype<wchar_t>>(named).is(std::ctype_base::alpha,
                                                        L'ä'),
          "a named locale's letters");
}

void use_streams() {
  std::stringstream stream;
  for (int i = 0; i < 1000; ++i) stream << i << ' ' << i * 0.5 << '\n';
  double sum = 0;
  for (double a = 0, b = 0; stream >> a >> b;) sum += a + b;
  require(sum == 999 * 500 * 1.5, "a string stream");
  std::wostringstream wide;
  wide << L"wide " << std::hex << 255;
  require(wide.str() == L"wide ff", "a wide stream");
  std::wcout << L"";
  require(std::wcout.good(), "std::wcout");
  const process::Scratch scratch;
  {
    std::ofstream out(scratch / "file");
    out.exceptions(std::ios::failbit);
    out << std::setw(6) << 42 << std::endl;
  }
  require(process::read_file(scratch / "file") == "    42\n", "a file stream");
  std::ifstream missing(scratch / "missing");
  bool thrown = false;
  try {
    missing.exceptions(std::ios::failbit);
  } catch (const std::ios_base::failure&) {
    thrown = true;
  }
  require(thrown, "a stream's exception");
}

void use_runtime() {
  use_regex();
  use_locales();
  use_streams();
}

void use_tensorflow_strings(tfx::c::EagerContext& context) {
  require(work::regex_replace(context, "Hello World", "(\\w+) (\\w+)",
                              "\\2 \\1") == "World Hello",
          "RegexReplace");
  require(work::as_string(context, 1234.5F) == "1234.50", "AsString");
  require(work::string_format(context, "a %s b", 2.5F) == "a 2.5 b",
          "StringFormat");
}

// Replaces standard input by a pipe with this in it. Nothing has read before.
void put_into_standard_input(const std::string& text) {
  int ends[2];
  require(pipe(ends) == 0 &&
              write(ends[1], text.data(), text.size()) ==
                  static_cast<ssize_t>(text.size()) &&
              dup2(ends[0], STDIN_FILENO) == STDIN_FILENO,
          "a pipe");
  close(ends[0]);
  close(ends[1]);
}

TEST_CASE("the runtime works before, between and after TensorFlow") {
  put_into_standard_input("one 2\nthe second line\n3.5 last\n");
  std::string word;
  int number = 0;
  std::cin >> word >> number;
  use_runtime();

  tfx::c::EagerContext context;
  CHECK(word == "one");
  CHECK(number == 2);
  use_runtime();
  use_tensorflow_strings(context);
  work::all(context);
  use_runtime();

  // std::cin goes on where it was.
  std::cin.ignore();
  std::string line;
  std::getline(std::cin, line);
  CHECK(line == "the second line");
  double real = 0;
  std::cin >> real >> word;
  CHECK(real == 3.5);
  CHECK(word == "last");
  CHECK_FALSE(std::cin >> word);
  CHECK(std::cin.eof());
}

TEST_CASE("a global locale of the program does not disturb TensorFlow") {
  tfx::c::EagerContext context;
  const std::locale before = std::locale::global(dotted());
  const std::string text = written(std::locale(), 1234567);
  use_tensorflow_strings(context);
  work::all(context);
  use_runtime();
  std::locale::global(before);
  CHECK(text == "1.234.567");
}

TEST_CASE("a locale imbued in std::cout is the program's own affair") {
  tfx::c::EagerContext context;
  std::ostringstream text;
  std::streambuf* const original = std::cout.rdbuf(text.rdbuf());
  const std::locale before = std::cout.imbue(dotted());
  std::cout << 1234567 << ' ';
  work::print(context, "1234567", "stdout");
  std::cout << 1234567;
  std::cout.imbue(before);
  std::cout.rdbuf(original);
  CHECK(text.str() == "1.234.567 1234567\n1.234.567");
}

TEST_CASE("threads use the runtime while others run TensorFlow") {
  tfx::c::EagerContext context;
  std::vector<std::thread> threads;
  std::vector<std::string> errors(4);
  threads.reserve(errors.size());
  for (size_t i = 0; i < errors.size(); ++i) {
    threads.emplace_back([&, i] {
      try {
        for (int j = 0; j < 10; ++j) {
          if (i % 2 == 0) use_runtime();
          use_tensorflow_strings(context);
        }
      } catch (const std::exception& e) {
        errors[i] = e.what();
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  CHECK(errors == std::vector<std::string>(4));
}

}  // namespace
