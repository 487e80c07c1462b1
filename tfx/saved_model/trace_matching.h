// Private: which trace of a function takes the arguments of a call.
#ifndef TFX_SAVED_MODEL_TRACE_MATCHING_H_
#define TFX_SAVED_MODEL_TRACE_MATCHING_H_

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "tfx/core/structure.h"
#include "tfx/core/tensor.h"
#include "tfx/saved_model/concrete_function.h"
#include "tfx/saved_model/function_parameters.h"

namespace tfx::proto {
class StructuredValue;
}

namespace tfx::saved_model {

// The tensors to call a trace with, in their order; none if it does not take
// the arguments. With `convert`, values become tensors where it wants those.
std::optional<std::vector<Tensor>> match_trace(const ConcreteFunction& trace,
                                               const BoundArguments& arguments,
                                               bool convert);

// What a trace returned, in the structure that the function gave it. A
// composite tensor (sparse, ragged) is the tuple of its components, a
// namedtuple a tuple.
Structure pack_results(const proto::StructuredValue& signature,
                       std::span<const Tensor> results);

// "Option 1:\n  Positional arguments (1 total):\n    * TensorSpec(…)\n …", as
// Python writes the traces.
std::string describe_traces(std::span<const ConcreteFunction* const> traces);

}  // namespace tfx::saved_model

#endif  // TFX_SAVED_MODEL_TRACE_MATCHING_H_
