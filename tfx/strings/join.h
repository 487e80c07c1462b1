// tf.strings.join, reduce_join and format for ragged tensors.
#ifndef TFX_STRINGS_JOIN_H_
#define TFX_STRINGS_JOIN_H_

#include <initializer_list>
#include <span>
#include <string_view>

#include "tfx/core/tensor.h"
#include "tfx/ops/string_ops.h"
#include "tfx/ragged/ragged_tensor.h"

namespace tfx::strings {

// All ragged inputs have the same rows. A dense input, a scalar, is passed as
// RaggedOrDense(tensor).
RaggedOrDense join(std::initializer_list<RaggedOrDense> inputs,
                   const JoinOptions& options = {});
RaggedOrDense join(std::span<const RaggedOrDense> inputs,
                   const JoinOptions& options = {});

RaggedOrDense reduce_join(const RaggedOrDense& inputs,
                          const ReduceJoinOptions& options = {});

// A ragged tensor is printed as a list of lists. Throws ValueError if the
// numbers of placeholders and inputs differ.
Tensor format(std::string_view template_,
              std::initializer_list<RaggedOrDense> inputs,
              const FormatOptions& options = {});
Tensor format(std::string_view template_, const RaggedTensor& input,
              const FormatOptions& options = {});

}  // namespace tfx::strings

#endif  // TFX_STRINGS_JOIN_H_
