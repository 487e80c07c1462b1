// A function of a loaded model, by where it is in the model.
#ifndef TFX_SAVED_MODEL_RESTORED_FUNCTION_H_
#define TFX_SAVED_MODEL_RESTORED_FUNCTION_H_

#include <concepts>
#include <initializer_list>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "tfx/core/structure.h"
#include "tfx/saved_model/function_argument.h"

namespace tfx::saved_model {

// A tf.function that was saved with the traces it had, one of which a call
// uses: the first that takes the arguments as they are, or else the first that
// takes them once values are tensors, as in Python. It runs on the variables
// that LoadedModel::variables() gives.
//
//   const auto call = model.function("encoder.call");
//   tf::Tensor y = call(x);
//   tf::Tensor z = call({x, mask}, {{"training", false}});
//
// Arguments throw TypeError if they do not fit the function's parameters, and
// ValueError, with all traces in the text, if no trace takes them. Results are
// the structure that the function returned: a namedtuple is a tuple, a sparse
// or ragged tensor the tuple of its components, nothing is None.
//
// Copies are cheap and keep the model alive; calls are safe from any thread.
// Gradients go back through calls, to the arguments and to the variables, and a
// tf::function may call it: then its operations become part of the function.
// Custom gradients count if they were saved, as by default. Loops that
// TensorFlow 1 wrote have none: asking for their gradient throws LookupError.
class RestoredFunction {
 public:
  // "encoder.call"
  const std::string& path() const;

  // Positional arguments.
  template <typename... T>
  requires(std::convertible_to<const T&, FunctionArgument>&&...) Structure
  operator()(const T&... args) const {
    return call({FunctionArgument(args)...}, {});
  }
  // Positional and named ones.
  Structure operator()(std::initializer_list<FunctionArgument> args,
                       std::initializer_list<NamedArgument> kwargs) const {
    return call(args, kwargs);
  }
  Structure operator()(const FunctionArgument& arg,
                       std::initializer_list<NamedArgument> kwargs) const {
    return call({arg}, kwargs);
  }
  Structure call(const std::vector<FunctionArgument>& args,
                 const std::vector<NamedArgument>& kwargs) const;

  // "(x, training=<captured_default_value>)"
  std::string signature() const;
  // What the traces take, in the words of the ValueError above.
  std::string str() const;

 private:
  friend class LoadedModel;
  struct State;
  explicit RestoredFunction(std::shared_ptr<const State> state)
      : state_(std::move(state)) {}

  std::shared_ptr<const State> state_;
};

}  // namespace tfx::saved_model

#endif  // TFX_SAVED_MODEL_RESTORED_FUNCTION_H_
