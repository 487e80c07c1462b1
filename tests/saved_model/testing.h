// What the tests of tfx/saved_model share: Python's models, and what Python
// answers when their signatures are called (tools/golden/signatures.py).
#ifndef TESTS_SAVED_MODEL_TESTING_H_
#define TESTS_SAVED_MODEL_TESTING_H_

#include <catch2/catch.hpp>
#include <map>
#include <string>
#include <vector>

#include "tfx/core/structure.h"
#include "tfx/core/tensor.h"
#include "tfx/saved_model/load.h"

namespace tfx::saved_model {

// Tests run in the folder that mirrors the repository.
std::string testdata(const std::string& name);
std::string model_path(const std::string& name);
// A model of tools/golden/object_graphs.py.
std::string object_model_path(const std::string& name);

// A copy of a model that a test may break.
std::string copy_of_model(const std::string& name);
// A model's files, by their paths in it.
std::map<std::string, std::string> files_of(const std::string& directory);
std::string read(const std::string& path);
void write(const std::string& path, const std::string& bytes);

// Transcripts of Python programs with the models of tools/golden/
// object_graphs.py.
inline constexpr char kObjectGraphsGolden[] =
    "saved_model/golden/object_graphs";

struct GoldenCall {
  std::string model;
  std::string signature;
  std::vector<std::string> tags;
  std::map<std::string, Tensor> inputs;
  std::map<std::string, Tensor> outputs;
};
std::vector<GoldenCall> golden_calls();

// As Python prints a signature's outputs.
Structure dict(const Outputs& outputs);

// Dtype, shape and bytes.
bool same(const Tensor& a, const Tensor& b);

// The text of the error that `function` throws, which has to be an Error.
template <typename Error, typename Function>
std::string message_of(Function&& function) {
  try {
    function();
  } catch (const Error& error) {
    return error.what();
  }
  FAIL("nothing was thrown");
  return "";
}

}  // namespace tfx::saved_model

#endif  // TESTS_SAVED_MODEL_TESTING_H_
