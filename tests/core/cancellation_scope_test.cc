#include "tfx/core/cancellation_scope.h"

#include <catch2/catch.hpp>
#include <exception>
#include <span>
#include <string>
#include <thread>
#include <vector>

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

// Runs operations on a thread of their own.
class OnThread final : public OperationRunner {
 public:
  size_t run(c::EagerOp op, std::span<c::TensorHandle> results) override {
    names.push_back(op.name());
    size_t count = 0;
    std::exception_ptr error;
    std::thread([&] {
      try {
        count = op.execute(results);
      } catch (...) {
        error = std::current_exception();
      }
    }).join();
    if (error) std::rethrow_exception(error);
    return count;
  }

  std::vector<std::string> names = {};
};

TEST_CASE("a scope's runner runs the operations, and nothing else changes") {
  const c::CancellationManager manager;
  const Tensor x(c::Tensor::from_values<float>({2}, std::vector{1.0F, 2.0F}));
  OnThread runner;
  {
    const CancellationScope scope(manager, &runner);
    const Tensor y = execute_one("AddV2", {x, x});
    CHECK(y.data<float>()[1] == 4.0F);
    const std::vector<Tensor> parts =
        execute("Unpack", {x}, {{"num", int64_t{2}}});
    REQUIRE(parts.size() == 2);
    CHECK(parts[1].item<float>() == 2.0F);
    const Tensor wrong(c::Tensor::scalar(1));
    CHECK_THROWS_AS(execute_one("AddV2", {x, wrong}),
                    errors::InvalidArgumentError);
  }
  CHECK(runner.names == std::vector<std::string>{"AddV2", "Unpack", "AddV2"});
  execute_one("AddV2", {x, x});
  CHECK(runner.names.size() == 3);
}

}  // namespace
}  // namespace tfx
