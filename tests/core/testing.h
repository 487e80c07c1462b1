// What the tests of tfx/core share: short ways to make tensors and arrays, to
// compare them, and a place for files.
#ifndef TESTS_CORE_TESTING_H_
#define TESTS_CORE_TESTING_H_

#include <algorithm>
#include <catch2/catch.hpp>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <vector>

#include "tfx/c/tensor.h"
#include "tfx/core/literal.h"
#include "tfx/core/ndarray.h"
#include "tfx/core/tensor.h"

namespace tfx {

inline Tensor make(const Literal& literal) {
  return Tensor(literal.to_tensor());
}

inline Tensor scalar(float value) { return Tensor(c::Tensor::scalar(value)); }

template <typename T>
c::Tensor array(std::vector<int64_t> shape, std::vector<T> values) {
  return c::Tensor::from_values<T>(shape, values);
}

inline void check_same(const c::Tensor& actual, const c::Tensor& expected) {
  REQUIRE(c::name(actual.type()) == c::name(expected.type()));
  REQUIRE(actual.shape() == expected.shape());
  if (actual.type() == c::DataType::kString) {
    CHECK(actual.strings() == expected.strings());
  } else {
    CHECK(std::ranges::equal(actual.bytes(), expected.bytes()));
  }
}

// Where a test writes; Bazel empties it before each run.
inline std::string scratch(const std::string& name) {
  const char* folder = std::getenv("TEST_TMPDIR");
  return std::string(folder != nullptr ? folder : "/tmp") + "/" + name;
}

namespace np {

inline NDArray make(const Literal& literal) {
  return Tensor(literal.to_tensor()).numpy();
}

template <typename T>
NDArray scalar(T value) {
  return Tensor(c::Tensor::scalar<T>(value)).numpy();
}

}  // namespace np
}  // namespace tfx

#endif  // TESTS_CORE_TESTING_H_
