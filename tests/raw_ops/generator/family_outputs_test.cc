#include <catch2/catch.hpp>
#include <string>

#include "tests/raw_ops/generator/family_text.h"

namespace tfx::generator {
namespace {

using Catch::Contains;

TEST_CASE("several outputs are a struct") {
  const std::string op = R"pb(
    name: "TopK"
    input_arg { name: "x" type: DT_INT32 }
    output_arg { name: "values" type: DT_INT32 }
    output_arg { name: "union" type: DT_INT32 }
  )pb";
  CHECK_THAT(header(op), Contains(R"(
struct TopKOutputs {
  Tensor values;
  Tensor union_;
};
TopKOutputs TopK(const Tensor& x, const TopKOptions& options = {});
)"));
  CHECK_THAT(source(op), Contains(R"(
  auto op_outputs = run<2>({"TopK", op_inputs, {}, options.name});
  return {std::move(op_outputs[0]), std::move(op_outputs[1])};
)"));
}

TEST_CASE("a list output is a vector") {
  const std::string split = R"pb(
    name: "Split"
    attr { name: "N" type: "int" }
    input_arg { name: "x" type: DT_INT32 }
    output_arg { name: "y" type: DT_INT32 number_attr: "N" }
  )pb";
  CHECK_THAT(header(split), Contains("\nstd::vector<Tensor> Split("
                                     "const Tensor& x, int64_t N,\n"));
  CHECK_THAT(source(split),
             Contains("return run_list({\"Split\", op_inputs, op_attrs, "
                      "options.name}, list_length(N));"));
  const std::string identity = R"pb(
    name: "IdentityN"
    attr { name: "T" type: "list(type)" }
    input_arg { name: "x" type_list_attr: "T" }
    output_arg { name: "y" type_list_attr: "T" }
  )pb";
  CHECK_THAT(header(identity),
             Contains("std::vector<Tensor> IdentityN(TensorSpan x,"));
  CHECK_THAT(source(identity),
             Contains("return run_list({\"IdentityN\", op_inputs, {}, "
                      "options.name}, x.size());"));
}

TEST_CASE("lists and tensors are told apart among several outputs") {
  const std::string op = R"pb(
    name: "Mixed"
    attr { name: "types" type: "list(type)" }
    attr {
      name: "N"
      type: "int"
      default_value { i: 2 }
    }
    output_arg { name: "a" type_list_attr: "types" }
    output_arg { name: "b" type: DT_INT32 }
    output_arg { name: "c" type: DT_INT32 number_attr: "N" }
  )pb";
  CHECK_THAT(header(op), Contains(R"(
struct MixedOutputs {
  std::vector<Tensor> a;
  Tensor b;
  std::vector<Tensor> c;
};
)"));
  CHECK_THAT(source(op),
             Contains("OutputReader op_outputs(run_list({\"Mixed\", {}, "
                      "op_attrs, options.name}, types.size() + 1 + "
                      "list_length(options.N)));\n") &&
                 Contains("return {op_outputs.take(types.size()), "
                          "op_outputs.take(), "
                          "op_outputs.take(list_length(options.N))};\n"));
}

}  // namespace
}  // namespace tfx::generator
