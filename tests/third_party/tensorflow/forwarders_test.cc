// The generator of forwarders, on declarations that real headers do not all
// have, and on the real headers.
#include <algorithm>
#include <catch2/catch.hpp>
#include <cctype>
#include <filesystem>
#include <iterator>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "tests/third_party/tensorflow/process.h"

namespace {

namespace fs = std::filesystem;
using Catch::Contains;
using process::Command;
using process::Result;
using process::Scratch;

// A header of odd declarations, and what a library would have for them. Each
// function returns a number made of all of its arguments.
constexpr char kOddHeader[] = R"(
#ifndef TENSORFLOW_C_ODD_H_
#define TENSORFLOW_C_ODD_H_
#include "tensorflow/c/c_api_macros.h"
#define TF_ODD_MACRO(name) \
  TF_CAPI_EXPORT extern int TF_OddOfMacro##name(int); \
  TF_CAPI_EXPORT extern int TF_OddOther##name(int)
#ifdef __cplusplus
extern "C" {
#endif
/* TF_CAPI_EXPORT extern int TF_OddInComment(int);
   over two lines */
// TF_CAPI_EXPORT extern int TF_OddInLine(int); \
   TF_CAPI_EXPORT extern int TF_OddInLineToo(int);
typedef struct TF_OddStruct { int a; int b; } TF_OddStruct;
typedef enum TF_OddEnum { TF_ODD_ZERO, TF_ODD_ONE } TF_OddEnum;
typedef int (*TF_OddFunction)(int);

TF_CAPI_EXPORT extern int TF_OddUnnamed(int, const int, unsigned int, long,
                                        unsigned char, const char*, TF_OddEnum);
TF_CAPI_EXPORT extern int TF_OddFunctionPointer(
    int (*function)(void* data, int number), void* data);
TF_CAPI_EXPORT extern int TF_OddUnnamedFunctionPointer(int (*)(int),
                                                       const int[2]);
TF_CAPI_EXPORT extern int TF_OddTypedef(TF_OddFunction function);
TF_CAPI_EXPORT extern int TF_OddArray(const int values[2], int* const out);
TF_CAPI_EXPORT extern int TF_OddConst(const int number, char const* text);
TF_CAPI_EXPORT extern int TF_OddNothing();
TF_CAPI_EXPORT extern int TF_OddVoid(void);
TF_CAPI_EXPORT extern int TF_OddStructs(struct TF_OddStruct first,
                                        const struct TF_OddStruct* second,
                                        enum TF_OddEnum third);
TF_CAPI_EXPORT
extern int
  TF_OddLines (  int first,   // the first; or so, (he said)
      int /* unnamed, not first */ ,
      unsigned long long third )
  ;
TF_CAPI_EXPORT extern void TF_OddNoResult(int* out);
TF_CAPI_EXPORT extern const char* TF_OddPointerResult(const char* text);
TF_CAPI_EXPORT extern double TF_OddDouble(float a, double b, bool c);
TF_CAPI_EXPORT extern int TF_OddNoResultTwice(int number);
TF_CAPI_EXPORT extern int TF_OddNoResultTwice(int number);
TF_CAPI_EXPORT extern void TF_DeleteOdd(TF_OddStruct* odd);
TF_CAPI_EXPORT extern void TF_DeleteOddFile(const char* name, int* out);
#ifdef __cplusplus
}
#endif
#endif
)";

constexpr char kOddProgram[] = R"(
#include <cstdio>
#include <cstring>
#include "tensorflow/c/odd.h"
#include "third_party/tensorflow/forwarders/slots.h"

namespace {
int unnamed(int a, const int b, unsigned int c, long d, unsigned char e,
            const char* f, TF_OddEnum g) {
  return a + b + static_cast<int>(c + d + e + std::strlen(f)) + g;
}
int function_pointer(int (*f)(void*, int), void* data) { return f(data, 5); }
int unnamed_function_pointer(int (*f)(int), const int v[2]) {
  return f(v[0] + v[1]);
}
int typedefed(TF_OddFunction f) { return f(3); }
int array(const int v[2], int* const out) { return *out = v[0] + v[1]; }
int constant(const int n, char const* t) { return n + t[0]; }
int nothing() { return 7; }
int structs(TF_OddStruct a, const TF_OddStruct* b, TF_OddEnum c) {
  return a.a + a.b + b->a + b->b + c;
}
int lines(int a, int b, unsigned long long c) {
  return a + b + static_cast<int>(c);
}
void no_result(int* out) { *out = 9; }
const char* pointer_result(const char* text) { return text + 1; }
double double_(float a, double b, bool c) { return c ? a + b : 0; }
int twice(int n) { return 2 * n; }
void delete_odd(TF_OddStruct* odd) { odd->a = 0; }
void delete_file(const char* name, int* out) { *out = name[0]; }
int calls = 0;
bool forked = true;
}  // namespace

