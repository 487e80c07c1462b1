// tf.saved_model.load: loads models that Python saved, of TensorFlow 1 and 2.
//
//   const auto model = tf::saved_model::load("/models/affine");
//   const auto affine = model.signatures()["serving_default"];
//   const auto outputs = affine({{"x", x}});
//   std::cout << outputs["y"];
//
// A model is loaded into a session, ready to be served: its variables are
// restored and its tables filled. Or, to be trained or inspected, into the
// eager runtime:
//
//   const auto model = tf::saved_model::load(directory, {.eager = true});
//   const auto kernel = model.variable("kernel");
//
// Models of TensorFlow 2 consist of objects with variables and functions.
// Others are graphs (models of TensorFlow 1, frozen graphs): as in Python their
// signatures have gradients, their resource variables are accessible, and
// prune() makes a function of any part of the graph.
//
// Loading and calling are safe from any thread.
//
// A model is a program: load only models that you trust. Damaged models usually
// throw an error; but TensorFlow aborts the process for some graphs that are
// well-formed but contradictory, which the C API cannot detect.
#ifndef TFX_SAVED_MODEL_LOAD_H_
#define TFX_SAVED_MODEL_LOAD_H_

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tfx/c/graph.h"
#include "tfx/core/never_null.h"
#include "tfx/saved_model/load_options.h"
#include "tfx/saved_model/restored_function.h"
#include "tfx/saved_model/signature.h"
#include "tfx/variables/variable.h"

namespace tfx::saved_model {

// A handle that is cheap to copy: copies are the same model, with one state.
// The model lives as long as a handle, a signature or an output of it does.
class LoadedModel {
 public:
  explicit LoadedModel(std::shared_ptr<const Model> model)
      : model_(std::move(model)) {}

  Signatures signatures() const { return Signatures(model_); }
  // The tags of the graph that was loaded.
  const std::vector<std::string>& tags() const;
  // The serialised MetaGraphDef; empty for a frozen graph.
  std::string_view meta_graph_def() const;
  // The version of the TensorFlow that saved it: "2.21.0". Empty if it is not
  // known.
  std::string tensorflow_version() const;
  std::string tensorflow_git_version() const;
  // The files in the model's folder "assets" that its graph names.
  std::vector<std::string> asset_paths() const;

  // What computes `fetches` from `feeds`, to be called like a signature; it has
  // the names that are given here, in this order. Tensors are called "x:0". An
  // operation, "init", is run and returns nothing.
  //
  //   const auto logits = model.prune({"x:0"}, {"logits:0"});
  //   logits(x)["logits:0"]
  //
  // Throws KeyError for a name that is not in the graph, ValueError if a feed
  // is no tensor; and in the eager runtime, if a fetch depends on a placeholder
  // that is not fed, and AttributeError for a model of objects, as in Python.
  Signature prune(const std::vector<std::string>& feeds,
                  const std::vector<std::string>& fetches) const;
  // The graph that prune() takes parts of: `graph().operations()` are all
  // operations. Valid as long as the model; it must not be changed. Throws
  // AttributeError as prune() does.
  const c::Graph& graph() const&;
  const c::Graph& graph() const&& = delete;

  // These are for models that were loaded with `.eager = true`. For others they
  // throw RuntimeError, which says how to load them.
  //
  // The variables in the model's own list if it has one, as Keras models do;
  // otherwise all, in the order of the model's objects, or of the graph's
  // collections. (As in Python, reference variables of TensorFlow 1 stay inside
  // the graph.)
  std::vector<Variable> variables() const;
  std::vector<Variable> trainable_variables() const;
  // A variable or function by its path of attributes, and of indices or keys in
  // lists, tuples and dicts: "layers.0.kernel". "__call__" is what Python calls
  // for `model(x)`. A graph has its variables by their names, and no functions.
  // Throws KeyError, which lists the valid paths.
  Variable variable(std::string_view path) const;
  RestoredFunction function(std::string_view path) const;
  // The shortest path to each. Also available for served models.
  std::vector<std::string> variable_paths() const;
  std::vector<std::string> function_paths() const;

  // Calls Signature::warmup() for all signatures.
  void warmup() const;

  // Closes the model, without waiting for its calls. Those that run with a
  // timeout, however long, end at once with CancelledError. Others end so where
  // TensorFlow can interrupt them, and run to their end where it cannot (see
  // CallOptions::timeout). Later ones throw CancelledError.
  // (TensorFlow's C API cannot cancel a single call: use a timeout for that.)
  void close() const;

 private:
  internal::NeverNull<std::shared_ptr<const Model>> model_;
};

// Loads the model in `directory`.
//
// Throws OSError if there is no model or saved_model.pb is damaged, as Python
// does; PermissionDeniedError if it may not be read; NotFoundError if other
// files are missing; ValueError if it has several graphs and no tags are given,
// if its only graph has other tags, or if the options contradict each other or
// the model; RuntimeError if none of several graphs has the tags; and what
// TensorFlow reports for damaged files.
LoadedModel load(const std::string& directory, const LoadOptions& options = {});
inline LoadedModel load(const char* directory,
                        const LoadOptions& options = {}) {
  return load(std::string(directory), options);
}
// The same for files in memory: paths relative to the model's directory
// ("saved_model.pb", "variables/variables.index", …) and contents. They are
// copied to TensorFlow's in-memory file system and kept as long as the model.
LoadedModel load(const std::map<std::string, std::string>& files,
                 const LoadOptions& options = {});

// Whether `directory` has a saved_model.pb or saved_model.pbtxt.
bool contains_saved_model(const std::string& directory);

}  // namespace tfx::saved_model

#endif  // TFX_SAVED_MODEL_LOAD_H_
