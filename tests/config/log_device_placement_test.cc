#include <catch2/catch.hpp>
#include <mutex>
#include <string>

#include "tfx/c/library.h"
#include "tfx/config/config.h"
#include "tfx/core/execute.h"
#include "tfx/core/literal.h"

namespace tfx {
namespace {

TEST_CASE("operations tell where they run, if asked") {
  CHECK(!debugging::get_log_device_placement());
  std::mutex mutex;
  std::string log;
  set_log_level(LogLevel::kInfo);
  set_log_callback([&](LogLevel, std::string_view line) {
    const std::lock_guard lock(mutex);
    log += std::string(line) + "\n";
  });
  debugging::set_log_device_placement(true);
  CHECK(debugging::get_log_device_placement());
  execute_one("Neg", {Tensor(Literal(1.0).to_tensor())});
  debugging::set_log_device_placement(false);
  set_log_callback({});
  set_log_level(LogLevel::kError);
  const std::lock_guard lock(mutex);
  CHECK_THAT(log, Catch::Contains("Executing op Neg in device "
                                  "/job:localhost/replica:0/task:0/"
                                  "device:CPU:0"));
}

}  // namespace
}  // namespace tfx
