// Lines that porters try, as near to Python's as C++ lets them be. Each has to
// compile with g++ and clang, and to mean what it means in Python.
#include <array>
#include <catch2/catch.hpp>
#include <cstdint>
#include <limits>
#include <sstream>
#include <string>
#include <type_traits>
#include <vector>

#include "tfx/tfx.h"

namespace {

namespace tf = tfx;

std::string shown(const tf::Tensor& tensor) { return tensor.numpy().str(); }

template <typename T>
std::string printed(const T& value) {
  std::ostringstream text;
  text << value;
  return text.str();
}

tf::Tensor matrix() { return tf::constant({{1., 2., 3.}, {4., 5., 6.}}); }

TEST_CASE("the axis by position") {
  const auto x = matrix();
  CHECK(shown(tf::reduce_sum(x)) == "21.0");
  CHECK(shown(tf::reduce_sum(x, {0, 1})) == "21.0");
  CHECK(shown(tf::reduce_sum(x, 1)) == "[ 6. 15.]");
  CHECK(shown(tf::reduce_sum(x, {.axis = 1})) == "[ 6. 15.]");
  CHECK(shown(tf::reduce_sum(x, {.axis = {0, 1}})) == "21.0");
  CHECK(shown(tf::reduce_sum(x, {.axis = {0, 1}, .keepdims = true})) ==
        "[[21.]]");
  CHECK(shown(tf::reduce_mean(x, 0)) == "[2.5 3.5 4.5]");
  CHECK(shown(tf::reduce_max(x, -1)) == "[3. 6.]");
  CHECK(shown(tf::reduce_min(x, tf::constant(0))) == "[1. 2. 3.]");
  const std::vector<int> axes = {0, 1};
  CHECK(shown(tf::reduce_sum(x, axes)) == "21.0");
  CHECK(shown(tf::reduce_sum(x, {.axis = axes})) == "21.0");
  CHECK(shown(tf::reduce_sum(x, {.axis = std::vector<int64_t>{0}})) ==
        "[5. 7. 9.]");
  CHECK(shown(tf::argmax(x, 1)) == "[2 2]");
  CHECK(shown(tf::argmax(x, -1)) == "[2 2]");
  CHECK(shown(tf::argmax(x, {.axis = 0, .output_type = tf::int32})) ==
        "[1 1 1]");
  CHECK(shown(tf::cumsum({1, 2, 3}, 0)) == "[1 3 6]");
  CHECK(tf::transpose(x, {1, 0}).shape() == tf::TensorShape({3, 2}));
  CHECK(tf::transpose(x, {.perm = {0, 1}}).shape() == tf::TensorShape({2, 3}));
  CHECK(tf::squeeze({{1}}, 0).shape() == tf::TensorShape({1}));
  CHECK(tf::squeeze({{1}}, {0, 1}).shape() == tf::TensorShape({}));
  CHECK(tf::stack({x, x}, 1).shape() == tf::TensorShape({2, 2, 3}));
  CHECK(shown(tf::nn::softmax({{1., 1.}}, -1)) == "[[0.5 0.5]]");
  CHECK(shown(tf::math::l2_normalize({3., 4.}, 0)) == "[0.6 0.8]");
  const auto [values, indices] = tf::math::top_k({1, 5, 3}, 2);
  CHECK(shown(values) == "[5 3]");
  CHECK(shown(indices) == "[1 2]");
}

TEST_CASE("the dtype by position, and shapes as options") {
  CHECK(tf::constant({1, 2}, tf::float32).dtype() == tf::float32);
  CHECK(tf::zeros({2, 3}, tf::int32).dtype() == tf::int32);
  CHECK(tf::ones({3}, tf::int64).dtype() == tf::int64);
  CHECK(shown(tf::constant(0, {.shape = {2, 3}})) == "[[0 0 0]\n [0 0 0]]");
  CHECK(tf::constant(1.5, {.dtype = tf::float64, .shape = {}}).rank() == 0);
  const tf::Variable v({1., 2.}, {.shape = {tf::kNone}});
  CHECK(v.shape() == tf::TensorShape({tf::kNone}));
}

TEST_CASE("literals where sparse tensors may stand too") {
  CHECK(shown(tf::cast({1, 2, 3}, tf::float32)) == "[1. 2. 3.]");
  CHECK(shown(tf::abs({-1, 2, -3})) == "[1 2 3]");
  CHECK(shown(tf::square({1, 2, 3})) == "[1 4 9]");
  CHECK(shown(tf::sign({-5, 0, 5})) == "[-1  0  1]");
  CHECK(shown(tf::shape({1, 2, 3})) == "[3]");
  CHECK(shown(tf::size({1, 2, 3})) == "3");
  CHECK(shown(tf::rank({1, 2, 3})) == "1");
  CHECK(shown(tf::identity({1, 2, 3})) == "[1 2 3]");
  CHECK(shown(tf::math::bincount({1, 1, 2})) == "[0 2 1]");
  const auto x = tf::constant(4);
  CHECK(shown(tf::abs({x, x, x})) == "[4 4 4]");
  const tf::SparseTensor st({{0, 0}, {1, 2}}, {1, -2}, {3, 4});
  CHECK(shown(tf::abs(st).values()) == "[1 2]");
}

TEST_CASE("lists of tensors and numbers") {
  const auto x = matrix();
  CHECK(shown(tf::convert_to_tensor({x(0, 0), 5})) == "[1. 5.]");
  CHECK(shown(tf::add({x(0, 0), 5}, {{1, x(1, 1)}, {2, 3}})) ==
        "[[ 2. 10.]\n [ 3.  8.]]");
  CHECK_THROWS_AS(tf::convert_to_tensor({x(0, 0), "a"}), tf::TypeError);
  CHECK(tf::stack({}).shape() == tf::TensorShape({0}));
  CHECK(tf::concat({tf::Tensor(x)}, 0).shape() == tf::TensorShape({2, 3}));
  CHECK_THROWS_AS(tf::concat({}, 0), tf::errors::InvalidArgumentError);
  CHECK(tf::one_hot({}, 3).shape() == tf::TensorShape({0, 3}));
  const auto grid = tf::meshgrid({1, 2, 3}, {4, 5});
  CHECK(shown(grid[1]) == "[[4 4 4]\n [5 5 5]]");
}

TEST_CASE("numbers of every size, and the limits of dtypes") {
  CHECK(tf::constant(1ULL).dtype() == tf::uint64);
  CHECK(shown(tf::constant(2) + 1ULL) == "3");
  const int64_t most = tf::int64.max();
  CHECK(most == std::numeric_limits<int64_t>::max());
  CHECK(printed(tf::int64.max()) == "9223372036854775807");
  CHECK(printed(tf::int64.min()) == "-9223372036854775808");
  CHECK(printed(tf::uint64.max()) == "18446744073709551615");
  CHECK(printed(tf::float32.max()) == "3.4028235e+38");
  CHECK(printed(tf::float16.max()) == "6.55e+04");
  CHECK(printed(tf::bfloat16.min()) == "-3.38953e+38");
  CHECK(printed(tf::float64.max()) == "1.7976931348623157e+308");
  CHECK(printed(tf::uint8.max()) == "255");
  CHECK(shown(tf::constant(tf::int64.max())) == "9223372036854775807");
  CHECK(tf::constant(tf::int64.max()).dtype() == tf::int64);
  CHECK(tf::constant(tf::int8.max()).dtype() == tf::int32);
  CHECK(shown(tf::maximum({1., 2.}, tf::float32.min())) == "[1. 2.]");
}

TEST_CASE("variables as numbers") {
  const tf::Variable v(2.5);
  CHECK(float(v) == 2.5F);
  CHECK(double(v) == 2.5);
  CHECK(int(v) == 2);
  const tf::Variable w({{1., 2.}, {3., 4.}});
  CHECK_THROWS_AS(float(w), tf::TypeError);
}

TEST_CASE("specs") {
  const tf::TensorSpec named({2, 3}, tf::float32, {.name = "x"});
  CHECK(named == tf::TensorSpec({2, 3}, tf::float32, "x"));
  CHECK(tf::TensorSpec({tf::kNone, 3}).dtype() == tf::float32);
  const auto one =
      tf::function([](const tf::Tensor& x) { return x * 2; },
                   {.input_signature = {tf::TensorSpec({}, tf::float32)}});
  CHECK(float(one(3)) == 6.0F);
  const auto two = tf::function(
      [](const tf::Tensor& x, const tf::Tensor& y) { return x + y; },
      {.input_signature = {tf::TensorSpec({}, tf::float32),
                           tf::TensorSpec({2}, tf::float32)}});
  CHECK(shown(two(1.0, tf::constant({1., 2.}))) == "[2. 3.]");
  const auto concrete = two.get_concrete_function();
  CHECK(concrete.output_shapes().at(0) == tf::TensorShape({2}));
  CHECK(concrete.output_dtypes().at(0) == tf::float32);
}

TEST_CASE("functions of the library as arguments") {
  const tf::SparseTensor st({{0, 0}, {1, 2}}, {1., -2.}, {3, 4});
  CHECK(shown(tf::sparse::map_values(tf::square, st).values()) == "[1. 4.]");
  CHECK(shown(tf::map_fn(tf::abs, tf::constant({-1, 2}))) == "[1 2]");
  struct Filler {
    explicit Filler(double value) : value(value) {}
    explicit Filler(const char* /*text*/) {}
    tf::Tensor operator()(const tf::TensorShape& shape, tf::DType) const {
      return tf::fill(shape, value);
    }
    double value = 0;
  };
  const tf::Callable<tf::Tensor(const tf::TensorShape&, tf::DType)> fill =
      Filler(3.0);
  CHECK(shown(fill({2}, tf::float32)) == "[3. 3.]");
  CHECK(shown(tf::switch_case(tf::constant(1),
                              {[] { return 1; }, [] { return 2; }})) == "2");
}

TEST_CASE("texts") {
  const std::vector<std::string> names = {"a", "b"};
  CHECK(shown(tf::strings::join(names)) == "b'ab'");
  CHECK(shown(tf::strings::join({"a", "b"}, {.separator = ","})) == "b'a,b'");
  CHECK(shown(tf::Tensor(tf::strings::split("a,b", ","))) == "[b'a' b'b']");
  CHECK(tf::io::gfile::glob({"/nothing/*", "/never/*"}).empty());
  CHECK(tf::io::gfile::glob({"/nothing/*"}).empty());
  CHECK(tf::version().starts_with("2."));
}

TEST_CASE("arrays and ragged tensors as lists") {
  CHECK(printed(matrix().numpy().tolist()) ==
        "[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]");
  CHECK(printed(tf::constant({"a"}).numpy().tolist()) == "[b'a']");
  CHECK(printed(tf::constant(true).numpy().tolist()) == "True");
  const auto rt = tf::ragged::constant({{1, 2}, {3}});
  CHECK(shown(rt.row_lengths()) == "[2 1]");
  CHECK(shown(rt.to_tensor()) == "[[1 2]\n [3 0]]");
  CHECK(printed(rt.to_list()) == "[[1, 2], [3]]");
  std::string rows;
  for (const auto& row : rt) rows += row.str() + ";";
  CHECK(rows ==
        "tf.Tensor([1 2], shape=(2,), dtype=int32);"
        "tf.Tensor([3], shape=(1,), dtype=int32);");
}

// Options are filled by name only.
template <typename Options>
concept FilledByPosition = requires {
  Options{0, true};
};
static_assert(!FilledByPosition<tf::math::ReduceOptions>);
static_assert(!std::is_convertible_v<int, tf::math::ReduceOptions>);

}  // namespace
