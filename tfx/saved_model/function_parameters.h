// Private: the parameters of a Python function that was saved.
#ifndef TFX_SAVED_MODEL_FUNCTION_PARAMETERS_H_
#define TFX_SAVED_MODEL_FUNCTION_PARAMETERS_H_

#include <string>
#include <vector>

#include "tfx/core/structure_like.h"
#include "tfx/saved_model/named_argument.h"

namespace tfx::proto {
class FunctionSpec;
class StructuredValue;
}  // namespace tfx::proto

namespace tfx::saved_model {

// The arguments of a call, bound to parameters, in the form in which saved
// traces describe theirs.
struct BoundArguments {
  std::vector<StructureLike> positional = {};
  std::vector<NamedArgument> named = {};
};

// Refers to the FunctionSpec, which must outlive it.
class FunctionParameters {
 public:
  explicit FunctionParameters(const proto::FunctionSpec& spec);

  // Binds arguments to parameters as Python does; missing ones get their
  // defaults. Throws TypeError if they do not fit the parameters or the
  // function's input_signature.
  BoundArguments bind(const std::vector<StructureLike>& positional,
                      const std::vector<NamedArgument>& named) const;

  // A positional parameter's name: "x", or "args_0" for an argument of *args.
  std::string name(size_t index) const;
  // The number of positional parameters, without *args.
  size_t positional_count() const { return positional_.size(); }
  // The names of the keyword-only parameters, without **kwargs.
  std::vector<std::string> named() const;
  // "(x, training=<captured_default_value>)"
  std::string str() const;

 private:
  struct Parameter {
    std::string name;
    const proto::StructuredValue* constraint = nullptr;
    const proto::StructuredValue* default_value = nullptr;

    // The default value; throws TypeError if there is none.
    StructureLike value() const;
    std::string str() const;
  };

  // The index of a positional parameter; their number if there is none of that
  // name.
  size_t find_positional(const std::string& name) const;
  // The steps of bind(); they throw TypeError.
  std::vector<StructureLike> place(
      const std::vector<StructureLike>& positional,
      const std::vector<NamedArgument>& named) const;
  std::vector<NamedArgument> name_others(
      const std::vector<NamedArgument>& named) const;
  void cast_to_signature(std::vector<StructureLike>& positional) const;

  std::vector<Parameter> positional_ = {};
  std::vector<Parameter> named_ = {};
  std::string varargs_ = {};
  std::string varkw_ = {};
};

}  // namespace tfx::saved_model

#endif  // TFX_SAVED_MODEL_FUNCTION_PARAMETERS_H_
