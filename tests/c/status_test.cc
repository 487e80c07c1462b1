#include "tfx/c/status.h"

#include <catch2/catch.hpp>
#include <new>
#include <stdexcept>
#include <string>
#include <thread>
#include <utility>
#include <vector>

namespace tfx::c {
namespace {

using errors::Code;

TEST_CASE("a new status is OK and says nothing") {
  const Status status;
  CHECK(status.ok());
  CHECK(status.code() == Code::kOk);
  CHECK(status.message().empty());
  CHECK(status.payloads().empty());
}

TEST_CASE("a status tells the code and the message that it was set to") {
  Status status;
  status.set(Code::kNotFound, "no such thing");
  CHECK_FALSE(status.ok());
  CHECK(status.code() == Code::kNotFound);
  CHECK(status.message() == "no such thing");
}

TEST_CASE("check() of a status that is OK throws nothing") {
  Status status;
  CHECK_NOTHROW(status.check());
}

TEST_CASE("check() throws code, message and payloads of the status") {
  Status status;
  status.set(Code::kAborted, "stop");
  status.set_payload("type.googleapis.com/key", "value");
  try {
    status.check();
    FAIL("nothing was thrown");
  } catch (const errors::AbortedError& error) {
    CHECK(error.code() == Code::kAborted);
    CHECK(error.message() == "stop");
    CHECK(error.payloads() ==
          errors::Payloads{{"type.googleapis.com/key", "value"}});
  }
}

TEST_CASE("a status that failed once does not report the old error again") {
  Status status;
  status.set(Code::kInternal, "old");
  status.set_payload("k", "v");
  CHECK_THROWS_AS(status.check(), errors::InternalError);
  CHECK(status.ok());
  CHECK(status.payloads().empty());
  CHECK_NOTHROW(status.check());
}

TEST_CASE("a status that was dropped with an error leaves none to the next") {
  for (int i = 0; i < 20; ++i) {
    Status status;
    REQUIRE(status.ok());
    REQUIRE(status.payloads().empty());
    status.set(Code::kUnknown, "dropped");
    status.set_payload("k", "v");
  }
}

TEST_CASE("more statuses than the pool holds live at once") {
  std::vector<Status> statuses(100);
  statuses[7].set(Code::kUnknown, "seven");
  CHECK(statuses[6].ok());
  CHECK_FALSE(statuses[7].ok());
  statuses.clear();
  CHECK(Status().ok());
}

TEST_CASE("a status may be dropped on another thread than it was made on") {
  Status made_here;
  made_here.set(Code::kUnknown, "moved");
  bool arrived = false;
  std::thread([status = std::move(made_here), &arrived]() mutable {
    arrived = status.message() == "moved";
    Status().reset();
  }).join();
  CHECK(arrived);
  CHECK(Status().ok());
}

// A thread-local that is made first is destroyed last, after the pool.
struct HoldsStatus {
  ~HoldsStatus() {
    Status().set(Code::kUnknown, "after the pool");
    *done = held.ok();
  }
  Status held;
  bool* done = nullptr;
};

TEST_CASE("a status may outlive the pool of its thread") {
  bool done = false;
  std::thread([&done] {
    static thread_local HoldsStatus holder;
    holder.done = &done;
  }).join();
  CHECK(done);
}

// What becomes of `thrown` where C calls C++.
template <typename Thrown>
Status caught(const Thrown& thrown) {
  Status status;
  try {
    throw thrown;
  } catch (...) {
    set_from_current_exception(status.get());
  }
  return status;
}

TEST_CASE("an error thrown below C arrives with code, text and payloads") {
  const Status status =
      caught(errors::OutOfRangeError("end", {{"key", "value"}}));
  CHECK(status.code() == Code::kOutOfRange);
  CHECK(status.message() == "end");
  CHECK(status.payloads() == errors::Payloads{{"key", "value"}});
}

TEST_CASE("exceptions that are not ours become statuses too") {
  CHECK(caught(std::runtime_error("x")).code() == Code::kUnknown);
  CHECK(caught(std::runtime_error("x")).message() == "x");
  CHECK(caught(std::bad_alloc()).code() == Code::kResourceExhausted);
  CHECK(caught(7).code() == Code::kUnknown);
  CHECK_FALSE(caught(7).message().empty());
}

TEST_CASE("an exception whose code says OK is a failure nevertheless") {
  CHECK(caught(errors::OpError(Code::kOk, "odd")).code() == Code::kUnknown);
}

}  // namespace
}  // namespace tfx::c
