#include "tfx/c/op_registry.h"

#include <string>

#include "tests/c/testing.h"
#include "tfx/c/errors.h"
#include "tfx/proto/core/framework/api_def.pb.h"
#include "tfx/proto/core/framework/kernel_def.pb.h"
#include "tfx/proto/core/framework/op_def.pb.h"

namespace tfx::c {
namespace {

TEST_CASE("all ops are listed with their definitions") {
  proto::OpList ops;
  REQUIRE(ops.ParseFromString(all_ops().str()));
  CHECK(ops.op_size() > 1500);
  const auto matmul =
      std::find_if(ops.op().begin(), ops.op().end(),
                   [](const auto& op) { return op.name() == "MatMul"; });
  REQUIRE(matmul != ops.op().end());
  CHECK(matmul->input_arg_size() == 2);
}

TEST_CASE("kernels are listed, all or those of one op") {
  proto::KernelList all;
  REQUIRE(all.ParseFromString(all_kernels().str()));
  CHECK(all.kernel_size() > 3000);
  proto::KernelList some;
  REQUIRE(some.ParseFromString(kernels_for_op("MatMul").str()));
  REQUIRE(some.kernel_size() > 0);
  for (const auto& kernel : some.kernel()) CHECK(kernel.op() == "MatMul");
}

TEST_CASE("an op that does not exist has no kernels") {
  CHECK(kernels_for_op("NoSuchOp").empty());
}

TEST_CASE("ops know whether they are stateful") {
  CHECK(is_stateful("RandomUniform"));
  CHECK(is_stateful("AssignVariableOp"));
  CHECK_FALSE(is_stateful("MatMul"));
  CHECK_THAT(message_of<errors::NotFoundError>([] { is_stateful("NoSuchOp"); }),
             Catch::Contains("NoSuchOp"));
}

TEST_CASE("descriptions of ops are put in and found") {
  ApiDefMap map(all_ops());
  map.put(R"(op {
    graph_op_name: "MatMul"
    endpoint { name: "linalg.matmul" }
    summary: "Multiplies."
  })");
  proto::ApiDef definition;
  REQUIRE(definition.ParseFromString(map.find("MatMul").str()));
  CHECK(definition.graph_op_name() == "MatMul");
  CHECK(definition.summary() == "Multiplies.");
  REQUIRE(definition.endpoint_size() == 1);
  CHECK(definition.endpoint(0).name() == "linalg.matmul");
  // Without a description, an op has its own name.
  REQUIRE(definition.ParseFromString(map.find("AddV2").str()));
  CHECK(definition.endpoint(0).name() == "AddV2");
}

TEST_CASE("an op that is not in the map is refused by its name") {
  const ApiDefMap map(all_ops());
  CHECK_THAT(message_of<errors::NotFoundError>([&] { map.find("NoSuchOp"); }),
             Catch::Contains("NoSuchOp"));
}

TEST_CASE("text that is no description is refused") {
  ApiDefMap map(all_ops());
  CHECK_THROWS_AS(map.put("no such thing"), errors::InvalidArgumentError);
  CHECK_THROWS_AS(ApiDefMap(Buffer("\xff\xff")), errors::InvalidArgumentError);
}

}  // namespace
}  // namespace tfx::c
