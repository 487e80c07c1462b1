#include "tfx/saved_model/signature.h"

#include <map>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

#include "tests/saved_model/testing.h"
#include "tfx/core/errors.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/operators.h"
#include "tfx/ragged/ragged_tensor.h"
#include "tfx/sparse/conversion.h"
#include "tfx/variables/variable.h"

namespace tfx::saved_model {
namespace {

using Names = std::vector<std::string>;

constexpr char kApply[] =
    "(*, x: TensorSpec(shape=(None, 2), dtype=tf.float32, name='x')) -> "
    "Dict[['y', TensorSpec(shape=(None, 2), dtype=tf.float32, name='y')]]";

std::vector<float> floats(const Tensor& tensor) {
  const auto data = tensor.data<float>();
  return {data.begin(), data.end()};
}

TEST_CASE("signatures are listed by name, with names, dtypes and shapes") {
  const LoadedModel model = load(model_path("stateful"));
  const Signatures signatures = model.signatures();
  CHECK(signatures.names() ==
        Names{"serving_default", "state/count", "state/read"});
  CHECK(signatures.size() == 3);
  CHECK(signatures.contains("state/read"));
  CHECK_FALSE(signatures.contains("__saved_model_init_op"));
  Names names;
  for (const Signature& signature : signatures) {
    names.push_back(signature.name());
  }
  CHECK(names == signatures.names());
  const Signature apply = signatures["serving_default"];
  REQUIRE(apply.inputs().size() == 1);
  CHECK(apply.inputs()[0].name == "x");
  CHECK(apply.inputs()[0].dtype == tfx::float32);
  CHECK(apply.inputs()[0].shape == TensorShape({kNone, 2}));
  CHECK(apply.inputs()[0].tensor_name == "serving_default_x:0");
  CHECK(apply.outputs()[0].name == "y");
  CHECK(apply.method_name() == "tensorflow/serving/predict");
  CHECK(apply.str() == std::string("serving_default") + kApply);
  std::ostringstream text;
  text << apply;
  CHECK(text.str() == apply.str());
  CHECK(signatures["state/read"].inputs().empty());
}

TEST_CASE("a signature that is not there is refused with those that are") {
  const LoadedModel model = load(model_path("stateful"));
  CHECK(message_of<KeyError>([&] { model.signatures()["nope"]; }) ==
        "'nope' is no signature of the model, which has 'serving_default', "
        "'state/count', 'state/read'");
  const LoadedModel none = load(model_path("no_signatures"));
  CHECK(none.signatures().empty());
  CHECK(message_of<KeyError>([&] { none.signatures()["serving_default"]; }) ==
        "'serving_default' is no signature of the model, which has none");
}

TEST_CASE("a call takes names, a map, or one value without its name") {
  const Signature apply =
      load(model_path("stateful")).signatures()["serving_default"];
  const Tensor x = constant({{1.0, 1.0}});
  CHECK(floats(apply({{"x", x}})["y"]) == std::vector<float>{4, 6});
  const std::map<std::string, Tensor> inputs = {{"x", x}};
  CHECK(floats(apply(inputs)["y"]) == std::vector<float>{4, 6});
  const Tensor y = apply(x);
  CHECK(floats(y) == std::vector<float>{4, 6});
  CHECK(floats(y + y) == std::vector<float>{8, 12});
}

TEST_CASE("literals and arrays are converted, as in Python") {
  const Signature apply =
      load(model_path("stateful")).signatures()["serving_default"];
  CHECK(floats(apply({{"x", {{1, 1}}}})["y"]) == std::vector<float>{4, 6});
  const Variable variable(constant({{1.0, 1.0}}));
  CHECK(floats(apply(variable)["y"]) == std::vector<float>{4, 6});
  const Signature count =
      load(model_path("stateful")).signatures()["state/count"];
  CHECK(count(7)["calls"].item<int32_t>() == 7);
  CHECK_THROWS_AS(count(1.5), TypeError);
}

TEST_CASE("outputs are found by name and gone over in its order") {
  const Outputs outputs =
      load(model_path("v1_variables"))
          .signatures()["serving_default"](constant({1.0, 2.0}));
  CHECK(outputs.size() == 2);
  CHECK(outputs.contains("also_y"));
  CHECK_FALSE(outputs.contains("z"));
  Names names;
  for (const auto& [name, tensor] : outputs) {
    names.push_back(name);
    CHECK(floats(tensor) == std::vector<float>{8, 11});
  }
  CHECK(names == Names{"also_y", "y"});
  CHECK(message_of<KeyError>([&] { outputs["z"]; }) ==
        "'z' is no output of signature 'serving_default'; it has 'also_y', "
        "'y'");
  CHECK(message_of<ValueError>([&] { outputs.only(); }) ==
        "signature 'serving_default' has not one output but 2: 'also_y', 'y'");
}

TEST_CASE("wrong inputs are refused with what the signature expects") {
  const Signature apply =
      load(model_path("stateful")).signatures()["serving_default"];
  const Tensor x = constant({{1.0, 1.0}});
  const std::string for_signature =
      std::string("`, for signature: ") + kApply + ".";
  const std::string binding =
      "Binding inputs to signature 'serving_default' failed due to `";
  CHECK(message_of<TypeError>([&] { apply(); }) ==
        binding + "missing a required argument: 'x'" + for_signature);
  CHECK(message_of<TypeError>([&] {
          apply({{"x", x}, {"z", x}});
        }) ==
        binding + "got an unexpected keyword argument 'z'" + for_signature);
  CHECK(message_of<TypeError>([&] {
          apply({{"x", x}, {"x", x}});
        }) == binding + "got multiple values for argument 'x'" + for_signature);
  CHECK(message_of<errors::InvalidArgumentError>([&] {
          apply({{"x", constant({{1, 2}})}});
        }) ==
        std::string("cannot compute serving_default as input 'x' was expected "
                    "to be a float32 tensor but is a int32 tensor; the "
                    "signature is ") +
            kApply);
  CHECK_THROWS_AS(apply({{"x", Tensor()}}), ValueError);
  const LoadedModel model = load(model_path("stateful"));
  CHECK_THROWS_AS(model.signatures()["state/read"](x), TypeError);
  CHECK_THROWS_AS(load(model_path("loop")).signatures()["serving_default"](x),
                  TypeError);
}

TEST_CASE("a shape that the graph refuses is reported with the declared one") {
  const Signature apply =
      load(model_path("stateful")).signatures()["serving_default"];
  const std::string message = message_of<errors::InvalidArgumentError>([&] {
    apply(constant({{1.0, 2.0, 3.0}}));
  });
  CHECK_THAT(message, Catch::Contains("Matrix size-incompatible"));
  CHECK_THAT(message,
             Catch::EndsWith(std::string("[[signature "
                                         "'serving_default' ") +
                             kApply + "; 'x' was given with shape (1, 3)]]"));
  // The signature lives on after an error.
  CHECK(floats(apply(constant({{1.0, 1.0}}))["y"]) == std::vector<float>{4, 6});
}

TEST_CASE("an input that was saved with a default value may be left out") {
  const Signature scale =
      load(model_path("defaults")).signatures()["serving_default"];
  CHECK(floats(scale({{"x", {1.0, 2.0}}})["y"]) == std::vector<float>{3, 6});
  CHECK(floats(scale(constant({1.0}))["y"]) == std::vector<float>{3});
  CHECK(floats(scale({{"x", {1.0}}, {"by", 2.0}})["y"]) ==
        std::vector<float>{2});
  CHECK_THROWS_AS(scale({{"by", 2.0}}), TypeError);
}

TEST_CASE("inputs that are one tensor want one value") {
  for (const bool eager : {false, true}) {
    CAPTURE(eager);
    const LoadedModel model = load(model_path("v1_aliases"), {.eager = eager});
    const Signature twice = model.signatures()["serving_default"];
    const Tensor x = constant({1.0, 2.0});
    CHECK(floats(twice({{"a", x}, {"b", x}})["y"]) == std::vector<float>{2, 4});
    // Equal is enough.
    CHECK(floats(twice({{"a", {1.0, 2.0}}, {"b", x}})["y"]) ==
          std::vector<float>{2, 4});
    const std::string expected =
        "inputs 'a' and 'b' of signature 'serving_default' are one tensor of "
        "its graph, x:0, but were given different values";
    CHECK(message_of<ValueError>([&] {
            twice({{"a", x}, {"b", {1.0, 3.0}}});
          }) == expected);
    CHECK(message_of<ValueError>([&] {
            twice.prepare({"b", "a"}, {"y"})({constant({1.0}), x});
          }) == "inputs 'b' and 'a'" + expected.substr(18));
    model.warmup();
  }
}

TEST_CASE("a sparse or ragged tensor is given as one, by its name or alone") {
  const Tensor dense = constant({{0.0, 1.0, 0.0}, {2.0, 0.0, 3.0}});
  const SparseTensor sparse = sparse::from_dense(dense);
  for (const bool eager : {false, true}) {
    CAPTURE(eager);
    const Signature old = load(model_path("v1_variables"), {.eager = eager})
                              .signatures()["sparse"];
    CHECK(floats(old({{"sparse", sparse}})["sum"]) == std::vector<float>{1, 5});
    CHECK(floats(old(sparse)["sum"]) == std::vector<float>{1, 5});
    const LoadedModel model = load(model_path("composites"), {.eager = eager});
    const Signature sums = model.signatures()["serving_default"];
    CHECK(floats(sums({{"x", sparse}, {"by", 2.0}})["sums"]) ==
          std::vector<float>{2, 10});
    const auto rows =
        RaggedTensor::from_row_splits({1.0, 2.0, 3.0}, {0, 2, 2, 3});
    CHECK(floats(model.signatures()["ragged"]({{"rows", rows}})["sums"]) ==
          std::vector<float>{3, 0, 3});
    CHECK(floats(model.signatures()["ragged"](rows)["sums"]) ==
          std::vector<float>{3, 0, 3});
    CHECK_THAT(message_of<TypeError>([&] {
                 sums({{"by", sparse}});
               }),
               Catch::Contains("no input 'by' is a SparseTensor"));
    CHECK_THAT(message_of<TypeError>([&] { sums(sparse); }),
               Catch::Contains("one SparseTensor was given for 4 inputs"));
    CHECK_THAT(message_of<TypeError>([&] {
                 old({{"sparse", sparse}, {"sparse_values", dense}});
               }),
               Catch::Contains("multiple values for argument"));
  }
}

TEST_CASE("a value of the wrong kind is refused with the input's name") {
  const Signature apply =
      load(model_path("stateful")).signatures()["serving_default"];
  CHECK(message_of<TypeError>([&] {
          apply({{"x", "abc"}});
        }) ==
        std::string("Binding inputs to signature 'serving_default' failed due "
                    "to `input 'x': Cannot convert 'abc' to EagerTensor of "
                    "dtype float32`, for signature: ") +
            kApply + ".");
}

TEST_CASE("signatures, calls and outputs keep the model") {
  std::optional<LoadedModel> model = load(model_path("stateful"));
  const Signature apply = model->signatures()["serving_default"];
  const PreparedCall call = apply.prepare();
  const PreparedCall named = apply.prepare({"x"}, {"y"});
  model.reset();
  const Tensor x = constant({{1.0, 1.0}});
  const Outputs outputs = apply(x);
  CHECK(floats(call(x)) == floats(outputs["y"]));
  CHECK(floats(named(x)) == floats(outputs["y"]));
}

TEST_CASE("warming up calls each signature once, whatever it makes of zeros") {
  const LoadedModel model = load(model_path("stateful"));
  const auto calls = [&] {
    return model.signatures()["state/read"]()["calls"].item<int32_t>();
  };
  model.signatures()["state/count"](3);
  model.warmup();
  CHECK(calls() == 3);
  for (const char* name : {"types", "table", "loop", "v1_variables",
                           "v1_example", "v1_shapes", "no_signatures"}) {
    CAPTURE(name);
    CHECK_NOTHROW(load(model_path(name), {.tags = {"serve"}}).warmup());
  }
}

}  // namespace
}  // namespace tfx::saved_model
