#include "tfx/core/thread_state.h"

#include <catch2/catch.hpp>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "tfx/core/device.h"
#include "tfx/core/execute.h"
#include "tfx/core/func_graph.h"
#include "tfx/core/init_scope.h"
#include "tfx/core/name_scope.h"
#include "tfx/core/observer.h"
#include "tfx/core/thread_list.h"

namespace tfx {
namespace {

class OpLog final : public ExecutionObserver {
 public:
  OpLog() { join(); }

  void executed(const OpCall& call,
                std::span<const Tensor> /*outputs*/) override {
    ops.emplace_back(call.op);
  }

  std::vector<std::string> ops;
};

void run_an_op() {
  execute(OpCall{.op = "NoOp", .inputs = {}, .attrs = {}}, {});
}

TEST_CASE("a fresh state hides scopes, graphs and observers") {
  FuncGraph graph("traced");
  const FuncGraph::Scope tracing(graph);
  const NameScope names("layer/");
  const DeviceScope on_cpu("/device:CPU:0");
  OpLog log;
  {
    const internal::FreshThreadState fresh;
    CHECK(FuncGraph::current() == nullptr);
    CHECK(current_name_scope().empty());
    CHECK(current_device().empty());
    run_an_op();
    CHECK(log.ops.empty());
  }
  CHECK(FuncGraph::current() == &graph);
  CHECK(current_name_scope() == "layer/");
  CHECK(current_device() == "/device:CPU:0");
}

TEST_CASE("an observer that ends while its state is hidden leaves the list") {
  auto log = std::make_unique<OpLog>();
  const OpLog other;
  {
    const internal::FreshThreadState fresh;
    const internal::FreshThreadState fresher;
    log.reset();
  }
  run_an_op();
  CHECK(other.ops == std::vector<std::string>{"NoOp"});
}

TEST_CASE("scopes may end in any order") {
  auto outer = std::make_unique<NameScope>("outer/");
  auto inner = std::make_unique<NameScope>("inner/");
  outer.reset();
  CHECK(current_name_scope() == "inner/");
  inner.reset();
  CHECK(current_name_scope().empty());
}

TEST_CASE("init_scope keeps names and devices, and hides observers before it") {
  FuncGraph graph("traced");
  const FuncGraph::Scope tracing(graph);
  const NameScope names("layer/");
  const DeviceScope on_cpu("/device:CPU:0");
  OpLog before;
  const InitScope init;
  OpLog inside;
  CHECK(FuncGraph::current() == nullptr);
  CHECK(current_name_scope() == "layer/");
  CHECK(current_device() == "/device:CPU:0");
  run_an_op();
  CHECK(before.ops.empty());
  CHECK(inside.ops == std::vector<std::string>{"NoOp"});
}

TEST_CASE("a new thread inherits nothing") {
  const NameScope names("layer/");
  const DeviceScope on_cpu("/device:CPU:0");
  std::string found = "not run";
  std::thread([&] { found = current_name_scope() + current_device(); }).join();
  CHECK(found.empty());
}

}  // namespace
}  // namespace tfx
