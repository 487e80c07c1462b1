// RestoredFunction: a function of a loaded model.
#ifndef TFX_SAVED_MODEL_RESTORED_FUNCTION_H_
#define TFX_SAVED_MODEL_RESTORED_FUNCTION_H_

#include <concepts>
#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "tfx/core/never_null.h"
#include "tfx/core/structure.h"
#include "tfx/core/structure_like.h"
#include "tfx/function/concrete_function.h"
#include "tfx/saved_model/named_argument.h"

namespace tfx::saved_model {

struct Model;

// A tf.function that was saved with its traces. As in Python, a call uses the
// first trace that accepts the arguments as they are, or else the first that
// accepts them after values are converted to tensors. It uses the variables of
// LoadedModel::variables().
//
//   const auto call = model.function("encoder.call");
//   tf::Tensor y = call(x);
//   tf::Tensor z = call({x, mask}, {{"training", false}});
//
// A call throws TypeError if the arguments do not fit the parameters, and
// ValueError, which lists all traces, if no trace accepts them. The result has
// the structure that the function returned; namedtuples become tuples, and
// sparse and ragged tensors the tuples of their components.
//
// Copies are cheap and keep the model alive; calls are safe from any thread.
// Calls have gradients with respect to the arguments and the variables, and may
// be made in a tf::function. Custom gradients are used if they were saved (the
// default). Loops of TensorFlow 1 have no gradient: asking for it throws
// LookupError.
class RestoredFunction {
 public:
  // "encoder.call"
  const std::string& path() const;

  // Positional arguments.
  template <typename... T>
  requires(std::convertible_to<const T&, StructureLike>&&...) Structure
  operator()(const T&... args) const {
    return call({StructureLike(args)...}, {});
  }
  // Positional and named ones.
  Structure operator()(std::initializer_list<StructureLike> args,
                       std::initializer_list<NamedArgument> kwargs) const {
    return call(args, kwargs);
  }
  Structure operator()(const StructureLike& arg,
                       std::initializer_list<NamedArgument> kwargs) const {
    return call({arg}, kwargs);
  }
  Structure call(const std::vector<StructureLike>& args,
                 const std::vector<NamedArgument>& kwargs) const;

  // "(x, training=<captured_default_value>)"
  std::string signature() const;
  // Lists the arguments of all traces, as the ValueError above does.
  std::string str() const;
  // The traces, to print, call and inspect one by one.
  std::vector<ConcreteFunction> concrete_functions() const;

 private:
  friend class LoadedModel;
  struct State;
  // `node` is the function's object in a model in the eager runtime.
  RestoredFunction(std::shared_ptr<const Model> model, std::string_view path,
                   int node);

  internal::NeverNull<std::shared_ptr<const State>> state_;
};

}  // namespace tfx::saved_model

#endif  // TFX_SAVED_MODEL_RESTORED_FUNCTION_H_