namespace tfx::libtensorflow {
Entry resolve(size_t index) {
  ++calls;
  const struct { const char* name; void* function; } table[] = {
      {"TF_OddUnnamed", (void*)unnamed},
      {"TF_OddFunctionPointer", (void*)function_pointer},
      {"TF_OddUnnamedFunctionPointer", (void*)unnamed_function_pointer},
      {"TF_OddTypedef", (void*)typedefed},
      {"TF_OddArray", (void*)array},
      {"TF_OddConst", (void*)constant},
      {"TF_OddNothing", (void*)nothing},
      {"TF_OddVoid", (void*)nothing},
      {"TF_OddStructs", (void*)structs},
      {"TF_OddLines", (void*)lines},
      {"TF_OddNoResult", (void*)no_result},
      {"TF_OddPointerResult", (void*)pointer_result},
      {"TF_OddDouble", (void*)double_},
      {"TF_OddNoResultTwice", (void*)twice},
      {"TF_DeleteOdd", (void*)delete_odd},
      {"TF_DeleteOddFile", (void*)delete_file},
  };
  for (const auto& entry : table) {
    if (std::strcmp(entry.name, slots[index].name) == 0) {
      slots[index].entry = reinterpret_cast<Entry>(entry.function);
      return slots[index].entry;
    }
  }
  return nullptr;
}
Entry resolve_deleter(size_t index) {
  return forked ? nullptr : resolve(index);
}
}  // namespace tfx::libtensorflow

int main() {
  for (int i = 0; i < 2; ++i) {
    const int values[] = {3, 4};
    int out = 0;
    std::printf("%d ", TF_OddUnnamed(1, 2, 3, 4, 5, "six___", TF_ODD_ONE));
    int number = 6;
    std::printf("%d ", TF_OddFunctionPointer(
        [](void* data, int n) { return *static_cast<int*>(data) * n; },
        &number));
    std::printf("%d ", TF_OddUnnamedFunctionPointer(
        [](int n) { return n + 2; }, values));
    std::printf("%d ", TF_OddTypedef([](int n) { return n * n; }));
    const int sum = TF_OddArray(values, &out);
    std::printf("%d %d ", sum, out);
    std::printf("%d ", TF_OddConst(1, "A"));
    std::printf("%d %d ", TF_OddNothing(), TF_OddVoid());
    const TF_OddStruct one = {1, 2};
    std::printf("%d ", TF_OddStructs(one, &one, TF_ODD_ONE));
    std::printf("%d ", TF_OddLines(1, 2, 3));
    TF_OddNoResult(&out);
    std::printf("%d %s ", out, TF_OddPointerResult("xyz"));
    std::printf("%g ", TF_OddDouble(0.5f, 0.25, true));
    std::printf("%d ", TF_OddNoResultTwice(21));
    TF_OddStruct odd = {1, 2};
    TF_DeleteOdd(&odd);
    TF_DeleteOddFile("!", &out);
    std::printf("%d %d\n", odd.a, out);
    forked = false;
  }
  std::printf("%d calls\n", calls);
}
)";

fs::path include_folder() { return process::python_tensorflow() / "include"; }

// The headers that the build generates from, in the same order.
std::vector<std::string> real_headers() {
  std::vector<std::string> names = {
      "c_api.h",       "c_api_experimental.h",
      "eager/c_api.h", "eager/c_api_experimental.h",
      "env.h",         "kernels.h",
      "ops.h",         "kernels_experimental.h"};
  const fs::path folder = include_folder() / "tensorflow/c";
  for (const auto& entry : fs::directory_iterator(folder)) {
    const std::string name = entry.path().filename();
    if (name.rfind("tf_", 0) == 0 && name.ends_with(".h") &&
        name.find("_internal.h") == std::string::npos &&
        name.find("_helper.h") == std::string::npos) {
      names.push_back(name);
    }
  }
  for (std::string& name : names) name = (folder / name).string();
  return names;
}

Result generate(const fs::path& output, std::vector<std::string> headers) {
  headers.insert(headers.begin(),
                 {process::program("../../../third_party/tensorflow/"
                                   "generate_forwarders"),
                  output});
  return Command(headers).run();
}

// The identifiers that end right before `end`, in each stretch of the text from
// `start` to the next `end`.
std::set<std::string> names_between(const std::string& text,
                                    const std::string& start,
                                    const std::string& end) {
  std::set<std::string> names;
  for (size_t at = text.find(start); at != std::string::npos;
       at = text.find(start, at + 1)) {
    const size_t from = at + start.size();
    std::string stretch = text.substr(from, text.find(end, from) - from);
    while (!stretch.empty() && std::isspace(stretch.back()) != 0) {
      stretch.pop_back();
    }
    names.insert(stretch.substr(stretch.find_last_of(" \n*") + 1));
  }
  return names;
}

std::set<std::string> difference(const std::set<std::string>& a,
                                 const std::set<std::string>& b) {
  std::set<std::string> only_in_a;
  std::set_difference(a.begin(), a.end(), b.begin(), b.end(),
                      std::inserter(only_in_a, only_in_a.end()));
  return only_in_a;
}

