// Threads, and the configuration that a program starts with.
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <string>

#include "tfx/config/config.h"
#include "tfx/core/context.h"
#include "tfx/core/errors.h"
#include "tfx/core/execute.h"

namespace tfx {
namespace {

int threads_of_process() {
  int count = 0;
  for (const auto& entry :
       std::filesystem::directory_iterator("/proc/self/task")) {
    count += entry.is_directory() ? 1 : 0;
  }
  return count;
}

// One program, one runtime: what happens to it happens in this order.
TEST_CASE("a program's configuration and tf.config make the runtime") {
  CHECK(config::threading::get_intra_op_parallelism_threads() == 0);
  compat::v1::enable_eager_execution();
  compat::v1::enable_eager_execution(
      {.config = ConfigProto{.device_count = {{"CPU", 3}},
                             .intra_op_parallelism_threads = 5,
                             .gpu_options = {.allow_growth = true}}});
  CHECK(config::threading::get_intra_op_parallelism_threads() == 5);
  CHECK(config::config_proto().gpu_options.allow_growth);

  // Looking at devices settles nothing.
  CHECK(config::list_physical_devices().size() == 1);
  config::threading::set_intra_op_parallelism_threads(40);
  config::threading::set_inter_op_parallelism_threads(2);
  CHECK(config::threading::get_intra_op_parallelism_threads() == 40);
  CHECK(config::threading::get_inter_op_parallelism_threads() == 2);

  const int before = threads_of_process();
  CHECK(config::list_logical_devices().size() == 3);
  CHECK(threads_of_process() >= before + 39);

  CHECK_THROWS_AS(config::threading::set_intra_op_parallelism_threads(8),
                  RuntimeError);
  CHECK_THROWS_AS(config::threading::set_inter_op_parallelism_threads(8),
                  RuntimeError);
  config::threading::set_intra_op_parallelism_threads(40);  // as it is
  CHECK_THROWS_WITH(
      compat::v1::enable_eager_execution({.config = ConfigProto()}),
      Catch::StartsWith("Trying to change the options of an active eager "
                        "execution. Context config: device_count"));
}

}  // namespace
}  // namespace tfx
