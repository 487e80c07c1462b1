// Finding and loading libtensorflow. A process loads once, so each case asks a
// program of its own: load_program, which does what its arguments say.
#include <pwd.h>
#include <unistd.h>

#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "tests/third_party/tensorflow/process.h"

namespace {

namespace fs = std::filesystem;
using Catch::Contains;
using Catch::StartsWith;
using process::Command;
using process::Result;
using process::Scratch;

// libtensorflow to the extent that it tells its version, and what the names
// given are defined as.
std::string fake_tensorflow(const std::string& version,
                            const std::string& more = "") {
  return "const char* TF_Version(void) { return \"" + version + "\"; }\n" +
         more;
}

constexpr char kStatusFunctions[] = R"(
static int status;
void* TF_NewStatus(void) { return &status; }
void TF_DeleteStatus(void* status) {}
)";

Command loading(std::vector<std::string> steps,
                const std::string& name = "load_program") {
  steps.insert(steps.begin(), process::program(name));
  Command command(steps);
  command.unset("TFX_LIBTENSORFLOW");
  return command;
}

// What load_program printed for each step.
std::vector<std::string> steps_of(const Result& result) {
  INFO(result);
  REQUIRE(result.status == 0);
  CHECK(result.err.empty());
  std::vector<std::string> lines;
  std::istringstream in(result.out);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

// The text of the error that loading from `place` gives.
std::string error_from(const fs::path& place) {
  const Result result = loading({"load"}).set("TFX_LIBTENSORFLOW", place).run();
  INFO(result);
  CHECK(result.status == 0);
  CHECK(result.err.empty());
  CHECK_THAT(result.out, StartsWith("LoadError: "));
  return result.out;
}

void check_loads(const fs::path& named, const fs::path& file) {
  INFO("TFX_LIBTENSORFLOW=" << named);
  const auto lines =
      steps_of(loading({"load", "work"}).set("TFX_LIBTENSORFLOW", named).run());
  CHECK(lines ==
        std::vector<std::string>{file.string() + " 2.21.0", "work done"});
}

// A prefix as the official C library's archive unpacks to.
fs::path make_c_archive(const Scratch& scratch) {
  const fs::path library = process::installed_library();
  fs::create_directories(scratch / "archive/lib");
  fs::create_symlink(library, scratch / "archive/lib/libtensorflow.so.2");
  fs::create_symlink(library.parent_path() / "libtensorflow_framework.so.2",
                     scratch / "archive/lib/libtensorflow_framework.so.2");
  return scratch / "archive";
}

TEST_CASE("the library's path and version are told") {
  const auto lines = steps_of(loading({"load", "load", "work"}).run());
  REQUIRE(lines.size() == 3);
  CHECK_THAT(lines[0], StartsWith("/"));
  CHECK_THAT(lines[0], Catch::EndsWith("/libtensorflow_cc.so.2 2.21.0"));
  CHECK(lines[1] == lines[0]);
}

TEST_CASE("any function of the C API loads it") {
  CHECK(steps_of(loading({"graph", "status"}).run()) ==
        std::vector<std::string>{"graph works", "status works"});
}

TEST_CASE("eight threads may make the first call at once") {
  const std::string library = process::installed_library();
  for (int i = 0; i < 3; ++i) {
    CHECK(steps_of(loading({"threads", "work"}).run()) ==
          std::vector<std::string>{library + " 2.21.0", "work done"});
  }
}

TEST_CASE("TFX_LIBTENSORFLOW names the file or any folder that holds it") {
  const Scratch scratch;
  const fs::path archive = make_c_archive(scratch);
  const fs::path file = archive / "lib/libtensorflow.so.2";
  check_loads(file, file);
  check_loads(archive / "lib", file);
  check_loads(archive, file);
  check_loads(archive.string() + "/", file);
}

TEST_CASE("TFX_LIBTENSORFLOW names a Python environment or its tensorflow") {
  const fs::path package = process::python_tensorflow();
  const fs::path file = package / "libtensorflow_cc.so.2";
  check_loads(process::python_environment(), file);
  check_loads(package.parent_path(), file);
  check_loads(package, file);
}

TEST_CASE("a relative TFX_LIBTENSORFLOW starts at the current folder") {
  const Scratch scratch;
  make_c_archive(scratch);
  const auto lines = steps_of(loading({"load"})
                                  .set("TFX_LIBTENSORFLOW", "archive")
                                  .directory(scratch.path())
                                  .run());
  CHECK(lines.at(0) ==
        (scratch / "archive/lib/libtensorflow.so.2").string() + " 2.21.0");
}

TEST_CASE("a path with blanks and other marks is loaded") {
  const Scratch scratch;
  const fs::path folder = scratch / "with blank,:;'\"$HOME$$";
  fs::create_directory_symlink(make_c_archive(scratch), folder);
  check_loads(folder, folder / "lib/libtensorflow.so.2");
}

TEST_CASE("an empty TFX_LIBTENSORFLOW is none") {
  const auto lines =
      steps_of(loading({"load"}).set("TFX_LIBTENSORFLOW", "").run());
  CHECK_THAT(lines.at(0), Catch::EndsWith(" 2.21.0"));
}

TEST_CASE("a place that is not there is named, and what helps") {
  const std::string error = error_from("/nonexistent/place");
  CHECK_THAT(error, Contains("$TFX_LIBTENSORFLOW, /nonexistent/place: no "
                             "libtensorflow_cc.so.2 or libtensorflow.so.2"));
  CHECK_THAT(error, Contains("tools/setup"));
  // The user's choice is final.
  CHECK_THAT(error, !Contains("built with"));
}

TEST_CASE("a folder without the library is named") {
  const Scratch scratch;
  CHECK_THAT(error_from(scratch.path()),
             Contains("$TFX_LIBTENSORFLOW, " + scratch.path().string() +
                      ": no libtensorflow_cc.so.2"));
}

TEST_CASE("a file that is no library is refused with the linker's words") {
  const Scratch scratch;
  const fs::path file =
      scratch.write("libtensorflow.so.2", std::string(4096, '?'));
  for (const fs::path& named : {file, scratch.path()}) {
    const std::string error = error_from(named);
    CHECK_THAT(error, Contains("cannot load libtensorflow from " +
                               file.string() + " ($TFX_LIBTENSORFLOW)"));
    CHECK_THAT(error, Contains("invalid ELF header"));
  }
}

TEST_CASE("a library whose own libraries are missing is refused") {
  const Scratch scratch;
  fs::create_symlink(process::installed_library(),
                     scratch / "libtensorflow.so.2");
  // $ORIGIN is where the link is, and the framework is not there.
  CHECK_THAT(error_from(scratch.path()),
             Contains("libtensorflow_framework.so.2: cannot open"));
}

TEST_CASE("a library that is not TensorFlow is refused") {
  const Scratch scratch;
  const fs::path library = scratch / "libother.so";
  process::compile_library("int other(void) { return 1; }", library);
  CHECK_THAT(error_from(library),
             Contains(library.string() + " is not libtensorflow: it has no "
                                         "function TF_Version"));
}

TEST_CASE("another release series is refused, unless told to try it") {
  const Scratch scratch;
  const fs::path library = scratch / "libtensorflow.so.2";
  process::compile_library(fake_tensorflow("2.19.0", kStatusFunctions),
                           library);
  const std::string error = error_from(scratch.path());
  CHECK_THAT(error, Contains(library.string() + " is TensorFlow 2.19.0"));
  CHECK_THAT(error, Contains("2.21.x"));
  CHECK_THAT(error, Contains("TFX_ANY_LIBTENSORFLOW_VERSION=1"));
  CHECK(steps_of(loading({"load", "status"})
                     .set("TFX_LIBTENSORFLOW", scratch.path())
                     .set("TFX_ANY_LIBTENSORFLOW_VERSION", "1")
                     .run()) ==
        std::vector<std::string>{library.string() + " 2.19.0", "status works"});
}

TEST_CASE("a version that only starts alike is another series") {
  const Scratch scratch;
  process::compile_library(fake_tensorflow("2.210.0"),
                           scratch / "libtensorflow.so.2");
  CHECK_THAT(error_from(scratch.path()), Contains("is TensorFlow 2.210.0"));
}

TEST_CASE("a later patch release is accepted, and a missing function named") {
  const Scratch scratch;
  const fs::path library = scratch / "libtensorflow.so.2";
  process::compile_library(fake_tensorflow("2.21.3", kStatusFunctions),
                           library);
  const auto lines = steps_of(loading({"load", "graph", "status", "graph"})
                                  .set("TFX_LIBTENSORFLOW", scratch.path())
                                  .run());
  REQUIRE(lines.size() == 4);
  CHECK(lines[0] == library.string() + " 2.21.3");
  CHECK_THAT(lines[1], StartsWith("LoadError: " + library.string() +
                                  " (TensorFlow 2.21.3) has no function "
                                  "TF_NewGraph"));
  CHECK(lines[2] == "status works");
  CHECK(lines[3] == lines[1]);
}

TEST_CASE("what failed to load can be tried again in the same process") {
  const Scratch scratch;
  const fs::path other = scratch / "other/libtensorflow.so.2";
  process::compile_library("int other(void) { return 1; }", other);
  // An old release brings libraries of the same names as the right one's.
  const fs::path framework = scratch / "old/libtensorflow_framework.so.2";
  process::compile_library("int of_old(void) { return 1; }", framework,
                           {"-Wl,-soname,libtensorflow_framework.so.2"});
  process::compile_library(
      fake_tensorflow("2.19.0", "int of_old(void); int (*f)(void) = of_old;"),
      scratch / "old/libtensorflow_cc.so.2",
      {"-Wl,-soname,libtensorflow_cc.so.2", "-Wl,-rpath,$ORIGIN", "-x", "none",
       framework});
  scratch.write("text/libtensorflow.so.2", "not a library\n");
  const std::string library = process::installed_library();

  const std::string set = "set=TFX_LIBTENSORFLOW=";
  for (const std::string& wrong :
       {std::string("/nonexistent"), (scratch / "text").string(),
        (scratch / "other").string(), (scratch / "old").string()}) {
    INFO("first " << wrong);
    const Result result =
        loading({set + wrong, "status", "load", set + library, "load", "work"})
            .run();
    INFO(result);
    CHECK(result.status == 0);
    CHECK_THAT(result.out, StartsWith("set\nLoadError: "));
    CHECK_THAT(result.out,
               Catch::EndsWith("\nset\n" + library + " 2.21.0\nwork done\n"));
  }
}

TEST_CASE("a refused version can be allowed in the same process") {
  const Scratch scratch;
  const fs::path library = scratch / "libtensorflow.so.2";
  process::compile_library(fake_tensorflow("2.19.0"), library);
  const auto lines =
      steps_of(loading({"load", "set=TFX_ANY_LIBTENSORFLOW_VERSION=1", "load"})
                   .set("TFX_LIBTENSORFLOW", library)
                   .run());
  REQUIRE(lines.size() == 3);
  CHECK_THAT(lines[0], StartsWith("LoadError: "));
  CHECK(lines[2] == library.string() + " 2.19.0");
}

TEST_CASE("a library once loaded stays, whatever the environment says later") {
  const auto lines = steps_of(
      loading({"load", "set=TFX_LIBTENSORFLOW=/nonexistent", "load", "work"})
          .run());
  REQUIRE(lines.size() == 4);
  CHECK(lines[2] == lines[0]);
  CHECK(lines[3] == "work done");
}

TEST_CASE("a library beside the program comes first, wherever that is called") {
  const Scratch scratch;
  const fs::path library = scratch / "application/libtensorflow.so.2";
  process::compile_library(fake_tensorflow("2.21.9"), library);
  const fs::path program = scratch / "application/program";
  fs::copy_file(process::program("load_program"), program);
  fs::create_symlink(program, scratch / "link");
  for (const std::string& name : {program.string(), std::string("./link")}) {
    CHECK(steps_of(Command({name, "load"})
                       .unset("TFX_LIBTENSORFLOW")
                       .directory(scratch.path())
                       .run()) ==
          std::vector<std::string>{library.string() + " 2.21.9"});
  }
}

TEST_CASE("what tfx was built with comes before the cache") {
  const Scratch scratch;
  process::compile_library(
      fake_tensorflow("2.21.9"),
      scratch / "tfx/libtensorflow-2.21.0/lib/libtensorflow_cc.so.2");
  const auto lines =
      steps_of(loading({"load"}).set("XDG_CACHE_HOME", scratch.path()).run());
  CHECK_THAT(lines.at(0), Catch::EndsWith(" 2.21.0"));
}

// The rest of the search order needs a program whose own TensorFlow is gone.
constexpr char kOrphan[] = "orphan_load_program";

TEST_CASE("the user's cache is searched next, at XDG_CACHE_HOME or HOME") {
  const Scratch scratch;
  const fs::path library =
      scratch / ".cache/tfx/libtensorflow-2.21.0/lib/libtensorflow_cc.so.2";
  process::compile_library(fake_tensorflow("2.21.9"), library);
  const std::vector<std::string> expected = {library.string() + " 2.21.9"};
  CHECK(steps_of(loading({"load"}, kOrphan)
                     .set("XDG_CACHE_HOME", scratch / ".cache")
                     .set("HOME", "/nonexistent")
                     .run()) == expected);
  CHECK(steps_of(loading({"load"}, kOrphan)
                     .unset("XDG_CACHE_HOME")
                     .set("HOME", scratch.path())
                     .run()) == expected);
}

TEST_CASE("the dynamic linker's path is searched last, for both names") {
  const Scratch scratch;
  const fs::path real = process::installed_library();
  for (const char* name : {"libtensorflow_cc.so.2", "libtensorflow.so.2"}) {
    const fs::path folder = scratch / (std::string("for_") + name);
    fs::create_directory(folder);
    fs::create_symlink(real, folder / name);
    fs::create_symlink(real.parent_path() / "libtensorflow_framework.so.2",
                       folder / "libtensorflow_framework.so.2");
    // Reported as the linker found it, not by the name it was given.
    CHECK(steps_of(loading({"load", "status"}, kOrphan)
                       .set("XDG_CACHE_HOME", "/nonexistent")
                       .set("LD_LIBRARY_PATH", folder)
                       .run()) ==
          std::vector<std::string>{(folder / name).string() + " 2.21.0",
                                   "status works"});
  }
}

TEST_CASE("a library found nowhere: the error lists all places") {
  const Result result = loading({"load"}, kOrphan)
                            .set("XDG_CACHE_HOME", "/nonexistent/cache")
                            .run();
  INFO(result);
  CHECK(result.status == 0);
  CHECK_THAT(result.out,
             StartsWith("LoadError: libtensorflow 2.21.0 is not found"));
  CHECK_THAT(result.out, Contains("beside tfx, "));
  CHECK_THAT(result.out, Contains("what tfx was built with, "
                                  "/nonexistent/libtensorflow_cc.so.2: "));
  CHECK_THAT(result.out,
             Contains("the user's cache, "
                      "/nonexistent/cache/tfx/libtensorflow-2.21.0: "));
  CHECK_THAT(result.out,
             Contains("the dynamic linker's path, libtensorflow_cc.so.2: "));
  CHECK_THAT(result.out,
             Contains("the dynamic linker's path, libtensorflow.so.2: "));
  CHECK_THAT(result.out, Contains("To install it, run tools/setup"));
  CHECK_THAT(result.out, Contains("TFX_LIBTENSORFLOW"));
}

TEST_CASE("without HOME there is no cache, and no crash") {
  const Result result =
      loading({"load"}, kOrphan).unset("XDG_CACHE_HOME").unset("HOME").run();
  INFO(result);
  CHECK(result.status == 0);
  CHECK_THAT(result.out, Contains("the dynamic linker's path"));
  CHECK_THAT(result.out, !Contains("the cache"));
}

TEST_CASE("a truncated library is refused, whichever half it is") {
  const Scratch scratch;
  for (const char* name :
       {"libtensorflow_cc.so.2", "libtensorflow_framework.so.2"}) {
    const fs::path folder = scratch / (std::string("short_") + name);
    fs::create_directory(folder);
    for (const char* file :
         {"libtensorflow_cc.so.2", "libtensorflow_framework.so.2"}) {
      fs::create_symlink(process::installed_library().parent_path() / file,
                         folder / file);
    }
    // The first megabytes, as an interrupted copy has them.
    const fs::path original = fs::read_symlink(folder / name);
    fs::remove(folder / name);
    std::string start(8 << 20, '\0');
    std::ifstream(original, std::ios::binary)
        .read(start.data(), static_cast<std::streamsize>(start.size()));
    std::ofstream(folder / name, std::ios::binary) << start;
    const std::string error = error_from(folder);
    CHECK_THAT(error, Contains((folder / name).string() +
                               " is truncated: it has 8388608 bytes of at "
                               "least " +
                               std::to_string(fs::file_size(original))));
  }
}

TEST_CASE("a TensorFlow that is in the process comes before all others") {
  const Scratch scratch;
  const fs::path other = scratch / "libtensorflow.so.2";
  process::compile_library(fake_tensorflow("2.21.7", kStatusFunctions), other);
  const auto lines =
      steps_of(loading({"dlopen=" + other.string(), "load", "status"}).run());
  CHECK(lines == std::vector<std::string>{"opened", other.string() + " 2.21.7",
                                          "status works"});
}

TEST_CASE("a TensorFlow in the process has to be of the right series") {
  const Scratch scratch;
  const fs::path other = scratch / "libtensorflow_cc.so.2";
  process::compile_library(fake_tensorflow("2.19.0"), other);
  const auto lines =
      steps_of(loading({"dlopen=" + other.string(), "load"}).run());
  REQUIRE(lines.size() == 2);
  CHECK_THAT(lines[1],
             StartsWith("LoadError: " + other.string() +
                        " is TensorFlow 2.19.0, which is in this process "
                        "already and of which it can have only one"));
}

TEST_CASE("a TensorFlow that the program shows is used, whatever its file") {
  const Scratch scratch;
  const fs::path part = scratch / "libpart_of_program.so";
  process::compile_library(fake_tensorflow("2.21.6", kStatusFunctions), part);
  const auto lines =
      steps_of(loading({"load", "status"}).set("LD_PRELOAD", part).run());
  CHECK(lines ==
        std::vector<std::string>{part.string() + " 2.21.6", "status works"});
}

TEST_CASE("a library that only sounds like TensorFlow is none") {
  const Scratch scratch;
  const fs::path lite = scratch / "libtensorflowlite_c.so";
  process::compile_library(fake_tensorflow("2.19.0"), lite);
  const auto lines =
      steps_of(loading({"dlopen=" + lite.string(), "load"}).run());
  REQUIRE(lines.size() == 2);
  CHECK_THAT(lines[1], Catch::EndsWith("/libtensorflow_cc.so.2 2.21.0"));
}

TEST_CASE("a setuid program does not hear what its user's environment says") {
  const passwd* const other = getpwnam("nobody");
  if (geteuid() != 0 || other == nullptr) {
    WARN("only root can make a setuid program of another user");
    return;
  }
  const Scratch scratch;
  fs::permissions(scratch.path(), fs::perms(0755));
  const fs::path fake = scratch / "libtensorflow.so.2";
  process::compile_library(fake_tensorflow("2.21.9"), fake);
  process::compile_library(
      fake_tensorflow("2.21.8"),
      scratch / "tfx/libtensorflow-2.21.0/lib/libtensorflow_cc.so.2");
  const fs::path program = scratch / "program";
  fs::copy_file(process::program(kOrphan), program);
  const auto run = [&] {
    return Command({program, "load"})
        .set("TFX_LIBTENSORFLOW", fake)
        .set("XDG_CACHE_HOME", scratch.path())
        .run();
  };
  // Without the bit both places are heard of.
  CHECK_THAT(run().out, Catch::EndsWith(" 2.21.9\n"));
  fs::remove(fake);
  REQUIRE(chown(program.c_str(), other->pw_uid, other->pw_gid) == 0);
  fs::permissions(program, fs::perms(04755));
  const Result result = run();
  INFO(result);
  CHECK_THAT(result.out, StartsWith("LoadError: libtensorflow 2.21.0 is not "
                                    "found"));
  CHECK_THAT(result.out, !Contains("TFX_LIBTENSORFLOW,"));
  CHECK_THAT(result.out, !Contains("the user's cache"));
}

}  // namespace
