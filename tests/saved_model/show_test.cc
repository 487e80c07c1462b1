#include "tfx/saved_model/show.h"

#include <filesystem>
#include <string>

#include "tests/saved_model/testing.h"

namespace tfx::saved_model {
namespace {

namespace fs = std::filesystem;

TEST_CASE("a model is shown as saved_model_cli shows it") {
  int count = 0;
  for (const auto& entry : fs::directory_iterator(testdata("shown"))) {
    const std::string name = entry.path().stem().string();
    CAPTURE(name);
    CHECK(show(model_path(name)) == read(entry.path().string()));
    ++count;
  }
  CHECK(count > 10);
}

}  // namespace
}  // namespace tfx::saved_model
