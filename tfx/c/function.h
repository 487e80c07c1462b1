// Function: a graph that can be called like an op (TF_Function).
#ifndef TFX_C_FUNCTION_H_
#define TFX_C_FUNCTION_H_

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "tfx/c/buffer.h"
#include "tfx/c/operation.h"
#include "tfx/c/owner.h"
#include "tfx/c/zstring.h"

namespace tfx::c {

class Graph;

// How to make a function from a graph.
struct FunctionSpec {
  std::string name = {};
  bool append_hash_to_name = false;
  std::vector<Output> inputs = {};
  std::vector<Output> outputs = {};
  // One per output; empty lets TensorFlow name them.
  std::vector<std::string> output_names = {};
  // Operations that run even if no output needs them. A stateful operation that
  // neither outputs nor control outputs need is silently dropped from the
  // function.
  std::vector<Operation> control_outputs = {};
  // One per control output; empty names them after their operations.
  std::vector<std::string> control_output_names = {};
  // The body; empty means the whole graph.
  std::vector<Operation> operations = {};
  std::string description = {};
};

class Function : public Owner<TF_Function> {
 public:
  // Takes ownership of `adopted`.
  explicit Function(TF_Function* adopted) noexcept : Owner(adopted) {}

  // The function keeps no reference to the graph.
  // Wraps TF_GraphToFunctionWithControlOutputs.
  static Function from_graph(const Graph& body, const FunctionSpec& spec);
  // From a serialised FunctionDef.
  // Wraps TF_FunctionImportFunctionDef.
  static Function from_function_def(std::string_view function_def);

  std::string name() const;        ///< Wraps TF_FunctionName
  Buffer to_function_def() const;  ///< Wraps TF_FunctionToFunctionDef

  // Attributes of the function itself, as serialised AttrValues (for example
  // _XlaMustCompile). Set them before the function is used.
  // Wraps TF_FunctionSetAttrValueProto.
  void set_attr(ZString name, std::string_view attr_value);
  Buffer attr(ZString name) const;  ///< Wraps TF_FunctionGetAttrValueProto

  // Readable text, for debugging.
  std::string debug_string() const;  ///< Wraps TF_FunctionDebugString
};

}  // namespace tfx::c

#endif  // TFX_C_FUNCTION_H_
