// What is wrong with a model that cannot be loaded is said: which file, and
// what to do.
#include "tfx/saved_model/load_errors.h"

#include <unistd.h>

#include <filesystem>
#include <string>

#include "tests/saved_model/testing.h"
#include "tfx/core/errors.h"
#include "tfx/proto/core/framework/graph.pb.h"
#include "tfx/saved_model/load_graph.h"
#include "tfx/saved_model/show.h"

namespace tfx::saved_model {
namespace {

namespace fs = std::filesystem;

constexpr char kLibrary[] = "tf::load_op_library(";

// While it lives, the process may not do what others may not.
class NotRoot {
 public:
  NotRoot() {
    constexpr uid_t kNobody = 65534;
    if (is_root_) REQUIRE(seteuid(kNobody) == 0);
  }
  ~NotRoot() {
    if (is_root_) CHECK(seteuid(0) == 0);
  }
  NotRoot(const NotRoot&) = delete;
  NotRoot& operator=(const NotRoot&) = delete;

 private:
  const bool is_root_ = geteuid() == 0;
};

TEST_CASE("damaged files of variables are named, on both engines") {
  for (const char* name : {"stateful", "v1_variables", "v1_no_saver"}) {
    for (const char* file :
         {"variables.index", "variables.data-00000-of-00001"}) {
      const std::string path = copy_of_model(name);
      const std::string damaged = path + "/variables/" + file;
      const std::string bytes = read(damaged);
      write(damaged, bytes.substr(0, bytes.size() / 2));
      for (const bool eager : {false, true}) {
        CAPTURE(name, file, eager);
        CHECK_THAT(
            message_of<errors::OpError>([&] { load(path, {.eager = eager}); }),
            Catch::StartsWith("cannot read " + damaged + ": ") &&
                Catch::EndsWith("[[while loading the SavedModel in " + path +
                                "]]"));
      }
    }
  }
}

TEST_CASE("an op that nobody registered comes with the way to register it") {
  const std::string path = model_path("v1_custom_op");
  for (const bool eager : {false, true}) {
    CAPTURE(eager);
    CHECK_THAT(message_of<errors::NotFoundError>(
                   [&] { load(path, {.eager = eager}); }),
               Catch::Contains("Op type not registered 'TfxLibraryTriple'") &&
                   Catch::Contains(kLibrary) && Catch::Contains(path));
    proto::GraphDef graph;
    graph.add_node()->set_name("x");
    graph.mutable_node(0)->set_op("NoSuchOp");
    CHECK_THAT(message_of<errors::NotFoundError>([&] {
                 load_graph_def(graph.SerializeAsString(), {.eager = eager});
               }),
               Catch::Contains("'NoSuchOp'") && Catch::Contains(kLibrary));
  }
}

TEST_CASE("a graph's file is named") {
  proto::GraphDef graph;
  graph.add_node()->set_name("x");
  graph.mutable_node(0)->set_op("Identity");
  const fs::path file = fs::path(copy_of_model("v1_shapes")) / "x.pb";
  write(file.string(), graph.SerializeAsString());
  for (const bool eager : {false, true}) {
    CHECK_THAT(message_of<errors::OpError>(
                   [&] { load_graph(file.string(), {.eager = eager}); }),
               Catch::EndsWith("[[while loading " + file.string() + "]]"));
  }
}

TEST_CASE("a model that may not be read is told from one that is not there") {
  const std::string path = copy_of_model("v1_shapes");
  const std::string file = path + "/saved_model.pb";
  const auto check = [&] {
    const NotRoot nobody;
    const std::string expected = "cannot read " + file + ": Permission denied";
    CHECK(message_of<errors::PermissionDeniedError>([&] { load(path); }) ==
          expected);
    CHECK(message_of<errors::PermissionDeniedError>([&] { show(path); }) ==
          expected);
    CHECK(message_of<errors::PermissionDeniedError>(
              [&] { load_graph(file); }) == expected);
  };
  fs::permissions(file, fs::perms::none);
  check();
  fs::permissions(file, fs::perms::owner_all);
  fs::permissions(path, fs::perms::none);
  check();
  fs::permissions(path, fs::perms::owner_all);
}

TEST_CASE("what the system says of a file is passed on") {
  const std::string path = copy_of_model("v1_shapes");
  const std::string file = path + "/saved_model.pb";
  fs::remove(file);
  fs::create_symlink(file, file);
  CHECK(message_of<errors::OpError>([&] { load(path); }) ==
        "cannot read " + file + ": Too many levels of symbolic links");
}

}  // namespace
}  // namespace tfx::saved_model
