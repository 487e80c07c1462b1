// Graph::import_graph_def and each of its options.
#include <string>

#include "tests/c/testing.h"
#include "tfx/c/errors.h"
#include "tfx/c/graph.h"
#include "tfx/c/session.h"

namespace tfx::c {
namespace {

using errors::InvalidArgumentError;

// x, and minus = -x with a control input from `before`.
std::string small_graph() {
  Graph graph;
  const Output x = placeholder(graph, "x");
  const Operation before = OperationBuilder(graph, "NoOp", "before").finish();
  OperationBuilder(graph, "Neg", "minus")
      .add_input(x)
      .add_control_input(before)
      .finish();
  return graph.to_graph_def().str();
}

TEST_CASE("a GraphDef is imported as it is") {
  Graph graph;
  const ImportResults results = graph.import_graph_def(small_graph());
  CHECK(graph.operations().size() == 3);
  CHECK(graph.operation("minus").input(0) == graph.output("x"));
  CHECK(results.outputs.empty());
  CHECK(results.operations.empty());
  CHECK(results.unused_input_map == 0);
}

TEST_CASE("a prefix is put before every name") {
  Graph graph;
  graph.import_graph_def(small_graph(), {.prefix = "part"});
  CHECK(graph.find("part/minus"));
  CHECK(graph.find("part/x"));
  CHECK_FALSE(graph.find("minus"));
}

TEST_CASE("names that are there already are refused, and nothing is added") {
  Graph graph;
  placeholder(graph, "x");
  CHECK_THAT(message_of<InvalidArgumentError>(
                 [&] { graph.import_graph_def(small_graph()); }),
             Catch::Contains("x"));
  CHECK(graph.operations().size() == 1);
}

TEST_CASE("names that are there already can be made unique") {
  Graph graph;
  graph.import_graph_def(small_graph());
  graph.import_graph_def(small_graph(), {.uniquify_names = true});
  CHECK(graph.operation("minus_1").input(0) == graph.output("x_1"));
}

TEST_CASE("a prefix that is there already can be made unique") {
  Graph graph;
  graph.import_graph_def(small_graph(), {.prefix = "part"});
  CHECK_THROWS_AS(graph.import_graph_def(small_graph(), {.prefix = "part"}),
                  InvalidArgumentError);
  graph.import_graph_def(small_graph(),
                         {.prefix = "part", .uniquify_prefix = true});
  CHECK(graph.find("part_1/minus"));
}

TEST_CASE("a default device is for nodes that have none") {
  Graph graph;
  graph.import_graph_def(small_graph(), {.default_device = "/device:CPU:0"});
  CHECK(graph.operation("minus").device() == "/device:CPU:0");
}

TEST_CASE("an input is taken from elsewhere by the input map") {
  Graph graph;
  const Output five = constant(graph, "five", Tensor::scalar(5.0F));
  graph.import_graph_def(small_graph(),
                         {.prefix = "part", .input_map = {{{"x", 0}, five}}});
  CHECK(graph.operation("part/minus").input(0) == five);
  const Session session(graph);
  const auto results = session.run({}, {graph.output("part/minus")});
  CHECK(values<float>(results[0]) == std::vector<float>{-5});
}

TEST_CASE("entries of the input map that name nothing are counted") {
  Graph graph;
  const Output five = constant(graph, "five", Tensor::scalar(5.0F));
  ImportOptions options = {.prefix = "part",
                           .input_map = {{{"x", 0}, five}, {{"y", 2}, five}}};
  CHECK(graph.import_graph_def(small_graph(), options).unused_input_map == 1);
  for (int i = 0; i < 40; ++i) {
    options.input_map.push_back({{"typo" + std::to_string(i), 0}, five});
  }
  options.prefix = "again";
  CHECK(graph.import_graph_def(small_graph(), options).unused_input_map == 41);
}

TEST_CASE("a control input is taken from elsewhere by its map") {
  Graph graph;
  const Operation mine = OperationBuilder(graph, "NoOp", "mine").finish();
  graph.import_graph_def(
      small_graph(),
      {.prefix = "part", .control_input_map = {{"before", mine}}});
  CHECK(graph.operation("part/minus").control_inputs() ==
        std::vector<Operation>{mine});
}

TEST_CASE("all imported operations can be made to run after others") {
  Graph graph;
  const Operation first = OperationBuilder(graph, "NoOp", "first").finish();
  graph.import_graph_def(small_graph(),
                         {.prefix = "part", .control_dependencies = {first}});
  CHECK(graph.operation("part/x").control_inputs() ==
        std::vector<Operation>{first});
}

TEST_CASE(
    "operations and outputs are returned by their names in the GraphDef") {
  Graph graph;
  const ImportResults results = graph.import_graph_def(
      small_graph(), {.prefix = "part",
                      .return_outputs = {{"minus", 0}, {"x", 0}},
                      .return_operations = {"before"}});
  CHECK(results.outputs == std::vector<Output>{graph.output("part/minus"),
                                               graph.output("part/x")});
  CHECK(results.operations ==
        std::vector<Operation>{graph.operation("part/before")});
}

TEST_CASE("to ask for what the GraphDef has not is an error") {
  Graph graph;
  CHECK_THROWS_AS(
      graph.import_graph_def(small_graph(), {.return_outputs = {{"no", 0}}}),
      InvalidArgumentError);
  CHECK_THROWS_AS(
      graph.import_graph_def(small_graph(), {.return_outputs = {{"x", 1}}}),
      InvalidArgumentError);
  CHECK_THROWS_AS(
      graph.import_graph_def(small_graph(), {.return_operations = {"no"}}),
      InvalidArgumentError);
}

TEST_CASE("empty operations in the options are refused before C sees them") {
  Graph graph;
  const std::string def = small_graph();
  CHECK_THROWS_AS(graph.import_graph_def(def, {.input_map = {{{"x", 0}, {}}}}),
                  InvalidArgumentError);
  CHECK_THROWS_AS(
      graph.import_graph_def(def, {.control_input_map = {{"before", {}}}}),
      InvalidArgumentError);
  CHECK_THROWS_AS(
      graph.import_graph_def(def, {.control_dependencies = {Operation()}}),
      InvalidArgumentError);
  CHECK(graph.operations().empty());
}

TEST_CASE(
    "colocation with what is not there is refused unless told otherwise") {
  Graph other;
  const Output x = placeholder(other, "x");
  const std::string_view names[] = {"loc:@nowhere"};
  OperationBuilder(other, "Neg", "minus")
      .add_input(x)
      .set_string_list("_class", names)
      .finish();
  const std::string def = other.to_graph_def().str();
  Graph graph;
  CHECK_THROWS_AS(graph.import_graph_def(def), InvalidArgumentError);
  graph.import_graph_def(def, {.validate_colocation_constraints = false});
  CHECK(graph.find("minus"));
}

TEST_CASE("bytes that are no GraphDef, or half of one, are refused") {
  const std::string def = small_graph();
  Graph graph;
  CHECK_THROWS_AS(graph.import_graph_def("this is no GraphDef"),
                  InvalidArgumentError);
  for (size_t size = 1; size < def.size(); ++size) {
    // A message cut between two fields is a message: it then has fewer nodes.
    Graph part;
    try {
      part.import_graph_def(def.substr(0, size));
    } catch (const InvalidArgumentError&) {
      REQUIRE(part.operations().empty());
      continue;
    }
    REQUIRE(part.operations().size() <= 3);
  }
  CHECK(graph.operations().empty());
}

TEST_CASE("nothing is imported from an empty GraphDef") {
  Graph graph;
  CHECK_NOTHROW(graph.import_graph_def(""));
  CHECK(graph.operations().empty());
}

TEST_CASE("a GraphDef with an op that does not exist is refused by its name") {
  std::string def = small_graph();
  const size_t place = def.find("\x03Neg");
  REQUIRE(place != std::string::npos);
  def.replace(place + 1, 3, "Gen");
  Graph graph;
  CHECK_THAT(
      message_of<errors::NotFoundError>([&] { graph.import_graph_def(def); }),
      Catch::Contains("Gen"));
  CHECK(graph.operations().empty());
}

}  // namespace
}  // namespace tfx::c
