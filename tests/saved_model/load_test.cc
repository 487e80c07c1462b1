#include "tfx/saved_model/load.h"

#include <unistd.h>

#include <filesystem>
#include <string>

#include "tests/saved_model/testing.h"
#include "tfx/c/file_system.h"
#include "tfx/core/errors.h"
#include "tfx/ops/constant_op.h"
#include "tfx/proto/core/protobuf/meta_graph.pb.h"
#include "tfx/proto/core/protobuf/saved_model.pb.h"

namespace tfx::saved_model {
namespace {

namespace fs = std::filesystem;
using Strings = std::vector<std::string>;

TEST_CASE("the only graph is loaded without tags, whatever they are") {
  CHECK(load(model_path("stateful")).tags() == Strings{"serve"});
  CHECK(load(model_path("stateful"), {.tags = "serve"}).tags() ==
        Strings{"serve"});
}

TEST_CASE("of several graphs the tags choose one, as in Python") {
  const std::string path = model_path("v1_tag_sets");
  CHECK(load(path, {.tags = {"train", "serve"}}).tags() ==
        Strings{"serve", "train"});
  CHECK(load(path, {.tags = Tags::empty()}).tags().empty());
  CHECK(message_of<ValueError>([&] { load(path); }) ==
        "Importing a SavedModel with `tf.saved_model.load` requires a `tags=` "
        "argument if there is more than one MetaGraph. Got `tags=None`, but "
        "there are 3 MetaGraphs in the SavedModel with tag sets: [['serve'], "
        "['serve', 'train'], []]. Pass a `tags=` argument to load this "
        "SavedModel.");
  CHECK(message_of<RuntimeError>([&] { load(path, {.tags = {"gpu"}}); }) ==
        "MetaGraphDef associated with tags 'gpu' could not be found in "
        "SavedModel, with available tags '[{'serve'}, {'serve', 'train'}, "
        "set()]'. To inspect available tag-sets in the SavedModel, please use "
        "the SavedModel CLI: `saved_model_cli`.");
  const std::string single = model_path("stateful");
  CHECK(message_of<ValueError>([&] {
          load(single, {.tags = Tags::empty()});
        }) == "Got an incompatible argument to `tags`: []. The SavedModel at " +
                  single +
                  " has one MetaGraph with tags ['serve']. You may omit the "
                  "argument, pass 'None', or pass matching tags.");
}

TEST_CASE("the tags of a model load it again") {
  const std::string path = model_path("v1_tag_sets");
  for (const bool eager : {false, true}) {
    for (const Tags& tags :
         {Tags("serve"), Tags({"train", "serve"}), Tags::empty()}) {
      const LoadedModel model = load(path, {.tags = tags, .eager = eager});
      const LoadedModel again =
          load(path, {.tags = model.tags(), .eager = eager});
      CHECK(again.tags() == model.tags());
      CHECK(again.tensorflow_version() == "2.21.0");
    }
  }
}

TEST_CASE("the eager runtime has the graph that the tags choose") {
  const LoadedModel model =
      load(model_path("stateful"), {.tags = {"serve"}, .eager = true});
  CHECK(model.tags() == Strings{"serve"});
  CHECK(load(model_path("stateful"), {.eager = true}).tags() ==
        Strings{"serve"});
  CHECK_THROWS_AS(load(model_path("stateful"), {.tags = "gpu", .eager = true}),
                  ValueError);
  CHECK_THROWS_AS(load("/no/such/folder", {.eager = true}), OSError);
  // Two graphs, of which the first is without objects.
  const std::string path = copy_of_model("stateful");
  proto::SavedModel message;
  REQUIRE(message.ParseFromString(read(path + "/saved_model.pb")));
  const proto::MetaGraphDef with_objects = message.meta_graphs(0);
  message.mutable_meta_graphs(0)->clear_object_graph_def();
  *message.add_meta_graphs() = with_objects;
  message.mutable_meta_graphs(1)->mutable_meta_info_def()->add_tags("tune");
  fs::remove(path + "/saved_model.pb");
  write(path + "/saved_model.pbtxt", message.DebugString());
  const LoadedModel second =
      load(path, {.tags = {"tune", "serve"}, .eager = true});
  CHECK(second.variables().size() == 2);
  CHECK(load(path, {.tags = "serve", .eager = true}).variables().empty());
}

TEST_CASE("a model is told from what is none") {
  CHECK(contains_saved_model(model_path("stateful")));
  CHECK_FALSE(contains_saved_model(testdata("shown")));
  CHECK(message_of<OSError>([] { load("/no/such/folder"); }) ==
        "SavedModel file does not exist at: "
        "/no/such/folder/{saved_model.pbtxt|saved_model.pb}");
}

TEST_CASE("a model in text form is loaded") {
  const std::string path = copy_of_model("v1_tag_sets");
  proto::SavedModel message;
  REQUIRE(message.ParseFromString(read(path + "/saved_model.pb")));
  fs::remove(path + "/saved_model.pb");
  write(path + "/saved_model.pbtxt", message.DebugString());
  const LoadedModel model = load(path, {.tags = {"serve"}});
  CHECK(same(model.signatures()["serving_default"](constant({1.0})),
             constant({3.0})));
}

TEST_CASE("a model in memory needs its files there, and no others") {
  auto files = files_of(model_path("stateful"));
  CHECK(load(files).signatures().size() == 3);
  CHECK_THROWS_AS(load({{"saved_model.pb", files.at("saved_model.pb")}}),
                  errors::NotFoundError);
  CHECK(message_of<OSError>([] {
          load(std::map<std::string, std::string>{{"model.pb", ""}});
        }) ==
        "neither saved_model.pb nor saved_model.pbtxt is among the 1 files in "
        "memory");
  for (const char* path : {"../x", "/x", "a//b", ".", "a/", ""}) {
    CAPTURE(path);
    auto more = files;
    more[path] = "x";
    CHECK_THROWS_AS(load(more), ValueError);
  }
}

// The folder is named in the graph: the asset's path is.
TEST_CASE("files in memory stay while the model does, and no longer") {
  const auto find_folder = [&] {
    for (int i = 0; i < 1000; ++i) {
      const std::string name = "ram://tfx-saved-model-" +
                               std::to_string(getpid()) + "-" +
                               std::to_string(i);
      if (c::file_exists(name + "/assets")) return name;
    }
    return std::string();
  };
  CHECK(find_folder().empty());
  {
    const LoadedModel model = load(files_of(model_path("table")));
    CHECK_FALSE(find_folder().empty());
    CHECK(model.signatures()["vocabulary"]()["bytes"].item<std::string>() ==
          "zero\none\ntwo\n");
  }
  CHECK(find_folder().empty());
}

TEST_CASE("a moved model finds its assets") {
  const std::string path = copy_of_model("table");
  const LoadedModel model = load(path);
  CHECK(model.signatures()["vocabulary"]()["bytes"].item<std::string>() ==
        "zero\none\ntwo\n");
}

TEST_CASE("each loading has a state of its own; copies share one") {
  const LoadedModel one = load(model_path("stateful"));
  const LoadedModel other = load(model_path("stateful"));
  const LoadedModel copy = one;  // NOLINT: to see that it is the same
  const auto count = [](const LoadedModel& model) {
    return model.signatures()["state/count"](1)["calls"].item<int32_t>();
  };
  CHECK(count(one) == 1);
  CHECK(count(copy) == 2);
  CHECK(count(other) == 1);
}

TEST_CASE("the MetaGraphDef can be had") {
  proto::MetaGraphDef meta_graph;
  REQUIRE(meta_graph.ParseFromString(
      std::string(load(model_path("stateful")).meta_graph_def())));
  CHECK(meta_graph.signature_def().count("state/count") == 1);
  const LoadedModel eager = load(model_path("stateful"), {.eager = true});
  proto::MetaGraphDef same_graph;
  REQUIRE(same_graph.ParseFromString(std::string(eager.meta_graph_def())));
  CHECK(same_graph.DebugString() == meta_graph.DebugString());
}

}  // namespace
}  // namespace tfx::saved_model
