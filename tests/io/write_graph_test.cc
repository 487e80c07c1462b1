#include "tfx/io/write_graph.h"

#include <catch2/catch.hpp>
#include <cstdlib>
#include <fstream>
#include <stdexcept>

#include "tests/io/steps.h"
#include "tfx/c/graph.h"
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

// The graph that Python has written, of which the rest of the file tells.
std::string read_graph_def(std::istream& golden) {
  std::string line;
  std::getline(golden, line);
  std::getline(golden, line);
  REQUIRE(line == "== graph");
  std::getline(golden, line);
  return bytes_of(line);
}

TEST_CASE("a graph is written as Python writes it") {
  std::ifstream golden("tests/io/golden/write_graph.txt");
  const std::string graph_def = read_graph_def(golden);
  std::string line;
  std::getline(golden, line);
  CHECK(line == "DIR/new/folder/graph.pbtxt");
  std::string text((std::istreambuf_iterator<char>(golden)), {});
  text.erase(text.find("\n== more\n"));

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

TEST_CASE("a graph is refused where Python refuses it") {
  std::ifstream golden("tests/io/golden/write_graph.txt");
  const std::string graph_def = read_graph_def(golden);
  Steps t("write_graph", "more");
  const std::string& d = t.folder();
  t([&] {
    return tf::io::write_graph(graph_def, d, "graph.pb", {.as_text = false});
  });
  t([&] { return tf::io::gfile::GFile(d + "/graph.pb").read() == graph_def; });
  t([&] {
    return tf::io::write_graph(graph_def, d + "/graph.pb", "graph.pb");
  });
  t([&] { return tf::io::write_graph(graph_def, "no://folder", "graph.pb"); });
  t([&] { return tf::io::write_graph(c::Graph(), d, "empty.pbtxt"); });
  t([&] { return tf::io::gfile::GFile(d + "/empty.pbtxt").read(); });
}

TEST_CASE("the graph of a function is written") {
  const auto f = tf::function([](const Tensor& x) { return x + x; });
  const auto concrete = f.get_concrete_function(tf::constant(1.0));
  const std::string path = tf::io::write_graph(concrete, "ram://write_graph",
                                               "f.pb", {.as_text = false});
  const std::string again =
      tf::io::write_graph(concrete.graph_def(), "ram://write_graph", "again.pb",
                          {.as_text = false});
  CHECK(tf::io::gfile::GFile(path).read().size() ==
        concrete.graph_def().size());
  CHECK(tf::io::gfile::GFile(path).read() ==
        tf::io::gfile::GFile(again).read());
  const std::string same =
      tf::io::write_graph(concrete.graph(), "ram://write_graph", "g.pbtxt");
  CHECK(tf::io::gfile::GFile(same).read().find("op: \"AddV2\"") !=
        std::string::npos);
}

}  // namespace
}  // namespace tfx
