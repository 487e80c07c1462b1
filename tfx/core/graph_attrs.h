// Private: sets the attributes of a graph's operation.
#ifndef TFX_CORE_GRAPH_ATTRS_H_
#define TFX_CORE_GRAPH_ATTRS_H_

#include <span>

#include "tfx/c/operation_builder.h"
#include "tfx/core/execute.h"

namespace tfx {

void set_attrs(c::OperationBuilder& builder, std::span<const Attr> attrs);

}  // namespace tfx

#endif  // TFX_CORE_GRAPH_ATTRS_H_
