// Private: finds out which trace of a function accepts a call's arguments.
#ifndef TFX_SAVED_MODEL_TRACE_MATCHING_H_
#define TFX_SAVED_MODEL_TRACE_MATCHING_H_

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "tfx/core/structure.h"
#include "tfx/core/tensor.h"
#include "tfx/saved_model/function_parameters.h"
#include "tfx/saved_model/restored_trace.h"

namespace tfx::proto {
class StructuredValue;
}

namespace tfx::saved_model {

// The tensors to call a trace with, in order; none if it does not accept the
// arguments. With `convert`, values are converted where it expects tensors.
std::optional<std::vector<Tensor>> match_trace(const RestoredTrace& trace,
                                               const BoundArguments& arguments,
                                               bool convert);

// Packs a trace's results to the structure that the function returned. A
// composite tensor (sparse, ragged) becomes the tuple of its components, or its
// only component; a namedtuple becomes a tuple.
Structure pack_results(const proto::StructuredValue& signature,
                       std::span<const Tensor> results);

// Lists the arguments of traces as Python does:
// "Option 1:\n  Positional arguments (1 total):\n    * TensorSpec(…)\n …".
std::string describe_traces(std::span<const RestoredTrace* const> traces);

}  // namespace tfx::saved_model

#endif  // TFX_SAVED_MODEL_TRACE_MATCHING_H_
