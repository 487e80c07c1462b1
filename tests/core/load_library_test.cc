#include "tfx/core/load_library.h"

#include <catch2/catch.hpp>
#include <filesystem>

#include "tfx/core/errors.h"
#include "tfx/core/execute.h"
#include "tfx/core/tensor.h"

namespace tfx {
namespace {

namespace fs = std::filesystem;

// tests/c/ops/test_ops.c: y = 3 x.
Tensor triple(float x) {
  return execute_one("TfxLibraryTriple", {Tensor(c::Tensor::scalar(x))});
}

TEST_CASE("all libraries of a folder are loaded") {
  CHECK_THROWS_AS(triple(2), errors::OpError);
  const fs::path folder = fs::temp_directory_path() / "tfx_load_library_test";
  fs::remove_all(folder);
  fs::create_directories(folder);
  fs::copy(fs::canonical("tests/c/libtest_ops.so"), folder / "libops.so.2");
  fs::copy(fs::canonical("tests/c/libtest_ops.so"), folder / "ops.sound");
  load_library(folder.string());
  CHECK(float(triple(2)) == 6.0F);
  fs::remove_all(folder);
}

TEST_CASE("what is not there is an error") {
  CHECK_THROWS_AS(load_library("/no/such/folder"), errors::NotFoundError);
  CHECK_THROWS_AS(load_op_library("/no/such/library.so"),
                  errors::NotFoundError);
}

TEST_CASE("a library that has nothing to do with TensorFlow is no op library") {
  CHECK_THROWS_AS(load_op_library("libm.so.6"), errors::InvalidArgumentError);
  CHECK_THROWS_WITH(load_op_library("libm.so.6"),
                    Catch::Contains("libm.so.6 is no library of ops"));
  // In a folder it may be one that others need.
  const fs::path folder = fs::temp_directory_path() / "tfx_load_library_other";
  fs::remove_all(folder);
  fs::create_directories(folder);
  fs::copy(fs::canonical("/lib/x86_64-linux-gnu/libm.so.6"),
           folder / "libother.so");
  load_library(folder.string());
  fs::remove_all(folder);
}

}  // namespace
}  // namespace tfx
