// The shared objects that the loader writes, as binutils and the dynamic linker
// read them.
#include "third_party/tensorflow/loader/elf_image.h"

#include <dlfcn.h>
#include <unistd.h>

#include <catch2/catch.hpp>
#include <climits>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "tests/third_party/tensorflow/process.h"

namespace {

namespace fs = std::filesystem;
using Catch::Contains;
using tfx::libtensorflow::ElfImage;

int an_object = 42;
int another_object = 43;
int a_function() { return 44; }
int initialised = 0;
void initialise() { ++initialised; }
int order = 0;
void first() { order = order * 10 + 1; }
void second() { order = order * 10 + 2; }

void* open(const ElfImage& image, int flags = RTLD_NOW | RTLD_LOCAL) {
  std::string error;
  void* handle = image.open(flags, &error);
  INFO(error);
  REQUIRE(handle != nullptr);
  return handle;
}

std::string readelf(const ElfImage& image, const std::string& what) {
  const process::Scratch scratch;
  const std::vector<char> bytes = image.write();
  const fs::path file =
      scratch.write("image.so", std::string(bytes.begin(), bytes.end()));
  const process::Result result =
      process::Command({"readelf", what, "--use-dynamic", "--wide", file})
          .run();
  INFO(result);
  CHECK(result.status == 0);
  CHECK(result.err.empty());  // readelf has no doubts
  return result.out;
}

std::string hexadecimal(const void* address) {
  std::ostringstream out;
  out << std::hex << reinterpret_cast<uintptr_t>(address);
  return out.str();
}

size_t open_descriptors() {
  const fs::directory_iterator all("/proc/self/fd");
  return static_cast<size_t>(std::distance(begin(all), end(all)));
}

TEST_CASE("the file says its name, what it needs, and that it has no code") {
  ElfImage image("libname.so");
  image.add_needed("/an/absolute/path.so.1");
  image.add_needed("libother.so");
  image.add_initializer(&initialise);
  const std::string dynamic = readelf(image, "--dynamic");
  CHECK_THAT(dynamic, Contains("(SONAME)             Library soname: "
                               "[libname.so]"));
  CHECK_THAT(dynamic, Contains("[/an/absolute/path.so.1]"));
  CHECK(dynamic.find("[/an/absolute/path.so.1]") <
        dynamic.find("[libother.so]"));
  CHECK_THAT(dynamic, Contains("(INIT_ARRAYSZ)       8 (bytes)"));

  const std::string segments = readelf(image, "--segments");
  CHECK_THAT(segments, Contains("DYN (Shared object file)"));
  CHECK_THAT(segments, Contains("LOAD"));
  CHECK_THAT(segments, Contains("GNU_STACK"));
  CHECK_THAT(segments, !Contains("R E") && !Contains("RWE"));
}

TEST_CASE("symbols are absolute, of their kind and value") {
  ElfImage image("libsymbols.so");
  image.define_function("function", reinterpret_cast<const void*>(&a_function));
  image.define_object("object", &an_object);
  const std::string symbols = readelf(image, "--symbols");
  CHECK_THAT(symbols,
             Contains(hexadecimal(reinterpret_cast<const void*>(&a_function)) +
                      "     0 FUNC    GLOBAL DEFAULT  ABS function"));
  CHECK_THAT(symbols, Contains(hexadecimal(&an_object) +
                               "     0 OBJECT  GLOBAL DEFAULT  ABS object"));
}

TEST_CASE("the dynamic linker finds the addresses") {
  ElfImage image("libaddresses.so");
  image.define_object("object", &an_object);
  image.define_function("function", reinterpret_cast<const void*>(&a_function));
  void* handle = open(image);
  CHECK(dlsym(handle, "object") == &an_object);
  const auto function = reinterpret_cast<int (*)()>(dlsym(handle, "function"));
  REQUIRE(function != nullptr);
  CHECK(function() == 44);
  CHECK(dlsym(handle, "nothing") == nullptr);
  // RTLD_LOCAL: nobody else sees them.
  CHECK(dlsym(RTLD_DEFAULT, "object") == nullptr);
}

TEST_CASE("many symbols are all found") {
  ElfImage image("libmany.so");
  constexpr int kCount = 1000;
  static int objects[kCount];
  for (int i = 0; i < kCount; ++i) {
    image.define_object("object_" + std::to_string(i), &objects[i]);
  }
  void* handle = open(image);
  int found = 0;
  for (int i = 0; i < kCount; ++i) {
    const std::string name = "object_" + std::to_string(i);
    if (dlsym(handle, name.c_str()) == &objects[i]) ++found;
  }
  CHECK(found == kCount);
}

TEST_CASE("an image with nothing in it opens") {
  CHECK(open(ElfImage("libempty.so")) != nullptr);
}

TEST_CASE("the initialiser runs once, when the image is opened") {
  initialised = 0;
  ElfImage image("libinitialised.so");
  image.add_initializer(&initialise);
  CHECK(initialised == 0);
  open(image);
  CHECK(initialised == 1);
}

TEST_CASE("initialisers run in the order they were added") {
  order = 0;
  ElfImage image("libordered.so");
  image.add_initializer(&first);
  image.add_initializer(&second);
  open(image);
  CHECK(order == 12);
}

TEST_CASE("images opened one after the other are different objects") {
  // Each is written to a file of the same descriptor, so of the same path, and
  // the dynamic linker knows libraries by their paths.
  ElfImage one("libsame.so");
  one.define_object("object", &an_object);
  ElfImage other("libsame.so");
  other.define_object("object", &another_object);
  void* const first_handle = open(one);
  void* const second_handle = open(other);
  CHECK(first_handle != second_handle);
  CHECK(dlsym(first_handle, "object") == &an_object);
  CHECK(dlsym(second_handle, "object") == &another_object);
}

TEST_CASE("the image's symbols come before those of what it needs") {
  const process::Scratch scratch;
  const fs::path library = scratch / "libneeded.so";
  process::compile_library(
      "int overridden(void) { return 1; }\n"
      "int calling(void) { return overridden(); }\n",
      library);
  ElfImage image("libroot.so");
  image.define_function("overridden",
                        reinterpret_cast<const void*>(&a_function));
  image.add_needed(library);
  void* handle = open(image, RTLD_NOW | RTLD_LOCAL | RTLD_DEEPBIND);
  const auto calling = reinterpret_cast<int (*)()>(dlsym(handle, "calling"));
  REQUIRE(calling != nullptr);
  CHECK(calling() == 44);
}

TEST_CASE("an image that needs a library by its name finds the loaded one") {
  ElfImage base("libtfx-test-base.so");
  base.define_object("base_object", &an_object);
  open(base);
  ElfImage image("libuser.so");
  image.add_needed("libtfx-test-base.so");
  CHECK(dlsym(open(image), "base_object") == &an_object);
}

TEST_CASE("what cannot be opened has a reason, and can be tried again") {
  ElfImage image("libbroken.so");
  image.add_needed("/nonexistent/library.so");
  for (int i = 0; i < 2; ++i) {
    std::string error;
    CHECK(image.open(RTLD_NOW | RTLD_LOCAL, &error) == nullptr);
    CHECK_THAT(error, Contains("/nonexistent/library.so"));
  }
}

TEST_CASE("opening leaves no descriptor and no file") {
  const size_t before = open_descriptors();
  open(ElfImage("libclean.so"));
  std::string error;
  ElfImage broken("libbroken.so");
  broken.add_needed("/nonexistent/library.so");
  broken.open(RTLD_NOW, &error);
  CHECK(open_descriptors() == before);
}

TEST_CASE("the path is gone after the call") {
  std::string path;
  ElfImage("libpath.so").with_path([&path](const char* name) { path = name; });
  CHECK_FALSE(path.empty());
  CHECK(access(path.c_str(), F_OK) != 0);
}

TEST_CASE("thousands of images open: paths grow, then go to TMPDIR") {
  // Each path is longer than the last, until the system refuses the length; a
  // system without /proc takes the same way out.
  const process::Scratch scratch;
  setenv("TMPDIR", scratch.path().c_str(), 1);
  const ElfImage image("libmany.so");
  std::string path;
  for (int i = 0; i < PATH_MAX && path.find(scratch.path()) != 0; ++i) {
    image.with_path([&path](const char* name) { path = name; });
  }
  REQUIRE_THAT(path, Catch::StartsWith(scratch.path().string()));
  ElfImage late("liblate.so");
  late.define_object("object", &an_object);
  CHECK(dlsym(open(late), "object") == &an_object);
  CHECK(fs::is_empty(scratch.path()));

  setenv("TMPDIR", "/nonexistent", 1);
  std::string error;
  CHECK_THROWS_WITH(late.open(RTLD_NOW, &error),
                    Contains("cannot create /nonexistent/libtfx-root."));
  unsetenv("TMPDIR");
}

}  // namespace
