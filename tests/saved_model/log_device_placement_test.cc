#include <mutex>
#include <string>

#include "tests/saved_model/testing.h"
#include "tfx/c/library.h"
#include "tfx/ops/constant_op.h"

namespace tfx::saved_model {
namespace {

TEST_CASE("a session tells where operations are placed, if asked") {
  std::mutex mutex;
  std::string log;
  set_log_level(LogLevel::kInfo);
  set_log_callback([&](LogLevel, std::string_view line) {
    const std::lock_guard lock(mutex);
    log += std::string(line) + "\n";
  });
  load(model_path("v1_shapes"), {.config = {.log_device_placement = true}})
      .signatures()["serving_default"](constant({1.0, 2.0, 3.0}));
  set_log_callback({});
  set_log_level(LogLevel::kError);
  const std::lock_guard lock(mutex);
  CHECK_THAT(log, Catch::Contains("(Mul): /job:localhost/replica:0/task:0/"
                                  "device:CPU:0"));
}

}  // namespace
}  // namespace tfx::saved_model
