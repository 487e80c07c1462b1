// Private: which graph a thread builds at the moment.
#ifndef TFX_CORE_BUILDING_GRAPH_H_
#define TFX_CORE_BUILDING_GRAPH_H_

#include <cstdint>

namespace tfx::internal {

// The number of the graph that execute() adds to on this thread, 0 if it runs
// operations. Tensors note it when they are made.
inline constinit thread_local int64_t building_graph = 0;

// How many tf::init_scope are open on this thread, one inside the other.
inline constinit thread_local int init_scope_depth = 0;

}  // namespace tfx::internal

#endif  // TFX_CORE_BUILDING_GRAPH_H_
