#include "tfx/core/device.h"

#include <catch2/catch.hpp>
#include <thread>

#include "tfx/core/errors.h"

namespace tfx {
namespace {

TEST_CASE("a device scope ends where its block ends") {
  CHECK(current_device().empty());
  {
    const auto scope = device("/CPU:1");
    CHECK(current_device() == "/device:CPU:1");
    {
      const auto inner = device("GPU:0");
      CHECK(current_device() == "/device:GPU:0");
    }
    CHECK(current_device() == "/device:CPU:1");
  }
  CHECK(current_device().empty());
}

TEST_CASE("an inner scope leaves to the outer one what it does not say") {
  const auto outer = device("/job:worker/replica:0/task:1");
  const auto inner = device("/device:cpu:2");
  CHECK(current_device() == "/job:worker/replica:0/task:1/device:CPU:2");
  {
    const auto other_task = device("/task:3");
    CHECK(current_device() == "/job:worker/replica:0/task:3/device:CPU:2");
  }
  {
    const auto none = device(nullptr);
    CHECK(current_device().empty());
  }
}

TEST_CASE("a device without a number may be any of its type") {
  const auto scope = device("/device:GPU:*");
  CHECK(current_device() == "/device:GPU:*");
}

TEST_CASE("what is no device is refused in Python's words") {
  CHECK_THROWS_WITH(device("bad/x"),
                    "Unknown attribute 'bad' is encountered while parsing the "
                    "device spec: 'bad/x'.");
  CHECK_THROWS_AS(device("/task:one"), ValueError);
  CHECK_THROWS_AS(device("/device:CPU:x"), ValueError);
  CHECK(current_device().empty());
}

TEST_CASE("a scope is its thread's own") {
  const auto scope = device("/CPU:0");
  std::string elsewhere = "unset";
  std::thread([&] { elsewhere = current_device(); }).join();
  CHECK(elsewhere.empty());
}

}  // namespace
}  // namespace tfx
