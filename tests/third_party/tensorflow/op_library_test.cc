// TF_LoadLibrary in a program that links libprotobuf.so. An op library written
// in C++ uses TensorFlow's protobuf, not the program's.
#include <unistd.h>

#include <catch2/catch.hpp>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "tests/third_party/tensorflow/capture.h"
#include "tests/third_party/tensorflow/example.h"
#include "tests/third_party/tensorflow/op_libraries.h"
#include "tests/third_party/tensorflow/process.h"
#include "tests/third_party/tensorflow/work.h"
#include "tfx/c/eager_op.h"
#include "tfx/c/errors.h"
#include "tfx/c/library.h"

namespace {

namespace c = tfx::c;
namespace fs = std::filesystem;
using Catch::Contains;

// Where this test started again by itself finds the libraries.
constexpr char kFolderVariable[] = "TFX_TEST_OP_LIBRARIES";

// The libraries that the cases here load, in a folder that lives as long as
// the process.
const fs::path& libraries() {
  static const process::Scratch scratch;
  static std::string error;  // compiling takes long: it is not tried again
  static const fs::path folder = [] {
    const char* made = std::getenv(kFolderVariable);
    if (made != nullptr) return fs::path(made);
    try {
      op_libraries::compile({{"cxx_ops.cc", "TfxTestBracket", ""},
                             {"cxx_ops.cc", "TfxTestSecond", ""},
                             {"c_ops.cc", "TfxTestEnvironment", ""},
                             {"c_ops.cc", "TfxTestOther", ""},
                             {"c_ops.cc", "TfxTestRepeated", "REPEATED"},
                             {"c_ops.cc", "MatMul", "WITHOUT_KERNEL"}},
                            scratch.path());
    } catch (const std::exception& e) {
      error = e.what();
    }
    return scratch.path();
  }();
  if (!error.empty()) throw std::runtime_error(error);
  return folder;
}

std::string library(const std::string& op) {
  return (libraries() / (op + ".so")).string();
}

std::string run(c::EagerContext& context, const std::string& op_name,
                const std::string& text) {
  c::EagerOp op(context, op_name);
  op.add_input(c::TensorHandle(c::Tensor::scalar_string(text)));
  return std::string(op.execute_one().resolve().string_at(0));
}

TEST_CASE("a library of C++ ops works beside the program's protobuf") {
  work::use_protobuf();
  work::Capture out(STDOUT_FILENO);
  const c::OpLibrary loaded(library("TfxTestBracket"));
  c::EagerContext context;
  const std::string result = run(context, "TfxTestBracket", "a text");
  CHECK(out.end() ==
        "static initialiser of TfxTestBracket\ncomputing a text\n");
  CHECK(result == "<a text>");
  CHECK_THAT(std::string(loaded.ops()), Contains("TfxTestBracket"));
  CHECK(loaded.ops().size() < 200);  // its own op, no others
  work::use_protobuf();
  work::all(context);
}

TEST_CASE("the C++ op's std::cout is the program's") {
  const c::OpLibrary loaded(library("TfxTestBracket"));
  c::EagerContext context;
  std::ostringstream text;
  std::streambuf* const original = std::cout.rdbuf(text.rdbuf());
  run(context, "TfxTestBracket", "x");
  std::cout.rdbuf(original);
  CHECK(text.str() == "computing x\n");
}

TEST_CASE("a library loaded again gives the same ops, by whatever path") {
  const std::string path = library("TfxTestBracket");
  const c::OpLibrary first(path);
  const std::string ops(first.ops());
  REQUIRE_FALSE(ops.empty());
  const c::OpLibrary again(path);
  CHECK(again.ops() == ops);

  const process::Scratch scratch;
  fs::create_symlink(path, scratch / "link.so");
  CHECK(c::OpLibrary((scratch / "link.so").string()).ops() == ops);

  const fs::path before = fs::current_path();
  fs::current_path(libraries());
  CHECK(c::OpLibrary("./TfxTestBracket.so").ops() == ops);
  CHECK(c::OpLibrary("../" + libraries().filename().string() +
                     "/TfxTestBracket.so")
            .ops() == ops);
  fs::current_path(before);
}

TEST_CASE("ops remain when the library's object is gone") {
  { const c::OpLibrary loaded(library("TfxTestSecond")); }
  c::EagerContext context;
  CHECK(run(context, "TfxTestSecond", "s") == "<s>");
}

TEST_CASE("two libraries bring an op each") {
  const c::OpLibrary one(library("TfxTestBracket"));
  const c::OpLibrary two(library("TfxTestSecond"));
  CHECK_THAT(std::string(two.ops()), Contains("TfxTestSecond"));
  CHECK_THAT(std::string(two.ops()), !Contains("TfxTestBracket"));
  c::EagerContext context;
  CHECK(run(context, "TfxTestBracket", "1") == "<1>");
  CHECK(run(context, "TfxTestSecond", "2") == "<2>");
}

TEST_CASE("a library of ops in C works too, and sees the environment") {
  const c::OpLibrary loaded(library("TfxTestEnvironment"));
  CHECK_THAT(std::string(loaded.ops()), Contains("TfxTestEnvironment"));
  c::EagerContext context;
  CHECK(run(context, "TfxTestEnvironment", "TFX_TEST_VALUE") == "unset");
  setenv("TFX_TEST_VALUE", "of the program", 1);
  CHECK(run(context, "TfxTestEnvironment", "TFX_TEST_VALUE") ==
        "of the program");
  unsetenv("TFX_TEST_VALUE");
  CHECK(run(context, "TfxTestEnvironment", "TFX_TEST_VALUE") == "unset");
}

TEST_CASE("a library that is not there is NotFound, and named") {
  CHECK_THROWS_AS(c::OpLibrary("/nonexistent/ops.so"),
                  tfx::errors::NotFoundError);
  CHECK_THROWS_WITH(c::OpLibrary("/nonexistent/ops.so"),
                    Contains("/nonexistent/ops.so"));
  CHECK_THROWS_AS(c::OpLibrary("libtfx-no-such-library.so"),
                  tfx::errors::NotFoundError);
}

TEST_CASE("a file that is no library is NotFound, with the linker's words") {
  const process::Scratch scratch;
  const std::string file =
      scratch.write("ops.so", std::string(4096, '?')).string();
  CHECK_THROWS_AS(c::OpLibrary(file), tfx::errors::NotFoundError);
  CHECK_THROWS_WITH(c::OpLibrary(file), Contains("invalid ELF header"));
}

TEST_CASE("a library that needs a symbol nobody has is NotFound") {
  const process::Scratch scratch;
  process::compile_library(
      "void tfx_nobody_has_this(void);\n"
      "__attribute__((constructor)) static void f(void) {"
      " tfx_nobody_has_this(); }\n",
      scratch / "ops.so");
  CHECK_THROWS_WITH(c::OpLibrary((scratch / "ops.so").string()),
                    Contains("tfx_nobody_has_this"));
}

TEST_CASE("a library that failed can be loaded once it is right") {
  const process::Scratch scratch;
  const fs::path path = scratch / "late.so";
  CHECK_THROWS_AS(c::OpLibrary(path.string()), tfx::errors::NotFoundError);
  fs::copy_file(library("TfxTestOther"), path);
  const c::OpLibrary loaded(path.string());
  CHECK_THAT(std::string(loaded.ops()), Contains("TfxTestOther"));
}

TEST_CASE("a library that registers an op twice is AlreadyExists") {
  CHECK_THROWS_AS(c::OpLibrary(library("TfxTestRepeated")),
                  tfx::errors::AlreadyExistsError);
  c::EagerContext context;
  work::all(context);
}

TEST_CASE("an op that TensorFlow has already is left as it is") {
  const c::OpLibrary loaded(library("MatMul"));
  CHECK(loaded.ops().empty());
  CHECK(tfx::libtensorflow::uses_tensorflow(library("MatMul")));
  CHECK_FALSE(tfx::libtensorflow::uses_tensorflow("libm.so.6"));
  work::all();
}

TEST_CASE("a library without ops brings none") {
  const process::Scratch scratch;
  process::compile_library("int nothing;", scratch / "empty.so");
  CHECK(c::OpLibrary((scratch / "empty.so").string()).ops().empty());
}

TEST_CASE("a library that shows nothing may use TensorFlow all the same") {
  const process::Scratch scratch;
  const fs::path path = scratch / "hidden.so";
  process::compile_library(
      "const char* TF_Version(void);\n"
      "__attribute__((constructor)) static void f(void) { TF_Version(); }\n",
      path);
  const c::OpLibrary loaded(path.string());
  CHECK(loaded.ops().empty());
  CHECK(tfx::libtensorflow::uses_tensorflow(path.string()));
}

TEST_CASE("threads load libraries at once") {
  std::vector<std::string> ops(6);
  std::vector<std::thread> threads;
  threads.reserve(ops.size());
  for (size_t i = 0; i < ops.size(); ++i) {
    threads.emplace_back([&ops, i] {
      ops[i] =
          c::OpLibrary(library(i % 2 == 0 ? "TfxTestBracket" : "TfxTestSecond"))
              .ops();
    });
  }
  for (std::thread& thread : threads) thread.join();
  CHECK(ops[0] != ops[1]);
  CHECK(ops[4] == ops[0]);
  CHECK(ops[5] == ops[1]);
}

process::Command this_test(const std::string& filter) {
  process::Command command({fs::read_symlink("/proc/self/exe"), filter});
  // The libraries are there; and what Bazel filters by would replace ours.
  command.set(kFolderVariable, libraries()).unset("TESTBRIDGE_TEST_ONLY");
  return command;
}

TEST_CASE("all of this holds under jemalloc", "[nested]") {
  const process::Result result =
      this_test("~[nested]").set("LD_PRELOAD", "libjemalloc.so.2").run();
  INFO(result);
  CHECK(result.status == 0);
  CHECK_THAT(result.out, Contains(" passed, 0 failed"));
}

TEST_CASE("an op library's static objects are destroyed at the end",
          "[nested]") {
  const process::Result result = this_test("two libraries bring an op each")
                                     .set("TFX_TEST_FAREWELL", "1")
                                     .run();
  INFO(result);
  CHECK(result.status == 0);
  CHECK_THAT(result.out, Contains("static destructor of TfxTestBracket\n"));
  CHECK_THAT(result.out, Contains("static destructor of TfxTestSecond\n"));
}

}  // namespace
