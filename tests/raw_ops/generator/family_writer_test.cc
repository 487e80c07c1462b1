#include "tfx/raw_ops/generator/family_writer.h"

#include <catch2/catch.hpp>
#include <sstream>
#include <string>

#include "tests/raw_ops/generator/family_text.h"

namespace tfx::generator {
namespace {

using Catch::Contains;

constexpr const char* kMatMul = R"pb(
  name: "MatMul"
  input_arg { name: "a" type_attr: "T" }
  input_arg { name: "b" type_attr: "T" }
  output_arg { name: "product" type_attr: "T" }
  attr {
    name: "transpose_a"
    type: "bool"
    default_value { b: false }
  }
  attr {
    name: "conjugate"
    type: "bool"
    default_value { b: true }
  }
  attr {
    name: "T"
    type: "type"
    allowed_values { list { type: DT_FLOAT type: DT_INT32 } }
  }
  deprecation { explanation: "Use BatchMatMul" }
)pb";

TEST_CASE("an op is a function with options and a comment") {
  CHECK(header(kMatMul) == R"(// (a: T, b: T) -> (product: T)
// T is one of float32, int32
// Deprecated: Use BatchMatMul
struct MatMulOptions {
  ByName by_name{};
  bool transpose_a = false;
  bool conjugate = true;
  std::string name = {};
};
Tensor MatMul(const Tensor& a, const Tensor& b,
    const MatMulOptions& options = {});
)");
}

TEST_CASE("a body says only what differs from the defaults") {
  CHECK(
      source(kMatMul) ==
      R"(Tensor MatMul(const Tensor& a, const Tensor& b, const MatMulOptions& options) {
  const Argument op_inputs[] = {a, b};
  AttrList<2> op_attrs;
  if (options.transpose_a) op_attrs.set("transpose_a", options.transpose_a);
  if (!options.conjugate) op_attrs.set("conjugate", options.conjugate);
  return run_one({"MatMul", op_inputs, op_attrs, options.name});
}
)");
}

TEST_CASE("a default that is Python's alone is always said") {
  CHECK_THAT(source(R"pb(name: "SdcaOptimizerV2"
                         attr {
                           name: "adaptive"
                           type: "bool"
                           default_value { b: false }
                         })pb"),
             Contains("\n  op_attrs.set(\"adaptive\", options.adaptive);\n"));
}

constexpr const char* kNoOp = R"pb(name: "NoOp")pb";

TEST_CASE("an op without anything is a function still") {
  CHECK(header(kNoOp) == R"(struct NoOpOptions {
  ByName by_name{};
  std::string name = {};
};
void NoOp(const NoOpOptions& options = {});
)");
  CHECK(source(kNoOp) == R"(void NoOp(const NoOpOptions& options) {
  run({"NoOp", {}, {}, options.name});
}
)");
}

// An attribute of each type, called a, b, c, ….
constexpr const char* kRequired = R"pb(
  name: "Required"
  attr { name: "a" type: "bool" }
  attr { name: "b" type: "int" }
  attr { name: "c" type: "float" }
  attr { name: "d" type: "string" }
  attr { name: "e" type: "type" }
  attr { name: "f" type: "shape" }
  attr { name: "g" type: "tensor" }
  attr { name: "h" type: "func" }
  attr { name: "i" type: "list(bool)" }
  attr { name: "j" type: "list(int)" }
  attr { name: "k" type: "list(float)" }
  attr { name: "l" type: "list(string)" }
  attr { name: "m" type: "list(type)" }
  attr { name: "n" type: "list(shape)" }
  attr { name: "o" type: "list(func)" }
)pb";

TEST_CASE("attributes of every type may be required") {
  CHECK(header(kRequired) == R"(struct RequiredOptions {
  ByName by_name{};
  std::string name = {};
};
void Required(bool a, int64_t b, float c, std::string_view d, DType e,
    const TensorShape& f, const Tensor& g, FunctionName h,
    std::span<const bool> i, const std::vector<int64_t>& j,
    const std::vector<float>& k, const std::vector<std::string>& l,
    const std::vector<DType>& m, const std::vector<TensorShape>& n,
    const std::vector<FunctionName>& o, const RequiredOptions& options = {});
)");
  CHECK_THAT(source(kRequired), Contains(R"( {
  AttrList<15> op_attrs;
  op_attrs.set("a", a);
  op_attrs.set("b", b);
  op_attrs.set("c", c);
  op_attrs.set("d", std::string_view(d));
  op_attrs.set("e", e);
  op_attrs.set("f", &f);
  op_attrs.set("g", &g.host());
  op_attrs.set("h", h);
  op_attrs.set("i", i);
  op_attrs.set("j", std::span(j));
  op_attrs.set("k", std::span(k));
  op_attrs.set("l", std::span(l));
  op_attrs.set("m", std::span(m));
  op_attrs.set("n", std::span(n));
  op_attrs.set("o", std::span(o));
  run({"Required", {}, op_attrs, options.name});
}
)"));
}

