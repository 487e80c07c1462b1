#include <atomic>
#include <catch2/catch.hpp>
#include <thread>
#include <vector>

#include "tfx/config/config.h"
#include "tfx/core/errors.h"
#include "tfx/core/execute.h"

namespace tfx {
namespace {

// For the thread sanitizer, too.
TEST_CASE(
    "what is set while another thread makes the runtime counts or fails") {
  std::atomic<int> accepted{0};
  std::vector<std::thread> threads;
  for (int i = 1; i <= 4; ++i) {
    threads.emplace_back([&, i] {
      for (int j = 0; j < 50; ++j) {
        config::set_soft_device_placement(true);
        try {
          config::threading::set_inter_op_parallelism_threads(100 * i + j);
          accepted = 100 * i + j;
        } catch (const RuntimeError&) {
        }
        (void)config::list_physical_devices();
        (void)config::optimizer::get_jit();
      }
    });
  }
  threads.emplace_back([] { execute("NoOp", {}); });
  for (std::thread& thread : threads) thread.join();
  // Once the runtime is made the number stays.
  const int count = config::threading::get_inter_op_parallelism_threads();
  CHECK_THROWS_AS(config::threading::set_inter_op_parallelism_threads(7),
                  RuntimeError);
  CHECK(config::threading::get_inter_op_parallelism_threads() == count);
  CHECK((accepted == 0) == (count == 0));
}

}  // namespace
}  // namespace tfx
