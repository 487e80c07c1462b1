// Graph: operations and how they are connected (TF_Graph).
//
// Adding to a graph from several threads is safe, as C makes it; reading while
// adding is not. A graph may be dropped while sessions run on it: TensorFlow
// keeps it until the last is gone.
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

// A name in a GraphDef to be imported: output `index` of operation `name`.
struct OutputName {
  std::string name = {};
  int index = 0;
};

// How a GraphDef joins a graph; nothing set imports it as it is.
struct ImportOptions {
  // Put before every name, with a slash.
  std::string prefix = {};
  // Change a name (or the prefix) that the graph has already, instead of
  // refusing it.
  bool uniquify_names = false;
  bool uniquify_prefix = false;
  std::string default_device = {};
  // What the GraphDef reads there comes from here instead.
  std::vector<std::pair<OutputName, Output>> input_map = {};
  std::vector<std::pair<std::string, Operation>> control_input_map = {};
  // All imported operations run after these.
  std::vector<Operation> control_dependencies = {};
  // What to find in the result, by the names in the GraphDef.
  std::vector<OutputName> return_outputs = {};
  std::vector<std::string> return_operations = {};
  bool validate_colocation_constraints = true;
};

struct ImportResults {
  std::vector<Output> outputs = {};        // as many as return_outputs
  std::vector<Operation> operations = {};  // as many as return_operations
  // Entries of input_map that nothing in the GraphDef reads.
  std::vector<OutputName> unused_input_map = {};
};

class Graph : public Owner<TF_Graph> {
 public:
  Graph();

  // The operation of that name, or an empty one.
  Operation find(ZString name) const;
  // The operation of that name; throws NotFoundError.
  Operation operation(ZString name) const;
  // "name:0", or "name" for its first output; throws NotFoundError.
  Output output(std::string_view name) const;
  // All operations, in the order they were added.
  std::vector<Operation> operations() const;

  // What shape inference knows.
  PartialShape shape(Output output) const;
  // Adds to what is known; throws InvalidArgumentError if it contradicts.
  void set_shape(Output output, ShapeView shape);

  // Serialised GraphDef, out and in. Import throws InvalidArgumentError for
  // bytes that are no GraphDef or do not fit; then nothing is added.
  Buffer to_graph_def() const;
  ImportResults import_graph_def(std::string_view graph_def,
                                 const ImportOptions& options = {});
  // Serialised VersionDef.
  Buffer versions() const;
  // Serialised OpDef, of functions too.
  Buffer op_def(ZString op_type) const;

  // Makes a function (and its gradient function, if there is one) known here.
  void copy_function(const Function& function);
  void copy_function(const Function& function, const Function& gradient);
  void remove_function(ZString name);
  std::vector<Function> functions() const;

  // Changes to a node that is there already, for building loops and setting
  // what importers of old graphs set.
  void add_control_input(Operation operation, Operation input);
  void remove_control_inputs(Operation operation);
  void set_requested_device(Operation operation, ZString device);
  void set_attr(Operation operation, ZString name, std::string_view attr_value);
  void clear_attr(Operation operation, ZString name);
  void update_edge(Output source, Input destination);

  // For a resource: what is behind the handle, as serialised
  // CppShapeInferenceResult.HandleData.
  Buffer handle_data(Output output) const;
  void set_handle_data(Output output, std::string_view handle_data);

  // Adds the gradients of the sum of `y` with respect to each of `x`, by the
  // gradient functions that TensorFlow has in C++. `dy`, if given, is the
  // gradient that arrives at each of `y`. Throws NotFoundError for an op
  // without one, InvalidArgumentError if `y` does not depend on one of `x`. Not
  // safe beside other changes.
  std::vector<Output> add_gradients(std::span<const Output> y,
                                    std::span<const Output> x,
                                    std::span<const Output> dy = {},
                                    std::string_view prefix = {});

  // The value of `output` if it can be known without running: folded
  // constants. Empty otherwise.
  Tensor try_evaluate_constant(Output output);

  // Readable text, for debugging.
  std::string debug_string() const;
};

}  // namespace tfx::c

#endif  // TFX_C_GRAPH_H_