constexpr const char* kOptional = R"pb(
  name: "Optional"
  attr {
    name: "b"
    type: "int"
    default_value { i: -1 }
  }
  attr {
    name: "c"
    type: "float"
    default_value { f: 0.5 }
  }
  attr {
    name: "d"
    type: "string"
    default_value { s: "x" }
  }
  attr {
    name: "d2"
    type: "string"
    default_value { s: "" }
  }
  attr {
    name: "e"
    type: "type"
    default_value { type: DT_BOOL }
  }
  attr {
    name: "f"
    type: "shape"
    default_value { shape { unknown_rank: true } }
  }
  attr {
    name: "f2"
    type: "shape"
    default_value { shape {} }
  }
  attr {
    name: "g"
    type: "tensor"
    default_value { tensor {} }
  }
  attr {
    name: "h"
    type: "func"
    default_value { func {} }
  }
  attr {
    name: "j"
    type: "list(int)"
    default_value { list {} }
  }
  attr {
    name: "j2"
    type: "list(int)"
    default_value { list { i: 1 } }
  }
)pb";

TEST_CASE("attributes of every type may be optional") {
  CHECK(header(kOptional) == R"(struct OptionalOptions {
  ByName by_name{};
  int64_t b = -1;
  float c = 0.5F;
  std::string d = "x";
  std::string d2 = {};
  DType e = tfx::bool_;
  TensorShape f = TensorShape::unknown();
  TensorShape f2 = TensorShape({});
  Tensor g = {};
  FunctionName h = {};
  std::vector<int64_t> j = {};
  std::vector<int64_t> j2 = {1};
  std::string name = {};
};
void Optional(const OptionalOptions& options = {});
)");
  CHECK_THAT(source(kOptional), Contains(R"( {
  AttrList<11> op_attrs;
  if (options.b != -1) op_attrs.set("b", options.b);
  if (options.c != 0.5F) op_attrs.set("c", options.c);
  if (options.d != "x") op_attrs.set("d", std::string_view(options.d));
  if (!options.d2.empty()) op_attrs.set("d2", std::string_view(options.d2));
  if (options.e != tfx::bool_) op_attrs.set("e", options.e);
  if (options.f.known_rank()) op_attrs.set("f", &options.f);
  op_attrs.set("f2", &options.f2);
  if (options.g.has_value()) op_attrs.set("g", &options.g.host());
  if (!options.h.name.empty()) op_attrs.set("h", options.h);
  if (!options.j.empty()) op_attrs.set("j", std::span(options.j));
  op_attrs.set("j2", std::span(options.j2));
)"));
}

TEST_CASE("names that C++ has for itself differ from the op's") {
  const std::string op = R"pb(
    name: "Op"
    attr { name: "template" type: "int" }
    attr {
      name: "delete"
      type: "bool"
      default_value { b: false }
    }
    input_arg { name: "switch" type: DT_INT32 }
  )pb";
  CHECK_THAT(header(op), Contains("bool delete_ = false;") &&
                             Contains("void Op(const Tensor& switch_, int64_t "
                                      "template_,"));
  CHECK_THAT(source(op),
             Contains("op_inputs[] = {switch_};") &&
                 Contains("op_attrs.set(\"template\", template_);") &&
                 Contains("if (options.delete_) op_attrs.set(\"delete\", "
                          "options.delete_);"));
}

TEST_CASE("long comments are broken into lines of the usual width") {
  std::string explanation;
  for (int i = 0; i < 30; ++i) explanation += "explanation ";
  std::istringstream lines(header(
      "name: \"Old\" deprecation { explanation: \"" + explanation + "\" }"));
  int comments = 0;
  for (std::string line; std::getline(lines, line);) {
    CHECK(line.size() <= 80);
    comments += line.starts_with("//") ? 1 : 0;
  }
  CHECK(comments == 6);
}

}  // namespace
}  // namespace tfx::generator
