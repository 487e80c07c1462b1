// Private: the objects of a model in the eager runtime, with their state.
#ifndef TFX_SAVED_MODEL_EAGER_MODEL_H_
#define TFX_SAVED_MODEL_EAGER_MODEL_H_

#include <map>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "tfx/c/cancellation.h"
#include "tfx/core/tensor.h"
#include "tfx/saved_model/function_library.h"
#include "tfx/saved_model/object_graph.h"
#include "tfx/saved_model/restored_trace.h"
#include "tfx/variables/variable.h"

namespace tfx::proto {
class FunctionDefLibrary;
class MetaGraphDef;
}  // namespace tfx::proto

namespace tfx::saved_model {

class CheckpointKeys;

// Immutable except for its variables and tables; thread-safe.
class EagerModel {
 public:
  // Loads the model in `directory`. Throws what ObjectGraph throws and
  // TensorFlow reports.
  EagerModel(const proto::MetaGraphDef& meta_graph,
             const std::string& directory);
  // Destroys tables and other resources, as Python does.
  ~EagerModel();
  EagerModel(const EagerModel&) = delete;
  EagerModel& operator=(const EagerModel&) = delete;

  const ObjectGraph& objects() const { return objects_; }
  // The variable that an object is; no variable if it is another object.
  Variable variable(int node) const;
  // All variables, in the order of the objects.
  std::vector<Variable> variables() const;
  // The traces of a function, in the saved order; none if the object is not a
  // function.
  std::vector<const RestoredTrace*> traces(int node) const;

  // Cancelled when the model is closed; cancels its calls.
  c::CancellationManager& closing() const { return closing_; }

 private:
  void add_tensors(const proto::MetaGraphDef& meta_graph,
                   const std::string& directory);
  void add_functions();
  void create_resources();
  // `begun` has the resources whose creation has begun.
  void create_captured(RestoredTrace& function, std::set<int>& begun);
  void create_resource(int node, std::set<int>& begun);
  void add_gradients(const proto::FunctionDefLibrary& library);
  const RestoredTrace* find(const std::string& name) const;
  // The trace of a function, such as a resource's or saveable's; null unless
  // there is exactly one.
  const RestoredTrace* only_trace(int node) const;
  void refuse_registered_savers() const;
  void restore(const std::string& variables);
  void restore_variables(const CheckpointKeys& keys, const Tensor& prefix);
  void restore_saveables(const CheckpointKeys& keys, const Tensor& prefix);
  // Calls a function of an object, such as "_initialize", if the object is a
  // resource that has it.
  void call_of_resource(int node, std::string_view function) const;
  void destroy_resources() noexcept;

  mutable c::CancellationManager closing_;
  ObjectGraph objects_;
  // Shared with graphs that call its functions.
  std::shared_ptr<FunctionLibrary> library_;
  std::map<int, Variable> variables_ = {};
  // The tensors that functions may capture, by object.
  std::map<int, Tensor> tensors_ = {};
  std::map<std::string, RestoredTrace> functions_ = {};
};

}  // namespace tfx::saved_model

#endif  // TFX_SAVED_MODEL_EAGER_MODEL_H_
