#include "tfx/saved_model/load.h"

#include <algorithm>
#include <chrono>
#include <set>

#include "tfx/c/file_system.h"
#include "tfx/c/saved_model.h"
#include "tfx/core/errors.h"
#include "tfx/proto/core/protobuf/meta_graph.pb.h"
#include "tfx/proto/core/protobuf/saved_model.pb.h"
#include "tfx/saved_model/graph_start.h"
#include "tfx/saved_model/load_errors.h"
#include "tfx/saved_model/model.h"
#include "tfx/saved_model/saved_model_reader.h"
#include "tfx/saved_model/signature_reader.h"

namespace tfx::saved_model {
namespace {

using Strings = std::vector<std::string>;
using MetaGraphs = proto::RepeatedPtrField<proto::MetaGraphDef>;

Strings tags_of(const proto::MetaGraphDef& meta_graph) {
  const auto& tags = meta_graph.meta_info_def().tags();
  return {tags.begin(), tags.end()};
}

// "['serve', 'gpu']"; other brackets for Python's sets.
std::string quoted_list(const Strings& strings, const char* brackets) {
  std::string text(1, brackets[0]);
  for (const std::string& string : strings) {
    text += (text.size() > 1 ? ", '" : "'") + string + "'";
  }
  return text + brackets[1];
}

// "[['serve'], []]"; or of Python's sets, the empty one of which has a name.
std::string all_tags(const MetaGraphs& graphs, const char* brackets) {
  std::string text;
  for (const auto& graph : graphs) {
    const std::string tags = quoted_list(tags_of(graph), brackets);
    text += (text.empty() ? "" : ", ") + (tags == "{}" ? "set()" : tags);
  }
  return "[" + text + "]";
}

bool same_tags(const Strings& a, const Strings& b) {
  return std::set(a.begin(), a.end()) == std::set(b.begin(), b.end());
}

// The graph to load, judged as Python does.
const proto::MetaGraphDef& choose_graph(const proto::SavedModel& model,
                                        const std::string& directory,
                                        const Tags& wanted) {
  const MetaGraphs& graphs = model.meta_graphs();
  if (!wanted.get()) {
    if (graphs.size() == 1) return graphs[0];
    throw ValueError(
        "Importing a SavedModel with `tf.saved_model.load` requires a `tags=` "
        "argument if there is more than one MetaGraph. Got `tags=None`, but "
        "there are " +
        std::to_string(graphs.size()) +
        " MetaGraphs in the SavedModel with tag sets: " +
        all_tags(graphs, "[]") +
        ". Pass a `tags=` argument to load this SavedModel.");
  }
  const Strings& tags = *wanted.get();
  for (const auto& graph : graphs) {
    if (same_tags(tags_of(graph), tags)) return graph;
  }
  if (graphs.size() == 1) {
    throw ValueError(
        "Got an incompatible argument to `tags`: " + quoted_list(tags, "[]") +
        ". The SavedModel at " + directory + " has one MetaGraph with tags " +
        quoted_list(tags_of(graphs[0]), "[]") +
        ". You may omit the argument, pass 'None', or pass "
        "matching tags.");
  }
  const std::string quoted = quoted_list(tags, "  ");
  throw RuntimeError("MetaGraphDef associated with tags " +
                     quoted.substr(1, quoted.size() - 2) +
                     " could not be found in SavedModel, with available tags "
                     "'" +
                     all_tags(graphs, "{}") +
                     "'. To inspect available tag-sets in the SavedModel, "
                     "please use the SavedModel CLI: `saved_model_cli`.");
}

void load_eagerly(Model& model, const proto::MetaGraphDef& meta_graph) {
  if (meta_graph.object_graph_def().nodes().empty()) {
    model.eager_graph =
        std::make_unique<const GraphModel>(meta_graph, model.directory);
  } else {
    model.eager =
        std::make_unique<const EagerModel>(meta_graph, model.directory);
  }
  model.meta_graph_def = c::Buffer(meta_graph.SerializeAsString());
}

// Restores the variables and initialises tables, as add_start() says.
void start(const Model& model, const GraphStart& start) {
  if (!start.restore_operation.empty()) {
    const std::string variables = model.directory + "/variables/variables";
    check_checkpoint(variables);
    const c::Tensor prefix = c::Tensor::scalar_string(variables);
    model.session.run({{model.graph.output(start.prefix_tensor), prefix}}, {},
                      {model.graph.operation(start.restore_operation)});
  }
  std::vector<c::Output> feeds;
  std::vector<c::Tensor> values;
  for (const auto& [tensor, path] : start.assets) {
    feeds.push_back(model.graph.output(tensor));
    values.push_back(c::Tensor::scalar_string(path));
  }
  std::vector<c::Operation> targets;
  for (const std::string& name : start.initializers) {
    targets.push_back(model.graph.operation(name));
  }
  if (targets.empty()) return;
  model.session.run({.feeds = feeds, .values = values, .targets = targets});
}

void load_into_session(Model& model, const proto::MetaGraphDef& meta_graph,
                       const ConfigProto& config) {
  if (!meta_graph.object_graph_def().nodes().empty() ||
      is_started_by_c(meta_graph)) {
    c::SavedModelOptions c_options;
    c_options.session_options.set_config(config.serialize());
    c::SavedModel loaded =
        c::load_saved_model(model.directory, model.tags, c_options);
    model.graph = std::move(loaded.graph);
    model.session = std::move(loaded.session);
    model.meta_graph_def = std::move(loaded.meta_graph_def);
    return;
  }
  proto::MetaGraphDef completed = meta_graph;
  const GraphStart how = add_start(completed, model.directory);
  model.graph.import_graph_def(completed.graph_def().SerializeAsString());
  c::SessionOptions options;
  options.set_config(config.serialize());
  model.session = c::Session(model.graph, options);
  model.meta_graph_def = c::Buffer(meta_graph.SerializeAsString());
  start(model, how);
}

LoadedModel load_from(const std::string& directory, MemoryFiles files,
                      const LoadOptions& options) {
  check_runtime(options.eager, options.config, options.threads);
  const proto::SavedModel saved = read_saved_model(directory);
  const proto::MetaGraphDef& meta_graph =
      choose_graph(saved, directory, options.tags);
  const auto model = std::make_shared<Model>();
  model->files = std::move(files);
  model->directory = directory;
  model->tags = tags_of(meta_graph);
  model->threads = options.threads;
  model->timeout =
      std::chrono::milliseconds(options.config.operation_timeout_in_ms);
  try {
    if (options.eager) {
      load_eagerly(*model, meta_graph);
    } else {
      load_into_session(*model, meta_graph, options.config);
    }
    model->add_signatures(read_signatures(meta_graph));
  } catch (const errors::OpError&) {
    rethrow_for_model(directory);
  }
  return LoadedModel(model);
}

}  // namespace

LoadedModel load(const std::string& directory, const LoadOptions& options) {
  return load_from(directory, {}, options);
}

LoadedModel load(const std::map<std::string, std::string>& files,
                 const LoadOptions& options) {
  if (!files.contains("saved_model.pb") &&
      !files.contains("saved_model.pbtxt")) {
    throw OSError("neither saved_model.pb nor saved_model.pbtxt is among the " +
                  std::to_string(files.size()) + " files in memory");
  }
  MemoryFiles written(files);
  const std::string directory = written.directory();
  return load_from(directory, std::move(written), options);
}

bool contains_saved_model(const std::string& directory) {
  return c::file_exists(directory + "/saved_model.pb") ||
         c::file_exists(directory + "/saved_model.pbtxt");
}

const Strings& LoadedModel::tags() const { return model_->tags; }

std::string_view LoadedModel::meta_graph_def() const {
  return model_->meta_graph_def ? model_->meta_graph_def.view()
                                : std::string_view();
}

void LoadedModel::warmup() const {
  for (const Signature& signature : signatures()) signature.warmup();
}

void LoadedModel::close() const { model_->close(); }

}  // namespace tfx::saved_model
