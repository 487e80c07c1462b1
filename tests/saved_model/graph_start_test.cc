// Variables and tables of graphs are ready when they are loaded, as in Python,
// whatever names them. What the models answer then is in calls.txt.
#include "tfx/saved_model/graph_start.h"

#include <filesystem>
#include <string>

#include "tests/saved_model/testing.h"
#include "tfx/core/errors.h"
#include "tfx/ops/constant_op.h"
#include "tfx/proto/core/protobuf/meta_graph.pb.h"
#include "tfx/proto/core/protobuf/saved_model.pb.h"
#include "tfx/proto/core/protobuf/saver.pb.h"
#include "tfx/saved_model/load.h"

namespace tfx::saved_model {
namespace {

namespace fs = std::filesystem;

proto::SavedModel message_in(const std::string& directory) {
  proto::SavedModel message;
  REQUIRE(message.ParseFromString(read(directory + "/saved_model.pb")));
  return message;
}

TEST_CASE("TensorFlow's loader is left what it does itself") {
  const auto is_started = [](const char* name) {
    return is_started_by_c(message_in(model_path(name)).meta_graphs(0));
  };
  CHECK(is_started("v1_variables"));
  CHECK(is_started("v1_example"));
  CHECK(is_started("v1_shapes"));
  CHECK_FALSE(is_started("v1_no_saver"));
  CHECK_FALSE(is_started("v1_table_initializer"));
}

TEST_CASE("a model without a saver is of no use without its variables") {
  const std::string path = copy_of_model("v1_no_saver");
  fs::remove_all(path + "/variables");
  for (const bool eager : {false, true}) {
    CHECK_THAT(
        message_of<errors::NotFoundError>(
            [&] { load(path, {.eager = eager}); }),
        Catch::Contains("there is no " + path + "/variables/variables.index"));
  }
}

TEST_CASE("a collection of other variables than the graph's is refused") {
  const std::string path = copy_of_model("v1_no_saver");
  proto::SavedModel message = message_in(path);
  auto& graph = *message.mutable_meta_graphs(0)->mutable_graph_def();
  for (auto& node : *graph.mutable_node()) {
    if (node.name() == "offset") node.set_name("other");
    for (auto& input : *node.mutable_input()) {
      if (input == "offset") input = "other";
    }
  }
  write(path + "/saved_model.pb", message.SerializeAsString());
  for (const bool eager : {false, true}) {
    CHECK_THAT(message_of<errors::DataLossError>(
                   [&] { load(path, {.eager = eager}); }),
               Catch::Contains("'offset', which its graph has not"));
  }
}

TEST_CASE("assets are found in either form, and their paths are fed") {
  const std::string path = copy_of_model("v1_table_initializer");
  const std::vector<std::string> paths = {
      path + "/assets/v1_table_initializer.vocabulary"};
  for (const bool eager : {false, true}) {
    const LoadedModel model = load(path, {.eager = eager});
    CHECK(model.asset_paths() == paths);
    CHECK(
        same(model.signatures()["serving_default"]({{"words", {"bee"}}}).only(),
             constant({11}, {.dtype = tfx::int64})));
  }
  CHECK(load(model_path("table"), {.eager = true}).asset_paths().size() == 1);
  CHECK(load(model_path("v1_example")).asset_paths().size() == 1);
}

TEST_CASE("two operations for one initialisation are refused, as in Python") {
  const std::string path = copy_of_model("v1_table_initializer");
  proto::SavedModel message = message_in(path);
  auto& list = *(*message.mutable_meta_graphs(0)
                      ->mutable_collection_def())["legacy_init_op"]
                    .mutable_node_list();
  list.add_value("a");
  list.add_value("b");
  write(path + "/saved_model.pb", message.SerializeAsString());
  CHECK_THROWS_AS(load(path, {.eager = true}), RuntimeError);
}

}  // namespace
}  // namespace tfx::saved_model
