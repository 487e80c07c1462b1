// Stored functions as concrete functions, beside those that are traced here.
#include "tfx/saved_model/restored_trace.h"

#include <string>
#include <vector>

#include "tests/ops/transcript.h"
#include "tests/saved_model/testing.h"
#include "tfx/autodiff/gradient_tape.h"
#include "tfx/c/graph.h"
#include "tfx/core/errors.h"
#include "tfx/function/autograph.h"
#include "tfx/function/function.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/matmul.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/reduce_ops.h"

namespace tfx::saved_model {
namespace {

// The numbers of captures are this program's own.
std::string without_capture_ids(const std::string& text) {
  const size_t captures = text.find("Captures:");
  std::string result = text.substr(0, captures);
  bool is_id = false;
  for (const char c : text.substr(captures)) {
    const bool is_digit = c >= '0' && c <= '9';
    if (is_digit && !is_id) result += "…";
    if (!is_digit) result += c;
    is_id = is_digit;
  }
  return result;
}

template <typename Function>
void show(Transcript& t, const Function& function) {
  t.print(without_capture_ids(function.pretty_printed_signature()));
  t.print(function.structured_input_signature());
  t.print(function.structured_outputs());
}

TEST_CASE("stored functions say of themselves what they do in Python") {
  Transcript t(kObjectGraphsGolden, "concrete functions");
  const LoadedModel model = load(object_model_path("traces"), {.eager = true});
  for (const char* name : {"free", "declared", "literals", "nothing", "many",
                           "composite", "sparse_sum"}) {
    for (const ConcreteFunction& function :
         model.function(name).concrete_functions()) {
      t.print(function.function_type());
      CHECK(function.pretty_printed_signature({.verbose = false}) ==
            function.function_type().str());
    }
  }
  for (const char* name : {"declared", "literals", "composite", "sparse_sum"}) {
    show(t, model.function(name).concrete_functions()[0]);
  }
}

TEST_CASE("signatures do, and are concrete functions") {
  Transcript t(kObjectGraphsGolden, "signatures");
  const LoadedModel model = load(object_model_path("traces"), {.eager = true});
  show(t, model.signatures()["serving_default"]);
  const LoadedModel trainable =
      load(object_model_path("trainable"), {.eager = true});
  const Signature signature = trainable.signatures()["serving_default"];
  show(t, signature.concrete_function());
  CHECK(signature.pretty_printed_signature() ==
        signature.concrete_function().pretty_printed_signature());
  const ConcreteFunction call =
      trainable.function("__call__").concrete_functions()[0];
  for (const Variable& variable : call.variables()) t.print(variable.name());
  CHECK(call.captured_inputs().size() == 4);
  CHECK(call.trainable_variables().size() == 3);
}

TEST_CASE("a served signature says the same, and captures nothing") {
  const Signature eager = load(object_model_path("trainable"), {.eager = true})
                              .signatures()["serving_default"];
  const Signature served =
      load(object_model_path("trainable")).signatures()["serving_default"];
  CHECK(served.function_type().str() == eager.function_type().str());
  CHECK(served.structured_input_signature().repr() ==
        eager.structured_input_signature().repr());
  CHECK(served.structured_outputs().repr() ==
        eager.structured_outputs().repr());
  CHECK(served.structured_outputs()["output_0"].spec().shape() ==
        TensorShape({kNone, 2}));
  CHECK_THAT(served.pretty_printed_signature(),
             Catch::EndsWith("\nCaptures:\n  None"));
  CHECK(served.pretty_printed_signature({.verbose = false}) ==
        served.function_type().str());
}

// One function for both kinds.
std::string described(const ConcreteFunction& function,
                      const std::vector<Tensor>& arguments) {
  const std::vector<Tensor> results = function(arguments);
  std::string text = function.function_type().str();
  for (const Tensor& each : results) text += "\n" + each.numpy().str();
  return text;
}

TEST_CASE("traced and stored functions are called and looked into alike") {
  const LoadedModel model = load(model_path("stateful"), {.eager = true});
  const Variable kernel = model.variable("kernel");
  const ConcreteFunction stored =
      model.signatures()["serving_default"].concrete_function();
  const Tensor x = constant({{1.0, 1.0}});
  const ConcreteFunction traced = function([&](const Tensor& in) {
                                    return matmul(in, kernel);
                                  }).get_concrete_function(x);
  CHECK(described(stored, {x}) ==
        "(*, x: TensorSpec(shape=(None, 2), dtype=tf.float32, name='x')) -> "
        "Dict[['y', TensorSpec(shape=(None, 2), dtype=tf.float32, "
        "name='y')]]\n[[4. 6.]]");
  CHECK(described(traced, {x}) ==
        "(args_0: TensorSpec(shape=(1, 2), dtype=tf.float32, name=None), /) -> "
        "TensorSpec(shape=(1, 2), dtype=tf.float32, name=None)\n[[4. 6.]]");
  for (const ConcreteFunction& each : {stored, traced}) {
    CHECK(each.input_signature().size() == 1);
    CHECK(each.inputs()[0].shape().as_list().back() == 2);
    CHECK(each.outputs().size() == 1);
    CHECK(each.captured_inputs().size() == 1);
    REQUIRE(each.variables().size() == 1);
    CHECK(each.variables()[0].is(kernel));
    std::string operations;
    for (const c::Operation& operation : each.graph().operations()) {
      operations += operation.op_type() + std::string(" ");
    }
    // As in Python, a stored signature calls the function that computes.
    if (each.name() == stored.name()) {
      CHECK(operations ==
            "Placeholder Placeholder StatefulPartitionedCall NoOp Identity ");
    } else {
      CHECK_THAT(operations, Catch::Contains("MatMul"));
    }
    CHECK_THAT(autograph::to_code(each), Catch::Contains("MatMul("));
    CHECK_FALSE(each.function_def().empty());
    GradientTape tape;
    const Tensor y = reduce_sum(each({x})[0]);
    CHECK(same(tape.gradient(y, kernel), constant({{1.0, 1.0}, {1.0, 1.0}})));
    CHECK_THROWS_AS(each({}), TypeError);
    CHECK_THROWS_AS(each({constant({{1, 1}})}), TypeError);
    CHECK_THROWS_AS(each({constant({{1.0, 1.0, 1.0}})}), TypeError);
  }
}

TEST_CASE("what a composite tensor consists of is given one by one") {
  const LoadedModel model = load(object_model_path("traces"), {.eager = true});
  const ConcreteFunction sum =
      model.function("sparse_sum").concrete_functions()[0];
  REQUIRE(sum.input_signature().size() == 3);
  CHECK(sum.input_signature()[0] == TensorSpec(TensorShape::unknown(), int64));
  CHECK(sum.input_signature()[1] == TensorSpec(TensorShape::unknown()));
  const Tensor zero = constant({{0, 0}}, {.dtype = int64});
  const Tensor shape = constant({1, 1}, {.dtype = int64});
  CHECK(sum({zero, constant({3.0}), shape})[0].item<float>() == 3.0F);
}

TEST_CASE("a concrete function keeps its model, in functions too") {
  const auto of_model = [] {
    return load(object_model_path("captures"), {.eager = true})
        .function("translate")
        .concrete_functions()[0];
  };
  const auto make = [&] {
    const ConcreteFunction translate = of_model();
    const auto traced = function(
        [translate](const Tensor& words) { return translate({words})[0]; });
    return traced.get_concrete_function(constant({"one"}));
  };
  CHECK(of_model()({constant({"two"})})[0].item<std::string>() == "zwei");
  CHECK(make()({constant({"two"})})[0].item<std::string>() == "zwei");
}

}  // namespace
}  // namespace tfx::saved_model
