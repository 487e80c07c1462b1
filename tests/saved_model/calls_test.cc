// Models of every kind answer as in Python, whichever way they were loaded and
// are run.
#include <map>
#include <string>

#include "tests/saved_model/testing.h"
#include "tfx/saved_model/load.h"

namespace tfx::saved_model {
namespace {

// A model a tag set, as the generator had: state stays.
class Models {
 public:
  explicit Models(LoadOptions options, bool from_memory = false)
      : options_(std::move(options)), from_memory_(from_memory) {}

  const LoadedModel& get(const GoldenCall& call) {
    std::string key = call.model;
    for (const std::string& tag : call.tags) key += " " + tag;
    const auto found = models_.find(key);
    if (found != models_.end()) return found->second;
    options_.tags = call.tags;
    const std::string path = model_path(call.model);
    return models_
        .emplace(key, from_memory_ ? load(files_of(path), options_)
                                   : load(path, options_))
        .first->second;
  }

 private:
  LoadOptions options_;
  bool from_memory_;
  std::map<std::string, LoadedModel> models_;
};

void check_all(Models models) {
  const std::vector<GoldenCall> calls = golden_calls();
  REQUIRE(calls.size() > 20);
  for (const GoldenCall& call : calls) {
    CAPTURE(call.model, call.signature);
    const Signature signature = models.get(call).signatures()[call.signature];
    const Outputs outputs = signature(call.inputs);
    REQUIRE(outputs.size() == call.outputs.size());
    for (const auto& [name, expected] : call.outputs) {
      CAPTURE(name, expected, outputs[name]);
      CHECK(same(outputs[name], expected));
    }
  }
}

TEST_CASE("signatures answer as in Python") { check_all(Models({})); }

TEST_CASE("signatures answer as in Python in the caller's thread") {
  check_all(Models({.threads = Threads::kCaller}));
}

TEST_CASE("signatures answer as in Python in the pool") {
  check_all(Models({.threads = Threads::kPool}));
}

TEST_CASE("signatures answer as in Python in the eager runtime") {
  check_all(Models({.eager = true}));
  check_all(Models({.eager = true}, true));
}

TEST_CASE("signatures of models in memory answer as in Python") {
  check_all(Models({}, true));
}

TEST_CASE("signatures answer as in Python with options for the session") {
  check_all(Models({.config = {.intra_op_parallelism_threads = 1,
                               .inter_op_parallelism_threads = -1}}));
}

}  // namespace
}  // namespace tfx::saved_model