std::set<std::string> slot_names(const std::string& source) {
  return names_between(source, "    {\"", "\"");
}

TEST_CASE("odd declarations get forwarders that pass everything on") {
  const Scratch scratch;
  std::vector<std::string> headers = real_headers();
  headers.push_back(scratch.write("tensorflow/c/odd.h", kOddHeader).string());
  const fs::path generated = scratch / "forwarders.cc";
  const Result result = generate(generated, headers);
  INFO(result);
  REQUIRE(result.status == 0);
  const std::string source = process::read_file(generated);
  for (const char* absent :
       {"TF_OddOfMacro", "TF_OddOther", "TF_OddInComment", "TF_OddInLine"}) {
    CHECK_THAT(source, !Contains(absent));
  }

  const fs::path program = scratch.write("program.cc", kOddProgram);
  const Result compiled =
      Command({"g++", "-std=c++20", "-w", "-I" + scratch.path().string(),
               "-I" + fs::current_path().string(), "-isystem", include_folder(),
               program, generated, "-o", scratch / "program"})
          .run();
  INFO(compiled);
  REQUIRE(compiled.status == 0);
  const Result run = Command({scratch / "program"}).run();
  INFO(run);
  const std::string line = "22 30 9 9 7 7 66 7 7 7 6 9 yz 0.75 42 ";
  // The second time each goes straight to the function; but for the one that
  // deletes, which does nothing in a forked process.
  CHECK(run.out == line + "1 33\n" + line + "0 33\n" + "16 calls\n");
}

TEST_CASE("every exported function of the real headers has one forwarder") {
  const Scratch scratch;
  const std::vector<std::string> headers = real_headers();
  REQUIRE(generate(scratch / "forwarders.cc", headers).status == 0);
  const std::string source = process::read_file(scratch / "forwarders.cc");
  const std::set<std::string> generated = slot_names(source);

  // The compiler's own reading: preprocessed, so without comments and macros.
  std::string all;
  for (const std::string& header : headers) {
    all += "#include \"" + header + "\"\n";
  }
  const Result preprocessed =
      Command({"g++", "-E", "-P", "-isystem", include_folder(),
               scratch.write("all.cc", all)})
          .run();
  REQUIRE(preprocessed.status == 0);
  const std::set<std::string> declared = names_between(
      preprocessed.out, "__attribute__((visibility(\"default\")))", "(");
  CHECK(generated.size() > 500);
  CHECK(difference(generated, declared) == std::set<std::string>());
  CHECK(difference(declared, generated) == std::set<std::string>());
  CHECK_THAT(
      source,
      Contains("slot_count = " + std::to_string(generated.size()) + ";"));
}

TEST_CASE("what the build generated is what the generator writes") {
  const Scratch scratch;
  REQUIRE(generate(scratch / "forwarders.cc", real_headers()).status == 0);
  CHECK(slot_names(process::read_file(scratch / "forwarders.cc")) ==
        slot_names(process::read_file(process::program(
            "../../../third_party/tensorflow/forwarders/forwarders.cc"))));
}

TEST_CASE("nearly all functions that are declared are in the library") {
  const fs::path library = process::installed_library();
  const Result symbols =
      Command({"nm", "-D", "--defined-only", "--format=posix", library,
               library.parent_path() / "libtensorflow_framework.so.2"})
          .run();
  REQUIRE(symbols.status == 0);
  std::set<std::string> exported;
  std::istringstream lines(symbols.out);
  for (std::string line; std::getline(lines, line);) {
    exported.insert(line.substr(0, line.find_first_of(" @")));
  }
  std::vector<std::string> missing;
  for (const std::string& name : slot_names(process::read_file(process::program(
           "../../../third_party/tensorflow/forwarders/forwarders.cc")))) {
    if (exported.count(name) == 0) missing.push_back(name);
  }
  CAPTURE(missing);
  CHECK(missing.size() < 40);
}

TEST_CASE("headers that are not TensorFlow's are refused") {
  const Scratch scratch;
  const std::string few =
      scratch.write("tensorflow/c/few.h", "TF_CAPI_EXPORT extern int F(int);")
          .string();
  const std::string elsewhere = scratch.write("other.h", "").string();
  const fs::path output = scratch / "forwarders.cc";
  CHECK_THAT(generate(output, {few}).err, Contains("only 1 functions found"));
  CHECK_THAT(generate(output, {elsewhere}).err,
             Contains("is not under tensorflow/c"));
  CHECK_THAT(generate(output, {"/nonexistent/tensorflow/c/a.h"}).err,
             Contains("cannot read /nonexistent/tensorflow/c/a.h"));
  CHECK_THAT(generate(output, {}).err, Contains("usage"));
  CHECK(generate(output, {few}).status == 1);
  CHECK_FALSE(fs::exists(output));
}

}  // namespace
