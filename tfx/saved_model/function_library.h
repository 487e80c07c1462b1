// Private: the functions of a model, in the eager runtime.
#ifndef TFX_SAVED_MODEL_FUNCTION_LIBRARY_H_
#define TFX_SAVED_MODEL_FUNCTION_LIBRARY_H_

#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "tfx/autodiff/registry.h"
#include "tfx/core/dtypes.h"

namespace tfx::proto {
class FunctionDef;
class FunctionDefLibrary;
class GraphDef;
}  // namespace tfx::proto

namespace tfx::saved_model {

struct LibraryFunction {
  // Its name in the runtime, unique in the process.
  std::string name;
  // Captured inputs come last.
  std::vector<DType> inputs;
  std::vector<DType> outputs;
};

// Adds a model's functions to the runtime, and removes them when it is
// destroyed. Models do not conflict, even a model that is loaded twice: all
// functions, resources that are shared by name, and custom gradients are
// renamed. Immovable.
class FunctionLibrary {
 public:
  explicit FunctionLibrary(const proto::FunctionDefLibrary& library);
  ~FunctionLibrary();
  FunctionLibrary(const FunctionLibrary&) = delete;
  FunctionLibrary& operator=(const FunctionLibrary&) = delete;

  // The function with this name in the model. Throws KeyError.
  const LibraryFunction& find(const std::string& name) const;

  // The model's graph with everything renamed that is renamed here.
  proto::GraphDef renamed(const proto::GraphDef& graph) const;

  // Registers the custom gradient that nodes of the model refer to as `type`.
  void add_gradient(const std::string& type,
                    const RegisteredGradient& gradient);

 private:
  proto::FunctionDef renamed(const proto::FunctionDef& function) const;
  void remove() noexcept;

  std::map<std::string, LibraryFunction> functions_ = {};
  const std::string suffix_;
  // The names of the model's custom gradients.
  std::set<std::string> gradient_types_ = {};
  std::vector<std::unique_ptr<const GradientRegistration>> gradients_ = {};
};

}  // namespace tfx::saved_model

#endif  // TFX_SAVED_MODEL_FUNCTION_LIBRARY_H_
