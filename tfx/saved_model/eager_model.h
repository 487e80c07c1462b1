// Private: the objects of a model in the eager runtime, with their state.
#ifndef TFX_SAVED_MODEL_EAGER_MODEL_H_
#define TFX_SAVED_MODEL_EAGER_MODEL_H_

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "tfx/core/tensor.h"
#include "tfx/ops/variable.h"
#include "tfx/saved_model/concrete_function.h"
#include "tfx/saved_model/function_library.h"
#include "tfx/saved_model/object_graph.h"
#include "tfx/saved_model/signature_info.h"

namespace tfx::proto {
class FunctionDefLibrary;
class MetaGraphDef;
}  // namespace tfx::proto

namespace tfx::saved_model {

class CheckpointKeys;

// Never changes but for its variables and tables; safe from any thread.
class EagerModel {
 public:
  // The model in `directory`, with the state of the checkpoint `variables`.
  // Throws as ObjectGraph does, and what TensorFlow reports.
  EagerModel(const proto::MetaGraphDef& meta_graph,
             const std::string& directory, const std::string& variables);
  // Destroys tables and other resources, as Python does.
  ~EagerModel();
  EagerModel(const EagerModel&) = delete;
  EagerModel& operator=(const EagerModel&) = delete;

  const ObjectGraph& objects() const { return objects_; }
  // No variable if the object is none.
  Variable variable(int node) const;
  // In the order of the objects.
  std::vector<Variable> variables() const;
  // The traces of a function, as they were saved; none if the object is no
  // function.
  std::vector<const ConcreteFunction*> traces(int node) const;

  // A signature as a function: which input and output of it is which of the
  // signature's. Null if the model's objects have no such signature.
  struct Signature {
    const ConcreteFunction* function = nullptr;
    std::vector<size_t> inputs = {};   // for each of the function's
    std::vector<size_t> outputs = {};  // for each of the signature's
  };
  Signature signature(const SignatureInfo& info) const;

 private:
  void add_tensors(const proto::MetaGraphDef& meta_graph,
                   const std::string& directory);
  void add_functions();
  void create_resources();
  void add_gradients(const proto::FunctionDefLibrary& library);
  const ConcreteFunction* find(const std::string& name) const;
  // A function that a resource or saveable has; null if it has none.
  const ConcreteFunction* only_trace(int node) const;
  void refuse_registered_savers() const;
  void restore(const std::string& variables);
  void restore_variables(const CheckpointKeys& keys, const Tensor& prefix);
  void restore_saveables(const CheckpointKeys& keys, const Tensor& prefix);
  void call_resources(std::string_view function) const;
  void destroy_resources() noexcept;

  ObjectGraph objects_;
  // Shared with graphs that call its functions.
  std::shared_ptr<FunctionLibrary> library_;
  std::map<int, Variable> variables_ = {};
  // What functions capture, by object.
  std::map<int, Tensor> tensors_ = {};
  std::map<std::string, ConcreteFunction> functions_ = {};
};

}  // namespace tfx::saved_model

#endif  // TFX_SAVED_MODEL_EAGER_MODEL_H_
