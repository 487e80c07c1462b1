// tf.io.write_graph.
#ifndef TFX_IO_WRITE_GRAPH_H_
#define TFX_IO_WRITE_GRAPH_H_

#include <string>
#include <string_view>

// Who has one knows it; here it would be half of what including io.h costs.
namespace tfx {
class ConcreteFunction;
namespace c {
class Graph;
}  // namespace c
}  // namespace tfx

namespace tfx::io {

struct WriteGraphOptions {
  // As people read it (.pbtxt), or as bytes (.pb).
  bool as_text = true;
};
// Writes a graph, or a serialised GraphDef, into a folder, which is made if it
// is not there. Returns the path.
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
