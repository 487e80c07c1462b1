// tf.saved_model.load: models that Python wrote, of TensorFlow 1 and 2.
//
//   const auto model = tf::saved_model::load("/models/affine");
//   const auto affine = model.signatures()["serving_default"];
//   const auto outputs = affine({{"x", x}});
//   std::cout << outputs["y"];
//
// A model is loaded into a session, with its variables restored, its tables
// filled and its assets found. Loading and calling are safe from any thread.
//
// A model is a program: load those of whom you trust. What is damaged is
// refused with an error, as a rule; but TensorFlow itself ends the process on
// some graphs that are well-formed and contradict themselves, and no check of
// the C API finds them.
#ifndef TFX_SAVED_MODEL_LOAD_H_
#define TFX_SAVED_MODEL_LOAD_H_

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tfx/ops/variable.h"
#include "tfx/saved_model/load_options.h"
#include "tfx/saved_model/restored_function.h"
#include "tfx/saved_model/signature.h"

namespace tfx::saved_model {

// A handle that is cheap to copy: copies are the same model, with one state.
// The model lives as long as a handle, a signature or an output of it does.
class LoadedModel {
 public:
  explicit LoadedModel(std::shared_ptr<const Model> model)
      : model_(std::move(model)) {}

  Signatures signatures() const { return Signatures(model_); }
  // Of the graph that was loaded.
  const std::vector<std::string>& tags() const;
  // Serialised MetaGraphDef; empty for a frozen graph.
  std::string_view meta_graph_def() const;

  // What follows is for models of TensorFlow 2, which keep their objects; for
  // others it throws ValueError. The first call of one of these moves the model
  // from its session to the eager runtime, with the state that it has by then:
  // from there on signatures run on these variables, and there is one state,
  // as in Python. It waits for calls under way. Signatures take 30 to 80 µs
  // more then, and of RunOptions only a timeout. State that Python does not
  // save either, such as that of an iterator, starts anew.
  //
  // All variables, in the order in which the model has its objects; or those of
  // the list that the model has itself, as Keras models do.
  std::vector<Variable> variables() const;
  std::vector<Variable> trainable_variables() const;
  // A variable or function by the attributes that lead to it, and the places
  // or keys in lists, tuples and dicts: "layers.0.kernel". "__call__" is what
  // Python calls for `model(x)`. Throws KeyError, which tells what there is.
  Variable variable(std::string_view path) const;
  RestoredFunction function(std::string_view path) const;
  // A path to each, the shortest, without moving the model.
  std::vector<std::string> variable_paths() const;
  std::vector<std::string> function_paths() const;

  // Signature::warmup of all.
  void warmup() const;

  // Cancels all calls under way; they and later ones throw CancelledError.
  // (TensorFlow's C API has no way to cancel one of several: for that, give
  // calls a timeout.)
  void close() const;

 private:
  std::shared_ptr<const Model> model_;
};

// Loads the model in `directory`.
//
// Throws NotFoundError if there is none or its files are missing; ValueError
// if it has several graphs and no tags are given, or has one with other tags;
// RuntimeError if none of several has the tags; and what TensorFlow reports of
// damaged files.
LoadedModel load(const std::string& directory, const LoadOptions& options = {});
inline LoadedModel load(const char* directory,
                        const LoadOptions& options = {}) {
  return load(std::string(directory), options);
}
// The same, of files in memory: paths as in the model's directory
// ("saved_model.pb", "variables/variables.index", …) and bytes. They are
// copied, into TensorFlow's file system in memory, and kept as long as the
// model.
LoadedModel load(const std::map<std::string, std::string>& files,
                 const LoadOptions& options = {});

// Whether `directory` has a saved_model.pb or saved_model.pbtxt.
bool contains_saved_model(const std::string& directory);

}  // namespace tfx::saved_model

#endif  // TFX_SAVED_MODEL_LOAD_H_
