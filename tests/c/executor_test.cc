#include "tfx/c/executor.h"

#include <limits>
#include <string>
#include <thread>
#include <utility>

#include "tests/c/testing.h"
#include "tfx/c/eager_context.h"
#include "tfx/c/eager_op.h"
#include "tfx/c/errors.h"

namespace tfx::c {
namespace {

using errors::InvalidArgumentError;

TensorHandle check_numerics(EagerContext& context, float x) {
  EagerOp op(context, "CheckNumerics");
  op.add_input(TensorHandle(Tensor::scalar(x))).set_string("message", "bad");
  return op.execute_one();
}

const float kNan = std::numeric_limits<float>::quiet_NaN();

TEST_CASE("an executor is what it was made to be") {
  CHECK_FALSE(Executor().is_async());
  CHECK(Executor({.async = true}).is_async());
  CHECK(Executor({.async = true,
                  .enable_streaming_enqueue = false,
                  .in_flight_nodes_limit = 4})
            .is_async());
}

TEST_CASE("work given to an asynchronous executor is done after waiting") {
  EagerContext context;
  Executor executor({.async = true});
  context.set_executor_for_thread(executor);
  TensorHandle sum(Tensor::scalar(0.0F));
  for (int i = 0; i < 100; ++i) {
    EagerOp op(context, "AddV2");
    op.add_input(sum).add_input(TensorHandle(Tensor::scalar(1.0F)));
    sum = op.execute_one();
  }
  executor.wait();
  CHECK(values<float>(sum.resolve()) == std::vector<float>{100});
}

TEST_CASE("an error shows at wait(), and until it is cleared") {
  EagerContext context;
  Executor executor({.async = true});
  context.set_executor_for_thread(executor);
  const TensorHandle bad = check_numerics(context, kNan);
  CHECK_THROWS_AS(executor.wait(), InvalidArgumentError);
  CHECK_THROWS_AS(check_numerics(context, 1), InvalidArgumentError);
  CHECK_THROWS_AS(bad.resolve(), InvalidArgumentError);
  executor.clear_error();
  CHECK_NOTHROW(executor.wait());
  CHECK(values<float>(check_numerics(context, 1).resolve()) ==
        std::vector<float>{1});
}

TEST_CASE("a synchronous executor throws where the op is executed") {
  EagerContext context;
  Executor executor;
  context.set_executor_for_thread(executor);
  CHECK_THROWS_AS(check_numerics(context, kNan), InvalidArgumentError);
  CHECK_NOTHROW(executor.wait());
}

TEST_CASE("an executor may be destroyed while it is a thread's own") {
  EagerContext context;
  TensorHandle result;
  {
    Executor executor({.async = true});
    context.set_executor_for_thread(executor);
    result = check_numerics(context, 3);
  }
  CHECK(values<float>(result.resolve()) == std::vector<float>{3});
  // The thread has the context's own executor again.
  CHECK_FALSE(context.executor_for_thread().is_async());
  CHECK(values<float>(check_numerics(context, 4).resolve()) ==
        std::vector<float>{4});
}

TEST_CASE("an executor with an error may be destroyed") {
  EagerContext context;
  {
    Executor executor({.async = true});
    context.set_executor_for_thread(executor);
    check_numerics(context, kNan);
  }
  CHECK(values<float>(check_numerics(context, 4).resolve()) ==
        std::vector<float>{4});
}

TEST_CASE("each thread has an executor of its own") {
  EagerContext context;
  Executor executor({.async = true});
  context.set_executor_for_thread(executor);
  bool other_is_async = true;
  std::thread([&] {
    other_is_async = context.executor_for_thread().is_async();
  }).join();
  CHECK(context.executor_for_thread().is_async());
  CHECK_FALSE(other_is_async);
}

}  // namespace
}  // namespace tfx::c
