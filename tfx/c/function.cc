#include "tfx/c/function.h"

#include <cstdlib>

#include "tensorflow/c/c_api.h"
#include "tensorflow/c/c_api_experimental.h"
#include "tfx/c/c_layout.h"
#include "tfx/c/errors.h"
#include "tfx/c/graph.h"
#include "tfx/c/status.h"

namespace tfx::c {
namespace {

std::vector<const char*> c_strings(const std::vector<std::string>& strings) {
  std::vector<const char*> pointers;
  for (const std::string& string : strings) pointers.push_back(string.c_str());
  return pointers;
}

void check_names(const std::vector<std::string>& names, size_t count,
                 const char* what) {
  if (names.empty() || names.size() == count) return;
  throw errors::InvalidArgumentError(
      "there are " + std::to_string(count) + " " + what + "s, but " +
      std::to_string(names.size()) + " names for them");
}

}  // namespace

void destroy(TF_Function* object) noexcept { TF_DeleteFunction(object); }

Function Function::from_graph(const Graph& body, const FunctionSpec& spec) {
  check_not_empty(spec.inputs, "an input");
  check_not_empty(spec.outputs, "an output");
  check_not_empty(spec.control_outputs, "a control output");
  check_not_empty(spec.operations, "an operation of the body");
  check_names(spec.output_names, spec.outputs.size(), "output");
  check_names(spec.control_output_names, spec.control_outputs.size(),
              "control output");

  std::vector<std::string> control_names = spec.control_output_names;
  if (control_names.empty()) {
    for (const Operation operation : spec.control_outputs) {
      control_names.push_back(operation.name());
    }
  }
  const std::vector<const char*> output_names = c_strings(spec.output_names);
  const std::vector<const char*> c_control_names = c_strings(control_names);
  const bool whole_graph = spec.operations.empty();
  Status status;
  Function function(TF_GraphToFunctionWithControlOutputs(
      body.get(), spec.name.c_str(), spec.append_hash_to_name ? 1 : 0,
      whole_graph ? -1 : count_of(spec.operations),
      whole_graph ? nullptr : as_c(std::span(spec.operations)),
      count_of(spec.inputs), as_c(std::span(spec.inputs)),
      count_of(spec.outputs), as_c(std::span(spec.outputs)),
      output_names.empty() ? nullptr : output_names.data(),
      count_of(spec.control_outputs), as_c(std::span(spec.control_outputs)),
      c_control_names.data(), nullptr,
      spec.description.empty() ? nullptr : spec.description.c_str(),
      status.get()));
  status.check();
  return function;
}

Function Function::from_function_def(std::string_view function_def) {
  Status status;
  Function function(TF_FunctionImportFunctionDef(
      function_def.data(), function_def.size(), status.get()));
  status.check();
  return function;
}

std::string Function::name() const { return TF_FunctionName(get()); }

Buffer Function::to_function_def() const {
  Buffer definition;
  Status status;
  TF_FunctionToFunctionDef(get(), definition.get(), status.get());
  status.check();
  return definition;
}

void Function::set_attr(ZString name, std::string_view attr_value) {
  Status status;
  TF_FunctionSetAttrValueProto(get(), name.c_str(), attr_value.data(),
                               attr_value.size(), status.get());
  status.check();
}

Buffer Function::attr(ZString name) const {
  Buffer value;
  Status status;
  TF_FunctionGetAttrValueProto(get(), name.c_str(), value.get(), status.get());
  status.check();
  return value;
}

std::string Function::debug_string() const {
  size_t size = 0;
  char* text = TF_FunctionDebugString(get(), &size);
  std::string copy(text, size);
  std::free(text);
  return copy;
}

}  // namespace tfx::c
