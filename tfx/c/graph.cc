#include "tfx/c/graph.h"

#include <charconv>
#include <cstdlib>
#include <memory>

#include "tensorflow/c/c_api.h"
#include "tensorflow/c/c_api_experimental.h"
#include "tfx/c/c_layout.h"
#include "tfx/c/errors.h"
#include "tfx/c/function.h"
#include "tfx/c/status.h"

namespace tfx::c {
namespace {

using ImportOptionsPointer =
    std::unique_ptr<TF_ImportGraphDefOptions,
                    decltype([](TF_ImportGraphDefOptions* options) {
                      TF_DeleteImportGraphDefOptions(options);
                    })>;
using ImportResultsPointer =
    std::unique_ptr<TF_ImportGraphDefResults,
                    decltype([](TF_ImportGraphDefResults* results) {
                      TF_DeleteImportGraphDefResults(results);
                    })>;

ImportOptionsPointer to_c(const ImportOptions& options) {
  ImportOptionsPointer c_options(TF_NewImportGraphDefOptions());
  TF_ImportGraphDefOptions* const c = c_options.get();
  if (!options.prefix.empty()) {
    TF_ImportGraphDefOptionsSetPrefix(c, options.prefix.c_str());
  }
  TF_ImportGraphDefOptionsSetUniquifyNames(c, options.uniquify_names ? 1 : 0);
  TF_ImportGraphDefOptionsSetUniquifyPrefix(c, options.uniquify_prefix ? 1 : 0);
  if (!options.default_device.empty()) {
    TF_ImportGraphDefOptionsSetDefaultDevice(c, options.default_device.c_str());
  }
  for (const auto& [source, replacement] : options.input_map) {
    check_not_empty(replacement.operation, "a value of input_map");
    TF_ImportGraphDefOptionsAddInputMapping(c, source.name.c_str(),
                                            source.index, as_c(replacement));
  }
  for (const auto& [source, replacement] : options.control_input_map) {
    check_not_empty(replacement, "a value of control_input_map");
    TF_ImportGraphDefOptionsRemapControlDependency(c, source.c_str(),
                                                   replacement.get());
  }
  for (const Operation operation : options.control_dependencies) {
    check_not_empty(operation, "a control dependency");
    TF_ImportGraphDefOptionsAddControlDependency(c, operation.get());
  }
  for (const OutputName& output : options.return_outputs) {
    TF_ImportGraphDefOptionsAddReturnOutput(c, output.name.c_str(),
                                            output.index);
  }
  for (const std::string& operation : options.return_operations) {
    TF_ImportGraphDefOptionsAddReturnOperation(c, operation.c_str());
  }
  TF_ImportGraphDefOptionsSetValidateColocationConstraints(
      c, options.validate_colocation_constraints ? 1 : 0);
  return c_options;
}

// C would accept a taken prefix and add a second node of the same name.
void check_prefix(const Graph& graph, const std::string& prefix) {
  for (const Operation operation : graph.operations()) {
    const std::string name = operation.name();
    if (name == prefix || name.starts_with(prefix + "/")) {
      throw errors::InvalidArgumentError(
          "the prefix '" + prefix + "' is taken: the graph has '" + name + "'");
    }
  }
}

ImportResults read_results(TF_ImportGraphDefResults* c_results) {
  ImportResults results;
  int count = 0;
  TF_Output* outputs = nullptr;
  TF_ImportGraphDefResultsReturnOutputs(c_results, &count, &outputs);
  for (int i = 0; i < count; ++i) {
    results.outputs.push_back(from_c(outputs[i]));
  }
  TF_Operation** operations = nullptr;
  TF_ImportGraphDefResultsReturnOperations(c_results, &count, &operations);
  for (int i = 0; i < count; ++i) {
    results.operations.emplace_back(operations[i]);
  }
  const char** names = nullptr;
  int* indices = nullptr;
  TF_ImportGraphDefResultsMissingUnusedInputMappings(c_results, &count, &names,
                                                     &indices);
  // The names are not read: TensorFlow 2.21 keeps them in a vector that moves
  // them, so all but the last may dangle.
  results.unused_input_map = count;
  return results;
}

}  // namespace

void destroy(TF_Graph* object) noexcept { TF_DeleteGraph(object); }

Graph::Graph() : Owner(TF_NewGraph()) {}

Operation Graph::find(ZString name) const {
  return Operation(TF_GraphOperationByName(get(), name.c_str()));
}

Operation Graph::operation(ZString name) const {
  const Operation found = find(name);
  if (!found) {
    throw errors::NotFoundError(std::string("the graph has no operation '") +
                                name.c_str() + "'");
  }
  return found;
}

Output Graph::output(std::string_view name) const {
  const size_t colon = name.rfind(':');
  int index = 0;
  if (colon != std::string_view::npos) {
    const char* const end = name.data() + name.size();
    const auto [stop, error] =
        std::from_chars(name.data() + colon + 1, end, index);
    if (error != std::errc() || stop != end) {
      throw errors::InvalidArgumentError(
          "'" + std::string(name) +
          "' is no name of an output: after the colon stands its number");
    }
  }
  const Operation found = operation(std::string(name.substr(0, colon)));
  if (index < 0 || index >= found.num_outputs()) {
    throw errors::NotFoundError(
        "there is no '" + std::string(name) + "': operation '" + found.name() +
        "' has " + std::to_string(found.num_outputs()) + " outputs");
  }
  return {found, index};
}

std::vector<Operation> Graph::operations() const {
  std::vector<Operation> all;
  size_t position = 0;
  while (TF_Operation* next = TF_GraphNextOperation(get(), &position)) {
    all.emplace_back(next);
  }
  return all;
}

PartialShape Graph::shape(Output output) const {
  check_output(output, "the output");
  Status status;
  const int rank = TF_GraphGetTensorNumDims(get(), as_c(output), status.get());
  status.check();
  if (rank < 0) return std::nullopt;
  std::vector<int64_t> dims(static_cast<size_t>(rank));
  TF_GraphGetTensorShape(get(), as_c(output), dims.data(), rank, status.get());
  status.check();
  return dims;
}

void Graph::set_shape(Output output, ShapeView shape) {
  check_output(output, "the output");
  Status status;
  TF_GraphSetTensorShape(get(), as_c(output), shape.data(), shape.rank(),
                         status.get());
  status.check();
}

Buffer Graph::to_graph_def() const {
  Buffer graph_def;
  Status status;
  TF_GraphToGraphDef(get(), graph_def.get(), status.get());
  status.check();
  return graph_def;
}

ImportResults Graph::import_graph_def(std::string_view graph_def,
                                      const ImportOptions& options) {
  if (!options.prefix.empty() && !options.uniquify_prefix) {
    check_prefix(*this, options.prefix);
  }
  const ImportOptionsPointer c_options = to_c(options);
  const Buffer bytes(graph_def);
  Status status;
  const ImportResultsPointer results(TF_GraphImportGraphDefWithResults(
      get(), bytes.get(), c_options.get(), status.get()));
  status.check();
  return read_results(results.get());
}

Buffer Graph::versions() const {
  Buffer versions;
  Status status;
  TF_GraphVersions(get(), versions.get(), status.get());
  status.check();
  return versions;
}

Buffer Graph::op_def(ZString op_type) const {
  Buffer definition;
  Status status;
  TF_GraphGetOpDef(get(), op_type.c_str(), definition.get(), status.get());
  status.check();
  return definition;
}

void Graph::copy_function(const Function& function) {
  Status status;
  TF_GraphCopyFunction(get(), function.get(), nullptr, status.get());
  status.check();
}

void Graph::copy_function(const Function& function, const Function& gradient) {
  Status status;
  TF_GraphCopyFunction(get(), function.get(), gradient.get(), status.get());
  status.check();
}

void Graph::remove_function(ZString name) {
  Status status;
  TF_GraphRemoveFunction(get(), name.c_str(), status.get());
  status.check();
}

std::vector<Function> Graph::functions() const {
  std::vector<TF_Function*> raw(
      static_cast<size_t>(TF_GraphNumFunctions(get())));
  Status status;
  const int count =
      TF_GraphGetFunctions(get(), raw.data(), count_of(raw), status.get());
  status.check();
  std::vector<Function> all;
  for (int i = 0; i < count; ++i) {
    all.emplace_back(raw[static_cast<size_t>(i)]);
  }
  return all;
}

void Graph::add_control_input(Operation operation, Operation input) {
  check_not_empty(operation, "the operation");
  check_not_empty(input, "the control input");
  TF_AddOperationControlInput(get(), operation.get(), input.get());
}

void Graph::remove_control_inputs(Operation operation) {
  check_not_empty(operation, "the operation");
  TF_RemoveAllControlInputs(get(), operation.get());
}

void Graph::set_requested_device(Operation operation, ZString device) {
  check_not_empty(operation, "the operation");
  TF_SetRequestedDevice(get(), operation.get(), device.c_str());
}

void Graph::set_attr(Operation operation, ZString name,
                     std::string_view attr_value) {
  check_not_empty(operation, "the operation");
  const Buffer value(attr_value);
  Status status;
  TF_SetAttr(get(), operation.get(), name.c_str(), value.get(), status.get());
  status.check();
}

void Graph::clear_attr(Operation operation, ZString name) {
  check_not_empty(operation, "the operation");
  Status status;
  TF_ClearAttr(get(), operation.get(), name.c_str(), status.get());
  status.check();
}

void Graph::update_edge(Output source, Input destination) {
  check_output(source, "the source");
  check_not_empty(destination.operation, "the destination");
  const DataType wanted = destination.operation.input_type(destination.index);
  if (source.type() != wanted) {
    throw errors::InvalidArgumentError(
        source.name() + " is " + name(source.type()) + ", but input " +
        std::to_string(destination.index) + " of " +
        destination.operation.name() + " is " + name(wanted));
  }
  Status status;
  TF_UpdateEdge(get(), as_c(source),
                {destination.operation.get(), destination.index}, status.get());
  status.check();
}

Buffer Graph::handle_data(Output output) const {
  check_output(output, "the output");
  return Buffer(TF_GetHandleShapeAndType(get(), as_c(output)));
}

void Graph::set_handle_data(Output output, std::string_view handle_data) {
  check_output(output, "the output");
  Status status;
  TF_SetHandleShapeAndType(get(), as_c(output), handle_data.data(),
                           handle_data.size(), status.get());
  status.check();
}

std::vector<Output> Graph::add_gradients(std::span<const Output> y,
                                         std::span<const Output> x,
                                         std::span<const Output> dy,
                                         std::string_view prefix) {
  check_outputs(y, "one of y");
  check_outputs(x, "one of x");
  check_outputs(dy, "one of dy");
  if (!dy.empty() && dy.size() != y.size()) {
    throw errors::InvalidArgumentError("there are " + std::to_string(y.size()) +
                                       " y, but " + std::to_string(dy.size()) +
                                       " dy");
  }
  // C takes non-const pointers, but does not write through them.
  std::vector<Output> y_copy(y.begin(), y.end());
  std::vector<Output> x_copy(x.begin(), x.end());
  std::vector<Output> dy_copy(dy.begin(), dy.end());
  std::vector<Output> results(x.size());
  const std::string c_prefix(prefix);
  Status status;
  TF_AddGradientsWithPrefix(
      get(), c_prefix.empty() ? nullptr : c_prefix.c_str(),
      as_c(std::span(y_copy)), count_of(y), as_c(std::span(x_copy)),
      count_of(x), dy.empty() ? nullptr : as_c(std::span(dy_copy)),
      status.get(), as_c(std::span(results)));
  status.check();
  return results;
}

Tensor Graph::try_evaluate_constant(Output output) {
  check_output(output, "the output");
  TF_Tensor* value = nullptr;
  Status status;
  const bool found =
      TF_TryEvaluateConstant(get(), as_c(output), &value, status.get()) != 0;
  Tensor result(value);
  status.check();
  return found ? std::move(result) : Tensor();
}

std::string Graph::debug_string() const {
  size_t size = 0;
  const char* text = TF_GraphDebugString(get(), &size);
  std::string copy(text, size);
  std::free(const_cast<char*>(text));
  return copy;
}

}  // namespace tfx::c
