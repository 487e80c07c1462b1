// EagerOp: attributes of every kind, read back as a NameAttrList.
#include <cstdint>
#include <string>

#include "tests/c/attrs_op.h"
#include "tests/c/testing.h"
#include "tfx/c/eager_context.h"
#include "tfx/c/eager_op.h"
#include "tfx/c/errors.h"
#include "tfx/proto/core/framework/attr_value.pb.h"

namespace tfx::c {
namespace {

using Attrs = proto::Map<std::string, proto::AttrValue>;

EagerContext context_with_attrs_op() {
  define_attrs_op();
  return EagerContext();
}

Attrs read(const EagerOp& op) {
  proto::NameAttrList list;
  REQUIRE(list.ParseFromString(op.attrs().str()));
  CHECK(list.name() == op.name());
  return list.attr();
}

TEST_CASE("a plain attribute of every kind is set") {
  EagerContext context = context_with_attrs_op();
  EagerOp op(context, kAttrsOp);
  const Tensor tensor = Tensor::scalar(1.5F);
  op.set_string("a_string", std::string_view("a\0b", 3))
      .set_int("an_int", INT64_MIN)
      .set_float("a_float", 0.25F)
      .set_bool("a_bool", true)
      .set_type("a_type", DataType::kBfloat16)
      .set_tensor("a_tensor", tensor)
      .set_function("a_function", "f");
  const Attrs attrs = read(op);
  CHECK(attrs.at("a_string").s() == std::string("a\0b", 3));
  CHECK(attrs.at("an_int").i() == INT64_MIN);
  CHECK(attrs.at("a_float").f() == 0.25F);
  CHECK(attrs.at("a_bool").b());
  CHECK(attrs.at("a_type").type() == proto::DT_BFLOAT16);
  CHECK(attrs.at("a_tensor").tensor().dtype() == proto::DT_FLOAT);
  CHECK(attrs.at("a_function").func().name() == "f");
}

TEST_CASE(
    "an eager op's shape may be known, partly known, a scalar's or unknown") {
  EagerContext context = context_with_attrs_op();
  const auto set = [&](ShapeView shape) {
    EagerOp op(context, kAttrsOp);
    op.set_shape("a_shape", shape);
    return read(op).at("a_shape").shape();
  };
  CHECK(set({4, 5}).dim_size() == 2);
  CHECK(set({4, 5}).dim(1).size() == 5);
  CHECK(set({-1, 5}).dim(0).size() == -1);
  CHECK(set(ShapeView({})).dim_size() == 0);
  CHECK_FALSE(set(ShapeView({})).unknown_rank());
  CHECK(set(ShapeView::unknown()).unknown_rank());
}

TEST_CASE("a list of every kind is set") {
  EagerContext context = context_with_attrs_op();
  EagerOp op(context, kAttrsOp);
  const std::string_view strings[] = {"", std::string_view("\0x", 2)};
  const int64_t ints[] = {-1, INT64_MAX};
  const float floats[] = {0.5F, 3.0F};
  const bool bools[] = {true, false};
  const DataType types[] = {DataType::kInt8, DataType::kString};
  const std::vector<int64_t> known = {7, -1};
  const ShapeView shapes[] = {ShapeView(known), ShapeView::unknown()};
  op.set_string_list("string_list", strings)
      .set_int_list("int_list", ints)
      .set_float_list("float_list", floats)
      .set_bool_list("bool_list", bools)
      .set_type_list("type_list", types)
      .set_shape_list("shape_list", shapes);
  const Attrs attrs = read(op);
  const auto& string_list = attrs.at("string_list").list();
  REQUIRE(string_list.s_size() == 2);
  CHECK(string_list.s(0).empty());
  CHECK(string_list.s(1) == std::string("\0x", 2));
  const auto& int_list = attrs.at("int_list").list();
  REQUIRE(int_list.i_size() == 2);
  CHECK(int_list.i(1) == INT64_MAX);
  const auto& float_list = attrs.at("float_list").list();
  REQUIRE(float_list.f_size() == 2);
  CHECK(float_list.f(0) == 0.5F);
  const auto& bool_list = attrs.at("bool_list").list();
  REQUIRE(bool_list.b_size() == 2);
  CHECK(bool_list.b(0));
  CHECK_FALSE(bool_list.b(1));
  const auto& type_list = attrs.at("type_list").list();
  REQUIRE(type_list.type_size() == 2);
  CHECK(type_list.type(1) == proto::DT_STRING);
  const auto& shape_list = attrs.at("shape_list").list();
  REQUIRE(shape_list.shape_size() == 2);
  CHECK(shape_list.shape(0).dim(1).size() == -1);
  CHECK(shape_list.shape(1).unknown_rank());
}

TEST_CASE("an empty list of every kind is set") {
  EagerContext context = context_with_attrs_op();
  EagerOp op(context, kAttrsOp);
  op.set_string_list("string_list", {})
      .set_int_list("int_list", {})
      .set_float_list("float_list", {})
      .set_bool_list("bool_list", {})
      .set_type_list("type_list", {})
      .set_shape_list("shape_list", {})
      .set_function_list("function_list", {});
  const Attrs attrs = read(op);
  for (const char* name : {"string_list", "int_list", "float_list", "bool_list",
                           "type_list", "shape_list", "function_list"}) {
    CAPTURE(name);
    REQUIRE(attrs.count(name) == 1);
    CHECK(attrs.at(name).value_case() == proto::AttrValue::kList);
  }
}

TEST_CASE("functions come with attributes of their own, also in lists") {
  EagerContext context = context_with_attrs_op();
  EagerOp called(context, "MatMul");
  called.set_bool("transpose_a", true);
  EagerOp op(context, kAttrsOp);
  const EagerOp* const functions[] = {&called, &called};
  op.set_function("a_function", called)
      .set_function_list("function_list", functions);
  const Attrs attrs = read(op);
  const auto& function = attrs.at("a_function").func();
  CHECK(function.name() == "MatMul");
  CHECK(function.attr().at("transpose_a").b());
  REQUIRE(attrs.at("function_list").list().func_size() == 2);
  CHECK(attrs.at("function_list").list().func(1).name() == "MatMul");
}

TEST_CASE("any attribute of an eager op can be set from an AttrValue") {
  EagerContext context = context_with_attrs_op();
  EagerOp op(context, kAttrsOp);
  proto::AttrValue value;
  value.mutable_list()->add_tensor()->set_dtype(proto::DT_INT32);
  op.set_attr_value("tensor_list", value.SerializeAsString());
  CHECK(read(op).at("tensor_list").list().tensor_size() == 1);
  CHECK_THROWS_AS(op.set_attr_value("an_int", "\xff\xff"),
                  errors::InvalidArgumentError);
}

TEST_CASE("attributes are taken over from another op") {
  EagerContext context;
  EagerOp first(context, "MatMul");
  first.set_bool("transpose_a", true);
  EagerOp second(context, "MatMul");
  second.add_attrs(first);
  CHECK(read(second).at("transpose_a").b());
}

TEST_CASE("of two values for one attribute the first counts") {
  EagerContext context;
  EagerOp op(context, "MatMul");
  op.set_bool("transpose_a", true).set_bool("transpose_a", false);
  CHECK(read(op).at("transpose_a").b());
}

TEST_CASE("an op knows the kinds of its attributes") {
  EagerContext context = context_with_attrs_op();
  const EagerOp op(context, kAttrsOp);
  const auto is = [&](ZString name, AttrKind kind, bool list) {
    const EagerOp::AttrType type = op.attr_type(name);
    return type.kind == kind && type.is_list == list;
  };
  CHECK(is("a_string", AttrKind::kString, false));
  CHECK(is("an_int", AttrKind::kInt, false));
  CHECK(is("a_float", AttrKind::kFloat, false));
  CHECK(is("a_bool", AttrKind::kBool, false));
  CHECK(is("a_type", AttrKind::kType, false));
  CHECK(is("a_shape", AttrKind::kShape, false));
  CHECK(is("a_tensor", AttrKind::kTensor, false));
  CHECK(is("a_function", AttrKind::kFunction, false));
  CHECK(is("string_list", AttrKind::kString, true));
  CHECK(is("function_list", AttrKind::kFunction, true));
  CHECK_THROWS_AS(op.attr_type("nonsense"), errors::InvalidArgumentError);
}

TEST_CASE("an attribute of a wrong kind shows when the op is executed") {
  EagerContext context;
  const TensorHandle x(Tensor::allocate(DataType::kFloat32, {1, 1}));
  EagerOp op(context, "MatMul");
  op.add_input(x).add_input(x).set_int("transpose_a", 1);
  CHECK_THAT(
      message_of<errors::InvalidArgumentError>([&] { op.execute_one(); }),
      Catch::Contains("transpose_a"));
}

}  // namespace
}  // namespace tfx::c
