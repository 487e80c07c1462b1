#include "tfx/core/tensor.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <sstream>
#include <thread>
#include <vector>

#include "tfx/core/errors.h"
#include "tfx/core/literal.h"

namespace tfx {
namespace {

Tensor make(const Literal& literal) { return Tensor(literal.to_tensor()); }

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
