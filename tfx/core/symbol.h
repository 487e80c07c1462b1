// Symbol: the value of a symbolic tensor, an output of a graph's operation.
#ifndef TFX_CORE_SYMBOL_H_
#define TFX_CORE_SYMBOL_H_

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>
#include <utility>

#include "tfx/c/graph.h"
#include "tfx/c/operation.h"
#include "tfx/core/tensor_shape.h"

namespace tfx {

namespace internal {

class Trace;

// A process-unique id, never reused.
int64_t next_tensor_id();

struct OutputHash {
  size_t operator()(const c::Output& output) const noexcept {
    constexpr size_t kPrime = 0x9e3779b1;
    return std::hash<TF_Operation*>()(output.operation.get()) +
           kPrime * static_cast<size_t>(output.index);
  }
};

}  // namespace internal

// The graph of a GraphBuilder. Symbols keep it alive.
struct SymbolicGraph {
  explicit SymbolicGraph(std::string function);

  // The tensor id of an output. All Tensors of one output share it. Any thread.
  int64_t id_of(c::Output output);

  c::Graph graph;
  const int64_t number;    // process-unique, from 1
  const std::string name;  // of the function
  // The trace that the graph belongs to, if it still exists.
  std::weak_ptr<internal::Trace> trace;

 private:
  std::mutex mutex_;
  std::unordered_map<c::Output, int64_t, internal::OutputHash> ids_;
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

  // Throws OperatorNotAllowedInGraphError, which says what to do instead. `use`
  // is how the value was to be used: "a C++ bool".
  [[noreturn]] void throw_no_value(const std::string& use) const;
  // Throws TypeError: it was used outside of its graph.
  [[noreturn]] void throw_out_of_scope() const;
};

}  // namespace tfx

#endif  // TFX_CORE_SYMBOL_H_
