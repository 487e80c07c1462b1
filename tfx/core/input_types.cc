#include "tfx/core/input_types.h"

#include <algorithm>
#include <map>

#include "tfx/core/op_definition.h"

namespace tfx::internal {
namespace {

std::string names_of(std::span<const DType> dtypes) {
  std::string names;
  for (const DType dtype : dtypes) {
    names += (names.empty() ? "" : ", ") + dtype.name();
  }
  return names;
}

class InputTypes {
 public:
  explicit InputTypes(const OpCall& call)
      : call_(call), op_(op_definition(call.op)) {}

  std::string problem() {
    for (size_t i = 0; i < std::min(call_.inputs.size(), op_.inputs.size());
         ++i) {
      const InputDefinition& input = op_.inputs[i];
      if (input.is_type_list) continue;
      std::string found = input.is_list
                              ? list_problem(input, call_.inputs[i])
                              : single_problem(input, call_.inputs[i]);
      if (!found.empty()) return found;
    }
    return {};
  }

 private:
  // The dtype that an attribute has, and the argument that it is from.
  struct Bound {
    DType dtype;
    std::string input;
  };

  std::string start(const InputDefinition& input) const {
    return "'" + input.name + "' of '" + call_.op + "' Op has type ";
  }
  const Bound* bound(const InputDefinition& input) const {
    const auto found = bound_.find(input.type_attr);
    return found == bound_.end() ? nullptr : &found->second;
  }

  std::string single_problem(const InputDefinition& input,
                             const Argument& argument) {
    if (argument.tensors().size() != 1) return {};
    const DType dtype = argument.tensors()[0].dtype();
    if (input.type_attr.empty()) {
      if (dtype == input.dtype) return {};
      return "Input " + start(input) + dtype.name() +
             " that does not match expected type of " + input.dtype.name() +
             ".";
    }
    if (const Bound* other = bound(input)) {
      if (dtype == other->dtype) return {};
      return "Input " + start(input) + dtype.name() +
             " that does not match type " + other->dtype.name() +
             " of argument '" + other->input + "'.";
    }
    return bind(input, dtype);
  }

  std::string list_problem(const InputDefinition& input,
                           const Argument& argument) {
    std::vector<DType> dtypes;
    for (const Tensor& tensor : argument.tensors()) {
      dtypes.push_back(tensor.dtype());
    }
    if (dtypes.empty()) return {};
    const Bound* const other = bound(input);
    const bool is_expected = input.type_attr.empty() || other != nullptr;
    const DType expected = input.type_attr.empty() ? input.dtype
                           : other != nullptr      ? other->dtype
                                                   : dtypes[0];
    if (std::ranges::count(dtypes, expected) ==
        static_cast<std::ptrdiff_t>(dtypes.size())) {
      return is_expected ? std::string() : bind(input, expected);
    }
    return "Tensors in list passed to '" + input.name + "' of '" + call_.op +
           "' Op have types [" + names_of(dtypes) +
           (is_expected
                ? "] that do not match expected type " + expected.name() + "."
                : "] that don't all match.");
  }

  std::string bind(const InputDefinition& input, DType dtype) {
    bound_[input.type_attr] = {dtype, input.name};
    const auto allowed = op_.allowed_types.find(input.type_attr);
    if (allowed == op_.allowed_types.end() ||
        std::ranges::count(allowed->second, dtype) > 0) {
      return {};
    }
    return "Value passed to parameter '" + input.name + "' has DataType " +
           dtype.name() +
           " not in list of allowed values: " + names_of(allowed->second);
  }

  const OpCall& call_;
  const OpDefinition& op_;
  std::map<std::string, Bound> bound_;
};

}  // namespace

std::string problem_with_input_types(const OpCall& call) {
  return InputTypes(call).problem();
}

}  // namespace tfx::internal
