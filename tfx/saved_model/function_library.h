// Private: the functions of a model, in the eager runtime.
#ifndef TFX_SAVED_MODEL_FUNCTION_LIBRARY_H_
#define TFX_SAVED_MODEL_FUNCTION_LIBRARY_H_

#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "tfx/core/dtypes.h"
#include "tfx/core/tensor.h"

namespace tfx::proto {
class FunctionDefLibrary;
}

namespace tfx::saved_model {

struct LibraryFunction {
  // What the runtime knows it by: no other function of the process has it.
  std::string name;
  // Captured inputs come last.
  std::vector<DType> inputs;
  std::vector<DType> outputs;
};

// What a function that was saved with it gives as the gradient of a node, in
// place of that of the node's op.
struct StoredGradient {
  // Takes the gradients of the node's outputs, and behind them the captures.
  std::string function;
  // A tensor, or a value of the function that has the node or of one around
  // that: "node:0".
  struct Capture {
    Tensor tensor = {};
    std::string function = {};
    std::string name = {};
  };
  std::vector<Capture> captures = {};
  // For each input of the node, whether the function gives its gradient.
  std::vector<bool> outputs = {};
};

// Functions of several models, or of one model loaded twice, live side by side:
// each gets a new name, wherever it is used, and so do the resources that it
// shares by name. They leave the runtime with this. Immovable.
class FunctionLibrary {
 public:
  explicit FunctionLibrary(const proto::FunctionDefLibrary& library);
  ~FunctionLibrary();
  FunctionLibrary(const FunctionLibrary&) = delete;
  FunctionLibrary& operator=(const FunctionLibrary&) = delete;

  // By the name in the model. Throws KeyError.
  const LibraryFunction& find(const std::string& name) const;
  // By its own.
  bool has(const std::string& name) const { return names_.contains(name); }

  // Custom gradients, by the name that nodes ask for them with; null if there
  // is none. Valid as long as this.
  const StoredGradient* find_gradient(const std::string& type) const;
  void add_gradient(const std::string& type, StoredGradient gradient) {
    gradients_[type] = std::move(gradient);
  }

 private:
  void remove() noexcept;

  std::map<std::string, LibraryFunction> functions_ = {};
  std::set<std::string> names_ = {};
  std::map<std::string, StoredGradient> gradients_ = {};
};

}  // namespace tfx::saved_model

#endif  // TFX_SAVED_MODEL_FUNCTION_LIBRARY_H_
