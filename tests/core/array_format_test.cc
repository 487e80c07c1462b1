#include "tfx/core/array_format.h"

#include <array>
#include <catch2/catch.hpp>
#include <cstdint>
#include <fstream>
#include <numeric>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tests/core/golden_tensor.h"
#include "tests/core/testing.h"
#include "tfx/c/eager_context.h"
#include "tfx/c/eager_op.h"
#include "tfx/c/errors.h"
#include "tfx/c/tensor.h"
#include "tfx/c/tensor_handle.h"

namespace tfx {
namespace {

// A tensor of the golden file, with the texts that Python has for it.
struct FormatGolden {
  std::string line;
  c::Tensor tensor;
  std::array<std::string, 4> texts;
};

std::vector<FormatGolden> read_format_golden() {
  const std::string path = "tests/core/golden/array_format.txt";
  std::ifstream file(path, std::ios::binary);
  if (!file) throw std::runtime_error("cannot read " + path);
  std::string line;
  std::getline(file, line);  // who wrote it
  std::vector<FormatGolden> all;
  while (std::getline(file, line)) {
    FormatGolden golden;
    golden.line = line.substr(0, 120);
    golden.tensor = golden_tensor(line.substr(line.find(' ') + 1));
    for (std::string& text : golden.texts) {
      std::getline(file, line);
      text.resize(std::stoul(line));
      file.read(text.data(), static_cast<std::streamsize>(text.size()));
      file.ignore();  // the end of line
    }
    REQUIRE(file);
    all.push_back(std::move(golden));
  }
  return all;
}

TEST_CASE("tensors of every type are printed as Python prints them") {
  const std::vector<FormatGolden> all = read_format_golden();
  CHECK(all.size() >= 400);
  for (const FormatGolden& golden : all) {
    INFO(golden.line);
    CHECK(array_str(golden.tensor) == golden.texts[0]);
    CHECK(array_repr(golden.tensor) == golden.texts[1]);
    CHECK(tensor_str(golden.tensor) == golden.texts[2]);
    CHECK(tensor_repr(golden.tensor) == golden.texts[3]);
  }
}

TEST_CASE("numbers of an array line up at the point") {
  CHECK(array_str(array<float>({3}, {1, -2.5, 10.25})) ==
        "[ 1.   -2.5  10.25]");
  CHECK(array_str(array<int32_t>({3}, {1, -20, 300})) == "[  1 -20 300]");
  const bool truth[] = {true, false};
  CHECK(array_str(c::Tensor::from_values<bool>({2}, truth)) == "[ True False]");
}

TEST_CASE("very large, very small and very different numbers are exponential") {
  CHECK(array_str(array<float>({2}, {1e-5F, 1})) == "[1.e-05 1.e+00]");
  CHECK(array_str(array<double>({2}, {1, 1001})) == "[1.000e+00 1.001e+03]");
  CHECK(array_str(array<double>({2}, {1, 1000})) == "[   1. 1000.]");
  CHECK(array_str(array<float>({1}, {1e6F})) == "[1.e+06]");
}

TEST_CASE("an array shows eight decimals, a scalar all of its digits") {
  CHECK(array_str(array<double>({1}, {1.0 / 3})) == "[0.33333333]");
  CHECK(array_str(c::Tensor::scalar(1.0 / 3)) == "0.3333333333333333");
  CHECK(array_str(c::Tensor::scalar(1.0F / 3)) == "0.33333334");
}

TEST_CASE("a scalar's repr names its NumPy type, in a tensor it is Python's") {
  const c::Tensor tenth = c::Tensor::scalar(0.1F);
  CHECK(array_repr(tenth) == "np.float32(0.1)");
  CHECK(tensor_str(tenth) == "tf.Tensor(0.1, shape=(), dtype=float32)");
  CHECK(tensor_repr(tenth) ==
        "<tf.Tensor: shape=(), dtype=float32, numpy=0.10000000149011612>");
  CHECK(array_repr(c::Tensor::scalar(true)) == "np.True_");
}

TEST_CASE("text of several lines starts on a line of its own") {
  const c::Tensor matrix = array<float>({2, 2}, {1, 2, 3, 4});
  CHECK(tensor_str(matrix) ==
        "tf.Tensor(\n"
        "[[1. 2.]\n"
        " [3. 4.]], shape=(2, 2), dtype=float32)");
  CHECK(tensor_repr(matrix) ==
        "<tf.Tensor: shape=(2, 2), dtype=float32, numpy=\n"
        "array([[1., 2.],\n"
        "       [3., 4.]], dtype=float32)>");
}

TEST_CASE("blocks of three dimensions have blank lines between them") {
  CHECK(array_str(array<int64_t>({2, 1, 2}, {1, 2, 3, 4})) ==
        "[[[1 2]]\n"
        "\n"
        " [[3 4]]]");
}

TEST_CASE("more than a thousand elements are summarised") {
  std::vector<int64_t> values(1001);
  std::iota(values.begin(), values.end(), 0);
  const c::Tensor tensor = array<int64_t>({1001}, values);
  CHECK(array_str(tensor) == "[   0    1    2 ...  998  999 1000]");
  CHECK(array_repr(tensor) ==
        "array([   0,    1,    2, ...,  998,  999, 1000], shape=(1001,))");
}

TEST_CASE("an array without elements says its shape and type") {
  CHECK(array_str(array<float>({2, 0}, {})) == "[]");
  CHECK(array_repr(array<float>({2, 0}, {})) ==
        "array([], shape=(2, 0), dtype=float32)");
  CHECK(array_repr(array<double>({0}, {})) == "array([], dtype=float64)");
}

TEST_CASE("strings are Python bytes, quoted as Python quotes them") {
  const std::string_view words[] = {"plain", "it's", "\"it's\"", "\n\xff"};
  CHECK(array_str(c::Tensor::from_strings({4}, words)) ==
        R"([b'plain' b"it's" b'"it\'s"' b'\n\xff'])");
}

TEST_CASE("an array of 100 dimensions is printed") {
  const std::vector<int64_t> shape(100, 1);
  const c::Tensor tensor = array<int64_t>(shape, {7});
  CHECK(array_str(tensor) ==
        std::string(100, '[') + "7" + std::string(100, ']'));
}

TEST_CASE("a variant is a tensor without an array") {
  c::EagerContext context(c::EagerContextOptions{});
  c::EagerOp op(context, "EmptyTensorList");
  op.add_input(c::TensorHandle(c::Tensor::scalar<int32_t>(-1)))
      .add_input(c::TensorHandle(c::Tensor::scalar<int32_t>(-1)))
      .set_type("element_dtype", c::DataType::kFloat32)
      .set_type("shape_type", c::DataType::kInt32);
  const c::Tensor variant = op.execute_one().resolve();
  CHECK_THROWS_WITH(
      array_str(variant),
      "Cannot convert a Tensor of dtype variant to a NumPy array.");
  CHECK_THROWS_AS(array_repr(variant), errors::InvalidArgumentError);
  CHECK(tensor_str(variant) ==
        "tf.Tensor(<unprintable>, shape=(), dtype=variant)");
  CHECK(tensor_repr(variant) ==
        "<tf.Tensor: shape=(), dtype=variant, value=<unprintable>>");
}

TEST_CASE("a tensor that is empty has no text") {
  CHECK_THROWS_AS(array_str(c::Tensor()), errors::InvalidArgumentError);
  CHECK_THROWS_AS(tensor_repr(c::Tensor()), errors::InvalidArgumentError);
}

}  // namespace
}  // namespace tfx
