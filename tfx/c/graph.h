// Graph: operations and their connections (TF_Graph).
//
// Several threads may add to a graph at once (C locks it); reading while adding
// is not safe. A graph may be destroyed before its sessions: TensorFlow keeps
// it until the last one is gone.
#ifndef TFX_C_GRAPH_H_
#define TFX_C_GRAPH_H_

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tfx/c/buffer.h"
#include "tfx/c/operation.h"
#include "tfx/c/owner.h"
#include "tfx/c/shape.h"
#include "tfx/c/tensor.h"
#include "tfx/c/zstring.h"

namespace tfx::c {

class Function;

// Output `index` of operation `name` in a GraphDef to import.
struct OutputName {
  std::string name = {};
  int index = 0;
};

// How to import a GraphDef; the defaults import it unchanged.
struct ImportOptions {
  // Prepended to every name, with a slash.
  std::string prefix = {};
  // Make a name (or the prefix) that the graph already has unique, instead of
  // throwing.
  bool uniquify_names = false;
  bool uniquify_prefix = false;
  std::string default_device = {};
  // Replaces the GraphDef's outputs or operations (first) by existing ones
  // (second) wherever it uses them as inputs.
  std::vector<std::pair<OutputName, Output>> input_map = {};
  std::vector<std::pair<std::string, Operation>> control_input_map = {};
  // All imported operations run after these.
  std::vector<Operation> control_dependencies = {};
  // What to return in ImportResults, by the names in the GraphDef.
  std::vector<OutputName> return_outputs = {};
  std::vector<std::string> return_operations = {};
  bool validate_colocation_constraints = true;
};

struct ImportResults {
  std::vector<Output> outputs = {};        // as many as return_outputs
  std::vector<Operation> operations = {};  // as many as return_operations
  // How many entries of input_map name no output of the GraphDef.
  int unused_input_map = 0;
};

class Graph : public Owner<TF_Graph> {
 public:
  Graph();  ///< Wraps TF_NewGraph

  // The operation of that name, or an empty one.
  Operation find(ZString name) const;  ///< Wraps TF_GraphOperationByName
  // The operation of that name; throws NotFoundError.
  Operation operation(ZString name) const;
  // "name:0", or "name" for its first output; throws NotFoundError.
  Output output(std::string_view name) const;
  // All operations, in the order they were added.
  std::vector<Operation> operations() const;  ///< Wraps TF_GraphNextOperation

  // The shape as far as shape inference knows it.
  PartialShape shape(Output output) const;  ///< Wraps TF_GraphGetTensorShape
  // Merges `shape` into the inferred shape; throws InvalidArgumentError if they
  // contradict each other.
  // Wraps TF_GraphSetTensorShape.
  void set_shape(Output output, ShapeView shape);

  // To and from a serialised GraphDef. Import throws InvalidArgumentError for
  // bytes that do not parse or do not fit the graph; then nothing is added.
  Buffer to_graph_def() const;  ///< Wraps TF_GraphToGraphDef
  // Wraps TF_GraphImportGraphDefWithResults.
  ImportResults import_graph_def(std::string_view graph_def,
                                 const ImportOptions& options = {});
  // Serialised VersionDef.
  Buffer versions() const;  ///< Wraps TF_GraphVersions
  // The serialised OpDef of an op or function.
  Buffer op_def(ZString op_type) const;  ///< Wraps TF_GraphGetOpDef

  // Adds a function, and optionally its gradient function, to the graph.
  void copy_function(const Function& function);  ///< Wraps TF_GraphCopyFunction
  // Wraps TF_GraphCopyFunction.
  void copy_function(const Function& function, const Function& gradient);
  void remove_function(ZString name);       ///< Wraps TF_GraphRemoveFunction
  std::vector<Function> functions() const;  ///< Wraps TF_GraphGetFunctions

  // Changes to existing nodes, for building loops and importing old graphs.
  // Wraps TF_AddOperationControlInput.
  void add_control_input(Operation operation, Operation input);
  // Wraps TF_RemoveAllControlInputs.
  void remove_control_inputs(Operation operation);
  // Wraps TF_SetRequestedDevice.
  void set_requested_device(Operation operation, ZString device);
  // Wraps TF_SetAttr.
  void set_attr(Operation operation, ZString name, std::string_view attr_value);
  void clear_attr(Operation operation, ZString name);  ///< Wraps TF_ClearAttr
  void update_edge(Output source, Input destination);  ///< Wraps TF_UpdateEdge

  // For a resource: the shape and type behind the handle, as a serialised
  // CppShapeInferenceResult.HandleData.
  Buffer handle_data(Output output) const;  ///< Wraps TF_GetHandleShapeAndType
  // Wraps TF_SetHandleShapeAndType.
  void set_handle_data(Output output, std::string_view handle_data);

  // Adds the gradients of the sum of `y` with respect to each of `x`, using
  // TensorFlow's C++ gradient functions. `dy`, if given, holds the incoming
  // gradient of each of `y`. Throws NotFoundError for an op without a gradient
  // function, InvalidArgumentError if `y` does not depend on one of `x`. Not
  // safe concurrently with other changes to the graph.
  // Wraps TF_AddGradientsWithPrefix.
  std::vector<Output> add_gradients(std::span<const Output> y,
                                    std::span<const Output> x,
                                    std::span<const Output> dy = {},
                                    std::string_view prefix = {});

  // The value of `output` if constant folding yields it; empty otherwise.
  // Wraps TF_TryEvaluateConstant.
  Tensor try_evaluate_constant(Output output);

  // Readable text, for debugging.
  std::string debug_string() const;  ///< Wraps TF_GraphDebugString
};

}  // namespace tfx::c

#endif  // TFX_C_GRAPH_H_
