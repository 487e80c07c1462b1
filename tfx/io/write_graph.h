// tf.io.write_graph.
#ifndef TFX_IO_WRITE_GRAPH_H_
#define TFX_IO_WRITE_GRAPH_H_

#include <string>
#include <string_view>

#include "tfx/core/by_name.h"

// Forward-declared: their headers would make up half of the cost of including
// io.h.
namespace tfx {
class ConcreteFunction;
namespace c {
class Graph;
}  // namespace c
}  // namespace tfx

namespace tfx::io {

struct WriteGraphOptions {
  ByName by_name{};
  // Text format (.pbtxt) or binary format (.pb).
  bool as_text = true;
};
// Writes a graph or a serialised GraphDef into a folder, which is created if
// necessary. Returns the path.
std::string write_graph(const c::Graph& graph_or_graph_def,
                        const std::string& logdir, const std::string& name,
                        const WriteGraphOptions& options = {});
std::string write_graph(const ConcreteFunction& graph_or_graph_def,
                        const std::string& logdir, const std::string& name,
                        const WriteGraphOptions& options = {});
std::string write_graph(std::string_view graph_or_graph_def,
                        const std::string& logdir, const std::string& name,
                        const WriteGraphOptions& options = {});

}  // namespace tfx::io

#endif  // TFX_IO_WRITE_GRAPH_H_
