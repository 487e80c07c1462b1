// Damaged models are refused, with an error that says what is wrong, and end
// nothing else.
#include <filesystem>
#include <string>

#include "tests/saved_model/testing.h"
#include "tfx/core/errors.h"
#include "tfx/ops/constant_op.h"
#include "tfx/proto/core/protobuf/meta_graph.pb.h"
#include "tfx/proto/core/protobuf/saved_model.pb.h"
#include "tfx/saved_model/show.h"

namespace tfx::saved_model {
namespace {

namespace fs = std::filesystem;
using errors::NotFoundError;

// A model whose message was changed.
template <typename Change>
std::string changed(const std::string& name, Change change) {
  std::string path = copy_of_model(name);
  proto::SavedModel message;
  REQUIRE(message.ParseFromString(read(path + "/saved_model.pb")));
  change(message);
  write(path + "/saved_model.pb", message.SerializeAsString());
  return path;
}

TEST_CASE("a saved_model.pb that is cut or no message is refused") {
  const std::string path = copy_of_model("stateful");
  const std::string file = path + "/saved_model.pb";
  const std::string bytes = read(file);
  const std::string expected =
      "Cannot parse file " + file + ": it is damaged, or no SavedModel";
  for (const size_t size : {bytes.size() - 1, bytes.size() / 2, size_t{3}}) {
    CAPTURE(size);
    write(file, bytes.substr(0, size));
    CHECK(message_of<OSError>([&] { load(path); }) == expected);
    CHECK(message_of<OSError>([&] { show(path); }) == expected);
  }
  write(file, "no message");
  CHECK(message_of<OSError>([&] { load(path); }) == expected);
  write(file, "");
  CHECK_THAT(message_of<ValueError>([&] { load(path); }),
             Catch::Contains("there are 0 MetaGraphs"));
  fs::remove(file);
  write(path + "/saved_model.pbtxt", "no { message");
  CHECK_THROWS_AS(load(path), OSError);
}

TEST_CASE("missing files of variables are named") {
  const std::string path = copy_of_model("stateful");
  fs::remove(path + "/variables/variables.data-00000-of-00001");
  CHECK_THAT(message_of<NotFoundError>([&] { load(path); }),
             Catch::Contains("variables.data-00000-of-00001"));
  fs::remove_all(path + "/variables");
  CHECK_THAT(message_of<NotFoundError>([&] { load(path); }),
             Catch::Contains(path + "/variables/variables.index"));
}

TEST_CASE("cut or changed files of variables are refused") {
  for (const char* name :
       {"variables.index", "variables.data-00000-of-00001"}) {
    CAPTURE(name);
    const std::string path = copy_of_model("stateful");
    const std::string file = path + "/variables/" + name;
    const std::string bytes = read(file);
    write(file, bytes.substr(0, bytes.size() / 2));
    CHECK_THROWS_AS(load(path), errors::OpError);
    std::string flipped = bytes;
    flipped[flipped.size() / 3] ^= 0x10;
    write(file, flipped);
    CHECK_THROWS_AS(load(path), errors::OpError);
    write(file, bytes);
    CHECK_NOTHROW(load(path));
  }
}

TEST_CASE("a missing asset is named") {
  const std::string path = copy_of_model("table");
  fs::remove_all(path + "/assets");
  CHECK_THAT(message_of<errors::OpError>([&] { load(path); }),
             Catch::Contains("assets/"));
}

TEST_CASE("an empty folder, and a file instead of one, are refused") {
  const std::string path = copy_of_model("stateful");
  const fs::path empty = fs::path(path) / "empty";
  fs::create_directory(empty);
  CHECK_THROWS_AS(load(empty.string()), OSError);
  CHECK_THROWS_AS(load(path + "/saved_model.pb"), OSError);
  CHECK_THROWS_AS(load(""), OSError);
  CHECK_THROWS_AS(show(empty.string()), OSError);
}

TEST_CASE("a graph of a later TensorFlow is refused") {
  const std::string path = changed("v1_shapes", [](proto::SavedModel& model) {
    model.mutable_meta_graphs(0)
        ->mutable_graph_def()
        ->mutable_versions()
        ->set_min_consumer(99999);
  });
  CHECK_THAT(message_of<errors::OpError>([&] { load(path); }),
             Catch::Contains("GraphDef min consumer version 99999 above"));
}

TEST_CASE("ops that do not exist are named") {
  const std::string path = changed("v1_shapes", [](proto::SavedModel& model) {
    model.mutable_meta_graphs(0)->mutable_graph_def()->mutable_node(0)->set_op(
        "NoSuchOp");
  });
  CHECK_THAT(message_of<errors::OpError>([&] { load(path); }),
             Catch::Contains("NoSuchOp"));
}

TEST_CASE("a signature of tensors that are not in the graph is refused") {
  for (const char* tensor : {"nope:0", "x:7", "x:", "", "x:-1", ":"}) {
    CAPTURE(tensor);
    const std::string path =
        changed("v1_shapes", [&](proto::SavedModel& model) {
          (*(*model.mutable_meta_graphs(0)
                  ->mutable_signature_def())["serving_default"]
                .mutable_inputs())["x"]
              .set_name(tensor);
        });
    CHECK_THAT(message_of<KeyError>([&] { load(path); }),
               Catch::Contains(std::string("The name '") + tensor +
                               "' refers to a Tensor which does not exist"));
  }
}

// Loading only: a graph that contradicts itself may end a call (see load.h).
TEST_CASE("a model with flipped bytes is refused or loaded, and ends nothing") {
  const std::string path = copy_of_model("v1_shapes");
  const std::string file = path + "/saved_model.pb";
  const std::string bytes = read(file);
  for (size_t i = 0; i < bytes.size(); i += 7) {
    std::string flipped = bytes;
    flipped[i] = static_cast<char>(flipped[i] ^ (1 << (i % 8)));
    write(file, flipped);
    try {
      load(path);
      (void)show(path);
    } catch (const std::exception& error) {
      CHECK_FALSE(std::string(error.what()).empty());
    }
  }
}

}  // namespace
}  // namespace tfx::saved_model
