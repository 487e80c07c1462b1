#include "tfx/core/execute.h"

#include <catch2/catch.hpp>
#include <thread>
#include <vector>

#include "tests/core/testing.h"
#include "tfx/core/device.h"
#include "tfx/core/errors.h"
#include "tfx/core/literal.h"

namespace tfx {
namespace {

using Catch::Contains;

std::vector<float> floats(const Tensor& tensor) {
  const auto values = tensor.data<float>();
  return {values.begin(), values.end()};
}

TEST_CASE("an op runs and infers its type attributes") {
  const Tensor a = make({{1.0, 2.0}, {3.0, 4.0}});
  const Tensor product = execute_one("MatMul", {a, a});
  CHECK(floats(product) == std::vector<float>{7, 10, 15, 22});
}

TEST_CASE("attributes of every kind reach the op") {
  const Tensor a = make({{1.0, 2.0}, {3.0, 4.0}});
  CHECK(floats(execute_one("MatMul", {a, a}, {{"transpose_b", true}})) ==
        std::vector<float>{5, 11, 11, 25});
  const Tensor cast = execute_one("Cast", {a}, {{"DstT", int32}});
  CHECK(cast.dtype() == int32);
  const std::vector<int64_t> axes = {0};
  const Tensor squeezed =
      execute_one("Squeeze", {make({{{1.0, 2.0}}})},
                  {{"squeeze_dims", std::span<const int64_t>(axes)}});
  CHECK(squeezed.shape() == TensorShape({1, 2}));
  const Tensor text = execute_one("AsString", {make(1.5)},
                                  {{"precision", int64_t{3}},
                                   {"scientific", true},
                                   {"fill", std::string_view("0")}});
  CHECK(text.item<std::string>() == "1.500e+00");
  const Tensor alpha =
      execute_one("LeakyRelu", {make(-2.0)}, {{"alpha", 0.5F}});
  CHECK(alpha.item<float>() == -1.0F);
  const TensorShape shape = {2, kNone};
  const Tensor handle =
      execute_one("VarHandleOp", {}, {{"dtype", float32}, {"shape", &shape}});
  CHECK(handle.dtype() == resource);
  const c::Tensor value = Literal({7, 8}).to_tensor();
  const Tensor constant =
      execute_one("Const", {}, {{"value", &value}, {"dtype", int32}});
  CHECK(constant.data<int32_t>()[1] == 8);
}

TEST_CASE("arguments may be lists, and results many") {
  const std::vector<Tensor> parts = {make({1.0}), make({2.0, 3.0})};
  const Tensor joined = execute_one("ConcatV2", {parts, make(0)});
  CHECK(floats(joined) == std::vector<float>{1, 2, 3});
  const std::vector<Tensor> pieces =
      execute("Unpack", {joined}, {{"num", int64_t{3}}});
  REQUIRE(pieces.size() == 3);
  CHECK(pieces[2].item<float>() == 3);
  CHECK(execute("NoOp", {}).empty());
}

TEST_CASE("an error is Python's class and names op, dtypes and shapes") {
  const Tensor a = make({{1.0, 2.0}});
  CHECK_THROWS_AS(execute_one("MatMul", {a, a}), errors::InvalidArgumentError);
  CHECK_THROWS_WITH(execute_one("MatMul", {a, a}),
                    Contains("Matrix size-incompatible") &&
                        Contains("[Op:MatMul]") &&
                        Contains("float32 (1, 2), float32 (1, 2)"));
  CHECK_THROWS_WITH(execute_one("AddV2", {a, make({1, 2})}),
                    Contains("cannot compute AddV2 as input #1(zero-based) was "
                             "expected to be a float tensor but is a int32 "
                             "tensor [Op:AddV2]"));
  CHECK_THROWS_AS(execute_one("NoSuchOp", {a}), errors::NotFoundError);
  CHECK_THROWS_WITH(execute_one("Neg", {Tensor()}), Contains("None"));
}

TEST_CASE("an op that failed does not spoil the next one") {
  const Tensor a = make({{1.0, 2.0}});
  for (int i = 0; i < 3; ++i) {
    CHECK_THROWS_AS(execute_one("MatMul", {a, a}),
                    errors::InvalidArgumentError);
    CHECK(floats(execute_one("AddV2", {a, a})) == std::vector<float>{2, 4});
  }
}

TEST_CASE("an op goes where its device scope says, or softly elsewhere") {
  const Tensor a = make(1.0);
  {
    const auto scope = device("/CPU:0");
    CHECK(execute_one("Neg", {a}).device() ==
          "/job:localhost/replica:0/task:0/device:CPU:0");
  }
  const auto scope = device("/GPU:7");
  CHECK(execute_one("Neg", {a}).item<float>() == -1.0F);
}

TEST_CASE("many threads run ops on the one context") {
  std::vector<std::thread> threads;
  std::vector<float> sums(8);
  for (size_t t = 0; t < sums.size(); ++t) {
    threads.emplace_back([&sums, t] {
      Tensor sum = make(0.0);
      const Tensor one = make(1.0);
      for (int i = 0; i < 1000; ++i) sum = execute_one("AddV2", {sum, one});
      sums[t] = sum.item<float>();
    });
  }
  for (std::thread& thread : threads) thread.join();
  CHECK(sums == std::vector<float>(8, 1000.0F));
}

}  // namespace
}  // namespace tfx
