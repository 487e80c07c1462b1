#include "tests/saved_model/testing.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <stdexcept>

#include "tests/core/golden_tensor.h"

namespace tfx::saved_model {
namespace {

namespace fs = std::filesystem;

}  // namespace

std::string testdata(const std::string& name) {
  return "tests/saved_model/testdata/" + name;
}

std::string model_path(const std::string& name) {
  return testdata("models/" + name);
}

std::string object_model_path(const std::string& name) {
  return "tests/saved_model/golden/models/" + name;
}

std::string copy_of_model(const std::string& name) {
  const char* root = std::getenv("TEST_TMPDIR");
  const fs::path copy = fs::path(root != nullptr ? root : "/tmp") / name;
  fs::remove_all(copy);
  fs::copy(model_path(name), copy,
           fs::copy_options::recursive | fs::copy_options::copy_symlinks);
  // Bazel may have put links to the originals there.
  for (const auto& entry : fs::recursive_directory_iterator(copy)) {
    if (!entry.is_symlink()) continue;
    const std::string bytes = read(entry.path().string());
    fs::remove(entry.path());
    write(entry.path().string(), bytes);
  }
  return copy.string();
}

std::map<std::string, std::string> files_of(const std::string& directory) {
  std::map<std::string, std::string> files;
  for (const auto& entry : fs::recursive_directory_iterator(directory)) {
    if (!fs::is_regular_file(entry.path())) continue;
    const std::string name =
        entry.path().lexically_relative(directory).string();
    files[name] = read(entry.path().string());
  }
  return files;
}

std::string read(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) throw std::runtime_error("cannot read " + path);
  return std::string(std::istreambuf_iterator<char>(file), {});
}

void write(const std::string& path, const std::string& bytes) {
  std::ofstream(path, std::ios::binary) << bytes;
}

std::vector<GoldenCall> golden_calls() {
  std::vector<GoldenCall> calls;
  std::istringstream lines(read(testdata("calls.txt")));
  for (std::string line; std::getline(lines, line);) {
    std::istringstream words(line);
    std::string kind;
    std::string name;
    words >> kind;
    if (kind == "call") {
      GoldenCall& call = calls.emplace_back();
      words >> call.model >> call.signature;
      for (std::string tag; words >> tag;) call.tags.push_back(tag);
    } else if (kind == "in" || kind == "out") {
      words >> name;
      auto& tensors = kind == "in" ? calls.back().inputs : calls.back().outputs;
      std::string tensor;
      std::getline(words >> std::ws, tensor);
      tensors[name] = Tensor(golden_tensor(tensor));
    }
  }
  return calls;
}

Structure dict(const Outputs& outputs) {
  std::vector<Structure::Item> items;
  for (const auto& [name, tensor] : outputs) items.emplace_back(name, tensor);
  return Structure::dict(items);
}

bool same(const Tensor& a, const Tensor& b) {
  if (a.dtype() != b.dtype() || a.shape() != b.shape()) return false;
  if (a.dtype() == tfx::string) return a.host().strings() == b.host().strings();
  return std::ranges::equal(a.host().bytes(), b.host().bytes());
}

}  // namespace tfx::saved_model
