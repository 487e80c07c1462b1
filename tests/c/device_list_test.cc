#include "tfx/c/device_list.h"

#include <set>
#include <string>

#include "tests/c/testing.h"
#include "tfx/c/eager_context.h"
#include "tfx/c/errors.h"

namespace tfx::c {
namespace {

TEST_CASE("a list tells name, type, memory and incarnation of its devices") {
  EagerContext context;
  context.set_logical_cpu_devices(3, "/job:localhost/replica:0/task:0");
  const DeviceList list = context.devices();
  REQUIRE(list.size() == 3);
  std::set<uint64_t> incarnations;
  for (int i = 0; i < 3; ++i) {
    const Device device = list.at(i);
    CHECK(device.name ==
          "/job:localhost/replica:0/task:0/device:CPU:" + std::to_string(i));
    CHECK(device.type == "CPU");
    CHECK(device.memory_bytes > 0);
    incarnations.insert(device.incarnation);
  }
  CHECK(incarnations.size() == 3);
  CHECK(list.devices().size() == 3);
}

TEST_CASE("a list outlives the context that it is of") {
  DeviceList list(nullptr);
  {
    const EagerContext context;
    list = context.devices();
  }
  CHECK(list.at(0).type == "CPU");
}

TEST_CASE("a device beyond the end is refused") {
  const DeviceList list = EagerContext().devices();
  CHECK_THROWS_AS(list.at(list.size()), errors::InvalidArgumentError);
  CHECK_THROWS_AS(list.at(-1), errors::InvalidArgumentError);
}

}  // namespace
}  // namespace tfx::c
