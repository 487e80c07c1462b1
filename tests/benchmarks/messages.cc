// Reading and writing a GraphDef of 1,000 nodes (160 KB).
#include <stdexcept>
#include <string>

#include "tests/benchmarks/cases.h"
#include "tfx/proto/core/framework/graph.pb.h"

namespace tfx::benchmarks {
namespace {

proto::GraphDef large_graph() {
  proto::GraphDef graph;
  for (int i = 0; i < 1000; ++i) {
    const std::string layer = "layer_" + std::to_string(i);
    proto::NodeDef& node = *graph.add_node();
    node.set_name(layer + "/MatMul");
    node.set_op("MatMul");
    node.add_input("x");
    node.add_input(layer + "/kernel/Read");
    auto& attr = *node.mutable_attr();
    attr["T"].set_type(proto::DT_FLOAT);
    attr["transpose_a"].set_b(false);
    attr["_class"].mutable_list()->add_s("loc:@" + layer + "/kernel");
    auto& shape = *attr["_output_shapes"].mutable_list()->add_shape();
    shape.add_dim()->set_size(-1);
    shape.add_dim()->set_size(128);
  }
  return graph;
}

}  // namespace

void parse_graph_def() {
  const std::string bytes = large_graph().SerializeAsString();
  measure({.name = "parse_graph_def",
           .tfx =
               [&](long iterations) {
                 for (long i = 0; i < iterations; ++i) {
                   proto::GraphDef graph;
                   if (!graph.ParseFromString(bytes)) {
                     throw std::runtime_error("the graph does not parse");
                   }
                 }
               },
           .python = "parse_graph_def.py"});
}

void serialize_graph_def() {
  const proto::GraphDef graph = large_graph();
  measure({.name = "serialize_graph_def",
           .tfx =
               [&](long iterations) {
                 for (long i = 0; i < iterations; ++i) {
                   if (graph.SerializeAsString().empty()) {
                     throw std::runtime_error("the graph was not written");
                   }
                 }
               },
           .python = "serialize_graph_def.py"});
}

}  // namespace tfx::benchmarks
