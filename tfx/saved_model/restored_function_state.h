// Private: what a RestoredFunction is a handle of.
#ifndef TFX_SAVED_MODEL_RESTORED_FUNCTION_STATE_H_
#define TFX_SAVED_MODEL_RESTORED_FUNCTION_STATE_H_

#include <memory>
#include <string>
#include <vector>

#include "tfx/saved_model/concrete_function.h"
#include "tfx/saved_model/function_parameters.h"
#include "tfx/saved_model/restored_function.h"

namespace tfx::saved_model {

struct Model;

struct RestoredFunction::State {
  std::shared_ptr<const Model> model;  // has what the others refer to
  std::string path;
  std::vector<const ConcreteFunction*> traces;
  FunctionParameters parameters;
};

}  // namespace tfx::saved_model

#endif  // TFX_SAVED_MODEL_RESTORED_FUNCTION_STATE_H_
