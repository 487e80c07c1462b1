#include "tfx/core/tensor.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <complex>
#include <cstdint>
#include <iterator>
#include <limits>
#include <sstream>
#include <string>
#include <thread>
#include <type_traits>
#include <unordered_map>
#include <vector>

#include "tests/core/testing.h"
#include "tfx/core/errors.h"
#include "tfx/core/execute.h"
#include "tfx/core/indexing.h"
#include "tfx/core/ndarray.h"

namespace tfx {
namespace {

TEST_CASE("a tensor knows its dtype, shape and device") {
  const Tensor tensor = make({{1.0, 2.0, 3.0}, {4.0, 5.0, 6.0}});
  CHECK(tensor.dtype() == float32);
  CHECK(tensor.shape() == TensorShape({2, 3}));
  CHECK(tensor.rank() == 2);
  CHECK(tensor.device() == "/job:localhost/replica:0/task:0/device:CPU:0");
}

TEST_CASE("a copy is the same tensor; another of the same value is not") {
  const Tensor tensor = make(1);
  const Tensor copy = tensor;  // NOLINT: copying is what is tested
  CHECK(copy.is(tensor));
  CHECK(copy.id() == tensor.id());
  const Tensor other = make(1);
  CHECK_FALSE(other.is(tensor));
  CHECK(other.id() != tensor.id());
}

TEST_CASE("ids are unique over threads") {
  std::vector<std::vector<int64_t>> ids(4);
  std::vector<std::thread> threads;
  for (auto& mine : ids) {
    threads.emplace_back([&mine] {
      for (int i = 0; i < 3000; ++i) mine.push_back(make(i).id());
    });
  }
  for (std::thread& thread : threads) thread.join();
  std::vector<int64_t> all;
  for (const auto& mine : ids) all.insert(all.end(), mine.begin(), mine.end());
  std::sort(all.begin(), all.end());
  CHECK(std::adjacent_find(all.begin(), all.end()) == all.end());
}

TEST_CASE("elements are read in place, and outlive the first handle") {
  Tensor tensor = make({1, 2, 3});
  const auto values = tensor.data<int32_t>();
  CHECK(values[2] == 3);
  const Tensor copy = tensor;
  tensor = Tensor();
  CHECK(copy.data<int32_t>().data() == values.data());
  CHECK(values[0] == 1);
}

TEST_CASE("elements of another type are refused") {
  CHECK_THROWS_WITH(make(1).data<float>(),
                    "a tensor of dtype int32 was asked for elements of "
                    "float32");
  CHECK_THROWS_AS(make("text").data<float>(), TypeError);
  CHECK_THROWS_AS(make(1).string_at(0), TypeError);
}

TEST_CASE("a tensor with one element converts to a value") {
  CHECK(make(3).item<int32_t>() == 3);
  CHECK(make({{2.5}}).item<float>() == 2.5F);
  CHECK(make("text").item<std::string_view>() == "text");
  CHECK(make("text").item<std::string>() == "text");
  CHECK_THROWS_AS(make({1, 2}).item<int32_t>(), ValueError);
  CHECK_THROWS_AS(make(3).item<float>(), TypeError);
}

TEST_CASE("no tensor is an error, not a crash") {
  const Tensor none;
  CHECK_FALSE(none.has_value());
  CHECK_THROWS_AS(none.dtype(), ValueError);
  CHECK_THROWS_AS(none.shape(), ValueError);
  CHECK_THROWS_AS(none.data<float>(), ValueError);
  CHECK_THROWS_AS(none.str(), ValueError);
}

TEST_CASE("a tensor is moved, assigned and assigned to itself") {
  Tensor tensor = make(1);
  Tensor moved = std::move(tensor);
  CHECK(moved.item<int32_t>() == 1);
  Tensor& alias = moved;
  moved = alias;
  CHECK(moved.item<int32_t>() == 1);
  moved = make(2);
  CHECK(moved.item<int32_t>() == 2);
}

TEST_CASE("a tensor is as wide as a pointer") {
  STATIC_REQUIRE(sizeof(Tensor) == sizeof(void*));
}

TEST_CASE("a tensor's reference is a key by identity") {
  const Tensor tensor = make(1);
  const Tensor copy = tensor;  // NOLINT: copying is what is tested
  const Tensor other = make(1);
  CHECK(tensor.ref() == copy.ref());
  CHECK(tensor.ref() != other.ref());
  std::unordered_map<TensorRef, std::string> names = {{tensor.ref(), "a"},
                                                      {other.ref(), "b"}};
  CHECK(names.at(copy.ref()) == "a");
  CHECK(names.begin()->first.deref().item<int32_t>() == 1);
  CHECK_THROWS_AS(Tensor().ref(), ValueError);
}

TEST_CASE("an eager tensor has no name") {
  CHECK_THROWS_AS(make(1).name(), RuntimeError);
  CHECK_THROWS_WITH(
      make(1).name(),
      "Tensor.name is undefined when eager execution is enabled.");
}

TEST_CASE("a shape that is set has to be compatible") {
  const Tensor tensor = make({1, 2, 3, 4, 5, 6});
  CHECK(tensor.get_shape() == TensorShape({6}));
  tensor.set_shape({6});
  tensor.set_shape({kNone});
  tensor.set_shape(std::nullopt);
  CHECK(tensor.shape() == TensorShape({6}));
  CHECK_THROWS_AS(tensor.set_shape({5}), ValueError);
  CHECK_THROWS_WITH(tensor.set_shape({2, 3}),
                    "Tensor's shape (6,) is not compatible with supplied shape "
                    "(2, 3).");
  CHECK_THROWS_WITH(tensor.set_shape(TensorShape()),
                    "Tensor's shape (6,) is not compatible with supplied shape "
                    "().");
}

TEST_CASE("a tensor is copied to a device that is there") {
  const Tensor tensor = make({1.5, 2.5});
  const Tensor copy = tensor.cpu();
  CHECK_FALSE(copy.is(tensor));
  CHECK(copy.device() == "/job:localhost/replica:0/task:0/device:CPU:0");
  CHECK(copy.backing_device() ==
        "/job:localhost/replica:0/task:0/device:CPU:0");
  CHECK(copy.data<float>()[1] == 2.5F);
  CHECK(make("text").cpu().item<std::string>() == "text");
  CHECK_THROWS_AS(tensor.gpu(99), RuntimeError);
  CHECK_THROWS_WITH(tensor.gpu(99), "GPU:99 unknown device.");
  CHECK_THROWS_AS(Tensor().cpu(), ValueError);
}

TEST_CASE("the length of a tensor is its first dimension") {
  CHECK(make({1, 2, 3}).len() == 3);
  CHECK(make({{1, 2, 3}, {4, 5, 6}}).len() == 2);
  CHECK_THROWS_AS(make(1).len(), TypeError);
  CHECK_THROWS_WITH(make(1).len(), "Scalar tensor has no `len()`");
}

TEST_CASE("a tensor is iterated over row by row") {
  std::string text;
  for (const Tensor& row : make({{1, 2}, {3, 4}, {5, 6}})) {
    text += row.numpy().str();
  }
  CHECK(text == "[1 2][3 4][5 6]");
  const Tensor values = make({3, 1, 2});
  const std::vector<Tensor> rows(values.begin(), values.end());
  REQUIRE(rows.size() == 3);
  CHECK(rows[2].item<int32_t>() == 2);
  auto iterator = values.begin();
  CHECK((*iterator++).item<int32_t>() == 3);
  CHECK((*iterator).item<int32_t>() == 1);
  CHECK(iterator != values.end());
  STATIC_REQUIRE(std::input_iterator<TensorIterator>);
  const Tensor none(c::Tensor::allocate(c::DataType::kFloat32, {0, 3}));
  CHECK(none.begin() == none.end());
  CHECK_THROWS_AS(make(1).begin(), TypeError);
  CHECK_THROWS_WITH(make(1).begin(), "Cannot iterate over a scalar tensor.");
}

TEST_CASE("a tensor with one element is true or false") {
  CHECK(static_cast<bool>(make(3)));
  CHECK_FALSE(static_cast<bool>(make(0)));
  CHECK(static_cast<bool>(make({{2.5}})));
  CHECK_FALSE(static_cast<bool>(make(-0.0)));
  CHECK(static_cast<bool>(make(std::numeric_limits<float>::quiet_NaN())));
  CHECK(static_cast<bool>(make("False")));
  CHECK_FALSE(static_cast<bool>(make("")));
  CHECK_FALSE(static_cast<bool>(make(std::complex<float>())));
  CHECK(static_cast<bool>(make(std::complex<float>(0, 1))));
  if (!make(true)) FAIL("true is not true");
  const Tensor none(c::Tensor::allocate(c::DataType::kFloat32, {0}));
  CHECK_FALSE(static_cast<bool>(none));
  CHECK_THROWS_AS(static_cast<bool>(make({0, 0})), ValueError);
  CHECK_THROWS_WITH(static_cast<bool>(make({1, 2})),
                    "The truth value of an array with more than one element is "
                    "ambiguous. Use a.any() or a.all()");
  STATIC_REQUIRE_FALSE(std::is_convertible_v<Tensor, bool>);
  STATIC_REQUIRE_FALSE(std::is_convertible_v<Tensor, int>);
}

TEST_CASE("a tensor with one element is a number, when asked") {
  CHECK(float(make(3)) == 3.0F);
  CHECK(double(make(2.5)) == 2.5);
  CHECK(int(make(-1.7)) == -1);
  CHECK(int64_t(make(true)) == 1);
  CHECK_THROWS_AS(int(make({1, 2})), TypeError);
  CHECK_THROWS_WITH(
      float(make({1, 2})),
      "only 0-dimensional arrays can be converted to Python scalars");
}

TEST_CASE("resources are neither true nor numbers") {
  const TensorShape shape;
  const Tensor resource =
      execute_one("VarHandleOp", {}, {{"dtype", float32}, {"shape", &shape}});
  CHECK_THROWS_AS(static_cast<bool>(resource), errors::InvalidArgumentError);
  CHECK_THROWS_WITH(
      resource.numpy(),
      "Cannot convert a Tensor of dtype resource to a NumPy array.");
}

TEST_CASE("a tensor prints as Python prints it") {
  std::ostringstream stream;
  stream << make(1.0);
  CHECK(stream.str() == "tf.Tensor(1.0, shape=(), dtype=float32)");
  CHECK(make({1, 2}).repr() ==
        "<tf.Tensor: shape=(2,), dtype=int32, numpy=array([1, 2], "
        "dtype=int32)>");
}

}  // namespace
}  // namespace tfx
