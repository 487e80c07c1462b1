// KernelConstruction: attributes of every kind.
#include <cstdint>
#include <functional>
#include <string>

#include "tests/c/attrs_op.h"
#include "tests/c/testing.h"
#include "tfx/c/errors.h"
#include "tfx/c/kernel.h"
#include "tfx/c/session.h"
#include "tfx/proto/core/framework/attr_value.pb.h"
#include "tfx/proto/core/framework/node_def.pb.h"

namespace tfx::c {
namespace {

using errors::InvalidArgumentError;

// What the next kernel does with its construction.
std::function<void(KernelConstruction&)> inspect;

struct InspectingKernel {
  explicit InspectingKernel(KernelConstruction& construction) {
    inspect(construction);
  }
  void compute(KernelContext&) {}
};

using Setter = std::function<void(OperationBuilder&)>;

// Makes a kernel of a node with these attributes and looks at it.
void construct(const Setter& set,
               const std::function<void(KernelConstruction&)>& look) {
  static const bool defined = [] {
    define_attrs_op();
    add_kernel<InspectingKernel>(kAttrsOp, "CPU");
    return true;
  }();
  (void)defined;
  bool looked = false;
  inspect = [&](KernelConstruction& construction) {
    looked = true;
    look(construction);
  };
  Graph graph;
  OperationBuilder builder(graph, kAttrsOp, "node");
  set(builder);
  const Operation node = builder.finish();
  Session(graph).run({}, {}, {node});
  inspect = nullptr;
  CHECK(looked);
}

TEST_CASE("a kernel reads plain attributes of every kind") {
  construct(
      [](OperationBuilder& node) {
        node.set_string("a_string", std::string_view("a\0b", 3))
            .set_int("an_int", INT64_MIN)
            .set_float("a_float", 0.25F)
            .set_bool("a_bool", true)
            .set_type("a_type", DataType::kInt16)
            .set_tensor("a_tensor", vector<float>({1.5F, 2.5F}))
            .set_function("a_function", "f");
      },
      [](KernelConstruction& construction) {
        CHECK(construction.attr_string("a_string") == std::string("a\0b", 3));
        CHECK(construction.attr_int("an_int") == INT64_MIN);
        CHECK(construction.attr_float("a_float") == 0.25F);
        CHECK(construction.attr_bool("a_bool"));
        CHECK(construction.attr_type("a_type") == DataType::kInt16);
        CHECK(values<float>(construction.attr_tensor("a_tensor")) ==
              std::vector<float>{1.5F, 2.5F});
        proto::NameAttrList function;
        REQUIRE(function.ParseFromString(
            construction.attr_function("a_function").str()));
        CHECK(function.name() == "f");
      });
}

TEST_CASE("a kernel reads lists of every kind") {
  const std::string_view strings[] = {"ab", "", "c"};
  const int64_t ints[] = {-1, INT64_MAX};
  const float floats[] = {0.5F, 3.0F};
  const bool bools[] = {true, false};
  const DataType types[] = {DataType::kInt8, DataType::kString};
  Tensor tensors[2];
  tensors[0] = vector<int32_t>({1, 2});
  tensors[1] = Tensor::scalar_string("s");
  construct(
      [&](OperationBuilder& node) {
        node.set_string_list("string_list", strings)
            .set_int_list("int_list", ints)
            .set_float_list("float_list", floats)
            .set_bool_list("bool_list", bools)
            .set_type_list("type_list", types)
            .set_tensor_list("tensor_list", tensors);
      },
      [](KernelConstruction& construction) {
        CHECK(construction.attr_string_list("string_list") ==
              std::vector<std::string>{"ab", "", "c"});
        CHECK(construction.attr_int_list("int_list") ==
              std::vector<int64_t>{-1, INT64_MAX});
        CHECK(construction.attr_float_list("float_list") ==
              std::vector<float>{0.5F, 3.0F});
        CHECK(construction.attr_bool_list("bool_list") ==
              std::vector<bool>{true, false});
        CHECK(construction.attr_type_list("type_list") ==
              std::vector<DataType>{DataType::kInt8, DataType::kString});
        const auto read = construction.attr_tensor_list("tensor_list");
        REQUIRE(read.size() == 2);
        CHECK(values<int32_t>(read[0]) == std::vector<int32_t>{1, 2});
        CHECK(read[1].string_at(0) == "s");
      });
}

TEST_CASE("a kernel reads empty lists and an empty string") {
  construct([](OperationBuilder& node) { node.set_string("a_string", ""); },
            [](KernelConstruction& construction) {
              CHECK(construction.attr_string("a_string").empty());
              CHECK(construction.attr_string_list("string_list").empty());
              CHECK(construction.attr_int_list("int_list").empty());
              CHECK(construction.attr_float_list("float_list").empty());
              CHECK(construction.attr_bool_list("bool_list").empty());
              CHECK(construction.attr_type_list("type_list").empty());
              CHECK(construction.attr_tensor_list("tensor_list").empty());
            });
}

TEST_CASE("a kernel knows its node") {
  construct([](OperationBuilder& node) { node.set_int("an_int", 5); },
            [](KernelConstruction& construction) {
              CHECK(construction.node_name() == "node");
              proto::NodeDef node;
              REQUIRE(node.ParseFromString(construction.node_def().str()));
              CHECK(node.op() == kAttrsOp);
              CHECK(node.attr().at("an_int").i() == 5);
              CHECK(construction.has_attr("an_int"));
              CHECK_FALSE(construction.has_attr("nonsense"));
            });
}

TEST_CASE("attributes that are not there, or of another kind, are refused") {
  const int64_t ints[] = {1, 2};
  construct(
      [&](OperationBuilder& node) { node.set_int_list("int_list", ints); },
      [](KernelConstruction& construction) {
        const KernelConstruction& c = construction;
        CHECK_THROWS_AS(c.attr_string("no"), InvalidArgumentError);
        CHECK_THROWS_AS(c.attr_int("no"), InvalidArgumentError);
        CHECK_THROWS_AS(c.attr_int_list("no"), InvalidArgumentError);
        CHECK_THROWS_AS(c.attr_tensor("no"), InvalidArgumentError);
        CHECK_THROWS_AS(c.attr_function("no"), InvalidArgumentError);
        CHECK_THROWS_AS(c.attr_string("an_int"), InvalidArgumentError);
        CHECK_THROWS_AS(c.attr_string("string_list"), InvalidArgumentError);
        CHECK_THROWS_AS(c.attr_int("a_string"), InvalidArgumentError);
        CHECK_THROWS_AS(c.attr_float("an_int"), InvalidArgumentError);
        CHECK_THROWS_AS(c.attr_bool("an_int"), InvalidArgumentError);
        CHECK_THROWS_AS(c.attr_type("an_int"), InvalidArgumentError);
        CHECK_THROWS_AS(c.attr_tensor("an_int"), InvalidArgumentError);
        CHECK_THROWS_AS(c.attr_function("an_int"), InvalidArgumentError);
        CHECK_THROWS_AS(c.attr_int_list("an_int"), InvalidArgumentError);
        CHECK_THROWS_AS(c.attr_string_list("int_list"), InvalidArgumentError);
        CHECK_THROWS_AS(c.attr_float_list("int_list"), InvalidArgumentError);
        CHECK_THROWS_AS(c.attr_bool_list("int_list"), InvalidArgumentError);
        CHECK_THROWS_AS(c.attr_type_list("int_list"), InvalidArgumentError);
        CHECK_THROWS_AS(c.attr_tensor_list("int_list"), InvalidArgumentError);
      });
}

}  // namespace
}  // namespace tfx::c
