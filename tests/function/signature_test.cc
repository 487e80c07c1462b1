#include "tfx/function/signature.h"

#include <catch2/catch.hpp>
#include <map>
#include <optional>
#include <tuple>
#include <vector>

#include "tests/ops/transcript.h"
#include "tfx/c/graph.h"
#include "tfx/core/errors.h"
#include "tfx/function/function.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/operators.h"

namespace tfx {
namespace {

namespace tf = tfx;

// The numbers of captures are this program's own.
std::string without_ids(const std::string& text) {
  std::string result;
  for (size_t i = 0; i < text.size(); ++i) {
    const size_t end = text.find_first_not_of("0123456789", i);
    const bool is_id = i > 1 && text.compare(i - 2, 2, "  ") == 0 && end > i &&
                       end != std::string::npos && text[end] == ':';
    if (is_id) {
      result += "…";
      i = end;
    }
    result += text[i];
  }
  return result;
}

void show(Transcript& t, const tf::ConcreteFunction& function) {
  t.print(without_ids(function.pretty_printed_signature()));
  t.print(function.pretty_printed_signature({.verbose = false}));
  t.print(without_ids(function.str()));
}

TEST_CASE("functions print their signatures as in Python") {
  Transcript t("function/golden/signature", "signatures");
  const tf::Tensor x = tf::constant(1.0);
  const tf::Variable v({1.0, 2.0}, {.name = "v"});
  const tf::Variable w(1, {.trainable = false, .name = "w"});
  show(t, tf::function([](const tf::Tensor& a) {
            return a + 1.0;
          }).get_concrete_function(x));
  show(t, tf::function([] {}).get_concrete_function());
  using Tensors = std::vector<tf::Tensor>;
  show(t, tf::function([](const Tensors& args, int /*number*/) {
            return std::tuple(args[1], std::map<std::string, tf::Tensor>{
                                           {"a", args[0]}, {"b", args[1]}});
          }).get_concrete_function(Tensors{x, tf::constant({{2}})}, 2));
  show(t,
       tf::function([](const tf::Tensor& a, const tf::Structure& b,
                       const std::string& /*text*/, double /*half*/,
                       bool /*yes*/, const std::optional<tf::Tensor>& /*none*/,
                       const std::pair<int, int>& /*pair*/) {
         return std::vector{a, b["a"].tensor()};
       })
           .get_concrete_function(x, tf::Structure{{"a", x}}, "text", 0.5, true,
                                  std::optional<tf::Tensor>(),
                                  std::pair(1, -2)));
  show(t,
       tf::function(
           [](const tf::Tensor& a) { return a * 2.0; },
           {.input_signature = {{tf::TensorSpec({-1, 2}, tf::float32, "img")}}})
           .get_concrete_function(tf::ones({3, 2})));
  show(t, tf::function([&](const tf::Tensor& a) {
            return v * a;
          }).get_concrete_function(x));
  const auto g =
      tf::function([](const tf::Variable& a, const tf::Variable& /*b*/,
                      const tf::Variable& c) { return a * c; });
  t.print(g.get_concrete_function(v, w, v).pretty_printed_signature(
      {.verbose = false}));
}

TEST_CASE("concrete functions know what they take and return") {
  const tf::Variable v({1.0, 2.0}, {.name = "v"});
  const auto f = tf::function(
      [](const tf::Tensor& x, const std::vector<tf::Tensor>& more, int number,
         const tf::Variable& variable,
         const std::map<std::string, std::optional<tf::Tensor>>& named) {
        return std::map<std::string, std::tuple<tf::Tensor, int>>{
            {"sum", {x + more[0], number}},
            {"times", {variable * *named.at("factor"), 1}}};
      });
  const tf::ConcreteFunction concrete = f.get_concrete_function(
      tf::constant({1.0, 2.0}), std::vector{tf::constant(1.0)}, 3, v,
      std::map<std::string, std::optional<tf::Tensor>>{
          {"factor", tf::constant(2.0)}, {"none", std::nullopt}});
  const tf::StructuredSpec inputs = concrete.structured_input_signature();
  CHECK(inputs.repr() ==
        "((TensorSpec(shape=(2,), dtype=tf.float32, name=None), "
        "[TensorSpec(shape=(), dtype=tf.float32, name=None)], 3, "
        "VariableSpec(shape=(2,), dtype=tf.float32, trainable=True, "
        "alias_id=0), {'factor': TensorSpec(shape=(), dtype=tf.float32, "
        "name=None), 'none': None}), {})");
  CHECK(inputs[0][0].spec() == tf::TensorSpec({2}, tf::float32));
  CHECK(inputs[0][1].is_list());
  CHECK(inputs[0][-1]["factor"].is_tensor());
  CHECK(inputs[1].size() == 0);
  CHECK(inputs[1].is_dict());

  const tf::StructuredSpec& outputs = concrete.structured_outputs();
  CHECK(outputs.keys() == std::vector<std::string>{"sum", "times"});
  CHECK(outputs["sum"].is_tuple());
  CHECK(outputs["times"][0].spec().shape().as_list() ==
        std::vector<int64_t>{2});
  CHECK(outputs["sum"].repr() ==
        "(TensorSpec(shape=(2,), dtype=tf.float32, name=None), 3)");
  CHECK(outputs["sum"].trace_type() ==
        "Tuple[TensorSpec(shape=(2,), dtype=tf.float32, name=None), "
        "Literal[3]]");
  CHECK_THROWS_AS(outputs.spec(), tf::TypeError);
  CHECK_THROWS_AS(outputs[0], tf::KeyError);
  CHECK_THROWS_AS(outputs["other"], tf::KeyError);
  CHECK_THROWS_AS(outputs["sum"][2], tf::IndexError);
  CHECK_THROWS_AS(outputs["sum"][0][0], tf::TypeError);
  CHECK_THROWS_AS(outputs["sum"].keys(), tf::TypeError);
  CHECK(
      tf::function([] {}).get_concrete_function().structured_outputs().repr() ==
      "None");
}

TEST_CASE("a function's graph has Python's operations") {
  Transcript t("function/golden/signature", "operations");
  const tf::Variable v({1.0, 2.0}, {.name = "v"});
  const auto f = tf::function([&](const tf::Tensor& x) { return v * x; });
  const tf::ConcreteFunction g = f.get_concrete_function(tf::constant(1.0));
  for (const c::Operation& operation : g.graph().operations()) {
    std::string line = operation.op_type();
    for (const c::Output& input : operation.inputs()) {
      line += " " + input.operation.op_type();
    }
    t.print(line);
  }
}

TEST_CASE("objects are told by where they are") {
  struct Thing {
    double factor = 2.0;
  };
  const Thing thing;
  const auto f = tf::function([](const Thing& object, const tf::Tensor& x) {
    return x * object.factor;
  });
  const auto g = f.get_concrete_function(thing, tf::constant(1.0));
  CHECK_THAT(g.str(),
             Catch::Contains("args_0 (POSITIONAL_ONLY): Object[at 0x"));
}

}  // namespace
}  // namespace tfx
