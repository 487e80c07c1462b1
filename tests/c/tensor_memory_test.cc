// Tensors over memory of the caller: Tensor::from_memory.
#include <cstdlib>
#include <cstring>
#include <memory>
#include <stdexcept>
#include <thread>
#include <utility>

#include "tests/c/testing.h"
#include "tfx/c/errors.h"
#include "tfx/c/tensor.h"

namespace tfx::c {
namespace {

using errors::InvalidArgumentError;

// Memory that counts how often, and with what, its deleter was called.
struct Memory {
  explicit Memory(size_t offset = 0)
      : block(std::aligned_alloc(64, 256)),
        data(static_cast<char*>(block) + offset) {
    std::memset(block, 0, 256);
  }
  ~Memory() { std::free(block); }

  Tensor::Deleter deleter() {
    return [this](void* deleted, size_t size) {
      ++calls;
      deleted_data = deleted;
      deleted_size = size;
    };
  }

  void* block;
  void* data;
  int calls = 0;
  void* deleted_data = nullptr;
  size_t deleted_size = 0;
};

TEST_CASE("aligned memory is used in place and freed once, with its tensor") {
  Memory memory;
  {
    const Tensor tensor = Tensor::from_memory(
        DataType::kFloat32, {4}, memory.data, 16, memory.deleter());
    CHECK(tensor.bytes().data() == memory.data);
    CHECK(memory.calls == 0);
  }
  CHECK(memory.calls == 1);
  CHECK(memory.deleted_data == memory.data);
  CHECK(memory.deleted_size == 16);
}

TEST_CASE("memory that is not aligned to 64 bytes is copied, freed at once") {
  for (const size_t offset : {1, 8, 16, 32, 48}) {
    CAPTURE(offset);
    Memory memory(offset);
    const float source[] = {1, 2, 3, 4};
    std::memcpy(memory.data, source, 16);
    const Tensor tensor = Tensor::from_memory(
        DataType::kFloat32, {4}, memory.data, 16, memory.deleter());
    CHECK(memory.calls == 1);
    CHECK(memory.deleted_data == memory.data);
    CHECK(tensor.bytes().data() != memory.data);
    CHECK(tensor.is_aligned());
    CHECK(values<float>(tensor) == std::vector<float>{1, 2, 3, 4});
  }
}

TEST_CASE("memory is freed when the last tensor over it is gone") {
  Memory memory;
  Tensor reshaped;
  {
    const Tensor tensor = Tensor::from_memory(
        DataType::kInt32, {4}, memory.data, 16, memory.deleter());
    const Tensor shared = tensor.share();
    reshaped = shared.reshape({2, 2});
  }
  CHECK(memory.calls == 0);
  std::thread([last = std::move(reshaped)] {}).join();
  CHECK(memory.calls == 1);
}

TEST_CASE("the deleter is called once also if the call throws") {
  const auto calls_of = [](DataType type, ShapeView shape, size_t size) {
    Memory memory;
    CHECK_THROWS_AS(
        Tensor::from_memory(type, shape, memory.data, size, memory.deleter()),
        InvalidArgumentError);
    return memory.calls;
  };
  CHECK(calls_of(DataType::kFloat32, {4}, 12) == 1);
  CHECK(calls_of(DataType::kFloat32, {4}, 20) == 1);
  CHECK(calls_of(DataType::kFloat32, {-1}, 16) == 1);
  CHECK(calls_of(DataType::kFloat32, ShapeView::unknown(), 16) == 1);
  CHECK(calls_of(DataType::kString, {1}, 24) == 1);
  CHECK(calls_of(DataType::kResource, {1}, 24) == 1);
}

TEST_CASE("no memory is refused where some is needed") {
  int calls = 0;
  CHECK_THROWS_AS(Tensor::from_memory(DataType::kFloat32, {1}, nullptr, 4,
                                      [&](void*, size_t) { ++calls; }),
                  InvalidArgumentError);
  CHECK(calls == 1);
}

TEST_CASE("a tensor of no elements needs no memory") {
  int calls = 0;
  {
    const Tensor tensor =
        Tensor::from_memory(DataType::kFloat32, {0, 2}, nullptr, 0,
                            [&](void*, size_t) { ++calls; });
    CHECK(tensor.element_count() == 0);
  }
  CHECK(calls == 1);
}

TEST_CASE("what a deleter throws is swallowed") {
  Memory aligned;
  Memory unaligned(4);
  int calls = 0;
  const auto throwing = [&](void*, size_t) {
    ++calls;
    throw std::runtime_error("from a deleter");
  };
  CHECK_NOTHROW(
      Tensor::from_memory(DataType::kFloat32, {4}, aligned.data, 16, throwing));
  CHECK(calls == 1);
  CHECK_NOTHROW(Tensor::from_memory(DataType::kFloat32, {4}, unaligned.data, 16,
                                    throwing));
  CHECK(calls == 2);
  CHECK_THROWS_AS(
      Tensor::from_memory(DataType::kFloat32, {5}, aligned.data, 16, throwing),
      InvalidArgumentError);
  CHECK(calls == 3);
}

TEST_CASE("memory that outlives all tensors needs no deleter") {
  alignas(64) static float constants[] = {1, 2};
  {
    const Tensor tensor =
        Tensor::from_memory(DataType::kFloat32, {2}, constants, 8, nullptr);
    CHECK(tensor.bytes().data() == static_cast<void*>(constants));
  }
  CHECK(constants[1] == 2);
}

TEST_CASE("what the deleter holds is dropped with it") {
  const auto token = std::make_shared<int>(0);
  Memory memory;
  {
    const Tensor tensor = Tensor::from_memory(
        DataType::kFloat32, {4}, memory.data, 16, [token](void*, size_t) {});
    CHECK(token.use_count() == 2);
  }
  CHECK(token.use_count() == 1);
}

}  // namespace
}  // namespace tfx::c
