#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <memory>

#include "tests/saved_model/testing.h"
#include "tfx/saved_model/bounded_calls.h"

namespace tfx::saved_model {
namespace {

class Nothing final : public BoundedCalls::Work {
 public:
  void run() override {}
};

bool runs(BoundedCalls& calls) {
  return calls.run(std::make_shared<Nothing>(),
                   std::chrono::steady_clock::now() + std::chrono::hours(1)) ==
         BoundedCalls::End::kFinished;
}

TEST_CASE("a forked process has its own threads for calls with a deadline") {
  BoundedCalls calls;
  REQUIRE(runs(calls));
  const pid_t child = fork();
  if (child == 0) _exit(runs(calls) ? 0 : 1);
  int status = -1;
  REQUIRE(waitpid(child, &status, 0) == child);
  CHECK(status == 0);
  CHECK(runs(calls));
}

}  // namespace
}  // namespace tfx::saved_model
