// Private: the functions of a model, in the eager runtime.
#ifndef TFX_SAVED_MODEL_FUNCTION_LIBRARY_H_
#define TFX_SAVED_MODEL_FUNCTION_LIBRARY_H_

#include <map>
#include <string>
#include <vector>

#include "tfx/core/dtypes.h"

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

 private:
  void remove() noexcept;

  std::map<std::string, LibraryFunction> functions_ = {};
};

}  // namespace tfx::saved_model

#endif  // TFX_SAVED_MODEL_FUNCTION_LIBRARY_H_
