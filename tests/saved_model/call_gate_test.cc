#include "tfx/saved_model/call_gate.h"

#include <atomic>
#include <catch2/catch.hpp>
#include <thread>
#include <vector>

namespace tfx::saved_model {
namespace {

TEST_CASE("calls go through until the gate is closed") {
  CallGate gate;
  CHECK_FALSE(gate.was_used());
  CHECK(CallGate::Pass(gate).is_granted());
  CHECK(gate.was_used());
  gate.hold();
  gate.open();
  CHECK(CallGate::Pass(gate).is_granted());
  gate.hold();
  gate.close();
  CHECK_FALSE(CallGate::Pass(gate).is_granted());
}

TEST_CASE("nobody is inside while the gate is held") {
  CallGate gate;
  // Not atomic: the gate alone keeps the holder and the calls apart.
  int value = 0;
  std::atomic<int> wrong{0};
  std::atomic<int> refused{0};
  std::vector<std::thread> threads;
  for (int i = 0; i < 4; ++i) {
    threads.emplace_back([&] {
      for (;;) {
        const CallGate::Pass pass(gate);
        if (!pass.is_granted()) break;
        if (value % 2 != 0) ++wrong;
      }
      ++refused;
    });
  }
  for (int i = 0; i < 200; ++i) {
    gate.hold();
    ++value;
    std::this_thread::yield();
    ++value;
    gate.open();
  }
  gate.hold();
  ++value;
  gate.close();
  for (std::thread& thread : threads) thread.join();
  CHECK(wrong == 0);
  CHECK(refused == 4);
}

}  // namespace
}  // namespace tfx::saved_model
