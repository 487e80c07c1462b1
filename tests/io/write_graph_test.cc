#include "tfx/io/write_graph.h"

#include <catch2/catch.hpp>
#include <cstdlib>
#include <fstream>

#include "tfx/function/function.h"
#include "tfx/io/gfile.h"
#include "tfx/io/gfile_file.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/operators.h"

namespace tfx {
namespace {

namespace tf = tfx;

std::string bytes_of(const std::string& hex) {
  std::string bytes;
  for (size_t i = 0; i < hex.size(); i += 2) {
    bytes += static_cast<char>(std::stoi(hex.substr(i, 2), nullptr, 16));
  }
  return bytes;
}

TEST_CASE("a graph is written as Python writes it") {
  std::ifstream golden("tests/io/golden/write_graph.txt");
  std::string line;
  std::getline(golden, line);
  std::getline(golden, line);
  REQUIRE(line == "== graph");
  std::getline(golden, line);
  const std::string graph_def = bytes_of(line);
  std::getline(golden, line);
  CHECK(line == "DIR/new/folder/graph.pbtxt");
  std::string text((std::istreambuf_iterator<char>(golden)), {});
  text.pop_back();

  const std::string folder = "ram://write_graph/new/folder";
  const std::string path =
      tf::io::write_graph(graph_def, folder, "graph.pbtxt");
  CHECK(path == folder + "/graph.pbtxt");
  CHECK(tf::io::gfile::GFile(path).read() == text);
  const std::string binary =
      tf::io::write_graph(graph_def, folder, "graph.pb", {.as_text = false});
  CHECK(tf::io::gfile::GFile(binary).read() == graph_def);
  CHECK(tf::io::gfile::listdir(folder).size() == 2);
  CHECK_THROWS_AS(tf::io::write_graph("no graph", folder, "g"),
                  std::invalid_argument);
}

TEST_CASE("the graph of a function is written") {
  const auto f = tf::function([](const Tensor& x) { return x + x; });
  const auto concrete = f.get_concrete_function(tf::constant(1.0));
  const std::string path = tf::io::write_graph(concrete, "ram://write_graph",
                                               "f.pb", {.as_text = false});
  CHECK(tf::io::gfile::GFile(path).read() == concrete.graph_def());
  const std::string same =
      tf::io::write_graph(concrete.graph(), "ram://write_graph", "g.pbtxt");
  CHECK(tf::io::gfile::GFile(same).read().find("op: \"AddV2\"") !=
        std::string::npos);
}

}  // namespace
}  // namespace tfx
