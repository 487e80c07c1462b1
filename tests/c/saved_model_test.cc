// The models in testdata/saved_models and the values expected of them are
// Python's: tools/golden/saved_models.py.
#include "tfx/c/saved_model.h"

#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

#include "tests/c/testing.h"
#include "tfx/c/errors.h"
#include "tfx/proto/core/protobuf/config.pb.h"
#include "tfx/proto/core/protobuf/meta_graph.pb.h"

namespace tfx::c {
namespace {

namespace fs = std::filesystem;
using errors::NotFoundError;
using Floats = std::vector<float>;

std::string golden(const std::string& name) {
  return testdata("saved_models/" + name);
}

// A copy that a test may break.
std::string copy_of(const std::string& name) {
  const char* root = std::getenv("TEST_TMPDIR");
  const fs::path copy = fs::path(root != nullptr ? root : "/tmp") / name;
  fs::remove_all(copy);
  fs::copy(golden(name), copy, fs::copy_options::recursive);
  return copy.string();
}

// A signature's inputs and outputs, found in the MetaGraphDef.
struct Signature {
  Signature(const SavedModel& model, const std::string& name) : model(model) {
    proto::MetaGraphDef meta_graph;
    REQUIRE(meta_graph.ParseFromString(model.meta_graph_def.str()));
    REQUIRE(meta_graph.signature_def().count(name) == 1);
    signature = meta_graph.signature_def().at(name);
  }
  Output input(const std::string& name) const {
    return model.graph.output(signature.inputs().at(name).name());
  }
  Output output(const std::string& name) const {
    return model.graph.output(signature.outputs().at(name).name());
  }
  const SavedModel& model;
  proto::SignatureDef signature;
};

Floats serve(const SavedModel& model, const Tensor& x) {
  const Signature signature(model, "serving_default");
  return values<float>(model.session.run({{signature.input("x"), x}},
                                         {signature.output("y")})[0]);
}

SavedModel load(const std::string& directory,
                std::vector<std::string> tags = {"serve"}) {
  return load_saved_model(directory, tags);
}

TEST_CASE("a TensorFlow 2 model computes what Python's does") {
  const SavedModel model = load_saved_model(golden("affine"));
  const float x[] = {1, 1, 2, -1};
  CHECK(serve(model, Tensor::from_values<float>({2, 2}, x)) ==
        Floats{14, 26, 9, 20});
}

TEST_CASE("a second signature works on the same variables, run after run") {
  const SavedModel model = load_saved_model(golden("affine"));
  const Signature count(model, "count");
  const auto add = [&](int32_t by) {
    return values<int32_t>(model.session.run(
        {{count.input("by"), Tensor::scalar(by)}}, {count.output("calls")})[0]);
  };
  CHECK(add(2) == std::vector<int32_t>{2});
  CHECK(add(3) == std::vector<int32_t>{5});
}

TEST_CASE("a TensorFlow 2 model without variables computes") {
  const SavedModel model = load_saved_model(golden("doubler"));
  CHECK(serve(model, vector<float>({1, -3})) == Floats{3, -5});
}

TEST_CASE("a TensorFlow 1 model is loaded by its tags, in any order") {
  const std::string directory = golden("two_tag_sets");
  const Tensor x = vector<float>({1, 2});
  CHECK(serve(load(directory), x) == Floats{8, 11});
  CHECK(serve(load(directory, {"serve", "train"}), x) == Floats{108, 111});
  CHECK(serve(load(directory, {"train", "serve"}), x) == Floats{108, 111});
}

TEST_CASE("a model that never had variables needs no files of them") {
  REQUIRE_FALSE(fs::exists(golden("v1_constant") + "/variables"));
  CHECK(serve(load(golden("v1_constant")), vector<float>({1.5F})) == Floats{6});
}

TEST_CASE("a model whose variables are missing is refused, as by Python") {
  for (const char* name : {"affine", "doubler", "two_tag_sets"}) {
    CAPTURE(name);
    const std::string directory = copy_of(name);
    fs::remove_all(directory + "/variables");
    CHECK_THAT(message_of<NotFoundError>([&] { load(directory); }),
               Catch::Contains(directory + "/variables/variables.index"));
  }
}

TEST_CASE("a model whose variables' data is missing or cut is refused") {
  const std::string directory = copy_of("affine");
  const std::string data =
      directory + "/variables/variables.data-00000-of-00001";
  fs::resize_file(data, 10);
  CHECK_THROWS_AS(load(directory), errors::OpError);
  fs::remove(data);
  CHECK_THROWS_AS(load(directory), NotFoundError);
}

TEST_CASE("wrong tags are refused, with those that there are") {
  const std::string directory = golden("two_tag_sets");
  CHECK(message_of<NotFoundError>([&] { load(directory, {"gpu"}); }) ==
        "the SavedModel in " + directory +
            " has no graph with the tags {gpu}; it has {serve}, {serve, "
            "train}");
  CHECK_THROWS_AS(load(directory, {"train"}), NotFoundError);
  CHECK_THROWS_AS(load(directory, {}), NotFoundError);
}

TEST_CASE("a folder without a model, or none at all, is refused by its name") {
  CHECK(message_of<NotFoundError>([] { load("/no/such/folder"); }) ==
        "there is no SavedModel in /no/such/folder: neither saved_model.pb nor "
        "saved_model.pbtxt");
  CHECK_THROWS_AS(load(testdata("checkpoints")), NotFoundError);
}

TEST_CASE("a folder that may not be read is told from one without a model") {
  constexpr uid_t kNobody = 65534;
  const std::string directory = copy_of("affine");
  fs::permissions(directory, fs::perms::none);
  const bool is_root = geteuid() == 0;
  if (is_root) REQUIRE(seteuid(kNobody) == 0);
  CHECK_THAT(
      message_of<errors::PermissionDeniedError>([&] { load(directory); }),
      Catch::Contains(directory + "/saved_model.pb"));
  if (is_root) REQUIRE(seteuid(0) == 0);
  fs::permissions(directory, fs::perms::owner_all);
}

TEST_CASE("a saved_model.pb that is cut or no message is refused") {
  const std::string directory = copy_of("affine");
  const std::string file = directory + "/saved_model.pb";
  fs::resize_file(file, fs::file_size(file) / 2);
  CHECK_THROWS_AS(load(directory), errors::OpError);
  std::ofstream(file, std::ios::binary) << "no message";
  CHECK_THROWS_AS(load(directory), errors::OpError);
  fs::resize_file(file, 0);
  CHECK_THROWS_AS(load(directory), NotFoundError);
}

TEST_CASE("options reach the session and the restoring") {
  proto::ConfigProto config;
  (*config.mutable_device_count())["CPU"] = 2;
  proto::RunOptions run_options;
  run_options.set_timeout_in_ms(60'000);
  const std::string run_bytes = run_options.SerializeAsString();
  SavedModelOptions options;
  options.session_options.set_config(config.SerializeAsString());
  options.run_options = run_bytes;
  const std::string serve_tag = "serve";
  const SavedModel model =
      load_saved_model(golden("affine"), std::span(&serve_tag, 1), options);
  CHECK(model.session.devices().size() == 2);
}

}  // namespace
}  // namespace tfx::c
