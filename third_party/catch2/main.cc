// The main function of every C++ test. Catch2's summary has no fixed form, so
// the last line of a test's output is one that tools/test can add up:
// `N passed, N failed`, in test cases.
#define CATCH_CONFIG_RUNNER
#include <catch2/catch.hpp>
#include <cstdlib>
#include <iostream>
#include <optional>
#include <string>

namespace {

std::optional<Catch::Counts> test_cases;

struct CountingListener : Catch::TestEventListenerBase {
  using TestEventListenerBase::TestEventListenerBase;

  void testRunEnded(const Catch::TestRunStats& stats) override {
    test_cases = stats.totals.testCases;
  }
};

CATCH_REGISTER_LISTENER(CountingListener)

// A program may hold the test cases of several files (see mirrored_tests.bzl);
// TFX_TEST_FILE names the file to run. TESTBRIDGE_TEST_ONLY is the value of
// Bazel's --test_filter: alternatives separated by commas.
void select_tests(Catch::ConfigData& config) {
  const char* file = std::getenv("TFX_TEST_FILE");
  const char* filter = std::getenv("TESTBRIDGE_TEST_ONLY");
  if (!file && !filter) return;
  config.filenamesAsTags = true;
  // A file without test cases is a failure, unless a filter excludes them.
  if (file && !filter) {
    config.warnings = static_cast<Catch::WarnAbout::What>(
        config.warnings | Catch::WarnAbout::NoTests);
  }
  const std::string of_file = file ? "[#" + std::string(file) + "]" : "";
  std::string selected;
  for (const char* rest = filter ? filter : ""; *rest; ++rest) {
    if (*rest == ',') selected += of_file;
    selected += *rest;
  }
  config.testsOrTags = {selected + of_file};
}

}  // namespace

int main(int argc, char* argv[]) {
  Catch::Session session;
  if (int error = session.applyCommandLine(argc, argv)) return error;
  select_tests(session.configData());
  int result = session.run();
  if (test_cases) {
    // Cases marked as allowed to fail are no failures.
    std::cout << test_cases->passed + test_cases->failedButOk << " passed, "
              << test_cases->failed << " failed" << std::endl;
  }
  return result;
}
