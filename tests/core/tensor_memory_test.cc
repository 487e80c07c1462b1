// Tensors over memory of the caller: Tensor::from_memory.
#include <atomic>
#include <catch2/catch.hpp>
#include <cstddef>
#include <cstdint>
#include <span>
#include <thread>
#include <utility>
#include <vector>

#include "tfx/core/errors.h"
#include "tfx/core/ndarray.h"
#include "tfx/core/tensor.h"

namespace tfx {
namespace {

// Memory as TensorFlow likes it, and how often it was deleted.
struct Memory {
  alignas(64) float values[4] = {1, 2, 3, 4};
  int deleted = 0;
  c::Tensor::Deleter deleter() {
    return [this](void*, size_t) { ++deleted; };
  }
};

TEST_CASE("memory of the caller is used in place and deleted once") {
  Memory memory;
  {
    const Tensor tensor =
        Tensor::from_memory<float>(memory.values, {2, 2}, memory.deleter());
    CHECK(tensor.shape() == TensorShape({2, 2}));
    CHECK(tensor.data<float>().data() == memory.values);
    const np::NDArray array = tensor.numpy();
    CHECK(array.data<float>().data() == memory.values);
    CHECK(tensor[1].data<float>()[1] == 4.0F);
    CHECK(memory.deleted == 0);
  }
  CHECK(memory.deleted == 1);
}

TEST_CASE("an array keeps memory of the caller") {
  Memory memory;
  {
    const np::NDArray array =
        Tensor::from_memory<float>(memory.values, {4}, memory.deleter())
            .numpy()[3];
    CHECK(memory.deleted == 0);
    CHECK(array == 4);
  }
  CHECK(memory.deleted == 1);
}

TEST_CASE("memory of the caller that does not fit is deleted and refused") {
  Memory memory;
  CHECK_THROWS_AS(
      Tensor::from_memory<float>(memory.values, {3}, memory.deleter()),
      errors::InvalidArgumentError);
  CHECK(memory.deleted == 1);
  CHECK_THROWS_AS(
      Tensor::from_memory<float>(memory.values, {kNone}, memory.deleter()),
      errors::InvalidArgumentError);
  CHECK(memory.deleted == 2);
}

TEST_CASE("memory of the caller that is not aligned is copied") {
  Memory memory;
  const Tensor tensor = Tensor::from_memory<float>(
      std::span(memory.values).subspan(1), {3}, memory.deleter());
  CHECK(memory.deleted == 1);
  CHECK(tensor.data<float>().data() != memory.values + 1);
  CHECK(tensor.data<float>()[2] == 4.0F);
}

TEST_CASE("memory of the caller needs no deleter") {
  alignas(64) static const int32_t values[] = {1, 2};
  const Tensor tensor = Tensor::from_memory<int32_t>(values, {2}, nullptr);
  CHECK(tensor.data<int32_t>().data() == values);
}

// Sessions take and give such tensors: the eager runtime need not know them.
TEST_CASE("a value taken over from host memory answers before any op ran") {
  const float values[] = {1, 2, 3, 4, 5, 6};
  c::Tensor host = c::Tensor::from_values<float>({2, 3}, values);
  const float* const memory = host.data<float>().data();
  const Tensor tensor(std::move(host));
  CHECK(tensor.dtype() == tfx::float32);
  CHECK(tensor.shape() == TensorShape({2, 3}));
  CHECK(tensor.rank() == 2);
  CHECK(tensor.len() == 2);
  CHECK(tensor.data<float>().data() == memory);
  CHECK_THROWS_AS(tensor.item<float>(), ValueError);
  CHECK(tensor[1].data<float>()[2] == 6.0F);
  CHECK(tensor.data<float>().data() == memory);
  CHECK(tensor.shape() == TensorShape({2, 3}));
  CHECK(tensor.handle().resolve().data<float>().data() == memory);
  CHECK_THAT(tensor.device(), Catch::EndsWith("CPU:0"));
  CHECK_THROWS_AS(Tensor(c::Tensor()), errors::InvalidArgumentError);
  CHECK_THROWS_AS(Tensor(c::TensorHandle()), errors::InvalidArgumentError);
}

TEST_CASE("many threads may be the first to ask for such a value's handle") {
  for (int round = 0; round < 50; ++round) {
    const Tensor tensor(c::Tensor::scalar(2.5F));
    std::vector<std::thread> threads;
    std::atomic<int> wrong{0};
    for (int i = 0; i < 4; ++i) {
      threads.emplace_back([&] {
        if (tensor.handle().resolve().data<float>()[0] != 2.5F) ++wrong;
        if (tensor.rank() != 0 || tensor.item<float>() != 2.5F) ++wrong;
      });
    }
    for (std::thread& thread : threads) thread.join();
    CHECK(wrong == 0);
  }
}

}  // namespace
}  // namespace tfx
