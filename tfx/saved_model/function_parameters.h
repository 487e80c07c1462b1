// Private: the parameters of a Python function that was saved.
#ifndef TFX_SAVED_MODEL_FUNCTION_PARAMETERS_H_
#define TFX_SAVED_MODEL_FUNCTION_PARAMETERS_H_

#include <string>
#include <vector>

#include "tfx/saved_model/function_argument.h"

namespace tfx::proto {
class FunctionSpec;
class StructuredValue;
}  // namespace tfx::proto

namespace tfx::saved_model {

// What a call gives, each in its place: in this form traces are described.
struct BoundArguments {
  std::vector<FunctionArgument> positional = {};
  std::vector<NamedArgument> named = {};
};

// Views the FunctionSpec, which must outlive it.
class FunctionParameters {
 public:
  explicit FunctionParameters(const proto::FunctionSpec& spec);

  // As Python binds arguments to parameters, with defaults for those that are
  // missing. Throws TypeError if they do not fit, or do not fit the
  // function's input_signature.
  BoundArguments bind(const std::vector<FunctionArgument>& positional,
                      const std::vector<NamedArgument>& named) const;

  // "x", or "args_0" for those that only *args takes.
  std::string name(size_t index) const;
  // "(x, training=<captured_default_value>)"
  std::string str() const;

 private:
  struct Parameter {
    std::string name;
    const proto::StructuredValue* constraint = nullptr;
    const proto::StructuredValue* default_value = nullptr;

    // The default; throws if there is none.
    FunctionArgument value() const;
    std::string str() const;
  };

  // As many as there are parameters if it is none of them.
  size_t find_positional(const std::string& name) const;
  // The steps of bind(), which throw what is wrong.
  std::vector<FunctionArgument> place(
      const std::vector<FunctionArgument>& positional,
      const std::vector<NamedArgument>& named) const;
  std::vector<NamedArgument> name_others(
      const std::vector<NamedArgument>& named) const;
  void cast_to_signature(std::vector<FunctionArgument>& positional) const;

  std::vector<Parameter> positional_ = {};
  std::vector<Parameter> named_ = {};
  std::string varargs_ = {};
  std::string varkw_ = {};
};

}  // namespace tfx::saved_model

#endif  // TFX_SAVED_MODEL_FUNCTION_PARAMETERS_H_
