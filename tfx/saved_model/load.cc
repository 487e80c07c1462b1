#include "tfx/saved_model/load.h"

#include <algorithm>
#include <set>

#include "tfx/c/file_system.h"
#include "tfx/c/saved_model.h"
#include "tfx/core/errors.h"
#include "tfx/proto/core/protobuf/meta_graph.pb.h"
#include "tfx/saved_model/model.h"
#include "tfx/saved_model/saved_model_reader.h"
#include "tfx/saved_model/signature_reader.h"

namespace tfx::saved_model {
namespace {

using Strings = std::vector<std::string>;

// "['serve', 'gpu']"; other brackets for Python's sets.
std::string quoted_list(const Strings& strings, const char* brackets) {
  std::string text(1, brackets[0]);
  for (const std::string& string : strings) {
    text += (text.size() > 1 ? ", '" : "'") + string + "'";
  }
  return text + brackets[1];
}

std::string lists(const TagSets& sets) {
  std::string text;
  for (const Strings& tags : sets) {
    text += (text.empty() ? "" : ", ") + quoted_list(tags, "[]");
  }
  return "[" + text + "]";
}

std::string python_sets(const TagSets& sets) {
  std::string text;
  for (const Strings& tags : sets) {
    text += text.empty() ? "" : ", ";
    text += tags.empty() ? "set()" : quoted_list(tags, "{}");
  }
  return "[" + text + "]";
}

bool same_tags(const Strings& a, const Strings& b) {
  return std::set(a.begin(), a.end()) == std::set(b.begin(), b.end());
}

// The tags to load, judged as Python does.
Strings choose_tags(const std::string& directory, const Tags& wanted) {
  const TagSets sets = read_tag_sets(directory);
  if (!wanted.get()) {
    if (sets.size() == 1) return sets[0];
    throw ValueError(
        "Importing a SavedModel with `tf.saved_model.load` requires a `tags=` "
        "argument if there is more than one MetaGraph. Got `tags=None`, but "
        "there are " +
        std::to_string(sets.size()) +
        " MetaGraphs in the SavedModel with tag sets: " + lists(sets) +
        ". Pass a `tags=` argument to load this SavedModel.");
  }
  const Strings& tags = *wanted.get();
  for (const Strings& set : sets) {
    if (same_tags(set, tags)) return set;
  }
  if (sets.size() == 1) {
    throw ValueError(
        "Got an incompatible argument to `tags`: " + quoted_list(tags, "[]") +
        ". The SavedModel at " + directory + " has one MetaGraph with tags " +
        quoted_list(sets[0], "[]") +
        ". You may omit the argument, pass 'None', or pass "
        "matching tags.");
  }
  const std::string quoted = quoted_list(tags, "  ");
  throw RuntimeError("MetaGraphDef associated with tags " +
                     quoted.substr(1, quoted.size() - 2) +
                     " could not be found in SavedModel, with available tags "
                     "'" +
                     python_sets(sets) +
                     "'. To inspect available tag-sets in the SavedModel, "
                     "please use the SavedModel CLI: `saved_model_cli`.");
}

LoadedModel load_from(const std::string& directory, MemoryFiles files,
                      const LoadOptions& options) {
  const Strings tags = choose_tags(directory, options.tags);
  c::SavedModelOptions c_options;
  c_options.session_options.set_config(options.config.serialize());
  c::SavedModel loaded = c::load_saved_model(directory, tags, c_options);
  const auto model = std::make_shared<Model>(
      Model{.files = std::move(files),
            .directory = directory,
            .graph = std::move(loaded.graph),
            .session = std::move(loaded.session),
            .meta_graph_def = std::move(loaded.meta_graph_def),
            .tags = tags,
            .threads = options.threads});
  model->add_signatures(read_signatures(model->parse_meta_graph()));
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
    throw errors::NotFoundError(
        "neither saved_model.pb nor saved_model.pbtxt is among the " +
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

void LoadedModel::close() const { model_->state->close(*model_); }

}  // namespace tfx::saved_model
