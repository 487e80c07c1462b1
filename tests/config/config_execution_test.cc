// How operations run: at once or later, and with the same results.
#include <catch2/catch.hpp>
#include <thread>

#include "tfx/c/executor.h"
#include "tfx/config/config.h"
#include "tfx/core/context.h"
#include "tfx/core/errors.h"
#include "tfx/core/execute.h"
#include "tfx/core/literal.h"

namespace tfx {
namespace {

using config::experimental::get_device_policy;
using config::experimental::get_synchronous_execution;
using config::experimental::set_device_policy;
using config::experimental::set_synchronous_execution;

Tensor make(const Literal& literal) { return Tensor(literal.to_tensor()); }

// One program, one runtime: what happens to it happens in this order.
TEST_CASE("the runtime starts as it was told, and each thread goes on") {
  CHECK(get_synchronous_execution());
  set_synchronous_execution(false);
  CHECK(!get_synchronous_execution());
  CHECK(get_device_policy() == "silent");
  set_device_policy("warn");
  CHECK(get_device_policy() == "warn");
  CHECK(!Context::instance().initialized());

  const Tensor sum = execute_one("AddV2", {make(1.0), make(2.0)});
  CHECK(sum.item<float>() == 3);
  CHECK(!get_synchronous_execution());
  CHECK(get_device_policy() == "warn");

  // What goes wrong meanwhile is thrown by the change, which is not made.
  const Tensor row = make({{1.0, 2.0}});
  CHECK_NOTHROW(execute_one("MatMul", {row, row}));
  CHECK_THROWS_AS(set_synchronous_execution(true),
                  errors::InvalidArgumentError);
  CHECK(!get_synchronous_execution());
  Context::instance().eager().executor_for_thread().clear_error();

  set_synchronous_execution(true);
  CHECK(get_synchronous_execution());
  CHECK(execute_one("AddV2", {sum, sum}).item<float>() == 6);
  set_synchronous_execution(false);
  CHECK(execute_one("AddV2", {sum, sum}).item<float>() == 6);
  std::thread([&] {
    set_synchronous_execution(true);
    CHECK(get_synchronous_execution());
    CHECK(execute_one("AddV2", {sum, sum}).item<float>() == 6);
  }).join();
  CHECK(!get_synchronous_execution());
  set_synchronous_execution(true);

  set_device_policy("explicit");
  CHECK(get_device_policy() == "explicit");
  set_device_policy({});
  CHECK(get_device_policy() == "silent");
}

TEST_CASE("determinism is switched on in the library") {
  const auto draw = [](DType dtype) {
    return execute_one("RandomUniform", {make({2})}, {{"dtype", dtype}});
  };
  CHECK(!config::experimental::is_op_determinism_enabled());
  CHECK_NOTHROW(draw(float32));
  config::experimental::enable_op_determinism();
  CHECK(config::experimental::is_op_determinism_enabled());
  // A kernel that was not made before.
  CHECK_THROWS_WITH(draw(float64),
                    Catch::Contains("When determinism is enabled, random ops "
                                    "must have a seed specified."));
}

}  // namespace
}  // namespace tfx
