#include "tfx/core/symbol.h"

#include <atomic>

#include "tfx/core/dtypes.h"
#include "tfx/core/errors.h"

namespace tfx {
namespace {

int64_t next_number() {
  static std::atomic<int64_t> last = 0;
  return ++last;
}

}  // namespace

SymbolicGraph::SymbolicGraph(std::string function)
    : number(next_number()), name(std::move(function)) {}

int64_t SymbolicGraph::id_of(c::Output output) {
  const std::lock_guard lock(mutex_);
  const auto [place, is_new] = ids_.try_emplace(output);
  if (is_new) place->second = internal::next_tensor_id();
  return place->second;
}

std::string Symbol::str() const {
  const TensorShape known = shape();
  return "Tensor(\"" + name() + "\"" +
         (known.rank() ? ", shape=" + known.str() : "") +
         ", dtype=" + DType(output.type()).name() + ")";
}

std::string Symbol::repr() const {
  return "<tf.Tensor '" + name() + "' shape=" + shape().str() +
         " dtype=" + DType(output.type()).name() + ">";
}

void Symbol::throw_no_value(const std::string& use) const {
  throw OperatorNotAllowedInGraphError(
      "Using the symbolic tensor " + repr() + ", a result of the operation " +
      output.operation.op_type() + ", as " + use +
      " is not allowed: while the function '" + graph->name +
      "' is being traced it has no value yet. Choose with tf::cond or "
      "tf::if_, loop with tf::while_loop, tf::for_ or tf::map_fn, print with "
      "tf::print, or call the function eagerly (tf::config::"
      "run_functions_eagerly(true)).");
}

void Symbol::throw_out_of_scope() const {
  throw TypeError(repr() +
                  " is out of scope and cannot be used here: it belongs to the "
                  "function '" +
                  graph->name +
                  "'. Use return values, explicit locals or tf::Variable to "
                  "get a value out of a function.");
}

}  // namespace tfx
