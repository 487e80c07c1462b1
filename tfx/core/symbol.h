// Symbol: what a tensor of a function being traced is, a place in a graph.
#ifndef TFX_CORE_SYMBOL_H_
#define TFX_CORE_SYMBOL_H_

#include <cstdint>
#include <memory>
#include <string>
#include <utility>

#include "tfx/c/graph.h"
#include "tfx/c/operation.h"
#include "tfx/core/tensor_shape.h"

namespace tfx {

// A function's graph, which lives as long as anything points into it.
struct SymbolicGraph {
  explicit SymbolicGraph(std::string function);

  c::Graph graph;
  const int64_t number;    // from 1; no two have the same
  const std::string name;  // of the function
};

struct Symbol {
  std::shared_ptr<SymbolicGraph> graph;
  c::Output output;

  std::string name() const { return output.name(); }  // "MatMul:0"
  TensorShape shape() const { return graph->graph.shape(output); }
  // "Tensor("x:0", shape=(2,), dtype=float32)"
  std::string str() const;
  // "<tf.Tensor 'x:0' shape=(2,) dtype=float32>"
  std::string repr() const;

  // `use` is what was tried with the value, as in "a C++ bool". Throws
  // OperatorNotAllowedInGraphError, which says what to do instead.
  [[noreturn]] void throw_no_value(const std::string& use) const;
  // For use outside of its graph; throws TypeError.
  [[noreturn]] void throw_out_of_scope() const;
};

}  // namespace tfx

#endif  // TFX_CORE_SYMBOL_H_
