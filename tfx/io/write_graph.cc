#include "tfx/io/write_graph.h"

#include <google/protobuf/text_format.h>

#include <random>

#include "tfx/c/file_system.h"
#include "tfx/core/errors.h"
#include "tfx/io/gfile.h"
#include "tfx/proto/core/framework/graph.pb.h"

namespace tfx::io {
namespace {

std::string text_of(std::string_view bytes) {
  proto::GraphDef graph_def;
  if (!graph_def.ParseFromArray(bytes.data(), static_cast<int>(bytes.size()))) {
    throw ValueError("write_graph: these bytes are no GraphDef");
  }
  std::string text;
  google::protobuf::TextFormat::PrintToString(graph_def, &text);
  return text;
}

// So that nobody finds half a file.
void write_at_once(const std::string& path, std::string_view bytes) {
  const std::string unfinished =
      path + ".tmp" + std::to_string(std::random_device()());
  c::write_file(unfinished, bytes);
  gfile::rename(unfinished, path, {.overwrite = true});
}

}  // namespace

std::string write_graph(const c::Graph& graph_or_graph_def,
                        const std::string& logdir, const std::string& name,
                        const WriteGraphOptions& options) {
  return write_graph(graph_or_graph_def.to_graph_def().str(), logdir, name,
                     options);
}

std::string write_graph(const ConcreteFunction& graph_or_graph_def,
                        const std::string& logdir, const std::string& name,
                        const WriteGraphOptions& options) {
  return write_graph(graph_or_graph_def.graph_def(), logdir, name, options);
}

std::string write_graph(std::string_view graph_or_graph_def,
                        const std::string& logdir, const std::string& name,
                        const WriteGraphOptions& options) {
  gfile::makedirs(logdir);
  const std::string path = gfile::join(logdir, name);
  if (options.as_text) {
    write_at_once(path, text_of(graph_or_graph_def));
  } else {
    write_at_once(path, graph_or_graph_def);
  }
  return path;
}

}  // namespace tfx::io
