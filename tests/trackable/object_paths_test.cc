#include "tfx/trackable/object_paths.h"

#include <catch2/catch.hpp>

#include "tfx/core/errors.h"
#include "tfx/proto/core/protobuf/saved_object_graph.pb.h"
#include "tfx/proto/core/protobuf/trackable_object_graph.pb.h"

namespace tfx {
namespace {

struct Edge {
  int from;
  const char* name;
  int to;
};

// layers -> 0 -> kernel, "a.b" -> c, and back to the root.
constexpr Edge kEdges[] = {{0, "layers", 1}, {1, "0", 2},    {2, "kernel", 3},
                           {0, "a", 2},      {0, "a.b", 4},  {4, "c", 3},
                           {4, "root", 0},   {0, "again", 1}};

template <typename Graph>
Graph graph_of_edges() {
  Graph graph;
  for (int i = 0; i < 6; ++i) graph.add_nodes();
  for (const Edge& edge : kEdges) {
    auto* const child = graph.mutable_nodes(edge.from)->add_children();
    child->set_local_name(edge.name);
    child->set_node_id(edge.to);
  }
  return graph;
}

TEMPLATE_TEST_CASE("objects are found by the names that lead to them", "",
                   proto::SavedObjectGraph, proto::TrackableObjectGraph) {
  const ObjectPaths paths(graph_of_edges<TestType>());
  CHECK(paths.size() == 6);
  CHECK(paths.find("") == 0);
  CHECK(paths.find("layers.0.kernel") == 3);
  CHECK(paths.find("a.kernel") == 3);
  CHECK(paths.find("a.b.c") == 3);
  CHECK(paths.find("a.b.root.again") == 1);
  CHECK(paths.child(0, "a.b") == 4);
  CHECK(paths.child(0, "b") == -1);
  CHECK_THROWS_AS(paths.find("layers.1"), KeyError);
  std::string places;
  for (const auto& [path, node] : paths.places()) {
    places += path + "=" + std::to_string(node) + " ";
  }
  CHECK(places == "=0 layers=1 a=2 a.b=4 a.kernel=3 ");
}

TEST_CASE("errors say what was looked in, and what there is") {
  const ObjectPaths paths(graph_of_edges<proto::TrackableObjectGraph>());
  CHECK_THROWS_WITH(paths.find("layers.0.bias"),
                    "there is no 'layers.0.bias' in the checkpoint: "
                    "'layers.0' has 'kernel'");
}

TEST_CASE("damaged graphs are refused") {
  auto graph = graph_of_edges<proto::TrackableObjectGraph>();
  graph.mutable_nodes(5)->add_children()->set_node_id(6);
  CHECK_THROWS_AS(ObjectPaths(graph), errors::DataLossError);
  CHECK_THROWS_AS(ObjectPaths(proto::SavedObjectGraph()),
                  errors::DataLossError);
}

}  // namespace
}  // namespace tfx
