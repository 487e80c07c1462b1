#include "tfx/c/saved_model.h"

#include <fstream>
#include <utility>

#include "tensorflow/c/c_api.h"
#include "tfx/c/c_layout.h"
#include "tfx/c/errors.h"
#include "tfx/c/file_system.h"
#include "tfx/c/status.h"
#include "tfx/proto/core/protobuf/meta_graph.pb.h"
#include "tfx/proto/core/protobuf/saved_model.pb.h"

namespace tfx::c {
namespace {

template <typename Strings>
std::string braced(const Strings& strings) {
  std::string text = "{";
  for (const auto& string : strings) {
    text += (text.size() > 1 ? ", " : "") + std::string(string);
  }
  return text + "}";
}

// Throws PermissionDeniedError if it may not be looked for.
bool is_there(const std::string& path) {
  try {
    file_statistics(path);
    return true;
  } catch (const errors::PermissionDeniedError&) {
    throw;
  } catch (const errors::OpError&) {
    return false;
  }
}

// "{serve}, {serve, gpu}", or nothing if the file cannot be read here.
std::string available_tags(const std::string& directory) {
  std::ifstream file(directory + "/saved_model.pb", std::ios::binary);
  proto::SavedModel model;
  if (!file || !model.ParseFromIstream(&file)) return "";
  std::string sets;
  for (const auto& meta_graph : model.meta_graphs()) {
    sets +=
        (sets.empty() ? "" : ", ") + braced(meta_graph.meta_info_def().tags());
  }
  return sets.empty() ? "none" : sets;
}

// C treats a model whose checkpoint is missing as one that has none. Python
// rejects it: a model with a saver has a checkpoint, even if it has no
// variables.
void check_variables(const std::string& directory, const Buffer& bytes) {
  proto::MetaGraphDef meta_graph;
  if (!meta_graph.ParseFromArray(bytes.view().data(),
                                 static_cast<int>(bytes.size()))) {
    throw errors::DataLossError("the MetaGraphDef of " + directory +
                                " cannot be parsed");
  }
  if (!meta_graph.has_saver_def()) return;
  const std::string index = directory + "/variables/variables.index";
  if (!file_exists(index)) {
    throw errors::NotFoundError("the SavedModel in " + directory +
                                " is incomplete: its variables are missing, "
                                "there is no " +
                                index);
  }
}

}  // namespace

SavedModel load_saved_model(const std::string& directory,
                            std::span<const std::string> tags,
                            const SavedModelOptions& options) {
  if (!is_there(directory + "/saved_model.pb") &&
      !is_there(directory + "/saved_model.pbtxt")) {
    throw errors::NotFoundError("there is no SavedModel in " + directory +
                                ": neither saved_model.pb nor "
                                "saved_model.pbtxt");
  }
  std::vector<const char*> c_tags;
  for (const std::string& tag : tags) c_tags.push_back(tag.c_str());
  const Buffer run_options = options.run_options.empty()
                                 ? Buffer(nullptr)
                                 : Buffer(options.run_options);
  Graph graph;
  Buffer meta_graph_def;
  Status status;
  Session session(TF_LoadSessionFromSavedModel(
      options.session_options.get(), run_options.get(), directory.c_str(),
      c_tags.data(), count_of(c_tags), graph.get(), meta_graph_def.get(),
      status.get()));
  if (status.code() == errors::Code::kNotFound) {
    if (const std::string available = available_tags(directory);
        available.find(braced(tags)) == std::string::npos) {
      throw errors::NotFoundError("the SavedModel in " + directory +
                                  " has no graph with the tags " +
                                  braced(tags) + "; it has " + available);
    }
  }
  status.check();
  check_variables(directory, meta_graph_def);
  return {std::move(graph), std::move(session), std::move(meta_graph_def)};
}

SavedModel load_saved_model(const std::string& directory) {
  const std::string serve = "serve";
  return load_saved_model(directory, std::span(&serve, 1));
}

}  // namespace tfx::c
