#include "tfx/c/cancellation.h"

#include <atomic>
#include <memory>
#include <stdexcept>
#include <string>
#include <thread>
#include <utility>

#include "tests/c/testing.h"
#include "tfx/c/eager_context.h"
#include "tfx/c/eager_op.h"
#include "tfx/c/errors.h"

namespace tfx::c {
namespace {

TEST_CASE("a manager knows that it was cancelled") {
  CancellationManager manager;
  CHECK_FALSE(manager.is_cancelled());
  CHECK_FALSE(manager.is_cancelling());
  manager.start_cancel();
  CHECK(manager.is_cancelled());
  CHECK_NOTHROW(manager.start_cancel());
}

TEST_CASE("callbacks are called once each, on the thread that cancels") {
  CancellationManager manager;
  int calls = 0;
  std::thread::id thread;
  for (int i = 0; i < 3; ++i) {
    manager.add_callback([&] {
      ++calls;
      thread = std::this_thread::get_id();
    });
  }
  CHECK(calls == 0);
  manager.start_cancel();
  CHECK(calls == 3);
  CHECK(thread == std::this_thread::get_id());
  manager.start_cancel();
  CHECK(calls == 3);
}

TEST_CASE("a callback for what is cancelled already is not called") {
  CancellationManager manager;
  manager.start_cancel();
  bool called = false;
  CHECK(manager.add_callback([&] { called = true; }) == -1);
  CHECK_FALSE(called);
}

TEST_CASE("a removed callback is not called, and is removed once") {
  CancellationManager manager;
  bool called = false;
  const auto token = manager.add_callback([&] { called = true; });
  CHECK(manager.remove_callback(token));
  CHECK_FALSE(manager.remove_callback(token));
  manager.start_cancel();
  CHECK_FALSE(called);
}

TEST_CASE("a callback that was called is there no more") {
  CancellationManager manager;
  const auto token = manager.add_callback([] {});
  manager.start_cancel();
  CHECK_FALSE(manager.remove_callback(token));
}

TEST_CASE("what a callback throws is swallowed, and the others are called") {
  CancellationManager manager;
  int calls = 0;
  for (int i = 0; i < 3; ++i) {
    manager.add_callback([&] {
      ++calls;
      throw std::runtime_error("from a callback");
    });
  }
  CHECK_NOTHROW(manager.start_cancel());
  CHECK(calls == 3);
}

TEST_CASE("destroying a manager cancels") {
  int calls = 0;
  {
    CancellationManager manager;
    manager.add_callback([&] { ++calls; });
  }
  CHECK(calls == 1);
}

TEST_CASE("what callbacks hold is dropped when they are called or removed") {
  const auto token = std::make_shared<int>(0);
  CancellationManager manager;
  const auto removed = manager.add_callback([token] {});
  manager.add_callback([token] {});
  CHECK(token.use_count() == 3);
  manager.remove_callback(removed);
  CHECK(token.use_count() == 2);
  manager.start_cancel();
  CHECK(token.use_count() == 1);
  manager.add_callback([token] {});
  CHECK(token.use_count() == 1);
}

TEST_CASE("managers come and go on many threads") {
  std::atomic<int> calls = 0;
  std::vector<std::thread> threads;
  for (int t = 0; t < 8; ++t) {
    threads.emplace_back([&] {
      for (int i = 0; i < 200; ++i) {
        CancellationManager manager;
        const auto token = manager.add_callback([&] { ++calls; });
        manager.add_callback([&] { ++calls; });
        if (i % 2 == 0) manager.remove_callback(token);
        if (i % 3 == 0) manager.start_cancel();
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  CHECK(calls == 8 * (200 + 100));
}

TEST_CASE("an op that waits for ever is cancelled from another thread") {
  EagerContext context;
  const DataType types[] = {DataType::kFloat32};
  EagerOp make(context, "FIFOQueueV2");
  make.set_type_list("component_types", types);
  const TensorHandle queue = make.execute_one();

  CancellationManager manager;
  std::string message;
  std::thread waiting([&] {
    EagerOp dequeue(context, "QueueDequeueV2");
    dequeue.add_input(queue)
        .set_type_list("component_types", types)
        .set_cancellation_manager(manager);
    try {
      dequeue.execute(1);
    } catch (const errors::CancelledError& error) {
      message = error.what();
    }
  });
  // Whether the op waits already or starts later, it is cancelled.
  manager.start_cancel();
  waiting.join();
  CHECK_FALSE(message.empty());
  // The context goes on.
  EagerOp op(context, "Neg");
  op.add_input(TensorHandle(Tensor::scalar(1.0F)));
  CHECK(values<float>(op.execute_one().resolve()) == std::vector<float>{-1});
}

}  // namespace
}  // namespace tfx::c
