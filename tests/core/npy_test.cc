#include "tfx/core/npy.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <span>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "tests/core/golden_tensor.h"
#include "tests/core/testing.h"
#include "tfx/c/tensor.h"
#include "tfx/core/dtypes.h"
#include "tfx/core/errors.h"

namespace tfx {
namespace {

using Catch::Contains;

std::string golden(const std::string& name) {
  return "tests/core/golden/npy/" + name;
}

std::string read_file(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) throw std::runtime_error("cannot read " + path);
  return std::string(std::istreambuf_iterator<char>(file), {});
}

void write_file(const std::string& path, std::string_view bytes) {
  // Some file systems are slow to shorten a file that is there.
  std::filesystem::remove(path);
  std::ofstream file(path, std::ios::binary);
  file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
}

struct Expected {
  std::string file;
  std::string member;
  c::Tensor tensor;
};

std::vector<Expected> read_expected() {
  std::istringstream lines(read_file(golden("expected.txt")));
  std::string line;
  std::getline(lines, line);  // who wrote it
  std::vector<Expected> all;
  while (std::getline(lines, line)) {
    std::istringstream words(line);
    Expected expected;
    std::string tensor;
    words >> expected.file >> expected.member;
    std::getline(words, tensor);
    expected.tensor = golden_tensor(tensor);
    all.push_back(std::move(expected));
  }
  return all;
}

c::Tensor strings(std::vector<std::string_view> values) {
  return c::Tensor::from_strings({static_cast<int64_t>(values.size())}, values);
}

// Of every type that can be saved.
std::map<std::string, c::Tensor> every_type() {
  std::map<std::string, c::Tensor> tensors;
  for (const DType dtype :
       {bool_, int8, int16, int32, int64, uint8, uint16, uint32, uint64,
        float16, bfloat16, float32, float64, complex64, complex128}) {
    c::Tensor tensor = c::Tensor::allocate(dtype.as_datatype_enum(), {2, 3});
    uint8_t value = 0;
    for (std::byte& byte : tensor.mutable_bytes()) {
      byte = static_cast<std::byte>(dtype.is_bool() ? value % 2 : value);
      ++value;
    }
    tensors.emplace(dtype.name(), std::move(tensor));
  }
  tensors.emplace("string", strings({"", "a", std::string_view("b\0c", 3)}));
  tensors.emplace("scalar", c::Tensor::scalar(2.5));
  tensors.emplace("empty", c::Tensor::allocate(c::DataType::kFloat32, {0, 3}));
  return tensors;
}

TEST_CASE("what Python saved is read with its types, shapes and values") {
  const std::vector<Expected> all = read_expected();
  CHECK(all.size() >= 100);
  std::map<std::string, std::map<std::string, c::Tensor>> archives;
  for (const Expected& expected : all) {
    INFO(expected.file << " " << expected.member);
    if (expected.member == "-") {
      check_same(np::load(golden(expected.file)), expected.tensor);
      continue;
    }
    if (!archives.contains(expected.file)) {
      archives[expected.file] = np::load_npz(golden(expected.file));
    }
    const auto& archive = archives[expected.file];
    REQUIRE(archive.contains(expected.member));
    check_same(archive.at(expected.member), expected.tensor);
  }
  for (const auto& [file, archive] : archives) {
    INFO(file);
    CHECK(static_cast<size_t>(std::ranges::count(all, file, &Expected::file)) ==
          archive.size());
  }
}

TEST_CASE("an archive may have no members") {
  CHECK(np::load_npz(golden("no_members.npz")).empty());
}

TEST_CASE("a member that is no array is a string of its bytes") {
  const auto members = np::load_npz(golden("with_text.npz"));
  check_same(members.at("readme.txt"), c::Tensor::scalar_string("plain text"));
}

TEST_CASE("the files are those that NumPy writes") {
  for (const char* name : {"version1", "scalar", "bfloat16"}) {
    const std::string file = std::string(name) + ".npy";
    np::save(scratch(file), np::load(golden(file)));
    CHECK(read_file(scratch(file)) == read_file(golden(file)));
  }
}

TEST_CASE("what is saved comes back") {
  const auto saved = every_type();
  for (const auto& [name, tensor] : saved) {
    INFO(name);
    np::save(scratch(name + ".npy"), tensor);
    check_same(np::load(scratch(name + ".npy")), tensor);
  }
  np::savez(scratch("all.npz"), saved);
  np::savez_compressed(scratch("all_compressed.npz"), saved);
  for (const char* file : {"all.npz", "all_compressed.npz"}) {
    const auto loaded = np::load_npz(scratch(file));
    CHECK(loaded.size() == saved.size());
    for (const auto& [name, tensor] : saved) {
      INFO(file << " " << name);
      check_same(loaded.at(name), tensor);
    }
  }
}

TEST_CASE("large arrays come back, compressed or not") {
  std::vector<int32_t> values(1 << 20);
  for (size_t i = 0; i < values.size(); ++i) {
    values[i] = static_cast<int32_t>(i * 2654435761U >> (i % 32));
  }
  std::map<std::string, c::Tensor> saved;
  saved.emplace("x", array<int32_t>({1024, 1024}, values));
  saved.emplace("zeros",
                array<int32_t>({1 << 20}, std::vector<int32_t>(1 << 20)));
  np::savez(scratch("large.npz"), saved);
  np::savez_compressed(scratch("large_compressed.npz"), saved);
  for (const char* file : {"large.npz", "large_compressed.npz"}) {
    const auto loaded = np::load_npz(scratch(file));
    check_same(loaded.at("x"), saved.at("x"));
    check_same(loaded.at("zeros"), saved.at("zeros"));
  }
  CHECK(std::filesystem::file_size(scratch("large_compressed.npz")) <
        std::filesystem::file_size(scratch("large.npz")));
}

TEST_CASE("a path gets the suffix that it has not") {
  np::save(scratch("without"), c::Tensor::scalar(1.0F));
  check_same(np::load(scratch("without.npy")), c::Tensor::scalar(1.0F));
  np::savez(scratch("without"), {});
  CHECK(np::load_npz(scratch("without.npz")).empty());
}

TEST_CASE("quantized numbers are saved as plain ones") {
  const c::Tensor quantized =
      array<int8_t>({2}, {-1, 2}).bitcast(c::DataType::kQint8, {2});
  np::save(scratch("quantized.npy"), quantized);
  check_same(np::load(scratch("quantized.npy")), array<int8_t>({2}, {-1, 2}));
}

TEST_CASE("tensors that NumPy files do not hold are refused") {
  const std::string path = scratch("refused.npy");
  CHECK_THROWS_WITH(np::save(path, strings({std::string_view("a\0", 2)})),
                    Contains("NUL"));
  CHECK_THROWS_AS(np::save(path, c::Tensor::allocate(c::DataType::kInt4, {2})),
                  ValueError);
  CHECK_THROWS_AS(
      np::save(path, c::Tensor::allocate(c::DataType::kFloat8E5m2, {2})),
      ValueError);
  const std::vector<int64_t> dims(65, 1);
  CHECK_THROWS_AS(np::save(path, array<float>(dims, {1})), ValueError);
  CHECK_THROWS_AS(np::save(path, c::Tensor()), errors::InvalidArgumentError);
  // Nothing was touched.
  CHECK_FALSE(std::filesystem::exists(path));
}

TEST_CASE("arrays that are no tensors are refused, and say why") {
  const std::map<std::string, std::string> reasons = {
      {"structured.npy", "structured"},
      {"object.npy", "allow_pickle=False"},
      {"date.npy", "'<M8[s]' is no tensor"},
      {"long_double.npy", "'<f16' is no tensor"},
      {"void.npy", "'|V3' is no tensor"},
      {"zero_size_strings.npy", "'|S0' is no tensor"},
      {"empty.npy", "no data"},
      {"not_npy.npy", "no .npy file"},
      {"version9.npy", "version 9.0"},
      {"long_header.npy", "bytes is refused"},
      {"surrogate.npy", "no character"},
      {"claims_too_much.npy", "cut off"},
      {"overflows.npy", "cut off"},
      {"negative.npy", "shape is not valid"},
      {"not_a_tuple.npy", "not a tuple"},
      {"no_shape.npy", "missing"},
      {"unknown_key.npy", "unknown key"},
      {"many_dimensions.npy", "65 dimensions"},
      {"not_a_bool.npy", "True or False"},
      {"unfinished.npy", "does not end"},
      {"nothing.npy", "missing"},
      {"no_descr.npy", "'' is no tensor"},
      {"bzip2.npz", "method 12"},
      {"encrypted.npz", "encrypted"},
      {"wrong_crc.npz", "CRC-32"},
      {"claims_too_much.npz", "size it claims"},
      {"claims_less.npz", "'a.npy': "},
      {"object.npz", "allow_pickle=False"},
  };
  size_t files = 0;
  for (const auto& entry :
       std::filesystem::directory_iterator(golden("refused"))) {
    ++files;
    const std::string file = entry.path().filename();
    INFO(file);
    REQUIRE(reasons.contains(file));
    try {
      if (file.ends_with(".npy")) {
        np::load(entry.path());
      } else {
        np::load_npz(entry.path());
      }
      FAIL("nothing was thrown");
    } catch (const ValueError& error) {
      CHECK_THAT(error.what(), Contains(file));
      CHECK_THAT(error.what(), Contains(reasons.at(file)));
    }
  }
  CHECK(files == reasons.size());
}

TEST_CASE("the wrong function for a file says which one is right") {
  CHECK_THROWS_WITH(np::load(golden("arrays.npz")), Contains("load_npz"));
  CHECK_THROWS_WITH(np::load_npz(golden("scalar.npy")),
                    Contains("no zip archive"));
}

TEST_CASE("a file that is not there or cannot be written is the system's") {
  CHECK_THROWS_AS(np::load(scratch("nowhere.npy")), errors::NotFoundError);
  CHECK_THROWS_WITH(np::load_npz(scratch("nowhere.npz")),
                    Contains("nowhere.npz; No such file"));
  CHECK_THROWS_AS(np::save(scratch("no/folder.npy"), c::Tensor::scalar(1)),
                  errors::NotFoundError);
  CHECK_THROWS_AS(np::load(scratch("")), errors::FailedPreconditionError);
}

// Loads what should not crash it, whatever it is.
bool loads(const std::string& path) {
  try {
    if (path.ends_with(".npy")) {
      np::load(path);
    } else {
      np::load_npz(path);
    }
    return true;
  } catch (const ValueError&) {
    return false;
  }
}

TEST_CASE("a file cut off anywhere is refused") {
  for (const char* name : {"version1.npy", "text.npy", "fortran.npy",
                           "streamed_deflated.npz", "zip64.npz"}) {
    const std::string bytes = read_file(golden(name));
    const std::string path = scratch(std::string("cut_") + name);
    for (size_t size = 0; size < bytes.size(); ++size) {
      write_file(path, std::string_view(bytes).substr(0, size));
      INFO(name << " cut to " << size);
      CHECK_FALSE(loads(path));
    }
  }
}

TEST_CASE("a file with any byte changed is read or refused") {
  for (const char* name : {"version1.npy", "version2.npy", "text.npy",
                           "streamed_deflated.npz", "zip64.npz"}) {
    const std::string bytes = read_file(golden(name));
    const std::string path = scratch(std::string("changed_") + name);
    size_t refused = 0;
    for (size_t i = 0; i < bytes.size(); ++i) {
      for (const char change : {'\x01', '\x80', '\xff'}) {
        std::string changed = bytes;
        changed[i] = static_cast<char>(changed[i] ^ change);
        write_file(path, changed);
        refused += loads(path) ? 0 : 1;
      }
    }
    INFO(name);
    CHECK(refused > 0);
  }
}

}  // namespace
}  // namespace tfx
