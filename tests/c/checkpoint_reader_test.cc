// The checkpoint in testdata/checkpoints is Python's:
// tools/golden/checkpoints.py.
#include "tfx/c/checkpoint_reader.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <thread>

#include "tests/c/testing.h"
#include "tfx/c/errors.h"

namespace tfx::c {
namespace {

namespace fs = std::filesystem;
using Shape = std::vector<int64_t>;

std::string prefix() { return testdata("checkpoints/variables"); }

std::string key(const std::string& name) {
  return name + "/.ATTRIBUTES/VARIABLE_VALUE";
}

TEST_CASE("a checkpoint lists its tensors") {
  const CheckpointReader reader(prefix());
  CHECK(reader.size() == 8);
  std::vector<std::string> names = reader.names();
  std::sort(names.begin(), names.end());
  CHECK(names ==
        std::vector<std::string>{"_CHECKPOINTABLE_OBJECT_GRAPH", key("flags"),
                                 key("half"), key("matrix"), key("nothing"),
                                 key("scalar"), key("text"), key("words")});
  CHECK(reader.has_tensor(key("half")));
  CHECK_FALSE(reader.has_tensor("half"));
}

TEST_CASE("tensors are read as Python wrote them") {
  const CheckpointReader reader(prefix());
  CHECK(values<float>(reader.tensor(key("scalar"))) ==
        std::vector<float>{2.5F});
  CHECK(values<int64_t>(reader.tensor(key("matrix"))) ==
        std::vector<int64_t>{1, 2, 3, 4, 5, 6});
  CHECK(values<bool>(reader.tensor(key("flags"))) ==
        std::vector<bool>{true, false});
  CHECK(reader.tensor(key("text")).string_at(0) ==
        std::string_view("zero \0 inside, and longer than 22 bytes", 39));
  CHECK(reader.tensor(key("words")).strings() ==
        std::vector<std::string>{"short", ""});
  CHECK(reader.tensor(key("nothing")).shape() == Shape{0, 3});
  // bfloat16: 1, -2, 0.15625
  const Tensor half = reader.tensor(key("half"));
  CHECK(half.type() == DataType::kBfloat16);
  CHECK(values<uint16_t>(half.bitcast(DataType::kUint16, {3})) ==
        std::vector<uint16_t>{0x3f80, 0xc000, 0x3e20});
}

TEST_CASE("types and shapes are known without reading") {
  const CheckpointReader reader(prefix());
  CHECK(reader.type(key("scalar")) == DataType::kFloat32);
  CHECK(reader.type(key("matrix")) == DataType::kInt64);
  CHECK(reader.type(key("half")) == DataType::kBfloat16);
  CHECK(reader.type(key("flags")) == DataType::kBool);
  CHECK(reader.type(key("text")) == DataType::kString);
  CHECK(reader.shape(key("scalar")).empty());
  CHECK(reader.shape(key("matrix")) == Shape{2, 3});
  CHECK(reader.shape(key("words")) == Shape{2});
  CHECK(reader.shape(key("nothing")) == Shape{0, 3});
}

TEST_CASE("a name that is not there is an error, not the end") {
  const CheckpointReader reader(prefix());
  CHECK(message_of<errors::NotFoundError>([&] { reader.tensor("nope"); }) ==
        "Key nope not found in checkpoint");
  CHECK_THROWS_AS(reader.type("nope"), errors::NotFoundError);
  CHECK_THROWS_AS(reader.shape("nope"), errors::NotFoundError);
}

TEST_CASE("a checkpoint that is not there is refused by its prefix") {
  CHECK_THAT(message_of<errors::NotFoundError>(
                 [] { CheckpointReader("/no/such/checkpoint"); }),
             Catch::Contains("/no/such/checkpoint"));
}

// A copy that a test may break.
std::string copy() {
  const char* root = std::getenv("TEST_TMPDIR");
  const fs::path folder = fs::path(root != nullptr ? root : "/tmp") / "broken";
  fs::remove_all(folder);
  fs::copy(testdata("checkpoints"), folder, fs::copy_options::recursive);
  return (folder / "variables").string();
}

TEST_CASE("an index that is cut or no index is refused") {
  const std::string broken = copy();
  fs::resize_file(broken + ".index", 100);
  CHECK_THROWS_AS(CheckpointReader(broken), errors::DataLossError);
  std::ofstream(broken + ".index", std::ios::binary) << "no index at all";
  CHECK_THROWS_AS(CheckpointReader(broken), errors::OpError);
}

TEST_CASE("a value that was changed is noticed when it is read") {
  const std::string broken = copy();
  const std::string file = broken + ".data-00000-of-00001";
  std::string data = read_file(file);
  const float value = 2.5F;
  const size_t place =
      data.find(std::string(reinterpret_cast<const char*>(&value), 4));
  REQUIRE(place != std::string::npos);
  data[place] ^= 1;
  fs::permissions(file, fs::perms::owner_all);
  std::ofstream(file, std::ios::binary) << data;
  const CheckpointReader reader(broken);
  CHECK_THROWS_AS(reader.tensor(key("scalar")), errors::DataLossError);
  CHECK(reader.tensor(key("matrix")).element_count() == 6);
}

TEST_CASE("values that are missing are noticed when they are read") {
  const std::string broken = copy();
  fs::remove(broken + ".data-00000-of-00001");
  const CheckpointReader reader(broken);
  CHECK(reader.size() == 8);
  CHECK_THROWS_AS(reader.tensor(key("scalar")), errors::NotFoundError);
}

TEST_CASE("several threads read one checkpoint, by readers of their own") {
  std::vector<int> right(8);
  std::vector<std::thread> threads;
  for (int t = 0; t < 8; ++t) {
    threads.emplace_back([&, t] {
      const CheckpointReader reader(prefix());
      for (int i = 0; i < 20; ++i) {
        const Tensor matrix = reader.tensor(key("matrix"));
        right[t] += matrix.data<int64_t>()[5] == 6 ? 1 : 0;
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  CHECK(right == std::vector<int>(8, 20));
}

}  // namespace
}  // namespace tfx::c
