#include "tfx/core/aligned_vector.h"

#include <catch2/catch.hpp>
#include <cstdint>
#include <limits>
#include <new>
#include <span>
#include <utility>
#include <vector>

#include "tfx/core/errors.h"
#include "tfx/core/tensor.h"

namespace tfx {
namespace {

TEST_CASE("an aligned vector is aligned, however it grows") {
  AlignedVector<float> values;
  for (int i = 0; i < 1000; ++i) {
    values.push_back(static_cast<float>(i));
    CHECK(reinterpret_cast<uintptr_t>(values.data()) % 64 == 0);
  }
  CHECK(is_aligned(std::span<const float>(values)));
  CHECK_FALSE(is_aligned(std::span<const float>(values).subspan(1)));
  CHECK(AlignedVector<float>(values) == values);
}

TEST_CASE("a tensor takes an aligned vector's memory over") {
  AlignedVector<float> values = {1, 2, 3, 4, 5, 6};
  const float* const memory = values.data();
  const Tensor tensor = from_memory(std::move(values), {2, 3});
  CHECK(tensor.data<float>().data() == memory);
  CHECK(tensor.shape() == TensorShape({2, 3}));
  CHECK(tensor.data<float>()[5] == 6.0F);
}

TEST_CASE("memory that is not aligned is copied, which its address tells") {
  const AlignedVector<float> values = {0, 1, 2, 3};
  const auto all = std::span<const float>(values);
  const auto rest = all.subspan(1);
  bool all_in_use = true;
  bool rest_in_use = true;
  {
    const Tensor in_place = Tensor::from_memory(
        all, {4}, [&](void*, size_t) { all_in_use = false; });
    const Tensor copy = Tensor::from_memory(
        rest, {3}, [&](void*, size_t) { rest_in_use = false; });
    CHECK(in_place.data<float>().data() == all.data());
    CHECK(copy.data<float>().data() != rest.data());
    CHECK(copy.data<float>()[2] == 3.0F);
    CHECK(all_in_use);
    CHECK_FALSE(rest_in_use);
  }
  CHECK_FALSE(all_in_use);
}

TEST_CASE("a shape that does not match is an error, and nothing leaks") {
  CHECK_THROWS_AS(from_memory(AlignedVector<int32_t>{1, 2, 3}, {2, 2}),
                  errors::InvalidArgumentError);
}

TEST_CASE("too many values are bad_alloc") {
  AlignedAllocator<double> allocator;
  for (const size_t count : {std::numeric_limits<size_t>::max(),
                             std::numeric_limits<size_t>::max() / 4,
                             std::numeric_limits<size_t>::max() / 8}) {
    CHECK_THROWS_AS(allocator.allocate(count), std::bad_alloc);
  }
}

}  // namespace
}  // namespace tfx
