#include "tfx/io/write_graph.h"

#include <random>

#include "tfx/c/file_system.h"
#include "tfx/c/graph.h"
#include "tfx/core/errors.h"
#include "tfx/function/concrete_function.h"
#include "tfx/io/gfile.h"
#include "tfx/proto/core/framework/graph.pb.h"
#include "third_party/tensorflow/messages/text_format.h"

namespace tfx::io {
namespace {

proto::GraphDef graph_def_of(std::string_view bytes) {
  proto::GraphDef graph_def;
  if (!graph_def.ParseFromString(bytes)) {
    throw ValueError("write_graph: these bytes are no GraphDef");
  }
  return graph_def;
}

// Writes to a temporary file and renames it, so that readers never see a
// partial file.
void write_at_once(const std::string& path, std::string_view bytes) {
  const std::string unfinished =
      path + ".tmp" + std::to_string(std::random_device()());
  c::write_file(unfinished, bytes);
  gfile::rename(unfinished, path, {.overwrite = true});
}

std::string write(const proto::GraphDef& graph_def, const std::string& logdir,
                  const std::string& name, const WriteGraphOptions& options) {
  // Google Cloud Storage has no folders.
  if (!logdir.starts_with("gs:")) gfile::makedirs(logdir);
  const std::string path = gfile::join(logdir, name);
  write_at_once(path, options.as_text ? proto::text_of(graph_def)
                                      : graph_def.SerializeAsString());
  return path;
}

}  // namespace

std::string write_graph(const c::Graph& graph_or_graph_def,
                        const std::string& logdir, const std::string& name,
                        const WriteGraphOptions& options) {
  proto::GraphDef graph_def =
      graph_def_of(graph_or_graph_def.to_graph_def().str());
  // The C API writes an empty library, Python does not.
  if (graph_def.library().function().empty()) graph_def.clear_library();
  return write(graph_def, logdir, name, options);
}

std::string write_graph(const ConcreteFunction& graph_or_graph_def,
                        const std::string& logdir, const std::string& name,
                        const WriteGraphOptions& options) {
  return write_graph(graph_or_graph_def.graph_def(), logdir, name, options);
}

std::string write_graph(std::string_view graph_or_graph_def,
                        const std::string& logdir, const std::string& name,
                        const WriteGraphOptions& options) {
  return write(graph_def_of(graph_or_graph_def), logdir, name, options);
}

}  // namespace tfx::io
