// Tensors over memory of the caller: Tensor::from_memory.
#include <catch2/catch.hpp>
#include <cstddef>
#include <cstdint>
#include <span>

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

}  // namespace
}  // namespace tfx
