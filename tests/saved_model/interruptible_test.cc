#include "tfx/saved_model/interruptible.h"

#include <span>
#include <string>

#include "tests/saved_model/testing.h"
#include "tfx/c/operation_builder.h"
#include "tfx/c/saved_model.h"

namespace tfx::saved_model {
namespace {

bool is_interruptible(const std::string& model, const std::string& tensor) {
  const std::string serve = "serve";
  const c::SavedModel loaded =
      c::load_saved_model(model_path(model), std::span(&serve, 1), {});
  const c::Output output = loaded.graph.output(tensor);
  return saved_model::is_interruptible(loaded.graph, std::span(&output, 1));
}

TEST_CASE("loops can be interrupted, also in functions that functions call") {
  CHECK(is_interruptible("loop", "StatefulPartitionedCall:0"));
  CHECK_FALSE(is_interruptible("stateful", "StatefulPartitionedCall:0"));
}

TEST_CASE("what the fetches need counts, and nothing else in the graph") {
  constexpr c::DataType kFloats[] = {c::DataType::kFloat32};
  c::Graph graph;
  const c::Output x = c::OperationBuilder(graph, "Placeholder", "x")
                          .set_type("dtype", kFloats[0])
                          .finish()
                          .output(0);
  const c::Output queue = c::OperationBuilder(graph, "FIFOQueueV2", "queue")
                              .set_type_list("component_types", kFloats)
                              .finish()
                              .output(0);
  const c::Operation wait = c::OperationBuilder(graph, "QueueDequeueV2", "wait")
                                .add_input(queue)
                                .set_type_list("component_types", kFloats)
                                .finish();
  const c::Output free = c::OperationBuilder(graph, "Identity", "free")
                             .add_input(x)
                             .finish()
                             .output(0);
  const c::Output after = c::OperationBuilder(graph, "Identity", "after")
                              .add_input(x)
                              .add_control_input(wait)
                              .finish()
                              .output(0);
  CHECK_FALSE(saved_model::is_interruptible(graph, std::span(&free, 1)));
  CHECK(saved_model::is_interruptible(graph, std::span(&after, 1)));
  CHECK(saved_model::is_interruptible(graph, std::span(&free, 1),
                                      std::span(&wait, 1)));
  const c::Output both[] = {free, after};
  CHECK(saved_model::is_interruptible(graph, both));
}

}  // namespace
}  // namespace tfx::saved_model
