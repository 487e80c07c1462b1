// A runtime that cannot be made, until it can.
#include <catch2/catch.hpp>

#include "tfx/config/config.h"
#include "tfx/core/context.h"
#include "tfx/core/errors.h"
#include "tfx/core/execute.h"

namespace tfx {
namespace {

TEST_CASE("settings that make no runtime may be put right") {
  const auto cpus = config::list_physical_devices("CPU");
  config::set_visible_devices({}, "CPU");
  CHECK(config::get_visible_devices().empty());
  // Python: NotFoundError: No CPU devices are available in this process.
  CHECK_THROWS_AS(execute("NoOp", {}), errors::NotFoundError);
  CHECK(!Context::instance().initialized());
  config::set_visible_devices(cpus, "CPU");
  execute("NoOp", {});
  CHECK(config::list_logical_devices().size() == 1);
}

}  // namespace
}  // namespace tfx
