// The main function of every C++ test. Catch2's summary has no fixed form, so
// the last line of a test's output is one that tools/test can add up:
// `N passed, N failed`, in test cases.
#define CATCH_CONFIG_RUNNER
#include <catch2/catch.hpp>
#include <cstdlib>
#include <iostream>
#include <optional>

namespace {

std::optional<Catch::Counts> test_cases;

struct CountingListener : Catch::TestEventListenerBase {
  using TestEventListenerBase::TestEventListenerBase;

  void testRunEnded(const Catch::TestRunStats& stats) override {
    test_cases = stats.totals.testCases;
  }
};

CATCH_REGISTER_LISTENER(CountingListener)

}  // namespace

int main(int argc, char* argv[]) {
  Catch::Session session;
  if (int error = session.applyCommandLine(argc, argv)) return error;
  // What `bazel test --test_filter` hands over.
  if (const char* filter = std::getenv("TESTBRIDGE_TEST_ONLY")) {
    session.configData().testsOrTags = {filter};
  }
  int result = session.run();
  if (test_cases) {
    // Cases marked as allowed to fail are no failures.
    std::cout << test_cases->passed + test_cases->failedButOk << " passed, "
              << test_cases->failed << " failed" << std::endl;
  }
  return result;
}
