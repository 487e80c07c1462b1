#include "tfx/core/cancellation_scope.h"

#include <catch2/catch.hpp>

#include "tfx/core/context.h"
#include "tfx/core/errors.h"
#include "tfx/core/execute.h"
#include "tfx/core/func_graph.h"
#include "tfx/core/function_name.h"
#include "tfx/core/tensor.h"

namespace tfx {
namespace {

// x + x as a function, which can be cancelled before it starts.
class Doubled {
 public:
  Doubled() : name_(unique_function_name("doubled")) {
    FuncGraph graph("doubled");
    Tensor sum;
    {
      const FuncGraph::Scope scope(graph);
      const Tensor x = graph.add_argument(float32, {}, "x");
      sum = execute_one("AddV2", {x, x});
    }
    Context::instance().eager().add_function(
        graph.to_function(name_, std::span(&sum, 1)));
  }
  float operator()(float x) const {
    return execute_one(name_.c_str(), {Tensor(c::Tensor::scalar(x))})
        .item<float>();
  }

 private:
  const std::string name_;
};

TEST_CASE("operations in a scope that was cancelled end with an error") {
  const Doubled doubled;
  c::CancellationManager manager;
  {
    const CancellationScope scope(manager);
    CHECK(doubled(2.0F) == 4.0F);
    manager.start_cancel();
    CHECK_THROWS_AS(doubled(2.0F), errors::CancelledError);
    // Of scopes the innermost counts.
    const c::CancellationManager other;
    const CancellationScope inner(other);
    CHECK(CancellationScope::current() == &inner);
    CHECK(doubled(2.0F) == 4.0F);
  }
  CHECK(CancellationScope::current() == nullptr);
  CHECK(doubled(2.0F) == 4.0F);
}

}  // namespace
}  // namespace tfx
