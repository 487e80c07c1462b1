// Libraries of ops, as tfx/c sees them; how they are loaded is tested in
// tests/third_party/tensorflow.
#include "tfx/c/library.h"

#include <string>
#include <utility>

#include "tests/c/testing.h"
#include "tfx/c/eager_context.h"
#include "tfx/c/eager_op.h"
#include "tfx/c/errors.h"
#include "tfx/proto/core/framework/op_def.pb.h"

namespace tfx::c {
namespace {

constexpr char kLibrary[] = "tests/c/libtest_ops.so";

proto::OpList ops_of(const OpLibrary& library) {
  proto::OpList ops;
  const std::string_view bytes = library.ops();
  REQUIRE(ops.ParseFromArray(bytes.data(), static_cast<int>(bytes.size())));
  return ops;
}

TEST_CASE("a library lists the ops that it brought, and these run") {
  {
    const OpLibrary library(kLibrary);
    const proto::OpList ops = ops_of(library);
    REQUIRE(ops.op_size() == 1);
    CHECK(ops.op(0).name() == "TfxLibraryTriple");
  }
  // They stay when the owner is gone.
  EagerContext context;
  EagerOp op(context, "TfxLibraryTriple");
  op.add_input(TensorHandle(Tensor::scalar(2.0F)));
  CHECK(values<float>(op.execute_one().resolve()) == std::vector<float>{6});
}

TEST_CASE("a library that is loaded again lists the same ops") {
  const OpLibrary first(kLibrary);
  OpLibrary second(kLibrary);
  const OpLibrary moved = std::move(second);
  CHECK(ops_of(first).op_size() == 1);
  CHECK(ops_of(moved).op_size() == 1);
}

TEST_CASE("an op that exists already stays as it was") {
  const OpLibrary library(kLibrary);
  proto::OpDef matmul;
  REQUIRE(matmul.ParseFromString(Graph().op_def("MatMul").str()));
  CHECK(matmul.input_arg_size() == 2);
}

TEST_CASE("a library that is not there is refused by its name") {
  CHECK_THAT(message_of<errors::NotFoundError>(
                 [] { OpLibrary("/no/such/library.so"); }),
             Catch::Contains("/no/such/library.so"));
}

TEST_CASE("a file that is no library is refused") {
  CHECK_THROWS_AS(OpLibrary(testdata("README.md")), errors::NotFoundError);
}

TEST_CASE("libraries of devices and file systems are refused if not there") {
  CHECK_THROWS_AS(load_pluggable_device_library("/no/such/device.so"),
                  errors::OpError);
  CHECK_THROWS_AS(load_filesystem_library("/no/such/filesystem.so"),
                  errors::OpError);
}

TEST_CASE("a library without a file system in it is refused") {
  CHECK_THROWS_AS(load_filesystem_library(kLibrary), errors::OpError);
}

}  // namespace
}  // namespace tfx::c
